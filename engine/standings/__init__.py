"""Who plays how well: ratings, leaderboards, statistics and history, made from what tables leave behind."""

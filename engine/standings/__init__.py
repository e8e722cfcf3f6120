"""Who plays how well: ratings, leaderboards, statistics, history. They are made from what tables leave behind."""

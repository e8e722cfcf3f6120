"""The rules of the games, the tables they are played at, and the computer players."""

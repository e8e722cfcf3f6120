# How and by whom a table was stopped.
stopped-host = { $name } has stopped the table.
stopped-agreed = The table was stopped, without a result: { $name } proposed it, and everyone agreed.
stopped-manager = { $name }, who may do so on this server, has stopped the table.
stopped-declined = { $name } does not want to play; the table was stopped.
stopped-tournament = The table was stopped with its tournament.
stopped-empty = The table has stopped, without a result: the last person has left.
stopped-channel = The table has stopped, without a result: its channel is gone.
stopped-server = The table has stopped, without a result: the bot was removed from the server.
stopped-unreadable = The table was stopped, without a result: what was kept of it could not be read.
stopped-lobby = The table has stopped: nobody started the match for a day.
stopped-nobody = The table has stopped, without a result: all were away, and nobody came back.
stopped-paused = The table has stopped, without a result: the match was paused for a month.
stopped-clockless = The table has stopped, without a result: nobody played for a month.
stopped-unknown = The table was stopped.
stopped-because = { $how } Reason: “{ $reason }”
stopped-counts-not = The match has no result and counts for no rating.
stopped-unfinished = -# It also shows the hands of the unfinished deal, which nobody will play on.

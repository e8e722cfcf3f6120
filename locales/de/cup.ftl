# The tree of a knock-out, in pictures and in words.
cup-main = Pokal
cup-consolation = Trostpokal
cup-title = { $cup } · Turnier { $tournament }
cup-part = { $cup } · Turnier { $tournament } · { $part } von { $parts }
cup-final = Finale
cup-semi = Halbfinale
cup-quarter = Viertelfinale
cup-computer = Computer
cup-free = { $name } kommt ohne Spiel weiter
cup-open = { $one } gegen { $other }
cup-beats = { $one } schlägt { $other } { $figures }
cup-round = { $round }: { $ties }.

# The tree of a knock-out, in pictures and in words.
cup-main = Beker
cup-consolation = Troostbeker
cup-title = { $cup } · tornooi { $tournament }
cup-part = { $cup } · tornooi { $tournament } · { $part } van { $parts }
cup-final = finale
cup-semi = halve finales
cup-quarter = kwartfinales
cup-computer = computer
cup-free = { $name } gaat zonder partij door
cup-open = { $one } tegen { $other }
cup-beats = { $one } wint van { $other } met { $figures }
cup-round = { $round }: { $ties }.

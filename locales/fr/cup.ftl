# The tree of a knock-out, in pictures and in words.
cup-main = Coupe
cup-consolation = Coupe de consolation
cup-title = { $cup } · tournoi { $tournament }
cup-part = { $cup } · tournoi { $tournament } · { $part } sur { $parts }
cup-final = finale
cup-semi = demi-finales
cup-quarter = quarts de finale
cup-computer = ordinateur
cup-free = { $name } passe sans jouer
cup-open = { $one } contre { $other }
cup-beats = { $one } bat { $other } { $figures }
cup-round = { $round } : { $ties }.

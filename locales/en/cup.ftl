# The tree of a knock-out, in pictures and in words.
cup-main = Cup
cup-consolation = Consolation cup
cup-title = { $cup } · tournament { $tournament }
cup-part = { $cup } · tournament { $tournament } · { $part } of { $parts }
cup-final = final
cup-semi = semi-finals
cup-quarter = quarter-finals
cup-computer = computer
cup-free = { $name } goes on without a match
cup-open = { $one } against { $other }
cup-beats = { $one } beats { $other } { $figures }
cup-round = { $round }: { $ties }.

# Words in the pictures. Short: they stand on plates.

picture-trump = Trump
picture-proposed = Proposed trump
picture-deal = Deal { $deal }
picture-deal-trick = Deal { $deal } · trick { $trick }/{ $tricks }
picture-deal-over = Deal { $deal } is over
picture-match-over = Match over after deal { $deal }
# Headings over numbers: tricks taken, card points taken, lines left on the slate.
picture-tricks = tricks
picture-points = points
picture-lines = to go
picture-score = score
picture-seat = Seat { $seat }
# First letter of "dealer".
picture-dealer-letter = D
picture-turn = to act
picture-turn-trumps = accept or pass?
picture-turn-play = to play
picture-wins-trick = wins
picture-led = led
picture-accepts = accepts
picture-passes = passes
picture-away = away

# Wörter in den Bildern. Kurz: sie stehen auf Schildern.

picture-trump = Trumpf
picture-proposed = Vorgeschlagener Trumpf
picture-deal = Spiel { $deal }
picture-deal-trick = Spiel { $deal } · Stich { $trick }/{ $tricks }
picture-deal-over = Spiel { $deal } ist aus
picture-match-over = Partie aus nach Spiel { $deal }
picture-tricks = Stiche
picture-points = Punkte
picture-lines = noch
picture-score = Stand
picture-seat = Platz { $seat }
picture-dealer-letter = G
picture-turn = ist dran
picture-turn-trumps = annehmen?
picture-turn-play = ist dran
picture-wins-trick = gewinnt
picture-led = kam heraus
picture-accepts = nimmt an
picture-passes = passt
picture-away = abwesend

# Mots des images. Courts : ils tiennent sur des plaquettes.

picture-trump = Atout
picture-proposed = Atout proposé
picture-deal = Donne { $deal }
picture-deal-trick = Donne { $deal } · pli { $trick }/{ $tricks }
picture-deal-over = Donne { $deal } terminée
picture-match-over = Partie finie, donne { $deal }
picture-tricks = plis
picture-points = points
picture-lines = à faire
picture-score = score
picture-seat = Place { $seat }
picture-dealer-letter = D
picture-turn = à son tour
picture-turn-trumps = prend ou passe ?
picture-turn-play = à son tour
picture-wins-trick = gagne
picture-led = a entamé
picture-accepts = prend
picture-passes = passe
picture-away = absent

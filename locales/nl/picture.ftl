# Woorden in de prenten. Kort: ze staan op bordjes.

picture-trump = Troef
picture-proposed = Voorgestelde troef
picture-deal = Gift { $deal }
picture-deal-trick = Gift { $deal } · slag { $trick }/{ $tricks }
picture-deal-over = Gift { $deal } is gedaan
picture-match-over = Uit na gift { $deal }
picture-tricks = slagen
picture-points = punten
picture-lines = te gaan
picture-score = stand
picture-seat = Plaats { $seat }
picture-dealer-letter = D
picture-turn = aan zet
picture-turn-trumps = troef of pas?
picture-turn-play = aan zet
picture-wins-trick = wint
picture-led = kwam uit
picture-accepts = neemt aan
picture-passes = past
picture-away = weg

# Un tour : une ligne au-dessus de l’image, qui est aussi celle de la notification.
turn-line = ► **À toi**, { $name }.{ $there } table { $table } · donne { $deal }
turn-line-bid = ► **À toi d’annoncer**, { $name }.{ $there } table { $table } · donne { $deal }
turn-reserve = ⏳ Ta réserve : { $left } s
# À qui le tour, sur la bande en travers de l’image.
turn-head = À toi
turn-head-bid = À toi d’annoncer
turn-head-dummy = Pour le mort
turn-head-dummy-trumps = Pour le mort
# Ensuite, ce qui est demandé avant de jouer. Court : une trentaine de lettres au plus.
turn-due-say = que dis-tu ?
turn-due-bid = { "" }
turn-due-accept = prendre ou passer ?
turn-due-trumps = fais l’atout
turn-due-dummy-trumps = fais l’atout
turn-due-kontra = Kontra ou passer ?
turn-due-re = Re ou passer ?
turn-due-troel = choisis l’atout
turn-due-double = double ?
turn-due-discard = écarte une carte
# Ce qui est permis quand on joue une carte, d’après ce qui ne l’est pas.
turn-lead = entame comme tu veux
turn-any = joue ce que tu veux
turn-last = joue la dernière carte
turn-some = une des cartes claires
turn-must-follow = fournis du { $led }, ou coupe
turn-must-follow-suit = fournis du { $led }
turn-must-follow-trump = atout demandé : joue atout
turn-must-trump = tu dois couper
turn-must-beat = joue un atout plus fort
turn-must-overtrump = tu dois surcouper
turn-must-lead-troel = entame de la carte appelée
# Au milieu de l’image, au-dessus du pli précédent.
turn-last-trick = dernier pli : { $name }
turn-open = étalé : { $name }
turn-own-hand = ta propre main
turn-last-trick-yours = dernier pli : toi
turn-asked = { $head } : { $detail }
# Texte de l’image.
turn-alt-asked = { $asked }.
turn-alt-best = La meilleure carte jusqu’ici : { $name }.

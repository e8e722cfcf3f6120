# Les règles du whist à la couleur, chapitre par chapitre : /règles les compose à partir de ces morceaux.

# Le jeu.
kleuren-players = **Joueurs** 4, chacun pour soi : à chaque donne, les enchères décident qui joue avec qui.
kleuren-cards = **Cartes** 52, dans chaque couleur de la plus forte à la plus faible { $ranks }. Aux enchères, les couleurs ont aussi un rang, de la plus haute à la plus basse cœur, carreau, trèfle, pique.
kleuren-aim = **En bref** L’un propose une couleur, un autre l’emballe, et à deux ils s’engagent à faire assez de plis avec cette couleur pour atout. Ou bien on joue seul contre trois : pour moins de plis, pour davantage, ou pour n’en faire aucun. Le contrat le plus élevé est joué.
kleuren-deal-gathered = **Donne** On ne bat jamais les cartes. On ramasse les plis, ceux du camp du contrat d’abord, et le joueur à droite du donneur coupe de { $least } à { $most } cartes. S’il ne coupe pas, le hasard le fait. Chacun en reçoit 13, par { $packets }. Avant la première donne, le jeu est battu, donné, trié et ramassé une fois sans être joué.
kleuren-deal-gathered-by-hand = **Donne** On ne bat jamais les cartes. On ramasse les plis pêle-mêle, comme à table, et le joueur à droite du donneur coupe de { $least } à { $most } cartes. S’il ne coupe pas, le hasard le fait. Chacun en reçoit 13, par { $packets }. Avant la première donne, le jeu est battu, donné, trié et ramassé une fois sans être joué.
kleuren-deal-shuffled = **Donne** Les cartes sont battues à chaque donne. Chacun en reçoit 13, par { $packets }.
kleuren-dealer = **Donneur** Le sort désigne le premier ; ensuite, c’est le joueur à gauche du donneur. Si tous passent, le même redonne.
kleuren-match = **Partie** { $deals ->
    [0] Pas de nombre de donnes fixé : on joue jusqu’à ce que la table soit arrêtée.
   *[other] { $deals } donnes, sans compter celles où tous passent. Le plus de points gagne, à égalité on partage.
}

# Les enchères.
kleuren-troel = **Trou** Celui qui a { $aces ->
    [three] trois as, mais pas quatre,
   *[more] trois ou quatre as
} a le trou. On l’annonce avant les enchères, et son partenaire aussi : celui qui a le quatrième as.
kleuren-troel-heart = S’il a les quatre as : celui qui a le plus fort cœur qui lui manque.
kleuren-troel-king = S’il a les quatre as : celui qui a le plus fort cœur qui lui manque ; s’il a aussi le roi de cœur, celui qui a le roi de la plus haute couleur dont le roi lui manque.
kleuren-troel-above = Chacun peut annoncer plus haut, ces deux-là aussi ; si personne ne le fait, le trou est joué.
kleuren-order = **Tour** À partir de la gauche du donneur, dans le sens horaire, jusqu’à ce que chacun ait passé ou soit engagé. Si tous passent, on redonne.
kleuren-suits = **Couleurs** De deux annonces égales par ailleurs, celle de la plus haute couleur l’emporte : cœur, puis carreau, trèfle, pique.
kleuren-pass = **Passer** Tu ne participes plus aux enchères.
kleuren-wait = **Attendre** Seul le joueur à gauche du donneur, comme toute première annonce{ $troel ->
    [yes] { "" }, et pas au-dessus d’un trou
   *[no] { "" }
}. Ensuite, il ne peut qu’emballer ou passer.
kleuren-propose = **Proposer** une couleur que tu as, comme première annonce ou après d’autres propositions à toi. Pas une couleur qu’un autre propose à ce moment, ni une couleur déjà emballée. Et quelqu’un doit encore pouvoir l’emballer : un joueur qui n’a ni passé ni pris d’engagement, pour 13 plis au plus. La proposition tient jusqu’à ton tour suivant. { $times ->
    [1] Chaque couleur ne se propose qu’une fois.
    [2] La même couleur peut se proposer deux fois.
   *[other] La même couleur peut se proposer trois fois.
}
kleuren-accept = **Emballer** une proposition qui tient encore, dans une couleur que tu as. Vous voilà liés à cette couleur, pour juste assez de plis pour dépasser l’annonce la plus haute, et tu parles pour les deux.
kleuren-solo = **Seul** Pour juste assez de plis pour dépasser l’annonce la plus haute. Uniquement dans une couleur que tu as proposée en vain, ou quand tous les autres ont passé ou sont engagés ; jamais dans une couleur que d’autres ont prise. Tu restes dans cette couleur.
kleuren-solo-once = Pas dans une couleur que tu as proposée plus d’une fois.
kleuren-negative = **{ $names }** À n’importe quel tour, sauf si tu attends ou si tu es lié à une couleur. Si un autre vient de l’annoncer, tu peux l’annoncer aussi : chacun joue alors pour soi. Dès lors, il ne te reste que les contrats sans atout.
kleuren-misere-closes = Après un contrat sans atout, on ne propose plus de couleur que personne n’a proposée ; on peut encore en reproposer une, et emballer une proposition qui tient.
kleuren-misere-closes-first = Après un contrat sans atout, plus de nouvelle proposition ; on peut encore emballer celles qui tiennent.
kleuren-forced-fourth = Trois petites misères à la fin obligent le quatrième à la sienne.
kleuren-abondance = **{ $names }** Uniquement comme première annonce, pour autant de plis que tu veux. Tu restes dans cette couleur.
kleuren-raise = **Surenchère** Une fois tous engagés, ceux qu’on a dépassés montent ou passent, dans le sens horaire après le dernier qui a parlé, jusqu’à ce qu’il ne reste qu’un contrat. À deux ou seul : juste assez de plis. Sans atout : un contrat sans atout égal ou supérieur. Abondance ou chelem : plus haut, dans la même couleur.
kleuren-abondance-misere = Une abondance dépassée peut aussi devenir un contrat sans atout.
kleuren-parole = **Passe parole** Celui qui a emballé et devrait annoncer { $tricks } plis ou plus peut laisser la parole à son partenaire, qui monte ou passe et parle désormais pour les deux.
kleuren-bound = **Lâché** Si celui qui parle pour les deux passe, l’autre reste lié : seul dans cette couleur, ou passe.
kleuren-bound-taken = Mais pas seul si un autre, hors de cette paire, a pris cette couleur.
kleuren-bound-misere = Si c’est celui qui avait proposé, il peut aussi prendre un contrat sans atout.
kleuren-double = **Double** Après les enchères, chaque adversaire peut dire *double*. Le premier compte ; il n’y en a qu’un.

# Les contrats.
kleuren-contract-accept = **Emballage** { $goals } plis au moins, dans la couleur emballée.
kleuren-contract-solo = **Seul** { $goals } plis au moins, seul contre trois, avec l’atout de ton choix.
kleuren-contract-troel = **Trou** { $tricks ->
    [9] 9 plis au moins. Le partenaire choisit l’atout : la couleur de la carte appelée, ou une autre.
   *[other] Le partenaire choisit : 8 plis au moins dans la couleur de la carte appelée, ou 9 dans une autre.
}
kleuren-contract-small-misere = **Petite misère** Sans atout. Chacun écarte une carte ; ne faire aucun des 12 plis.
kleuren-contract-piccolo = **Piccolo** Sans atout. Faire exactement un pli.
kleuren-contract-piccolissimo = **Piccolissimo** Sans atout. Faire exactement deux plis.
kleuren-contract-grand-misere = **Grande misère** Sans atout. Ne faire aucun des 13 plis.
kleuren-contract-open-misere = **Misère étalée** Ne faire aucun des 13 plis, cartes étalées après le premier.
kleuren-contract-abondance = **Abondance** { $goals } plis au moins, seul, avec l’atout de ton choix.
kleuren-contract-abondance-table = **Abondance sur table** { $goals } plis au moins, cartes étalées après le premier.
kleuren-contract-small-slam = **Petit chelem** 12 plis au moins, seul, avec l’atout de ton choix.
kleuren-contract-small-slam-table = **Petit chelem sur table** 12 plis au moins, cartes étalées après le premier.
kleuren-contract-slam = **Chelem** Les 13 plis, seul, avec l’atout de ton choix.
kleuren-contract-slam-table = **Chelem sur table** Les 13 plis, cartes étalées après le premier.
kleuren-contract-open-slam = **Chelem étalé** Les 13 plis, cartes étalées après le premier : la plus haute de toutes les annonces.

# Le jeu de la carte.
kleuren-lead = **Entame** Le joueur à gauche du donneur entame.
kleuren-lead-alone = À l’abondance ou au chelem, c’est le demandeur.
kleuren-lead-troel = Au trou, le partenaire entame de la carte appelée si sa couleur est l’atout ; sinon, celui qui a les as entame de l’as d’atout.
kleuren-lead-troel-any = Au trou, le partenaire entame, de n’importe quelle carte.
kleuren-follow = **Fournir** si tu peux ; sinon, tu joues ce que tu veux. On n’est jamais obligé de couper ni de monter.
kleuren-tricks = **Plis** Le plus fort atout gagne le pli, sans atout la plus forte carte de la couleur demandée. Celui qui gagne entame.
kleuren-example = **Exemple** Atout cœur. On entame de { $led } et { $best } passe devant ; celui qui n’a pas de pique se défausse ({ $away }) ou coupe ({ $ruff }) : { $ruff } gagne le pli. Sans atout, ce serait { $best }.
kleuren-alt-ranking = Une couleur de la plus forte à la plus faible : { $cards }.
kleuren-alt-suits = Les couleurs aux enchères, la plus haute d’abord : { $cards }.
kleuren-alt-trick = Le pli de l’exemple, dans l’ordre du jeu : { $cards }.
kleuren-aside = **Petite misère** Avant l’entame, chacun écarte une carte de son choix, cachée ; personne d’autre ne la voit.
kleuren-face-up = **Cartes étalées** Ce qui se joue sur table ou étalé est posé à découvert après le premier pli, et se joue de là.
kleuren-several = **Plusieurs misères** Ceux qui ont annoncé la même la jouent chacun pour soi : chacun gagne ou perd seul.
kleuren-end-settled = **Fin** La donne s’arrête dès que plus rien ne peut changer la marque.
kleuren-end-last = **Fin** Chaque donne se joue jusqu’à la dernière carte.

# La marque.
kleuren-sides = **Marque** Deux contre deux : chacun des demandeurs gagne les points du contrat, chaque adversaire les perd ; si le contrat chute, l’inverse. Seul contre trois : le demandeur les reçoit de chacun des trois, ou les paie à chacun. Plusieurs misères se comptent une à une. Des points, jamais d’argent.
kleuren-ladder = **Les contrats, du plus bas au plus haut** Points, contrat, ce qu’ajoute chaque pli de plus (+), ce qu’ajoute à la perte chaque pli de moins (−). Au-delà des plis indiqués, rien de plus. Sur une même ligne, la plus haute couleur l’emporte : cœur, carreau, trèfle, pique.
kleuren-ladder-equal = Une ligne avec = a le même rang que celle du dessus ; là aussi la couleur décide.
kleuren-ladder-against = Après la barre : de même pour les adversaires.
kleuren-all-tricks = { $name } avec les 13 plis : { $points }.
kleuren-exactly = { $name } selon les plis faits, quoi qu’il soit dit d’autre : { $figures }.
kleuren-failed = Un contrat chuté coûte ses points, et les plis manquants en plus.
kleuren-failed-otherwise = { $under ->
    [0] { $name } chuté : { $points }.
   *[other] { $name } à un pli près : { $first }, et { $under } par pli de moins encore.
}
kleuren-doubles = **Doubles** Un double fait tout compter deux fois, deux doubles trois fois, trois doubles quatre fois :
kleuren-double-tricks = { $tricks ->
    [13] • les 13 plis au camp du contrat : { $names }
    [0] • les 13 plis aux adversaires : { $names }
    [one] • exactement { $tricks } pli au camp du contrat : { $names }
   *[other] • exactement { $tricks } plis au camp du contrat : { $names }
}
kleuren-double-said = • le *double* d’un adversaire
kleuren-double-passed = • juste avant, une donne où tous ont passé (plusieurs comptent une fois)
kleuren-double-row = • { $name } : { $doubles ->
    [1] un double
   *[other] { $doubles } doubles
} déjà, compris dans ses points ci-dessus

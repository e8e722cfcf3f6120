# La table du whist à la couleur, la main et ce qu’une donne a rapporté.
kleurenwiezen-troel = **Trou** : { $name }, *avec moi* : { $partner }
kleurenwiezen-troel-with = **Trou** avec { $card } : { $name }, *avec moi* : { $partner }
kleurenwiezen-calls = -# { $name } : { $calls }
kleurenwiezen-live = Qui emballe ? Proposé : { $proposals }
kleurenwiezen-proposal = { $suit } ({ $name })
kleurenwiezen-highest = Annonce la plus haute : **{ $contract }** ({ $name })
kleurenwiezen-contract = **{ $contract }** : { $name }
kleurenwiezen-doubled = **Double** : { $name }
kleurenwiezen-forced = { $name } doit jouer aussi : les trois autres jouent petite misère.
kleurenwiezen-played = { $played } sur { $deals } donnes jouées
kleurenwiezen-times = cette donne compte { $times } fois
kleurenwiezen-tricks = Plis : { $sides }
kleurenwiezen-side-least = { $name } **{ $tricks }** sur { $goal }
kleurenwiezen-side-exactly = { $name } **{ $tricks }**, doit en faire { $goal ->
    [0] zéro
   *[other] exactement { $goal }
}
kleurenwiezen-side-none = { $name } **{ $tricks }**
kleurenwiezen-aside = Carte écartée : { $name }

kleurenwiezen-hand-auction = ► **À toi d’annoncer.** Appuie ci-dessous, choisis dans la liste ou tape avec /{ command-bid }.
kleurenwiezen-hand-troel = ► **C’est toi qui choisis l’atout**, pour vous deux.
kleurenwiezen-hand-double = ► **Double ?** Le premier qui le dit double pour tous les adversaires.
kleurenwiezen-hand-discard = ► **Écarte une carte**, face cachée. Ensuite on joue.
kleurenwiezen-hand-called = La carte qui vous réunit : { $card }
kleurenwiezen-hand-discarded = Tu as écarté { $card }.
kleurenwiezen-wait-discard = Ta carte est écartée ; attends les autres.
kleurenwiezen-wait-double = Rien à faire ici : les adversaires peuvent doubler.

kleurenwiezen-made = **Donne { $deal } : { $side } { $people ->
    [one] réussit
   *[other] réussissent
} { $contract }** avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}{ $over ->
    [0] {""}
   *[other] , soit { $over } de plus
}.
kleurenwiezen-made-all = **Donne { $deal } : { $side } { $people ->
    [one] réussit
   *[other] réussissent
} { $contract }** avec les 13 plis !
kleurenwiezen-failed = **Donne { $deal } : { $side } { $people ->
    [one] chute
   *[other] chutent
} à { $contract }** : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} sur { $goal }, il en manque { $under }.
kleurenwiezen-failed-early = **Donne { $deal } : { $side } { $people ->
    [one] chute
   *[other] chutent
} à { $contract }** : les adversaires ont déjà { $against ->
    [1] un pli
   *[other] { $against } plis
}.
kleurenwiezen-negative-made = **Donne { $deal } : { $side } réussit { $contract }**, avec { $tricks ->
    [0] aucun pli
    [1] un pli
   *[other] { $tricks } plis
}.
kleurenwiezen-negative-failed = **Donne { $deal } : { $side } chute à { $contract }**, avec { $tricks ->
    [0] aucun pli
    [1] un pli
   *[other] { $tricks } plis
}.
kleurenwiezen-multiplied = Tout compte { $times } fois{ $why }.
kleurenwiezen-why-doubled = { $name } a doublé
kleurenwiezen-why-passed = tous avaient passé à la donne d’avant
kleurenwiezen-why-tricks = { $tricks ->
    [13] tous les plis
    [0] pas le moindre pli
    [one] un seul pli
   *[other] { $tricks } plis seulement
}
kleurenwiezen-gains = Points : { $sides }
kleurenwiezen-early = -# Les cartes restantes ne pouvaient plus rien changer.
kleurenwiezen-thrown-in = **Donne { $deal } annulée** : tout le monde a passé. { $name } redonne.
kleurenwiezen-thrown-in-counts = **Donne { $deal } annulée** : tout le monde a passé, personne ne marque.
kleurenwiezen-next-doubles = La prochaine donne compte double.

# Ce qui se dit au whist à la couleur, comme les joueurs le disent. Sans mise en forme : les images s’en servent aussi.
kleurenwiezen-bid-pass = Passe
kleurenwiezen-bid-wait = J’attends
kleurenwiezen-bid-parole = Passe parole
kleurenwiezen-bid-double = Double
kleurenwiezen-bid-no-double = Pas de double
kleurenwiezen-bid-propose = Je propose { $suit }
kleurenwiezen-bid-accept = J’emballe { $goal } { $suit }
kleurenwiezen-bid-solo = Seul { $goal } { $suit }
kleurenwiezen-bid-troel = Trou { $goal } { $suit }
kleurenwiezen-bid-small-misere = Petite misère
kleurenwiezen-bid-piccolo = Piccolo
kleurenwiezen-bid-piccolissimo = Piccolissimo
kleurenwiezen-bid-grand-misere = Grande misère
kleurenwiezen-bid-open-misere = Misère étalée
kleurenwiezen-bid-abondance = Abondance { $goal } { $suit }
kleurenwiezen-bid-abondance-table = Abondance { $goal } { $suit } sur table
kleurenwiezen-bid-small-slam = Petit chelem { $suit }
kleurenwiezen-bid-small-slam-table = Petit chelem { $suit } sur table
kleurenwiezen-bid-slam = Chelem { $suit }
kleurenwiezen-bid-slam-table = Chelem { $suit } sur table
kleurenwiezen-bid-open-slam = Chelem étalé { $suit }
kleurenwiezen-bid-discard = Écarter { $card }
# Les contrats qui ne s’appellent pas comme l’annonce : celui à deux, et un trou avant que le partenaire ait parlé.
kleurenwiezen-bid-contract-accept = Emballage { $goal } { $suit }
kleurenwiezen-bid-contract-troel = Trou

# De même pour une colonne étroite ; l’enseigne est dessinée à côté.
kleurenwiezen-bid-short-pass = passe
kleurenwiezen-bid-short-wait = j’attends
kleurenwiezen-bid-short-parole = parole
kleurenwiezen-bid-short-double = double
kleurenwiezen-bid-short-no-double = non
kleurenwiezen-bid-short-propose = propose
kleurenwiezen-bid-short-accept = emballe { $goal }
kleurenwiezen-bid-short-solo = seul { $goal }
kleurenwiezen-bid-short-troel = trou { $goal }
kleurenwiezen-bid-short-small-misere = petite misère
kleurenwiezen-bid-short-piccolo = piccolo
kleurenwiezen-bid-short-piccolissimo = piccolissimo
kleurenwiezen-bid-short-grand-misere = grande misère
kleurenwiezen-bid-short-open-misere = misère étalée
kleurenwiezen-bid-short-abondance = abondance { $goal }
kleurenwiezen-bid-short-abondance-table = abondance table { $goal }
kleurenwiezen-bid-short-small-slam = petit chelem
kleurenwiezen-bid-short-small-slam-table = petit chelem table
kleurenwiezen-bid-short-slam = chelem
kleurenwiezen-bid-short-slam-table = chelem table
kleurenwiezen-bid-short-open-slam = chelem étalé
# Le contrat à deux, pour une colonne étroite.
kleurenwiezen-bid-short-contract-accept = emballe { $goal }

# Les règles du whist à la couleur, chapitre par chapitre : /règles les compose à partir de ces morceaux.

# Le jeu.
kleurenwiezen-rules-players = **Joueurs** 4, chacun pour soi : à chaque donne, les enchères décident qui joue avec qui.
kleurenwiezen-rules-cards = **Cartes** 52, dans chaque couleur, de la plus forte à la plus faible : { $ranks }. Aux enchères, les couleurs ont aussi un rang, de la plus haute à la plus basse : cœur, carreau, trèfle, pique.
kleurenwiezen-rules-aim = **En bref** L’un propose une couleur, un autre l’emballe, et à deux ils s’engagent à faire assez de plis avec cette couleur pour atout. Ou bien on joue seul contre trois : pour moins de plis, pour davantage, ou pour n’en faire aucun. Le contrat le plus élevé est joué.
kleurenwiezen-rules-deal-gathered = **Donne** On ne bat jamais les cartes. On ramasse les plis, ceux du camp du contrat d’abord, et le joueur à droite du donneur coupe de { $least } à { $most } cartes. S’il ne coupe pas, le hasard le fait. Chacun en reçoit 13, par { $packets }. Avant la première donne, le jeu est battu, donné, trié et ramassé une fois sans être joué.
kleurenwiezen-rules-deal-gathered-by-hand = **Donne** On ne bat jamais les cartes. On ramasse les plis pêle-mêle, comme à table, et le joueur à droite du donneur coupe de { $least } à { $most } cartes. S’il ne coupe pas, le hasard le fait. Chacun en reçoit 13, par { $packets }. Avant la première donne, le jeu est battu, donné, trié et ramassé une fois sans être joué.
kleurenwiezen-rules-deal-shuffled = **Donne** Les cartes sont battues à chaque donne. Chacun en reçoit 13, par { $packets }.
kleurenwiezen-rules-dealer = **Donneur** Le sort désigne le premier ; ensuite, c’est le joueur à gauche du donneur. Si tous passent, le même redonne.
kleurenwiezen-rules-dealer-counts = **Donneur** Le sort désigne le premier ; ensuite, c’est le joueur à gauche du donneur, même si tous passent.
kleurenwiezen-rules-match = **Partie** { $deals ->
    [0] Pas de nombre de donnes fixé : on joue jusqu’à ce que la table soit arrêtée.
   *[other] { $deals } donnes, sans compter celles où tous passent. On gagne avec le plus de points ; à égalité, on partage.
}
kleurenwiezen-rules-match-counts = **Partie** { $deals ->
    [0] Pas de nombre de donnes fixé : on joue jusqu’à ce que la table soit arrêtée.
   *[other] { $deals } donnes, y compris celles où tous passent. On gagne avec le plus de points ; à égalité, on partage.
}

# Les enchères.
kleurenwiezen-rules-troel = **Trou** Celui qui a { $aces ->
    [three] trois as, mais pas quatre,
   *[more] trois ou quatre as
} a le trou. On l’annonce avant les enchères, avec le nom du partenaire : c’est celui qui a le quatrième as.
kleurenwiezen-rules-troel-heart = S’il a les quatre as : celui qui a le plus fort cœur qui lui manque.
kleurenwiezen-rules-troel-king = S’il a les quatre as : celui qui a le plus fort cœur qui lui manque ; s’il a aussi le roi de cœur, celui qui a le roi de la plus haute couleur dont le roi lui manque.
kleurenwiezen-rules-troel-above = Chacun peut annoncer plus haut, ces deux-là aussi ; si personne ne le fait, le trou est joué.
kleurenwiezen-rules-order = **Tour** À partir de la gauche du donneur, dans le sens horaire, jusqu’à ce que chacun ait passé ou soit engagé. Si tous passent, on redonne.
kleurenwiezen-rules-suits = **Couleurs** De deux annonces égales par ailleurs, celle de la plus haute couleur l’emporte : cœur, puis carreau, trèfle, pique.
kleurenwiezen-rules-pass = **Passer** Tu ne participes plus aux enchères.
kleurenwiezen-rules-wait = **Attendre** Seul le joueur à gauche du donneur, comme toute première annonce{ $troel ->
    [yes] { "" }, et pas au-dessus d’un trou
   *[no] { "" }
}. Ensuite, il ne peut qu’emballer ou passer.
kleurenwiezen-rules-propose = **Proposer** une couleur que tu as, comme première annonce ou après d’autres propositions à toi. Pas une couleur qu’un autre propose à ce moment, ni une couleur déjà emballée. Et quelqu’un doit encore pouvoir l’emballer : un joueur qui n’a ni passé ni pris d’engagement, pour 13 plis au plus. La proposition tient jusqu’à ton tour suivant. { $times ->
    [1] Chaque couleur ne se propose qu’une fois.
    [2] La même couleur peut se proposer deux fois.
   *[other] La même couleur peut se proposer trois fois.
}
kleurenwiezen-rules-accept = **Emballer** une proposition qui tient encore, dans une couleur que tu as. Vous voilà liés à cette couleur, pour juste assez de plis pour dépasser l’annonce la plus haute, et tu parles pour les deux.
kleurenwiezen-rules-solo = **Seul** Pour juste assez de plis pour dépasser l’annonce la plus haute. Uniquement dans une couleur que tu as proposée en vain, ou quand tous les autres ont passé ou sont engagés ; jamais dans une couleur que d’autres ont prise. Tu restes dans cette couleur.
kleurenwiezen-rules-solo-once = Pas dans une couleur que tu as proposée plus d’une fois.
kleurenwiezen-rules-negative = **{ $names }** À n’importe quel tour, sauf si tu attends ou si une couleur t’engage. Si un autre vient de l’annoncer, tu peux l’annoncer aussi : chacun joue alors pour soi. Dès lors, il ne te reste que les contrats sans atout.
kleurenwiezen-rules-misere-closes = Après un contrat sans atout, on ne propose plus de couleur que personne n’a proposée ; on peut encore en reproposer une, et emballer une proposition qui tient.
kleurenwiezen-rules-misere-closes-first = Après un contrat sans atout, plus de nouvelle proposition ; on peut encore emballer celles qui tiennent.
kleurenwiezen-rules-forced-fourth = Trois petites misères à la fin obligent le quatrième à la sienne.
kleurenwiezen-rules-abondance = **{ $names }** Uniquement comme première annonce, pour autant de plis que tu veux. Tu restes dans cette couleur.
kleurenwiezen-rules-raise = **Surenchère** Une fois tous engagés, ceux qu’on a dépassés montent ou passent, dans le sens horaire après le dernier qui a parlé, jusqu’à ce qu’il ne reste qu’un contrat. À deux ou seul : juste assez de plis. Sans atout : un contrat sans atout égal ou supérieur. Abondance ou chelem : plus haut, dans la même couleur.
kleurenwiezen-rules-abondance-misere = Une abondance dépassée peut aussi devenir un contrat sans atout.
kleurenwiezen-rules-parole = **Passe parole** Celui qui a emballé et devrait annoncer { $tricks } plis ou plus peut laisser la parole à son partenaire, qui monte ou passe et parle désormais pour les deux.
kleurenwiezen-rules-bound = **Lâché** Si celui qui parle pour les deux passe, l’autre reste lié : seul dans cette couleur, ou passe.
kleurenwiezen-rules-bound-taken = Mais pas seul si un autre, hors de cette paire, a pris cette couleur.
kleurenwiezen-rules-bound-misere = Si c’est celui qui avait proposé, il peut aussi prendre un contrat sans atout.
kleurenwiezen-rules-double = **Double** Après les enchères, chaque adversaire peut dire *double*. Le premier compte ; il n’y en a qu’un.

# Les contrats.
kleurenwiezen-rules-contract-accept = **Emballage** { $goals } plis au moins, dans la couleur emballée.
kleurenwiezen-rules-contract-solo = **Seul** { $goals } plis au moins, seul contre trois, avec l’atout de ton choix.
kleurenwiezen-rules-contract-troel = **Trou** { $tricks ->
    [9] 9 plis au moins. Le partenaire choisit l’atout : la couleur de la carte appelée, ou une autre.
   *[other] Le partenaire choisit : 8 plis au moins dans la couleur de la carte appelée, ou 9 dans une autre.
}
kleurenwiezen-rules-contract-small-misere = **Petite misère** Sans atout. Chacun écarte une carte ; ne faire aucun des 12 plis.
kleurenwiezen-rules-contract-piccolo = **Piccolo** Sans atout. Faire exactement un pli.
kleurenwiezen-rules-contract-piccolissimo = **Piccolissimo** Sans atout. Faire exactement deux plis.
kleurenwiezen-rules-contract-grand-misere = **Grande misère** Sans atout. Ne faire aucun des 13 plis.
kleurenwiezen-rules-contract-open-misere = **Misère étalée** Ne faire aucun des 13 plis, cartes étalées après le premier.
kleurenwiezen-rules-contract-abondance = **Abondance** { $goals } plis au moins, seul, avec l’atout de ton choix.
kleurenwiezen-rules-contract-abondance-table = **Abondance sur table** { $goals } plis au moins, cartes étalées après le premier.
kleurenwiezen-rules-contract-small-slam = **Petit chelem** 12 plis au moins, seul, avec l’atout de ton choix.
kleurenwiezen-rules-contract-small-slam-table = **Petit chelem sur table** 12 plis au moins, cartes étalées après le premier.
kleurenwiezen-rules-contract-slam = **Chelem** Les 13 plis, seul, avec l’atout de ton choix.
kleurenwiezen-rules-contract-slam-table = **Chelem sur table** Les 13 plis, cartes étalées après le premier.
kleurenwiezen-rules-contract-open-slam = **Chelem étalé** Les 13 plis, cartes étalées après le premier : la plus haute de toutes les annonces.

# Le jeu de la carte.
kleurenwiezen-rules-lead = **Entame** Le joueur à gauche du donneur entame.
kleurenwiezen-rules-lead-alone = À l’abondance ou au chelem, c’est le demandeur.
kleurenwiezen-rules-lead-troel = Au trou, le partenaire entame de la carte appelée si sa couleur est l’atout ; sinon, celui qui a les as entame de l’as d’atout.
kleurenwiezen-rules-lead-troel-any = Au trou, le partenaire entame, de n’importe quelle carte.
kleurenwiezen-rules-follow = **Fournir** si tu peux ; sinon, tu joues ce que tu veux. On n’est jamais obligé de couper ni de monter.
kleurenwiezen-rules-tricks = **Plis** Le plus fort atout gagne le pli, sans atout la plus forte carte de la couleur demandée. Celui qui gagne entame.
kleurenwiezen-rules-example = **Exemple** Atout cœur. On entame de { $led } et { $best } passe devant ; celui qui n’a pas de pique se défausse ({ $away }) ou coupe ({ $ruff }) : { $ruff } gagne le pli. Sans atout, ce serait { $best }.
kleurenwiezen-rules-alt-ranking = Une couleur de la plus forte à la plus faible : { $cards }.
kleurenwiezen-rules-alt-suits = Les couleurs aux enchères, la plus haute d’abord : { $cards }.
kleurenwiezen-rules-alt-trick = Le pli de l’exemple, dans l’ordre du jeu : { $cards }.
kleurenwiezen-rules-aside = **Petite misère** Avant l’entame, chacun écarte une carte de son choix, cachée ; personne d’autre ne la voit.
kleurenwiezen-rules-face-up = **Cartes étalées** Ce qui se joue sur table ou étalé est posé à découvert après le premier pli, et se joue de là.
kleurenwiezen-rules-several = **Plusieurs misères** Ceux qui ont annoncé la même la jouent chacun pour soi : chacun gagne ou perd seul.
kleurenwiezen-rules-end-settled = **Fin** La donne s’arrête dès que plus rien ne peut changer son résultat.
kleurenwiezen-rules-end-last = **Fin** Chaque donne se joue jusqu’à la dernière carte.

# La marque.
kleurenwiezen-rules-sides = **Marque** Deux contre deux : chacun des demandeurs gagne les points du contrat, chaque adversaire les perd ; si le contrat chute, l’inverse. Seul contre trois : le demandeur les reçoit de chacun des trois, ou les paie à chacun. Plusieurs misères se comptent une à une. Des points, jamais d’argent.
kleurenwiezen-rules-ladder = **Les contrats, du plus bas au plus haut** Points, contrat, ce qu’ajoute chaque pli de plus (+), ce qu’ajoute à la perte chaque pli de moins (−). Au-delà des plis indiqués, rien de plus. Sur une même ligne, la plus haute couleur l’emporte : cœur, carreau, trèfle, pique.
kleurenwiezen-rules-ladder-equal = Une ligne avec = a le même rang que celle du dessus ; là aussi la couleur décide.
kleurenwiezen-rules-ladder-against = Après la barre : de même pour les adversaires, qui ont leur propre barème ; la somme d’une donne n’est donc pas toujours nulle.
kleurenwiezen-rules-all-tricks = { $name } avec les 13 plis : { $points }.
kleurenwiezen-rules-exactly = { $name } selon les plis faits, quoi que dise le reste du barème : { $figures }.
kleurenwiezen-rules-exactly-one = { $tricks } : { $points }
kleurenwiezen-rules-failed = Un contrat chuté coûte ses points, et les plis manquants en plus.
kleurenwiezen-rules-failed-otherwise = { $under ->
    [0] { $name }, en cas de chute : { $points }.
   *[other] { $name } à un pli près : { $first }, et { $under } par pli de moins encore.
}
kleurenwiezen-rules-doubles = **Doubles** Un double fait tout compter deux fois, deux doubles trois fois, trois doubles quatre fois :
kleurenwiezen-rules-double-tricks = { $tricks ->
    [13] • les 13 plis au camp du contrat : { $names }
    [0] • les 13 plis aux adversaires : { $names }
    [one] • exactement { $tricks } pli au camp du contrat : { $names }
   *[other] • exactement { $tricks } plis au camp du contrat : { $names }
}
kleurenwiezen-rules-double-said = • le *double* d’un adversaire
kleurenwiezen-rules-double-passed = • juste avant, une donne où tous ont passé (plusieurs comptent une fois)
kleurenwiezen-rules-double-row = • { $name } : { $doubles ->
    [1] un double
   *[other] { $doubles } doubles
} déjà, compris dans ses points ci-dessus

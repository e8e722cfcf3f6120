# Les règles de chaque variante, assez courtes pour un téléphone : /règles les compose à partir de ces morceaux.

# Le nom d’un jeu.
rules-game-couillon = Couillon
rules-game-chouine = Chouine
rules-game-kleurenwiezen = Whist à la couleur

# Le nom d’une variante : dans les titres, les listes et les propositions.
rules-name-couillon = Couillon (jeu de base)
rules-name-denexa = Couillon (cinq lignes)
rules-name-points = Couillon (aux points)
rules-name-tongres = Couillon (Tongres)
rules-name-force = Couillon forcé
rules-name-malmedy = Couillon à la Mit’ (Malmedy)
rules-name-dame-de-make = Couillon à la Dame de Make
rules-name-st-vith = Kujong de Saint-Vith
rules-name-six = Couillon à six (24 cartes)
rules-name-six-32 = Couillon à six (32 cartes)
rules-name-eight = Couillon à huit
rules-name-kwajongen = Kwajongen (Opglabbeek)
rules-name-kujong = Kujong
rules-name-troeven = Troeven
rules-name-troeven-3-dummy = Troeven à trois avec un mort
rules-name-troeven-3 = Troeven à trois
rules-name-troeven-2-layout = Troeven à deux (cartes étalées)
rules-name-troeven-2-stock = Troeven à deux (talon)
rules-name-chouine = Chouine
rules-name-chouine-3 = Chouine à trois
rules-name-chouine-4 = Chouine à quatre
rules-name-mondoubleau = Chouine de Mondoubleau
rules-name-pagat = Whist à la couleur (jeu de base)
rules-name-whisthub = Whist à la couleur (Whisthub)
rules-name-classic = Whist à la couleur (classique)
rules-name-gerver = Whist à la couleur (Gerver)
rules-name-flemish = Whist à la couleur (barème flamand)
rules-name-wallonia = Whist à la couleur (Wallonie)

# La commande.
rules-command = règles
rules-command-hint = Comment se joue une variante, en bref ; sans option : la table d’ici
rules-preset-hint = Quelle variante ; sans choix, la table de ce salon

rules-title = ### { $name }
rules-title-table = ### { $name } · table { $table }

# Les chapitres des règles longues : leurs boutons.
rules-chapter-rules = Règles
rules-chapter-game = Le jeu
rules-chapter-auction = Enchères
rules-chapter-contracts = Contrats
rules-chapter-play = Jeu de la carte
rules-chapter-score = Marque
rules-chapter-tips = Conseils

# Joueurs et cartes.
rules-players-pairs = **Joueurs** 4, les partenaires face à face.
rules-players-teams = **Joueurs** { $seats } en deux équipes de { $each }, chacun entre deux adversaires.
rules-players-dummy = **Joueurs** 3 et un mort, cartes sur table. Celui qui est assis en face est son partenaire, les deux autres jouent ensemble.
rules-players-alone = **Joueurs** { $seats ->
    [2] 2, l’un contre l’autre.
   *[other] { $seats }, chacun pour soi.
}
rules-cards = **Cartes** { $pack }, de la plus forte à la plus faible { $ranks }. Valeur : { $values }, les autres 0 ; 40 en tout.
rules-cards-no-black-sevens = Sans les sept noirs.

# La donne.
rules-deal-stub = **Donne** Par 2 : { $first } chacun ; il reste { $rest } cartes.
rules-deal-tongres = **Donne** Par 2 : { $first } chacun, et encore { $more } après le premier tour de parole.
rules-deal-all = **Donne** Par { $batch } : { $first } chacun, et encore { $more } une fois l’atout fait.
rules-deal-eldest = **Donne** { $first } au joueur à gauche du donneur, qui fait l’atout ; { $first } à chacun des autres ; puis encore { $more } à tous.
rules-deal-eldest-talon = **Donne** { $first } au joueur à gauche du donneur, qui fait l’atout ; { $first } à chacun des autres ; { $rest } au talon, cachées ; puis encore { $more } à tous.
rules-deal-dealer-card = **Donne** 2 à chacun des autres, 1 découverte au donneur, encore { $second } aux autres, encore { $last } au donneur{ $rest ->
    [0] {""}
   *[other] ; il en reste { $rest }
}.
rules-deal-layout = **Donne** À chacun deux rangs de 4 cartes cachées, et une carte découverte sur chacune. Les 4 premières découvertes vont à celui qui ne donne pas ; puis on fait l’atout.
rules-deal-stock = **Donne** { $first } à celui qui ne donne pas ; l’atout fait, { $first } au donneur et encore { $more } à chacun ; { $rest } forment le talon.
rules-deal-left = Il reste { $rest } cartes.
rules-deal-left-stock = { $rest } cartes forment le talon.
rules-deal-dummy = Les 4 premières du mort sont cachées, les 4 autres découvertes par-dessus.
rules-cut = **Coupe** Avant chaque donne, le joueur à droite du donneur peut couper, { $least } cartes au moins ; sinon, c’est le hasard.
rules-dealer-lobby = **Donneur** Tiré au sort pour la première donne ; ensuite chaque fois le joueur à sa gauche.
rules-dealer-high-cards = **Donneur** Avant la partie, chacun tire une carte : les deux plus fortes sont partenaires et la plus forte donne. Ensuite chaque fois le joueur à sa gauche.
rules-dealer-jacks = **Donneur** Avant la partie, on donne des cartes découvertes : le premier valet désigne le premier donneur, le deuxième son partenaire. Ensuite chaque fois le joueur à sa gauche.

# Faire l’atout.
rules-trumps-upcard = **Atout** On retourne la première carte du reste. En partant de la gauche du donneur, chacun prend cette couleur pour son équipe ou passe, un seul tour. Si tous passent, la carte du dessous décide et aucune équipe n’a fait l’atout.
rules-trumps-tongres = **Atout** On retourne la quatrième carte du donneur ; en partant de sa gauche, chacun prend cette couleur ou passe. Si tous passent, la dernière carte du donneur est proposée de même après la donne. Tous passent encore : rien, au suivant de donner.
rules-trumps-forced = **Atout** Le joueur à gauche du donneur { $show ->
    [chosen] montre une de ses { $first } premières cartes : sa couleur est l’atout
    [highest] nomme la couleur d’une de ses { $first } premières cartes et montre la plus haute de cette couleur
   *[none] nomme la couleur d’une de ses { $first } premières cartes, sans rien montrer
}. Ou il demande une **retourne** : sa carte suivante décide. Dans les deux cas, son équipe a fait l’atout.
rules-trumps-held = **Atout** Le joueur à gauche du donneur doit nommer la couleur d’une de ses { $first } premières cartes, sans rien montrer. Son équipe a fait l’atout.
rules-trumps-dealer-card = **Atout** La carte découverte du donneur est proposée. En partant de sa gauche, chacun prend cette couleur ou passe. Si tous passent, on redonne.
rules-trumps-passed = Après une donne où tous ont passé, la prochaine victoire compte un de plus (jamais davantage).
rules-trumps-named = **Atout** Le joueur à gauche du donneur voit { $first } cartes et nomme une couleur, même une qu’il n’a pas.
rules-trumps-named-two = **Atout** Celui qui ne donne pas voit { $first } cartes et nomme une couleur, même une qu’il n’a pas.
rules-trumps-dummy = Si c’est au mort, on donne d’abord tout, et son partenaire fait l’atout d’après les cartes étalées du mort avant de regarder les siennes.

# Le jeu.
rules-lead = **Jeu** Le joueur à gauche du donneur entame.
rules-lead-two = **Jeu** Celui qui ne donne pas entame.
rules-follow-or-trump = Celui qui a la couleur demandée fournit **ou coupe** ; sinon on joue ce qu’on veut.
rules-follow-strict = Celui qui a la couleur demandée **doit fournir** ; sinon il doit couper ; sans l’une ni l’autre, il joue ce qu’il veut.
rules-follow-free = Tant qu’il y a un talon, on joue ce qu’on veut ; celui qui gagne le pli pioche le premier. Ensuite, celui qui a la couleur demandée fournit **ou coupe**.
rules-follow-free-strict = Tant qu’il y a un talon, on joue ce qu’on veut ; celui qui gagne le pli pioche le premier. Ensuite, celui qui a la couleur demandée **doit fournir** ; sinon il doit couper ; sans l’une ni l’autre, il joue ce qu’il veut.
rules-take = **Plis** On n’est jamais obligé de monter. Le plus fort atout gagne le pli, sinon la plus forte carte de la couleur demandée ; celui qui gagne entame.
rules-play-layout = On joue ses cartes étalées, et elles seules obligent. Une carte dégagée se retourne après le pli.
rules-play-dummy = Son partenaire joue les cartes étalées du mort, et elles seules l’obligent. Une carte dégagée se retourne après le pli.

# Les dames.
rules-mit = **Mit’** Celui qui a la dame de pique peut dire *Mit’* à son tour, avant sa première carte. Elle se place alors juste sous l’as d’atout, et la donne rapporte un de plus à qui la gagne. Sans annonce, c’est un pique ordinaire.
rules-mit-kontra = Un adversaire peut répondre *Kontra*, puis l’équipe de la Mit’ *Re* : un de plus chaque fois. Frapper sur la table revient au même : tape « toc » avec /{ command-bid }.
rules-dame-de-make = **Dame de Make** La dame de trèfle est toujours atout, juste au-dessus du roi, et n’est plus un trèfle.
rules-red-queens = **Dames rouges** Elles aussi sont toujours atout : sous la dame de trèfle, cœur avant carreau, au-dessus du roi.

# La marque et la fin de la partie.
rules-score-slate = **Marque** { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} par équipe. Plus de points que les autres : on en efface une. Atout fait et donne perdue : une *boucle* sur une de ses lignes ; il faut une victoire rien que pour l’effacer. Égalité : *craie dans le trou*, la prochaine victoire en efface deux.
rules-score-points = **Marque** Plus de points que les autres : 1 point. Atout fait et donne perdue : 1 point de moins. Égalité : la prochaine victoire en vaut 2.
rules-score-royes = **Marque** { $royes } *rôyes* par équipe, à perdre. Plus de points : on en ôte une, et une de plus avec tous les plis (*dobe*). Atout fait et donne perdue : une de plus.
rules-score-ottant = Si on avait dit Mit’, deux de plus : *ot’tant de coyes que rôyes*.
rules-score-numbers = **Marque** L’*arbre* est à { $branches } par équipe. Plus de points : un de moins, deux avec tous les plis. Atout fait sans gagner, même à égalité : un de plus. L’égalité n’ôte rien.
rules-score-cows = **Marque** Une *vache* compte { $strokes } traits par équipe. Plus de points : on en barre un, et un de plus avec tous les plis. Atout fait et donne perdue : un trait de plus. Égalité : rien.
rules-score-tree = **Marque** Un arbre de { $branches ->
    [one] { $branches } branche
   *[other] { $branches } branches
} par équipe. Plus de points : une boule annule une branche. Atout fait et donne perdue : une branche de plus. Égalité : la prochaine victoire en annule deux.
rules-score-trees = **Marque** Chacun son arbre de { $branches ->
    [one] { $branches } branche
   *[other] { $branches } branches
}. Le plus de points, seul : une branche annulée. Atout fait et un autre gagne : une branche de plus. Partage : rien, et la prochaine victoire en annule deux.
rules-tie-none = Égalité : rien.
rules-tie-both-score = Égalité : une de moins pour les deux équipes.
rules-tie-non-makers = Égalité : l’équipe qui a fait l’atout a perdu.
rules-bourgumesse = L’atout fait et pas un pli ? Te voilà *bourgumêsse*, le maïeur.
rules-end-slate = **Partie** La première équipe sans lignes gagne.
rules-end-points = **Partie** Le premier à { $target } gagne.
rules-end-royes = **Partie** Le premier à 0 ou moins gagne.
rules-end-numbers = **Partie** Le premier à 0 ou moins gagne.
rules-end-cows-9-9-5 = **Partie** Le premier sans traits gagne la vache. Deux vaches gagnent ; à une partout, la dernière n’a que 5 traits.
rules-end-cows-9-5 = **Partie** Le premier sans traits gagne la vache. Les vaches ont tour à tour 9 et 5 traits ; la première équipe qui en a une de chaque gagne.
rules-end-cows-9 = **Partie** Le premier sans traits gagne.
rules-end-cows-5 = **Partie** Le premier sans traits gagne.
rules-end-tree = **Partie** Le premier sans branches gagne.
rules-end-deals-points = **Partie** { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; on gagne avec le plus de points, à égalité on partage.
rules-end-deals-royes = **Partie** { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; on gagne avec le moins de rôyes, à égalité on partage.
rules-end-deals-slate = **Partie** { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; on gagne avec le moins de lignes et de boucles, à égalité on partage. Une équipe sans lignes qui reçoit une boucle trace une ligne.
rules-end-deals-numbers = **Partie** { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; on gagne avec le moins de points, à égalité on partage. Personne ne descend sous 0.
rules-end-deals-tree = **Partie** { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; on gagne avec le moins de branches, à égalité on partage.
rules-end-deals-cows = **Partie** { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, vache après vache ; on gagne avec le plus de vaches, puis avec le moins de traits dans la dernière.
rules-cows-9-9-5 = À une vache partout, la suivante n’a que 5 traits.
rules-cows-9-5 = Les vaches ont tour à tour 9 et 5 traits.

# Ce qu’une table change : une ligne par option.
rules-house = **Règles de cette table**
rules-last-trick = Quand il ne reste qu’une carte à chaque personne et qu’il n’y a plus rien à dire, le dernier pli se joue tout seul.
rules-last-trick-usual = Quand il ne reste qu’une carte à chaque personne et qu’il n’y a plus rien à dire, le dernier pli se joue tout seul, sauf si la table a choisi autrement.
rules-house-option = • { $option }

# L’ordre des cartes en image, et comme on le lit à voix haute.
rules-ranking-trumps = Atout, du plus fort au plus faible
rules-ranking-plain = Toute autre couleur
rules-ranking-mit = Mit’
rules-ranking-points = points
rules-alt-trumps = L’atout du plus fort au plus faible, ici { $suit } : { $cards }.
rules-alt-mit = La dame de pique prend cette place quand la Mit’ est dite.
rules-alt-plain = Une autre couleur, ici { $suit } : { $cards }.

# La Chouine.
rules-chouine-cards = **Cartes** 32, de la plus forte à la plus faible { $ranks } dans chaque couleur. Valeur : { $values }, le reste 0 ; le dernier pli { $der } (*dix de der*). As et dix sont des *brisques*.
rules-chouine-deal = **Donne** { $each } cartes chacun, une à une. La suivante est retournée : c’est l’atout. Le reste est posé dessus : { $talon } cartes à piocher, la retourne en dernier.
rules-chouine-deal-no-trump = **Donne** { $each } cartes chacun, une à une. Rien n’est retourné et il n’y a pas encore d’atout ; { $talon } cartes forment le talon.
rules-chouine-dealer = Avant le match, chacun tire une carte : la plus basse donne ; ceux qui l’ont à égalité tirent de nouveau. Puis la donne tourne après chaque partie ; la deuxième manche est ouverte par le joueur suivant, une manche ultérieure par celui qui tire la plus basse.
rules-chouine-play = **Jeu** Le joueur à gauche du donneur entame. Tant qu’on pioche, on joue ce qu’on veut. Le plus fort atout prend le pli, sinon la plus forte carte de la couleur demandée. Celui qui l’emporte pioche d’abord et entame. { $end }
rules-chouine-talon-two = Celui qui perd le dernier pli suivi d’une pioche reçoit la retourne.
rules-chouine-talon-left-over = Deux cartes restent et ne comptent pour personne.
rules-chouine-talon-all = Celui qui pioche en dernier reçoit la retourne.
rules-chouine-end = **Talon épuisé** Il faut fournir. Atout demandé : monter si on peut. Sans la couleur : couper si on peut.
rules-chouine-end-more = **Talon épuisé** Il faut fournir. Atout demandé : monter si on peut. Sans la couleur : couper, et surcouper si on peut.
rules-chouine-combinations = **Combinaisons** { $combinations }.
rules-chouine-counts = *{ $name }* ({ $ranks } d’une couleur) { $points }, à l’atout { $trumps }
rules-chouine-brisques = *{ $name }* ({ $cards } brisques quelconques) { $points }
rules-chouine-wins = *{ $name }* ({ $ranks } d’une couleur) gagne la partie aussitôt
rules-chouine-declare = On annonce une combinaison en jouant une de ses cartes, à l’entame ou non, et aussi quand le talon est épuisé ; après le pli on montre, et cela compte. Une fois par couleur et une { $each } au plus. De deux *chouines* dans un pli, celle d’atout l’emporte, sinon la première.
rules-chouine-twice = Une carte peut servir dans deux combinaisons : le même as, par exemple, dans un *quateron* et dans une *quinte*.
rules-chouine-exchange = **Le sept** Celui qui tient le sept d’atout peut l’échanger contre la retourne à tout moment, même hors de son tour, avant l’entame du pli { $lead }. « *Au sept* » le rappelle.
rules-chouine-makes = **Atout** Le premier mariage, tierce ou quateron annoncé par celui qui entame fait de sa couleur l’atout, aussitôt et pour de bon ; { $doubled ->
    [yes] il compte comme à l’atout
   *[no] il compte comme dans une autre couleur
}. Il n’y a pas d’échange.
rules-chouine-partie = **Partie** On gagne avec le plus de points : cartes, dix de der, combinaisons. Égalité : annulée, le même redonne.
rules-chouine-manche = **Manche** Au premier qui a { $parties ->
    [1] une partie
   *[other] { $parties } parties
}.
rules-chouine-match = **Match** Au premier qui a { $manches } manches ; à une partout, on joue *la belle*.

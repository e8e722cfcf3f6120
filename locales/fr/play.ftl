# La table pendant une partie, les mains, ce que vaut une donne.
play-title = ### { $game } · table { $table } · donne { $deal }
play-last-for = { $told } (joué par { $player })
play-last-clock = { $told } (temps écoulé, l’ordinateur a choisi)
play-last-forced = { $told } (seule possibilité)
play-deal-over = Cette donne est terminée.
play-away = { $name } n’est pas là ; l’ordinateur joue jusqu’à son retour (« { play-back } »).
play-offered = La place { $seat } ({ $name }) est libre pour qui la veut.
play-my-hand = Ma main
play-last-trick = Dernier pli
play-my-seat = Ma place…
play-back = Me revoilà

# Comment l’atout est choisi.
play-proposed = Atout proposé : { $card }
play-proposed-dealer = Atout proposé : { $card }, retournée devant { $name }, qui donne
play-proposed-last = Personne n’en voulait. Proposée maintenant : { $card }, la dernière carte du donneur
play-trump-accepted = Atout : { $suit }, pris par { $name }
play-trump-turned = Atout : { $suit } ; tous ont passé, la carte du dessous { $card } décide
play-trump-shown = Atout : { $suit }, fait par { $name }, qui montre { $card }
play-trump-asked = Atout : { $suit } ; { $name } a demandé une carte, et { $card } est retournée
play-trump-named = Atout : { $suit }, fait par { $name }
play-trump-for-dummy = { $name } pour le mort
play-no-trumps = Personne n’a voulu faire l’atout : la donne est annulée.
play-mit = **Mit’** : { $name }
play-kontra = **Kontra** : { $name }
play-re = **Re** : { $name }

# À qui le tour.
play-turn-play = ► C’est à { $name }
play-turn-say = ► La parole est à { $name }
play-turn-accept = ► { $name } : prendre ou passer ?
play-turn-trumps = ► { $name } fait l’atout
play-turn-dummy = ► { $name } joue pour le mort
play-turn-dummy-trumps = ► { $name } fait l’atout pour le mort
play-turn-kontra = ► **Kontra ?** Réponse à la Mit’ : { $name }
play-turn-re = ► **Re ?** Réponse au Kontra : { $name }
play-turn-bid = ► { $name } annonce
play-turn-troel = ► { $name } choisit l’atout du trou
play-turn-double = ► **Double ?** { $name }
play-turn-discard = ► Encore une carte à écarter : { $name }
play-until = { $turn } · l’ordinateur décide { $when }
play-until-reserve = { $turn } · le temps du tour finit { $ends }, avec la réserve { $when } ; puis l’ordinateur décide
play-reserve-little = ⏳ Réserve restante : { $people }
play-reserve-of = { $name } { $left } s
play-asked = { $turn } · d’autres répondent d’abord
play-asked-until = { $turn } · d’autres répondent d’abord ; sans réponse, le jeu reprend { $when }

# La marque, selon la façon de compter.
play-score-slate = Reste sur l’ardoise : { $sides }
play-score-points = Points : { $sides }
play-score-royes = Rôyes restantes : { $sides }
play-score-numbers = Reste sur l’arbre : { $sides }
play-score-cows = Traits restants : { $sides }
play-score-tree = Branches restantes : { $sides }
play-note-craie = *craie dans le trou* : la prochaine victoire compte double
play-note-double = la prochaine victoire compte double
play-note-one-more = la prochaine victoire compte un point de plus
play-note-target = { $target ->
    [one] { $target } point
   *[other] { $target } points
} pour gagner
play-note-deals = donne { $deal } sur { $deals }
play-note-cows = vaches gagnées : { $sides }
play-note-cows-of-two-kinds = vaches de 9 traits gagnées : { $long } · de 5 : { $short }

# La main, en privé.
play-hand-title = **{ $game }** · table { $table } · donne { $deal }{ $there }
play-hand-face-up = Cartes étalées, { $name } : { $cards }
play-hand-drawn = Tu as pioché { $card } au talon.
play-hand-your-turn = ► **À toi.** Choisis une carte.
play-hand-your-word = ► **À toi.** Que dis-tu ?
play-hand-accept = ► **À toi.** Prends-tu cet atout pour ton équipe ?
play-hand-first-cards = ► **C’est toi qui fais l’atout.** { $show ->
    [chosen] Appuie sur la carte que tu veux montrer : sa couleur devient l’atout.
    [highest] Choisis la couleur d’une de ces premières cartes ; la plus haute de cette couleur sera montrée.
   *[none] Choisis la couleur d’une de ces premières cartes.
} Ou fais retourner une carte.
play-hand-held = ► **C’est toi qui fais l’atout.** Choisis la couleur d’une de ces premières cartes.
play-hand-any-suit = ► **C’est toi qui fais l’atout.** Annonce la couleur que tu veux, même une que tu n’as pas.
play-hand-dummy-trumps = ► **Tu fais l’atout pour le mort**, d’après ses cartes étalées. Tu ne verras ta main qu’après.
play-hand-dummy = ► **Tu joues pour le mort.** Choisis une de ses cartes.
play-hand-mit = Tu as { $card } : tu peux annoncer la **Mit’**, maintenant ou jamais, avant ta première carte.
play-hand-kontra = ► **{ $name } annonce la Mit’.** Kontra, ou tu passes ?
play-hand-re = ► **{ $name } dit Kontra.** Re, ou tu passes ?
play-hand-own-card = Ta carte dans ce pli : { $card }.
play-hand-then = L’image montre encore la table à ton tour.
play-hand-still = Il te reste : { $cards }
play-hand-wait = Attends ton tour.
play-hand-wait-trumps = { $name } fait l’atout ; ensuite viennent tes cartes.
play-hand-wait-window = La Mit’ est annoncée ; d’autres peuvent encore répondre.
play-hand-over = Cette donne est terminée.
play-hand-played-out = Tu as joué toutes tes cartes.
play-plays-itself = Plus personne n’a le choix : le dernier pli se joue tout seul.
play-hand-left = Tu n’as plus de place à la table { $table }.
play-hand-below = Tes cartes sont plus bas.
play-hand-later = Tu vois tes cartes ici pour le moment : Discord ne me laisse écrire qu’à quelques nouvelles personnes à la fois. Ton message privé suit tout seul, et tout de suite si tu tapes /{ command-hand } dans nos messages privés.
play-call-accept = Je prends
play-call-pass = Je passe
play-call-turn = Retourner une carte
play-call-mit = Mit’
play-call-kontra = Kontra
play-call-re = Re
play-call-exchange = Échanger le sept

play-suit-s = pique
play-suit-h = cœur
play-suit-d = carreau
play-suit-c = trèfle
play-shows = { $suit }, en montrant { $card }

play-seat-yours = Tu as la place { $seat }. Si tu te lèves, un ordinateur te remplace.
play-seat-offered = Tu as la place { $seat } et tu la cèdes à qui la veut. Si tu te lèves, un ordinateur te remplace.
play-offer = Céder ma place
play-keep = Garder ma place
play-leave = Se lever
play-taken = La place { $seat } est à toi.
play-welcome-back = Te revoilà : c’est de nouveau toi qui décides.
play-trick-taken = Dernier pli, pour **{ $name }** : { $cards }
play-trick-won = Dernier pli : { $name }, avec { $card }.

# Ce que vaut une donne.
play-slate-title = { $game } · après la donne { $deal }
play-next = suivante
play-next-hint = Distribue tout de suite la donne suivante, sans attendre la fin de la pause
play-next-done = La donne { $deal } est distribuée.
play-next-deal = Donne suivante
play-next-deal-when = -# La donne suivante arrive { $when }, ou tout de suite avec le bouton.
play-cut = Couper le jeu
play-cut-when = -# C’est à { $name } de couper ; sinon, le hasard coupera { $when }.
play-cut-title = **À toi de couper.** Combien de cartes prends-tu sur le dessus ?
play-cut-place = `{ $bar }` **{ $cards }** sur { $pack }
play-cut-here = Couper ici
play-cut-done = Tu coupes { $cards } cartes.
play-cut-by = { $name } a coupé le jeu.
play-cut-by-cards = { $name } a coupé { $cards } cartes.
play-cut-by-chance = Coupé au hasard : { $cards } cartes.
play-deal-won = **Donne { $deal } : { $side } { $people ->
    [one] gagne
   *[other] gagnent
}** avec { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} ; { $others }.
play-deal-points = { $points } pour { $side }
play-deal-tied = **Donne { $deal } : égalité**, { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} partout.
play-deal-tie-won = **Donne { $deal } : égalité**, { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
} partout : { $side } { $people ->
    [one] n’a pas fait l’atout et gagne
   *[other] n’ont pas fait l’atout et gagnent
}.
play-deal-shared = **Donne { $deal } : pas de gagnant**, personne n’a seul le plus de points de cartes ; { $others }.
play-deal-thrown-in = **Donne { $deal } annulée** : personne n’a voulu faire l’atout.
play-passed-numbers = La prochaine victoire enlèvera un point de plus à l’arbre.
play-tied-slate = *Craie dans le trou* : la prochaine victoire compte double.
play-tied-points = La prochaine victoire compte double.
play-tied-royes = Personne ne retire de rôye.
play-tied-both = Les deux équipes retirent une rôye.
play-tied-numbers = Personne n’enlève rien à l’arbre.
play-tied-cows = Personne ne barre de trait.
play-tied-tree = Pas de boule pour personne ; la prochaine victoire biffe deux branches.
play-won-slate = La *craie dans le trou* compte : { $side } { $people ->
    [one] efface
   *[other] effacent
} { $amount ->
    [1] une marque
   *[other] deux marques
}.
play-won-nothing = { $side } { $people ->
    [one] n’a
   *[other] n’ont
} plus rien à enlever.
play-won-points = { $side } { $people ->
    [one] marque
   *[other] marquent
} { $amount ->
    [1] un point
   *[other] { $amount } points
}.
play-won-royes = { $side } { $people ->
    [one] retire
   *[other] retirent
} { $amount ->
    [1] une rôye
   *[other] { $amount } rôyes
}{ $why }.
play-won-numbers = { $side } { $people ->
    [one] enlève
   *[other] enlèvent
} { $amount ->
    [1] un point
   *[other] { $amount } points
} à l’arbre{ $why }.
play-won-cows = { $side } { $people ->
    [one] barre
   *[other] barrent
} { $amount ->
    [1] un trait
   *[other] { $amount } traits
}{ $why }.
play-won-tree = { $side } { $people ->
    [one] met
   *[other] mettent
} { $amount ->
    [1] une boule sur une branche
   *[other] des boules sur { $amount } branches
}.
play-why = { " " }({ $what })
play-for-win = la donne
play-for-sweep = tous les plis
play-for-dobe = tous les plis : *dobe*
play-for-mit = Mit’
play-for-kontra = Kontra
play-for-re = Re
play-for-pass = tous avaient passé
play-lost-slate = { $side } { $people ->
    [one] a fait l’atout et a perdu : une boucle de son côté
   *[other] ont fait l’atout et ont perdu : une boucle de leur côté
}.
play-lost-slate-line = { $side } { $people ->
    [one] a fait l’atout et a perdu : de nouveau une ligne de son côté
   *[other] ont fait l’atout et ont perdu : de nouveau une ligne de leur côté
}.
play-lost-points = { $side } { $people ->
    [one] a fait l’atout et a perdu
   *[other] ont fait l’atout et ont perdu
} : un point de moins.
play-lost-royes = { $side } { $people ->
    [one] a fait l’atout et a perdu
   *[other] ont fait l’atout et ont perdu
} : une rôye de plus.
play-lost-ottant = { $side } { $people ->
    [one] a fait l’atout, annoncé la Mit’ et perdu
   *[other] ont fait l’atout, annoncé la Mit’ et perdu
} : deux de plus, *ot’tant de coyes que rôyes*.
play-lost-numbers = { $side } { $people ->
    [one] a fait l’atout sans gagner
   *[other] ont fait l’atout sans gagner
} : un point de plus.
play-lost-cows = { $side } { $people ->
    [one] a fait l’atout et a perdu
   *[other] ont fait l’atout et ont perdu
} : un trait de plus.
play-lost-tree = { $side } { $people ->
    [one] a fait l’atout et a perdu
   *[other] ont fait l’atout et ont perdu
} : une branche de plus.
play-bourgumesse = Pas un seul pli : { $name } est *bourgumêsse* !
play-cow = **{ $side } { $people ->
    [one] gagne
   *[other] gagnent
} la vache** et lui { $people ->
    [one] dessine
   *[other] dessinent
} une queue.
play-match-won = ## { $side } { $people ->
    [one] gagne
   *[other] gagnent
} la partie en { $deals ->
    [1] une donne
   *[other] { $deals } donnes
} !
play-match-shared = ## { $side } sont à égalité après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} et se partagent la partie !
play-drawn = Les cartes ont parlé : **{ $first }** jouent contre **{ $second }**, et { $dealer } donne en premier.

play-reminder = { $name }, c’est ton tour, table { $table } ({ $game }) ; l’ordinateur joue pour toi { $when }.
play-reminder-private = C’est ton tour, table { $table } ({ $game }) ; l’ordinateur joue pour toi { $when }.
play-no-permission = Je ne peux plus montrer ta table dans { $channel }. J’y ai besoin de ces permissions : { $permissions }.
play-thread-private = Je ne peux plus montrer ta table dans { $channel }, car je ne suis pas dans ce fil privé. Ajoute-moi avec { $bot }.
play-thread-locked = Je ne peux plus montrer ta table dans { $channel } : ce fil est fermé et verrouillé. Fais-le rouvrir.

# La Chouine : la table.
play-turn-lead = ► { $name } entame
play-trump-is = Atout : { $suit }
play-trump-none = Pas encore d’atout
play-trump-declared = Atout : { $suit }, fait par { $name }
play-indicator = dessous { $card }
play-indicator-exchanged = dessous { $card }, échangé contre { $first }
play-talon = talon { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
play-talon-gone = le talon est épuisé : il faut fournir, sinon couper
play-tricks = Plis : { $sides }
play-shown = Montré : { $combinations }
play-declares = **{ $name } annonce : { $combination }**
play-declared = { $card } + { $combination }
play-au-sept = **Au sept !** { $name } va entamer : dernière occasion d’échanger le sept d’atout.
play-score-parties = Parties : { $sides } (il en faut { $parties })
play-score-manches = Manches : { $sides }
play-note-belle = *la belle*
play-dealer-drawn = La carte la plus basse donne : **{ $name }**.

# La Chouine : la main.
play-hand-declare = Joue une carte et annonce avec elle :
play-hand-exchange = Tu as le sept d’atout et tu peux l’échanger contre { $card }, maintenant ou plus tard, à tout moment.
play-my-tricks = Mes plis
play-your-tricks = { $tricks ->
    [one] Ton pli jusqu’ici :
   *[other] Tes { $tricks } plis, le plus ancien d’abord :
}

# La Chouine : ce que vaut une partie.
play-count-cards = { $points } en cartes
play-count-der = { $points } de dix de der
play-count-combinations = { $points } d’annonces ({ $names })
play-count-total = **{ $points }**
play-count = { $name } : { $parts } = { $total }
play-partie-won = **Partie { $deal } : { $name } gagne** avec { $points } contre { $others }.
play-partie-chouine = **Partie { $deal } : Chouine ! { $name } gagne aussitôt**, quel que soit le compte.
play-partie-annulled = **Partie { $deal } annulée** : { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout. { $name } redonne.
play-manche-won = **{ $name } gagne la manche.** Parties : { $parties }
play-manche-next = La manche suivante commence. Manches : { $manches }
play-manche-belle = Une manche partout : **la belle** décidera. Manches : { $manches }
play-chouine-match-won = ## { $side } gagne le match après { $deals ->
    [1] une partie
   *[other] { $deals } parties
} !

# Mots des images. Courts : ils tiennent sur des plaquettes.

picture-trump = Atout
picture-proposed = Atout proposé
# Au milieu de la table, avant que le reste soit donné.
picture-names = { $name } fait l’atout
picture-names-for-dummy = { $name } fait l’atout du mort
picture-deal = Donne { $deal }
picture-trick-of = pli { $trick } sur { $tricks }
picture-deal-over = Donne { $deal } terminée
picture-match-over = Partie finie, donne { $deal }
picture-thrown-in = Tous passent, rien à marquer
picture-tied = Égalité
# Pourquoi cette donne vaut plus d’un, et combien : Mit’ · Kontra · vaut 3.
picture-stake-mit = Mit’
picture-stake-kontra = Kontra
picture-stake-re = Re
picture-stake-craie = craie
picture-stake-tie = après égalité
picture-stake-pass = après une passe
picture-counts = vaut { $worth }
# Vaches gagnées par chaque camp, 1–0.
picture-cows = vaches { $won }
# Titres au-dessus de nombres : plis faits, points de cartes, et l’unité de la partie.
picture-tricks = plis
picture-points = points
picture-last-trick = dernier pli
picture-talon = talon
picture-turned-up = retourne
picture-unit-slate = à faire
picture-unit-points = score
picture-unit-royes = rôyes
picture-unit-numbers = à faire
picture-unit-cows = traits
picture-unit-tree = branches
picture-unit-parties = parties
picture-unit-score = score
picture-seat = Place { $seat }
# Celui qui regarde, au lieu du nom.
picture-you = Toi
picture-dummy = Mort
picture-played-by = joué par { $name }
picture-dealer-letter = D
picture-turn-act = son tour
picture-turn-accept = prend ?
picture-turn-name = fait l’atout
picture-turn-kontra = Kontra ?
picture-turn-re = Re ?
picture-turn-play = doit jouer
picture-wins-trick = gagne
picture-led = a entamé
picture-leads = { $name } entame
# Ce que quelqu’un dit, dans une bulle sur la plaquette.
picture-call-accept = je prends
picture-call-pass = je passe
picture-call-turn = retourne
picture-call-mit = Mit’
picture-call-kontra = Kontra
picture-call-re = Re
picture-call-au-sept = au sept !
picture-away = pas là
picture-deals-first = donne en premier

# La chouine.
picture-combination-mariage = Mariage
picture-combination-tierce = Tierce
picture-combination-quateron = Quateron
picture-combination-quinte = Quinte
picture-combination-trente = Trente
picture-combination-chouine = Chouine
picture-no-trump = Pas encore d’atout
picture-talon-gone = Talon épuisé
picture-talon-rules = fournir, couper, monter
picture-announced = annonces
picture-manches = manches { $won }
picture-annulled = Égalité : partie annulée
picture-partie-over = Partie terminée
picture-partie-match-over = Match terminé
picture-count = Compte de la donne { $deal }
picture-count-cards = cartes
picture-count-last-trick = dix de der
picture-count-combinations = annonces
picture-count-total = total
picture-count-annulled = Égalité : partie annulée, le même donneur redonne
picture-count-chouine = Chouine ! Partie gagnée : { $name }.
picture-count-pictures = figures { $points }
picture-count-shown = { $combination } { $points }
picture-deals = donne
picture-worth-ranking = Ordre et points des cartes
picture-worth-trumps-alike = le même à l’atout
picture-worth-last-trick = Dernier pli (dix de der)
picture-worth-combinations = Annonces
picture-worth-plain = simple
picture-worth-trumps = à l’atout
picture-worth-wins = gagne la partie

# Whist à la couleur. Ce que quelqu’un doit faire, sur sa plaquette.
picture-turn-bid = doit parler
picture-turn-double = double ?
picture-turn-discard = écarte
# Les annonces : où en est quelqu’un, et ce qui est écrit dessous.
picture-with-me = avec moi
picture-bidding-forced = doit jouer aussi
picture-bidding-holder = plus haute annonce
picture-bidding-waits = attend
picture-bidding-passed = a passé
picture-bidding-with = avec { $name }
picture-bidding-nothing = Pas encore d’annonce
# Ensuite les couleurs proposées et par qui.
picture-bidding-live = Proposé :
picture-bidding-still = Encore proposé :
picture-so-far = Jusqu’ici
picture-contract = Contrat
picture-no-trumps = sans atout
picture-goal-least = au moins { $goal } plis
picture-goal-all = les 13 plis
picture-goal-exactly = { $goal ->
    [0] aucun pli
    [one] exactement un pli
   *[other] exactement { $goal } plis
}
# Plis faits, et combien il en faut : 6 sur 9.
picture-tricks-of = { $tricks } sur { $goal }
# Ensuite des plis : 6 sur 9, 1 pli, ou tant et perdu.
picture-tricks-so-far = Jusqu’ici : { $standing }
picture-tricks-lost = { $tricks }, perdu
picture-multiple-doubled = vaut ×{ $multiple } : doublé par { $name }
picture-multiple-passed = vaut ×{ $multiple } : après une passe
picture-multiple-more = vaut ×{ $multiple }

# Textes de remplacement : lus à voix haute, donc des mots entiers et des phrases courtes.
picture-suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
picture-card = { $rank ->
    [ace] as
    [king] roi
    [queen] dame
    [jack] valet
    [ten] dix
    [nine] neuf
    [eight] huit
    [seven] sept
    [six] six
    [five] cinq
    [four] quatre
    [three] trois
   *[two] deux
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
picture-alt-hand = { $count ->
    [one] Ta main, { $count } carte : { $cards }.
   *[other] Ta main, { $count } cartes : { $cards }.
}
picture-alt-hand-empty = Ta main est vide.
picture-alt-playable = Jouables maintenant : { $cards }.
picture-alt-layout = Tes cartes sur la table. { $cards }.
picture-alt-layout-dummy = Les cartes du mort. { $cards }.
picture-alt-open = Étalées devant { $name }. { $cards }.
picture-alt-open-covering = Chacune sur une carte cachée : { $cards }
picture-alt-open-alone = Seules : { $cards }
picture-alt-open-down = Cachées : { $cards }
picture-alt-deal = Table, donne { $deal }.
picture-alt-deal-trick = Table, donne { $deal }, pli { $trick } sur { $tricks }.
picture-alt-deal-over = Table, donne { $deal } terminée.
picture-alt-match-over = Table, partie finie après la donne { $deal }.
picture-alt-thrown-in = Tous passent : personne ne marque.
picture-alt-tied = Donne à égalité.
picture-alt-trump = Atout : { $suit }.
picture-alt-queens = Atouts aussi : { $cards }.
picture-alt-maker = Atout fait par { $name }.
picture-alt-proposed = Atout proposé : { $card }.
picture-alt-turned-up = Retourne : { $cards }.
picture-alt-shown = Montré par { $name } : { $cards }.
picture-alt-packet = Faces cachées sur la table : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
picture-alt-call-accept = { $name } prend.
picture-alt-call-pass = { $name } passe.
picture-alt-call-turn = { $name } a fait retourner une carte.
picture-alt-call-mit = { $name } a annoncé la Mit’.
picture-alt-call-kontra = { $name } a dit Kontra.
picture-alt-call-re = { $name } a dit Re.
picture-alt-call-au-sept = Au sept : dernière occasion d’échanger le sept d’atout.
picture-alt-worth = Gagner cette donne vaut { $worth }.
picture-alt-trick = Sur la table, dans l’ordre : { $cards }.
picture-alt-played = { $name } : { $card }
picture-alt-no-trick = Aucune carte sur la table.
picture-alt-takes = { $name } prend le pli.
picture-alt-last = Dernier pli, pour { $name } : { $cards }.
picture-alt-turn-act = C’est à { $name }.
picture-alt-turn-accept = Prendre ou passer : { $name }.
picture-alt-turn-name = Fait l’atout : { $name }.
picture-alt-turn-kontra = Kontra ou passer : { $name }.
picture-alt-turn-re = Re ou passer : { $name }.
picture-alt-turn-play = C’est à { $name }.
picture-alt-seat = { $name } : { $facts }.
picture-alt-cards = { $cards } en main
picture-alt-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
picture-alt-dealer = donneur
picture-alt-computer = ordinateur
picture-level-easy = facile
picture-level-normal = normal
picture-level-strong = fort
picture-alt-away = pas là
picture-alt-reserve = { $left } s de réserve
picture-alt-played-by = joué par { $name }
picture-alt-side = { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score }
picture-alt-scored = { $names } : { $score }
picture-alt-score = { $unit ->
    [slate] encore { $score } à faire
    [royes] rôyes restantes : { $score }
    [numbers] encore { $score } à faire
    [cows] traits restants : { $score }
    [tree] branches restantes : { $score }
    [parties] parties gagnées : { $score }
   *[other] score { $score }
}
picture-alt-cows = Vaches gagnées : { $won }.
picture-alt-won-deal = donne gagnée
picture-alt-won-match = partie gagnée
picture-alt-partie-match-over = Table, match terminé après la donne { $deal }.
picture-alt-annulled = Égalité : la partie est annulée.
picture-alt-no-trump = Il n’y a pas encore d’atout.
picture-alt-talon = Cartes au talon : { $cards }.
picture-alt-talon-left = Cartes que personne ne pioche : { $cards }.
picture-alt-talon-gone = Le talon est épuisé : il faut fournir, sinon couper, et monter à l’atout.
picture-alt-combination = { $combination } à { $suit }
picture-alt-declared = { $name } annonce : { $combination }.
picture-alt-shows = { $name } montre { $combination }, { $points } points : { $cards }.
picture-alt-shows-and-wins = { $name } montre { $combination } et gagne la partie : { $cards }.
picture-alt-announced = { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’annonces, { $score }
picture-alt-manches = Manches gagnées : { $won }.
picture-alt-won-partie = partie gagnée
picture-alt-won-partie-match = match gagné
picture-alt-draw = Tirage des partenaires.
picture-alt-drew = { $name } a tiré { $cards }.
picture-alt-partners = { $names } jouent ensemble.
picture-alt-first = { $name } donne en premier.
picture-alt-and = { $one } et { $other }
picture-alt-next = { " ; " }
picture-alt-numbered = { $number } : { $cards }.
picture-alt-count = Le compte de la donne { $deal }.
picture-alt-count-row = { $name } : cartes { $cards } (dont figures { $pictures }), dix de der { $last }, annonces { $combinations }, total { $total }.
picture-alt-count-brisques = Brisques : { $cards }.
picture-alt-count-shown = Annoncé : { $combinations }.
picture-alt-count-won = { $name } gagne la partie.
picture-alt-draw-dealer = Tirage de la donne : la plus petite carte donne.
picture-alt-deals = { $name } donne.
picture-alt-taken = { $tricks ->
    [one] { $tricks } pli ramassé.
   *[other] { $tricks } plis ramassés.
}
picture-alt-worth-ranking = De la plus forte à la plus faible avec leurs points, dans chaque couleur : { $cards }. Le dernier pli vaut 10 de plus.
picture-alt-worth-wins = { $combination }, par exemple { $cards } : gagne la partie.
picture-alt-worth-same = { $combination }, par exemple { $cards } : { $points }.
picture-alt-worth-doubled = { $combination }, par exemple { $cards } : { $points }, à l’atout { $doubled }.

# Whist à la couleur.
picture-alt-turn-bid = Doit parler : { $name }.
picture-alt-turn-double = Doubler ou non : { $name }.
picture-alt-turn-discard = Encore une carte à écarter : { $name }.
picture-alt-auction = Les annonces de la donne { $deal }.
# Quelqu’un, et ce qu’il a dit. Anne : Je propose cœur.
picture-alt-said = { $name } : { $call }
picture-alt-round = Tour { $round } : { $calls }.
picture-alt-rounds-before = Tours précédents : { $rounds }.
picture-alt-nothing = Pas encore d’annonce.
picture-alt-live = Peut être emballé : { $proposals }.
picture-alt-troel = { $name } annonce le trou ; son partenaire est { $partner }.
picture-alt-troel-called = { $name } annonce le trou et appelle { $card } ; son partenaire est { $partner }.
picture-alt-contract = Contrat : { $contract }, joué par { $names }.
picture-alt-so-far = Jusqu’ici : { $contract }, { $names }.
picture-alt-goal = Il faut : { $goal }.
picture-alt-multiple = La donne { $multiple }.
picture-alt-without-trumps = Sans atout.
picture-alt-times = La donne vaut ×{ $multiple }.
picture-alt-target = { $names } : { $tricks ->
    [one] { $tricks } pli fait
   *[other] { $tricks } plis faits
} sur { $goal } à faire.
picture-alt-taken-by = { $names } : { $standing }.
picture-alt-laid-aside = Écarté, face cachée : { $names }.
picture-alt-open-hand = Main étalée, { $name } : { $cards }.
picture-alt-result = { $change } { $count ->
    [one] point
   *[other] points
}, score { $score }

# La fin d’une partie, à montrer aux autres. À la chouine, une donne s’appelle une partie.
picture-result-won = { $people ->
    [one] gagne la partie
   *[other] gagnent la partie
}
picture-result-won-parties = gagne le match
picture-result-shared = se partagent la partie
picture-result-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
picture-result-parties = { $deals ->
    [one] { $deals } partie
   *[other] { $deals } parties
}
# Titres au-dessus de chiffres.
picture-result-head-slate = reste sur l’ardoise
picture-result-head-points = points
picture-result-head-next = puis
picture-result-head-royes = rôyes restantes
picture-result-head-numbers = reste sur l’arbre
picture-result-head-cows-won = vaches
picture-result-head-cows = traits restants
picture-result-head-tree = branches restantes
picture-result-head-manches = manches
picture-result-head-parties = parties
picture-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

# Un classement. Titres des colonnes, et ce qui s’y lit tant qu’il n’y a personne.
picture-board-matches = parties
picture-board-empty = Encore personne
picture-board-page = page { $page } sur { $pages }
# Ce que veut dire le signe devant un chiffre.
picture-board-sign = { $sign } { $sure ->
    [provisional] provisoire
   *[unsure] pas encore sûre
}

# La fiche d’un joueur.
picture-player-rating = cote
picture-player-provisional = provisoire
picture-player-unrated = pas encore de cote
picture-player-no-curve = La courbe commence avec la première partie cotée.
picture-player-place = place { $place }
picture-player-matches = parties
picture-player-wins = gagnées
picture-player-wins-share = { $wins } · { $share } %
picture-player-streak = série
picture-player-won-last = { $matches ->
    [one] { $matches } victoire
   *[other] { $matches } victoires
}
picture-player-lost-last = { $matches ->
    [one] { $matches } défaite
   *[other] { $matches } défaites
}
picture-player-best = meilleur contrat
picture-player-partner = partenaire favori
picture-player-together = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}

# La même chose, lue à haute voix.
picture-alt-match-result = { $game }, { $facts }.
picture-alt-match-won = { $names } { $won }.
picture-alt-match-place = { $rank }. { $names } : { $figures }.
picture-alt-match-figure = { $head } { $figure }
picture-alt-board-row = { $place ->
    [0] –
   *[other] { $place }.
 } { $name } : { $figure }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}{ $sure ->
    [provisional] , provisoire
    [unsure] , pas encore sûre
    [sure] , sûre
   *[none] { "" }
}.
picture-alt-board-own = Toi : { $row }
picture-alt-board-counted = Compté : { $head }.
picture-alt-player-rated = Cote { $rating } ± { $within } le { $day }.
picture-alt-player-provisional = Elle est provisoire.
picture-alt-player-curve = Sur { $matches } parties : d’abord { $first }, le { $day }, puis entre { $low } et { $high }.
picture-alt-player-done = Parties : { $matches }, gagnées : { $wins } ({ $share } %), série : { $streak }.
picture-alt-player-best = Meilleur contrat : { $best }.
picture-alt-player-partner = Partenaire favori : { $partner }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ensemble.

# Mots des images. Courts : ils tiennent sur des plaquettes.

picture-trump = Atout
picture-proposed = Atout proposé
# Au milieu de la table, avant que le reste soit donné.
picture-names = { $name } choisit l’atout
picture-names-for-dummy = { $name } choisit l’atout du mort
picture-deal = Donne { $deal }
picture-deal-trick = Donne { $deal } · pli { $trick }/{ $tricks }
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
picture-unit-slate = à faire
picture-unit-points = score
picture-unit-royes = rôyes
picture-unit-numbers = à faire
picture-unit-cows = traits
picture-unit-tree = branches
picture-unit-score = score
picture-seat = Place { $seat }
picture-dummy = Mort
picture-played-by = joué par { $name }
picture-dealer-letter = D
picture-turn-act = à son tour
picture-turn-accept = preneur ?
picture-turn-name = choisit l’atout
picture-turn-kontra = Kontra ?
picture-turn-re = Re ?
picture-turn-play = à jouer
picture-wins-trick = gagne
picture-led = a entamé
# Ce que quelqu’un dit, dans une bulle sur la plaquette.
picture-call-accept = je prends
picture-call-pass = je passe
picture-call-turn = retournez
picture-call-mit = Mit’
picture-call-kontra = Kontra
picture-call-re = Re
picture-away = absent
picture-deals-first = donne en premier

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
    [one] Ta main, 1 carte : { $cards }.
   *[other] Ta main, { $count } cartes : { $cards }.
}
picture-alt-hand-empty = Ta main est vide.
picture-alt-playable = Jouables maintenant : { $cards }.
picture-alt-layout = Tes cartes sur la table. { $cards }.
picture-alt-layout-dummy = Les cartes du mort. { $cards }.
picture-alt-open = Étalées devant { $name }. { $cards }.
picture-alt-open-covering = Chacune sur une carte cachée : { $cards }
picture-alt-open-alone = Seules : { $cards }
picture-alt-open-down = Cachées : { $cards }
picture-alt-deal = Table, donne { $deal }.
picture-alt-deal-trick = Table, donne { $deal }, pli { $trick } sur { $tricks }.
picture-alt-deal-over = Table, donne { $deal } terminée.
picture-alt-match-over = Table, partie finie après la donne { $deal }.
picture-alt-thrown-in = Tous passent : personne ne marque.
picture-alt-tied = Donne à égalité.
picture-alt-trump = Atout : { $suit }.
picture-alt-queens = Atouts aussi : { $cards }.
picture-alt-maker = Atout fait par { $name }.
picture-alt-proposed = Atout proposé : { $card }.
picture-alt-turned-up = Retourne : { $cards }.
picture-alt-shown = Montré par { $name } : { $cards }.
picture-alt-packet = Faces cachées sur la table : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
picture-alt-call-accept = { $name } prend.
picture-alt-call-pass = { $name } passe.
picture-alt-call-turn = { $name } a fait retourner une carte.
picture-alt-call-mit = { $name } a annoncé la Mit’.
picture-alt-call-kontra = { $name } a dit Kontra.
picture-alt-call-re = { $name } a dit Re.
picture-alt-worth = Gagner cette donne vaut { $worth }.
picture-alt-trick = Sur la table, dans l’ordre : { $cards }.
picture-alt-played = { $name } : { $card }
picture-alt-no-trick = Aucune carte sur la table.
picture-alt-takes = { $name } prend le pli.
picture-alt-turn-act = C’est à { $name }.
picture-alt-turn-accept = Prendre ou passer : { $name }.
picture-alt-turn-name = Choisit l’atout : { $name }.
picture-alt-turn-kontra = Peut dire Kontra : { $name }.
picture-alt-turn-re = Peut dire Re : { $name }.
picture-alt-turn-play = C’est à { $name }.
picture-alt-seat = { $name } : { $facts }.
picture-alt-cards = { $cards } en main
picture-alt-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
picture-alt-dealer = donneur
picture-alt-computer = ordinateur
picture-alt-away = absent
picture-alt-played-by = joué par { $name }
picture-alt-side = { $names } : { $points } points, { $score }
picture-alt-score = { $unit ->
    [slate] encore { $score } à faire
    [royes] rôyes restantes : { $score }
    [numbers] encore { $score } à faire
    [cows] traits restants : { $score }
    [tree] branches restantes : { $score }
   *[other] score { $score }
}
picture-alt-cows = Vaches gagnées : { $won }.
picture-alt-won-deal = donne gagnée
picture-alt-won-match = partie gagnée
picture-alt-draw = Tirage des partenaires.
picture-alt-drew = { $name } a tiré { $cards }.
picture-alt-partners = { $names } jouent ensemble.
picture-alt-first = { $name } donne en premier.
picture-alt-and = { $one } et { $other }

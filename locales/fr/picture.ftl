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
picture-won = gagné !
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
    [one] Votre main, 1 carte : { $cards }.
   *[other] Votre main, { $count } cartes : { $cards }.
}
picture-alt-hand-empty = Votre main est vide.
picture-alt-playable = Jouables maintenant : { $cards }.
picture-alt-deal = Table, donne { $deal }.
picture-alt-deal-trick = Table, donne { $deal }, pli { $trick } sur { $tricks }.
picture-alt-deal-over = Table, donne { $deal } terminée.
picture-alt-match-over = Table, partie finie après la donne { $deal }.
picture-alt-trump = Atout : { $suit }.
picture-alt-maker = Atout pris par { $name }.
picture-alt-proposed = Atout proposé : { $card }.
picture-alt-turned-up = Retourne : { $cards }.
picture-alt-accepts = { $name } prend.
picture-alt-passes = { $name } passe.
picture-alt-trick = Sur la table, dans l’ordre : { $cards }.
picture-alt-played = { $name } : { $card }
picture-alt-no-trick = Aucune carte sur la table.
picture-alt-takes = { $name } prend le pli.
picture-alt-turn = C’est à { $name }.
picture-alt-seat = { $name } : { $cards } en main, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
picture-alt-dealer = donneur
picture-alt-computer = ordinateur
picture-alt-away = absent
picture-alt-side = { $names } : { $points } points, encore { $score } à faire
picture-alt-side-plain = { $names } : score { $score }
picture-alt-won-deal = donne gagnée
picture-alt-won-match = partie gagnée
picture-alt-slate = Ardoise. { $title }.
picture-alt-slate-side = { $names } : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, encore { $marks } à faire.
picture-alt-slate-boucles = Boucles par ligne, depuis le haut : { $boucles }.
picture-alt-slate-craie = Craie dans le trou : la prochaine victoire compte double.
picture-alt-slate-won = { $names } gagnent la partie.
picture-alt-draw = Tirage des partenaires.
picture-alt-drew = { $name } a tiré { $cards }.
picture-alt-partners = { $names } jouent ensemble.
picture-alt-first = { $name } donne en premier.
picture-alt-and = { $one } et { $other }

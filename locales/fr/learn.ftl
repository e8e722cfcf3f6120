# Pourquoi une carte ne peut pas se jouer.
learn-why = pourquoi
learn-why-hint = Pourquoi une carte ne peut pas se jouer ; toi seul vois la réponse
learn-why-card-hint = Quelle carte ; sans choix, toutes celles que tu ne peux pas jouer
learn-why-button = Pourquoi pas les autres ?
learn-why-line = { $cards } : { $why }
learn-why-can = Tu peux jouer : { $cards }
learn-why-any = Tu peux jouer n’importe laquelle de tes cartes.
learn-why-may = { $card } peut se jouer maintenant.
learn-why-trumps = { $count ->
    [one] { $cards } compte ici comme atout ({ $suit }), et non dans sa propre couleur.
   *[other] { $cards } comptent ici comme atouts ({ $suit }), et non dans leur propre couleur.
}

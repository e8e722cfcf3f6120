# Hints: what a strong player would do, what all else would cost, and why.
hints-command = conseil
hints-command-hint = Ce qu’un bon joueur ferait maintenant, et pourquoi ; la réponse n’est visible que par toi
hints-button = Conseil
hints-best = **Conseil :** { $action }
hints-best-dummy = **Conseil pour le mort :** { $action }
hints-wait = attendre encore un peu
hints-no-matter = Cela revient au même : tout ce que tu peux faire se vaut. Par exemple : { $action }
hints-late = Le coût du reste n’a pas pu être calculé à temps.
hints-alike = { $actions } : tout aussi bien
hints-costs = { $actions } : environ { $cost } de moins
hints-costs-other = { $actions } : moins bien
hints-rest = Et encore { $count } { $count ->
    [one] autre, qui coûte
   *[other] autres, qui coûtent
} plus.

# A cost, in what the deals of the game count; also for looking back.
hints-cost-points = { $cost } { $cost ->
    [one] point
   *[other] points
}
hints-cost-marks = { $cost } { $cost ->
    [one] ligne
   *[other] lignes
}
hints-cost-strokes = { $cost } { $cost ->
    [one] trait
   *[other] traits
}
hints-cost-royes = { $cost } { $cost ->
    [one] rôye
   *[other] rôyes
}
hints-cost-branches = { $cost } { $cost ->
    [one] branche
   *[other] branches
}
hints-cost-parties = { $cost } { $cost ->
    [one] partie
   *[other] parties
} sur cent
hints-cost-matches = { $cost } { $cost ->
    [one] partie gagnée
   *[other] parties gagnées
} sur cent
hints-cost-places = { $cost } { $cost ->
    [one] place
   *[other] places
} sur cent parties
hints-cost-tournaments = { $cost } { $cost ->
    [one] tournoi gagné
   *[other] tournois gagnés
} sur cent
hints-cost-podiums = { $cost } { $cost ->
    [one] place
   *[other] places
} sur cent tournois

# Where there are none.
hints-off = Il n’y a pas de conseils à cette table. L’hôte peut les permettre avant la partie, avec **{ hints-allow }** sous **{ lobby-host-panel }**.
hints-off-tournament = Il n’y a pas de conseils dans un tournoi.
hints-untaught = Les ordinateurs jouent ce jeu au hasard : ils n’ont pas de conseil à donner.
hints-nothing-due = Tu n’as rien à faire maintenant. Redemande quand ce sera ton tour.

# Allowing them, and what everybody is told.
hints-allow = Permettre les conseils
hints-forbid = Pas de conseils
hints-option = conseils
hints-option-hint = Si /{ hints-command } est permis ; sinon là où des ordinateurs jouent et où la cote ne compte pas
hints-yes = permis
hints-no = aucun
hints-lobby = avec conseils
hints-begin = Les conseils sont permis ici : à ton tour, `/{ hints-command }` ou **{ hints-button }** te dit, en privé, ce qu’un bon joueur ferait.
hints-begin-host = Les conseils sont permis ici, par choix de l’hôte : à ton tour, `/{ hints-command }` ou **{ hints-button }** te dit, en privé, ce qu’un bon joueur ferait. Le résultat dira combien chacun en a demandé.
hints-taken = Conseils demandés : { $people }.
hints-help = **Tu hésites ?** À ton tour, `/{ hints-command }` dit ce qu’un bon joueur ferait, ce que le reste coûterait et pourquoi, là où la table le permet.

# Reasons, of any game.
hints-why-only = Tu ne peux rien faire d’autre.
hints-why-on-average = En moyenne, sur toutes les mains que les autres peuvent avoir, c’est ce qui rapporte le plus.
hints-why-unbeatable = Aucun adversaire ne peut la battre.
hints-why-highest = Personne n’a de carte plus haute à { $suit }.
hints-why-partner-void = Ton partenaire n’a plus de { $suit } et pourra peut-être couper.
hints-why-last-of-suit = C’est ta dernière carte à { $suit } : ensuite tu pourras couper cette couleur.
hints-why-no-points = Elle ne vaut aucun point : on perd peu si un autre la prend.
hints-why-keeps = Tu gardes { $card } pour plus tard.
hints-why-no-trumps-out = Plus personne d’autre n’a d’atout.
hints-why-draws-last = Elle fait tomber le dernier atout : { $card }.
hints-why-draws = Elle fait tomber des atouts.
hints-why-takes = Tu prends le pli.
hints-why-takes-points = Tu prends le pli, avec { $points } { $points ->
    [one] point
   *[other] points
} dedans.
hints-why-takes-surely = Aucun adversaire ne peut plus la battre.
hints-why-beats = Elle bat { $card }, la meilleure carte jusqu’ici.
hints-why-cheapest = C’est la plus basse de tes cartes qui y arrive.
hints-why-ruffs = Tu n’as plus de { $suit }, donc tu coupes.
hints-why-partner-has = Ton partenaire a déjà le pli.
hints-why-partner-leads = Ton partenaire a la meilleure carte jusqu’ici.
hints-why-own-has = Ta propre carte a déjà le pli.
hints-why-own-leads = Ta propre carte est la meilleure jusqu’ici.
hints-why-own-void = Toi-même, tu n’as plus de { $suit } et tu pourras couper.
hints-why-adds-points = { $points } { $points ->
    [one] point va
   *[other] points vont
} ainsi à ton camp.
hints-why-cannot-take = Tu ne peux pas prendre ce pli.
hints-why-gives-points = C’est ce qui donne le moins de points : { $points }.
hints-why-gives-nothing = Elle ne donne aucun point.
hints-why-lowest = C’est ta carte la plus basse à { $suit }.
hints-why-saves-trumps = Tu gardes tes atouts pour plus tard.
hints-why-last-deal-behind = Tu as { $count } de retard, et c’est la dernière donne.
hints-why-last-deal-ahead = Tu as { $count } d’avance, et c’est la dernière donne.
hints-why-last-round-behind = Au tournoi, tu as { $count } de retard sur le meilleur de tes adversaires ici, et c’est la dernière donne.
hints-why-last-round-ahead = Au tournoi, tu as { $count } d’avance sur tous tes adversaires ici, et c’est la dernière donne.
hints-why-you-need = Il te manque encore { $count } pour gagner la partie.
hints-why-others-need = Il ne manque plus que { $count } aux autres pour gagner la partie.
hints-why-only-all-tricks = Seuls tous les plis peuvent encore te faire gagner la partie.
hints-why-counts-more = La donne comptera alors davantage.
hints-why-trumps = Tu as { $count } { $count ->
    [one] atout
   *[other] atouts
} à { $suit }.
hints-why-top-trump = Le plus haut en fait partie : { $card }.
hints-why-few-trumps = À { $suit }, tu { $count ->
    [0] n’as aucun atout
    [one] n’as qu’un seul atout
   *[other] n’as que { $count } atouts
}.

# Reasons in Couillon.
hints-why-no-suit-has-more = Aucune couleur ne te donne plus de { $count } { $count ->
    [one] atout
   *[other] atouts
}.
hints-why-mit = Comme Mit’, { $card } est un atout que seul l’as d’atout bat.

# Reasons in Kleurenwiezen.
hints-why-aces = Tu as { $count } as.
hints-why-no-ace = Tu n’as pas d’as.
hints-why-no-long-suit = Ta couleur la plus longue n’a que { $count } { $count ->
    [one] carte
   *[other] cartes
}.
hints-why-low-cards = Beaucoup de tes cartes sont basses : { $count } fois un six ou moins.
hints-why-expects = Avec cet atout, ta main fait environ { $tricks } { $tricks ->
    [one] pli
   *[other] plis
} à elle seule.
hints-why-expects-only = Même avec { $suit } comme atout, ta main ne fait qu’environ { $tricks } { $tricks ->
    [one] pli
   *[other] plis
} à elle seule.
hints-why-waits = Tu entends d’abord ce que les autres ont.
hints-why-leaves-to-partner = Ton partenaire décide alors s’il faut monter.
hints-why-discards = Sans elle, ta main risque le moins de faire un pli.
hints-why-stays-under = Tu restes sous { $card }.
hints-why-highest-under = C’est la plus haute carte qui le permet.
hints-why-cannot-stay-under = Cette fois, tu ne peux pas rester en dessous.
hints-why-highest-goes = C’est le moment de jouer ta plus haute carte de la couleur.
hints-why-wants-trick = Il te faut encore { $count ->
    [one] un pli, et le voici.
   *[other] { $count } plis, et en voici un.
}
hints-why-gets-rid = Tu n’as plus de { $suit } : tu te débarrasses d’une carte dangereuse.
hints-why-lowest-out = Personne d’autre n’a de carte plus basse à { $suit }.
hints-why-higher-out = Cartes plus hautes encore en jeu à { $suit } : { $count }.
hints-why-may-catch = Un demandeur devra peut-être prendre le pli.
hints-why-stays-with = Pour l’instant, c’est { $name } qui doit prendre le pli.
hints-why-catches-nobody = Aucun demandeur ne peut plus prendre ce pli.

# Reasons in Chouine.
hints-why-exchange = Tu reçois { $card } contre le sept.
hints-why-declares = Ce que tu annonces compte { $points } { $points ->
    [one] point
   *[other] points
}.
hints-why-wins-partie = Cela gagne la partie.
hints-why-makes-trumps = Cela fait de { $suit } l’atout.
hints-why-keeps-pair = Tu gardes roi et dame à { $suit } pour un mariage.
hints-why-may-pair = Tu gardes { $card } pour un mariage : { $other } peut encore venir.

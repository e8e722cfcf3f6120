# Revenir sur une partie jouée : ce que les choix ont coûté, et ce que les cartes permettaient.
lookback-button = Avec du recul
lookback-title = ### Avec du recul · { $game } · table { $table }
lookback-soon = Un bon joueur repense à tous les choix de cette partie, quand il n’y a rien d’autre à faire. Ce sera prêt dans { $seconds } s environ. Ce message changera alors de lui-même ; ou regarde à nouveau.
lookback-again = Regarder à nouveau
lookback-failed = Cela n’a pas marché pour l’instant. Regarde plus tard.
lookback-own = **Ce qui t’a coûté le plus.** Ceci n’est visible que par toi.
lookback-of = **Ce qui a coûté le plus : { $name }**
lookback-none = Rien n’a coûté plus que le hasard n’explique. Bien joué !
lookback-not-there = Tu n’as pas joué dans cette partie. Seuls ceux qui ont fait les choix savent ce qu’ils ont coûté, sauf s’ils le montrent.
lookback-nothing = Dans cette partie, il n’y avait aucun choix qu’un bon joueur puisse peser.
lookback-dear = **{ $number }.** { $unit ->
    [parties] Partie
   *[deals] Donne
 } { $deal }{ $trick ->
    [0] {""}
   *[other] , pli { $trick }
 } : { $chosen }. Un bon joueur : { $best }. Coût : { $cost }
lookback-cost = environ { $cost }
lookback-cost-other = plus que le hasard n’explique
lookback-why = -# Pourquoi : { $reasons }
lookback-why-of = -# Pourquoi, comme on l’aurait dit alors à { $name } : { $reasons }
lookback-why-dummy = -# Pourquoi, à la place du mort : { $reasons }
lookback-leave = encore rien
lookback-how = -# Pesé d’après ce qu’on pouvait savoir à ce moment, sur { $worlds } façons dont les autres cartes peuvent être placées : ce qui est perdu en moyenne, pas ce qui est arrivé. Ce que le hasard explique ne compte pas.
lookback-go = Voir { $number }
lookback-known = **Après coup**, toutes les mains connues et chacun jouant au mieux{ $counts ->
    [contracts] {""}
    [tricks] , en plis
   *[points] , en points de cartes
 } :
lookback-known-deal = { $unit ->
    [parties] Partie
   *[deals] Donne
 } { $deal }{ $trick ->
    [one] {""}
   *[other] , dès le pli { $trick }
 } : { $best } · joué : { $played }
lookback-made-deal = { $unit ->
    [parties] Partie
   *[deals] Donne
 } { $deal }{ $trick ->
    [one] {""}
   *[other] , dès le pli { $trick }
 } : contrat ({ $names }) { $could ->
    [yes] **faisable** quoi que fassent les autres
   *[no] **que les autres peuvent empêcher**
 } · joué : { $was ->
    [yes] réussi
   *[no] chuté
 }
lookback-known-side = { $names } **{ $figure }**
lookback-known-late = -# Calculé à partir du pli où il reste assez peu de cartes pour que ce soit exact.
lookback-step-cost = -# Coût : { $cost }. Un bon joueur : { $best }
lookback-step-good = -# Un bon joueur ne ferait pas mieux.
lookback-step-made = -# Après coup, toutes les mains connues : d’ici, { $could ->
    [yes] { $names } peut réussir le contrat quoi que fassent les autres
   *[no] les autres peuvent empêcher le contrat ({ $names })
 }
lookback-step-known = -# Après coup, toutes les mains connues : d’ici au mieux { $sides }

# Continuer à partir d’une position d’une partie jouée.
lookback-on = Rejouer à partir d’ici
lookback-on-ask = ### Rejouer à partir d’ici
    Table { $table }, { $unit ->
        [parties] partie
       *[deals] donne
     } { $deal }, étape { $step } : une nouvelle table avec ces cartes et les mêmes règles. Comme tout le monde peut revoir ces cartes, cela ne compte pas : ni cote, ni statistiques.
lookback-on-alone = Sans autres joueurs : choisis ta place
lookback-on-friends = Avec d’autres : choisis ta place
lookback-on-seat = Place { $seat } · cartes : { $name }
lookback-on-note = Rejoué à partir de la table { $table }, { $unit ->
    [parties] partie
   *[deals] donne
 } { $deal }, étape { $step }. Tout le monde peut revoir ces cartes avec `/{ stats-replay }` ; cela ne compte pas.
lookback-on-before = -# Jusqu’à { $unit ->
    [parties] la partie
   *[deals] la donne
 } { $deal }, étape { $step }, c’est la table { $table } : d’autres ont joué ce début.

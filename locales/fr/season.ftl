# Les saisons : commandes, tableau, titres, archives, équipes.
season-command = saison
season-command-hint = Plusieurs soirées qui comptent ensemble, avec des titres à la fin
season-new = nouvelle
season-new-hint = Commence une saison ; son tableau est dans ce salon
season-board = tableau
season-board-hint = Où en est la saison ; si tu gères le serveur, son tableau vient ici
season-end = terminer
season-end-hint = Termine la saison : les titres sont attribués
season-count = compter
season-count-hint = Fais compter par la saison un tournoi ouvert en dehors d’une soirée
season-count-which = tournoi
season-count-which-hint = Son numéro ; il doit être fini
season-count-out = retirer
season-count-out-hint = Oui : ne plus le compter
season-archive = archives
season-archive-hint = Les saisons de ce serveur
season-against = équipes
season-against-hint = L’équipe de ce serveur contre celle d’un autre
season-name = nom
season-name-hint = Comment s’appelle la saison
season-best-of = meilleures
season-best-of-hint = Combien de soirées d’une personne comptent ; toutes si tu ne dis rien
season-evenings = soirées
season-evenings-hint = Après combien de soirées elle finit ; si tu ne dis rien, quand tu la termines
season-scoring = points
season-scoring-hint = Ce que compte une soirée
season-by-place = à la place : 1 pour le dernier, un de plus par place gagnée
season-by-results = aux résultats : 100 par partie gagnée
season-which = saison
season-which-hint = Quelle saison ; la liste de toutes si tu ne dis rien
season-team-best = meilleurs
season-team-best-hint = Propose combien de personnes par équipe comptent chaque soirée
season-code = code
season-code-hint = Accepte : le code de l’autre serveur
season-teams-stop = arrêter
season-teams-stop-hint = Ne joue plus contre l’autre serveur

season-board-title = ### 🏆 { $name }
season-over-title = ## 🏆 { $name } : la saison est finie
season-of = soirée { $played } sur { $planned }
season-played = { $played ->
    [one] { $played } soirée
   *[other] { $played } soirées
}
season-best = { $best ->
    [one] la meilleure soirée compte
   *[other] les { $best } meilleures comptent
}
season-all-count = toutes les soirées comptent
season-scoring-place = points à la place
season-scoring-results = 100 points par partie gagnée
season-was-until = terminée : { $when }
season-no-evening = Aucune soirée n’a encore été jouée.
season-leads = En tête : { $name }
season-more = { $count ->
    [one] -# et { $count } de plus
   *[other] -# et { $count } de plus
}
season-title-1 = Titre de la saison
season-title-2 = Deuxième place
season-title-3 = Troisième place
season-title-line-1 = 🥇 { $title } : { $names } · **{ $total }**
season-title-line-2 = 🥈 { $title } : { $names } · **{ $total }**
season-title-line-3 = 🥉 { $title } : { $names } · **{ $total }**
season-in-list-running = **{ $name }** · depuis : { $from }, en cours
season-in-list = **{ $name }** · { $from } – { $until } · 🥇 { $winner }
season-archive-title = ### 🏆 Saisons de ce serveur
season-begun = La saison **{ $name }** a commencé : chaque soirée de ce serveur compte désormais.
season-board-here = Le tableau est ici maintenant et se met à jour tout seul.
season-counts = Le tournoi { $tournament } compte désormais pour la saison **{ $name }**, comme une soirée.
season-counts-no-more = Le tournoi { $tournament } ne compte plus pour la saison **{ $name }**.
season-end-sure = Pour terminer la saison { $name } pour de bon et attribuer ses titres, choisis l’option « { company-sure } ».
season-ended = La saison **{ $name }** est finie ; les titres sont au tableau.

season-teams = **{ $first }** – **{ $second }** · **{ $points } : { $others }**
season-teams-how = { $best ->
    [one] Chaque soirée, le meilleur résultat de chaque équipe compte, en pourcentage des points ; la meilleure équipe reçoit 2.
   *[other] Chaque soirée, les { $best } meilleurs résultats de chaque équipe comptent, en pourcentage des points ; la meilleure équipe reçoit 2.
}
season-teams-evening = { $number }. { $first } : { $second }
season-teams-offered = { $best ->
    [one] Donne ce code à l’autre serveur : **{ $code }**. Un de ses administrateurs le tape avec /{ season-command } { season-against } ; chaque soirée, le meilleur résultat de chaque équipe compte alors.
   *[other] Donne ce code à l’autre serveur : **{ $code }**. Un de ses administrateurs le tape avec /{ season-command } { season-against } ; chaque soirée, les { $best } meilleurs de chaque équipe comptent alors.
}
season-teams-agreed = { $best ->
    [one] Ton équipe joue contre **{ $other }** dès la prochaine soirée ; le meilleur de chaque équipe compte.
   *[other] Ton équipe joue contre **{ $other }** dès la prochaine soirée ; les { $best } meilleurs de chaque équipe comptent.
}
season-teams-stopped = Ton équipe ne joue plus contre l’autre serveur.
season-no-teams = Ton équipe ne joue contre aucune autre : propose-le à un autre serveur avec l’option « { season-team-best } », ou accepte avec son code.

# Dans les images et leurs textes de remplacement.
season-picture-evening = soirée
season-picture-total = total
season-picture-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
season-picture-rank = Rang { $rank }
season-alt-row = { $total ->
    [one] { $what }. { $name } : { $total } point.
   *[other] { $what }. { $name } : { $total } points.
}
season-alt-title = { $total ->
    [one] { $what } : { $name }, { $total } point.
   *[other] { $what } : { $name }, { $total } points.
}

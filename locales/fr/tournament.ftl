# Les tournois : commandes, message pour s’inscrire, tours, classement, fin.
tournament-command = tournoi
tournament-command-hint = Un tournoi où l’on change de partenaire
tournament-open = ouvrir
tournament-open-hint = Ouvre un tournoi dans ce salon ; tu as la première place
tournament-standings = classement
tournament-standings-hint = Où en est le tournoi
tournament-stop = arrêter
tournament-stop-hint = Arrête un tournoi que tu as ouvert, avec ses tables
tournament-people = joueurs
tournament-people-hint = Combien de personnes jouent
tournament-rounds = tours
tournament-rounds-hint = Combien de tours, chaque fois avec un autre partenaire
tournament-deals = donnes
tournament-deals-hint = Combien de donnes par tour, de 1 à 40 ; 8 si tu ne dis rien
tournament-preset = variante
tournament-preset-hint = Quelle variante ; Malmedy si tu ne dis rien
tournament-computers = ordinateurs
tournament-computers-hint = Si des ordinateurs prennent les places restées libres
tournament-computers-yes = prennent les places libres
tournament-computers-no = ne jouent pas
tournament-which = tournoi
tournament-which-hint = Quel tournoi, s’il y en a plusieurs

tournament-title = ### 🏆 Tournoi { $tournament } · { $variant }
tournament-rules = { $people } joueurs · { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
tournament-fill = des ordinateurs prennent les places libres
tournament-no-fill = sans ordinateurs
tournament-how = À chaque tour, un autre partenaire et d’autres adversaires. Tu additionnes les rôyes qui restent à ton équipe après chaque tour ; le total le plus bas gagne. Après une donne à égalité, les deux équipes retirent une rôye.
tournament-places = **Places** ({ $taken } sur { $people })
tournament-plan = **Qui joue avec qui**
tournament-plan-round = -# Tour { $round } · { $tables }
tournament-enter = S’inscrire
tournament-leave = Se désinscrire
tournament-start = Commencer
tournament-show-standings = Classement
tournament-state-playing = Le tour { $round } sur { $rounds } est en cours.
tournament-state-pause = Le tour { $round } sur { $rounds } est fini.
tournament-state-over = Le tournoi est fini.
tournament-state-over-early = Le tournoi a fini après le tour { $round } sur { $rounds } : il restait trop peu de monde pour une table.
tournament-state-stopped-before = Le tournoi a été arrêté avant le premier tour.
tournament-state-stopped-in = Le tournoi a été arrêté pendant le tour { $round } sur { $rounds }.
tournament-state-stopped-after = Le tournoi a été arrêté après le tour { $round } sur { $rounds }.
tournament-state-idle = Le tournoi s’est terminé de lui-même : personne n’avait rien fait pendant une semaine.
tournament-state-deserted = Le tournoi s’est terminé de lui-même : tout le monde s’était levé.
tournament-idle-warning = ⏳ Personne n’a rien fait au tournoi { $tournament } depuis six jours. Il se termine de lui-même { $when }, avec le classement du moment.
tournament-stay = Le faire continuer
tournament-stays = Le tournoi { $tournament } continue.
tournament-ended-idle = Le tournoi { $tournament } s’est terminé de lui-même, avec le classement du moment : personne n’avait rien fait pendant une semaine.
tournament-ended-deserted = Le tournoi { $tournament } s’est terminé de lui-même, avec le classement du moment : tout le monde s’est levé.

tournament-opened = Le tournoi { $tournament } est ouvert et tu as la place 1.
tournament-entered = Tu as la place { $place }.
tournament-left = Ta place est de nouveau libre.
tournament-you-stopped = Tu as arrêté le tournoi { $tournament }.

tournament-table-title = ### 🏆 Tournoi { $tournament } · tour { $round } · table { $letter }
tournament-against = { $first } contre { $second }
tournament-pair = { $one } & { $other }
tournament-table-deals = -# { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} avec ce partenaire
tournament-table-cards = -# Tes cartes arrivent par message privé, ou appuie sur **{ play-my-hand }**.
tournament-round-title = ### 🏆 Tournoi { $tournament } · tour { $round } sur { $rounds }
tournament-round-table = **Table { $letter }**{ $where } · { $people }
tournament-thread = Tournoi { $tournament } · table { $letter }
tournament-kept = La place { $seat }, laissée par { $name }, est libre pour ceux qui ne sont pas du tournoi ; en attendant, l’ordinateur joue.

tournament-standings-title = Classement après le tour { $round } sur { $rounds }
tournament-standings-begin = Aucun tour n’est encore fini.
tournament-final-title = Classement final du tournoi { $tournament }
tournament-leads = { $count ->
    [one] { $names } est en tête avec { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     }.
   *[other] { $names } sont en tête avec { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     } chacun.
}
tournament-next = -# Tour suivant : { $when }
tournament-progress = -# Table { $letter }{ $where } : donne { $deal } sur { $deals }
tournament-progress-over = -# Table { $letter }{ $where } : terminée
tournament-won = ## 🏆 { $count ->
    [one] { $names } gagne le tournoi avec { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     } !
   *[other] { $names } se partagent la victoire avec { $total ->
        [one] { $total } rôye
       *[other] { $total } rôyes
     } chacun !
}
tournament-and = { $some } et { $last }

# Dans les images et leur description.
tournament-picture-round = tour { $round }
tournament-picture-total = total
tournament-picture-place = Place { $place }
tournament-alt-computer = { $name } (ordinateur)

# Une place laissée, et où il faut être.
tournament-take = Prendre une place libre
tournament-left-place = **{ $name }** – libre, à prendre
tournament-due-lobby = **Tournoi { $tournament }** dans { $channel } · tu as la place { $place } ; c’est l’hôte qui le commence.
tournament-due-next = **Tournoi { $tournament }** · le tour { $round } sur { $rounds } commence { $when } à la table { $letter } dans { $channel } : { $people }
tournament-due-after = **Tournoi { $tournament }** · le tour { $round } sur { $rounds } commence quand les autres tables ont fini, à la table { $letter } dans { $channel } : { $people }
tournament-due-end = **Tournoi { $tournament }** dans { $channel } · tu as joué tous tes tours ; le classement final vient quand les autres tables ont fini.
tournament-due-left = **Tournoi { $tournament }** dans { $channel } · tu as laissé la place { $place } ; tant que personne ne l’a prise, **{ tournament-take }** te la rend.

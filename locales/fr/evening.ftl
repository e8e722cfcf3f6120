# Les soirées : commandes, message pour s’inscrire, tables, rappels, résultats.
evening-command = soirée
evening-command-hint = Les soirées du club : inscription, tables au sort, tournois
evening-new = nouvelle
evening-new-hint = Crée une soirée dans ce salon, une fois ou régulièrement
evening-list = liste
evening-list-hint = Quelles soirées il y a sur ce serveur
evening-sign-up = inscription
evening-sign-up-hint = Inscris-toi à la prochaine soirée
evening-leave = désinscription
evening-leave-hint = Désinscris-toi
evening-be-here = présence
evening-be-here-hint = Dis que tu es là : on tire les tables parmi ceux qui sont là
evening-change = modifier
evening-change-hint = Modifie une soirée que tu diriges
evening-cancel = annuler
evening-cancel-hint = Annule la prochaine date d’une soirée que tu diriges, ou toutes
evening-end = terminer
evening-end-hint = Ne fais plus tirer de tables ce soir
evening-when = quand
evening-when-hint = Comme « mardi 20h », « premier mardi 20h » ou « 24/12 20h »
evening-often = fréquence
evening-often-hint = À quelle fréquence ; si tu ne dis rien, selon le jour
evening-often-once = une fois
evening-often-weekly = chaque semaine
evening-often-fortnightly = toutes les deux semaines
evening-often-monthly = une fois par mois, ce jour-là de la semaine
evening-zone = fuseau
evening-zone-hint = Dans quel fuseau horaire ; Bruxelles si tu ne dis rien
evening-name = nom
evening-name-hint = Comment s’appelle la soirée
evening-usual-name = Soirée du club
evening-kind = jouer
evening-kind-hint = Des parties libres ou un tournoi
evening-kind-open = autant de parties que l’on veut
evening-kind-tournament = un tournoi
evening-rest-option = places-vides
evening-rest-option-hint = Ce que deviennent les tables incomplètes
evening-rest-choice-computer = des ordinateurs les prennent
evening-rest-choice-reserve = on attend qu’une table soit complète
evening-rest-choice-bye = ceux qui restent sautent un tour du tournoi
evening-rounds = tours
evening-rounds-hint = Tournoi : combien de tours ; 3 si tu ne dis rien
evening-deals = donnes
evening-deals-hint = Tournoi : combien de donnes par tour ; 8 si tu ne dis rien
evening-method = tirage
evening-method-hint = Tournoi : comment on tire les tables
evening-method-rounds = chacun rencontre le plus de monde possible
evening-method-swiss = ceux qui ont les mêmes résultats se rencontrent
evening-method-danish = strictement au classement, même s’ils se sont déjà rencontrés
evening-method-knockout = élimination directe, pour les jeux à deux
evening-minutes = minutes
evening-minutes-hint = Tournoi : combien dure un tour au plus ; le temps qu’il faut si tu ne dis rien
evening-presence = présence
evening-presence-hint = S’il faut dire que l’on est là
evening-presence-yes = seuls ceux qui disent « Je suis là » sont tirés
evening-presence-no = tous les inscrits sont tirés
evening-which = soirée
evening-which-hint = Quelle soirée, s’il y en a plusieurs
evening-channel = salon
evening-channel-hint = Où elle a lieu désormais
evening-director = direction
evening-director-hint = La personne qui la dirige désormais
evening-what = quoi
evening-what-hint = Seulement la prochaine date, ou toutes
evening-what-date = seulement la prochaine date
evening-what-all = celle-ci et toutes les suivantes

evening-day-1 = lundi
evening-day-2 = mardi
evening-day-3 = mercredi
evening-day-4 = jeudi
evening-day-5 = vendredi
evening-day-6 = samedi
evening-day-7 = dimanche
evening-once = { $time } ({ $zone })
evening-weekly = chaque { $day }, { $time } ({ $zone })
evening-fortnightly = un { $day } sur deux, { $time } ({ $zone })
evening-monthly-1 = chaque premier { $day } du mois, { $time } ({ $zone })
evening-monthly-2 = chaque deuxième { $day } du mois, { $time } ({ $zone })
evening-monthly-3 = chaque troisième { $day } du mois, { $time } ({ $zone })
evening-monthly-4 = chaque quatrième { $day } du mois, { $time } ({ $zone })
evening-monthly-last = chaque dernier { $day } du mois, { $time } ({ $zone })

evening-title = ### 📅 { $name }
evening-begins = **{ $when }** · { $soon }
evening-was = { $when }
evening-shift-skipped = -# Ce jour-là, on avance l’heure et cette heure n’existe pas : on commence une heure plus tard.
evening-shift-twice = -# Ce jour-là, on recule l’heure et cette heure existe deux fois : la première compte.
evening-open = parties libres
evening-tournament = { $rounds ->
    [one] tournoi en { $rounds } tour
   *[other] tournoi en { $rounds } tours
}
evening-rest-computer = des ordinateurs prennent les places vides
evening-rest-reserve = on attend une table complète
evening-rest-bye = ceux qui restent sautent un tour
evening-directed = direction : { $director }
evening-undirected = dirigée par ceux qui gèrent le serveur
evening-how-asked = Inscris-toi et, dès une heure avant, appuie sur **{ evening-button-here }** : à { $drawn }, on tire les tables parmi ceux qui l’ont fait. Ceux qui arrivent plus tard reçoivent la prochaine place libre.
evening-how = Inscris-toi : à { $drawn }, on tire les tables parmi tous les inscrits. Ceux qui arrivent plus tard reçoivent la prochaine place libre.
evening-signed-up = **Inscriptions** ({ $count })
evening-here = { $count ->
    [one] { $count } présence ✅
   *[other] { $count } présences ✅
}
evening-nobody-yet = Personne ne s’est encore inscrit.
evening-gone = -# Plus sur ce serveur, donc hors compte : { $names }
evening-button-sign-up = S’inscrire
evening-button-leave = Se désinscrire
evening-button-here = Je suis là
evening-button-seat = Je veux jouer

evening-state-playing = **Les tables sont tirées.** Pour jouer, la première fois ou de nouveau, appuie sur **{ evening-button-seat }**.
evening-state-closing = **On ne tire plus de tables.** La soirée finit avec la dernière partie.
evening-plays-tournament = Le tournoi { $tournament } est en cours.
evening-too-few = { $count ->
    [one] Il y a { $count } personne ; le tournoi commence à quatre.
   *[other] Il y a { $count } personnes ; le tournoi commence à quatre.
}
evening-table = Table { $table } dans { $channel } : { $names }
evening-waiting = { $count ->
    [one] { $count } attend une place :
   *[other] { $count } attendent une place :
}
evening-nobody-here = Personne ne joue en ce moment.
evening-drawn = ### 📅 { $name } · table { $table }
    À cette table : { $people }
evening-thread = { $name } · table { $number }
evening-event = Inscription et jeu dans { $channel }.
evening-reminder = ⏰ **{ $name }** commence { $soon } dans { $channel }, et tu es sur la liste.
evening-reminder-here = Appuie sur **{ evening-button-here }** quand tu es là : à { $drawn }, on tire les tables.
evening-channel-gone = **{ $name }** : le salon n’existe plus. Choisis-en un autre avec /{ evening-command } { evening-change } ; d’ici là, la soirée ({ $when }) attend.
evening-channel-closed = Je ne peux rien montrer dans { $channel }, où a lieu **{ $name }** : { $when }. Je ne peux y mentionner personne ni y tirer de tables. Donne-moi là ces permissions : { $permissions } ; ou choisis un autre salon avec /{ evening-command } { evening-change }.
evening-not-reminded = Sans rappel, faute de messages privés : { $names }

evening-over-played = Cette soirée est finie.
evening-over-empty = On n’a rien joué ce soir-là.
evening-over-cancelled = Cette soirée a été annulée.
evening-over-missed = Cette soirée n’a pas eu lieu : je n’étais pas là, ou je n’avais pas de salon pour jouer.
evening-reason = Raison : { $reason }
evening-was-last = Aucune autre date ne suit.
evening-result-title = ### 🏁 { $name } · { $when }
evening-result = { $matches ->
    [one] { $sign } **{ $name }** · **{ $points }** · { $matches } partie
   *[other] { $sign } **{ $name }** · **{ $points }** · { $matches } parties
}
evening-result-how = Une partie gagnée donne 100 points, une partie nulle 50.
evening-result-tournament = Dans l’ordre du tournoi ; une partie gagnée donne 100 points.
evening-result-few = Aucune saison ne compte cette soirée : moins de { $least } personnes ont joué entre elles.
evening-somebody = une personne qui a voulu être oubliée
evening-in-list = { $count ->
    [one] **{ $name }** ({ $evening }) · { $when } dans { $channel }
        -# { $rhythm } · { $game } · { $count } inscription
   *[other] **{ $name }** ({ $evening }) · { $when } dans { $channel }
        -# { $rhythm } · { $game } · { $count } inscriptions
}
evening-you-signed-up = Tu es sur la liste.

evening-made = **{ $name }**, c’est fixé : { $when }.
evening-uncounted = La saison **{ $name }** ne la compte pas : seulement les soirées de ceux qui gèrent le serveur. L’un d’eux peut changer cela avec /{ evening-command } { evening-change }.
evening-uncounted-role = La saison **{ $name }** ne la compte pas : seulement les soirées de ceux qui gèrent le serveur, ou de quelqu’un qui a { $role }. L’un d’eux peut changer cela avec /{ evening-command } { evening-change }.
evening-without-event = Elle n’est pas dans les évènements du serveur : pour cela, donne-moi { $permission }.
evening-not-for-all = Elle n’est pas dans les évènements du serveur : tout le monde ne voit pas { $channel }.
evening-changed = **{ $name }** est à jour ; la prochaine fois : { $when }.
evening-changed-later = **{ $name }** est à jour : les nouvelles règles valent pour les tables tirées à partir de maintenant, la nouvelle heure dès la prochaine date.
evening-changed-meanwhile = Quelqu’un d’autre a modifié **{ $name }** au même moment. Rien de toi n’est enregistré : renvoie ta commande, et les deux comptent.
evening-called-off = **{ $name }** : cette date est annulée ; la prochaine fois : { $when }.
evening-called-off-all = **{ $name }** n’aura plus lieu ; ce qui est en cours se joue jusqu’au bout.
evening-ended = **{ $name }** : plus de nouvelle table ; la soirée finit avec la dernière partie.
evening-told-signed-up = **{ $name }** : te voilà sur la liste ({ $when }). On tire les tables à { $drawn }.
evening-told-left = **{ $name }** : tu n’es plus sur la liste.
evening-told-here = **{ $name }** : quel plaisir de te voir ! On tire les tables à { $drawn }.
evening-told-wait = **{ $name }** : tu reçois la prochaine place libre ; s’il n’y en a pas, on tire une table dès que possible.
evening-told-seat = Tu as une place à **{ $name }** : /{ stay-tables } dit où.
evening-due = **{ $name }** dans { $channel } · tu es sur la liste ; ça commence { $when }, { $soon }.
evening-due-here = **{ $name }** dans { $channel } · tu es là ; ça commence { $when }, { $soon }.
evening-due-waiting = **{ $name }** dans { $channel } · tu attends une place.
evening-due-playing = **{ $name }** dans { $channel } est en cours ; **{ evening-button-seat }** t’y donne une place.

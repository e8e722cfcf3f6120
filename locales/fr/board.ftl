# The board of a tournament: standings, directing, where everybody has to be.
board-decimal = { $whole },{ $tenth }
board-unit-royes = { $total } { $count ->
    [one] rôye
   *[other] rôyes
}
board-unit-points = { $total } { $count ->
    [one] point
   *[other] points
}
board-unit-match-points = { $total } { $count ->
    [one] point de match
   *[other] points de match
}
board-unit-victories = { $total } { $count ->
    [one] victoire
   *[other] victoires
}
board-unit-percent = { $total } %
board-picture-corrected = correction
board-alt-corrected = correction : { $amount }
board-alt-row = { $rank }. { $name } : { $total } ({ $rounds }).
board-alt-total = { $rank }. { $name } : { $total }.

# The standings as a file for spreadsheets: what stands over its columns.
board-file-rank = rang
board-file-place = place
board-file-name = nom
board-file-computer = ordinateur
board-file-byes = tours libres
board-file-corrected = correction
board-file-bonus = dont bonus
board-file-total = total
board-file-round = tour
board-file-amount = valeur
board-file-reason = motif
board-file-director = directeur
board-file-yes = oui

# Opening a tournament of any size.
board-method = formule
board-method-hint = Comment on tire les tables ; sinon, d’autres joueurs à chaque tour
board-method-choice-classic = Malmedy : 4, 8, 12 ou 16 joueurs, chaque tour un autre partenaire
board-method-choice-rounds = Tours : d’autres joueurs à chaque tour
board-method-choice-swiss = Suisse : ceux qui sont à égalité se rencontrent
board-method-choice-danish = Danois : strictement au classement, même s’ils se sont déjà rencontrés
board-method-choice-knockout = Coupe à deux par table, avec coupe de consolation
board-entry = inscription
board-entry-hint = Si l’on s’inscrit seul ou à deux
board-entry-choice-drawn = seul, partenaires tirés à chaque tour
board-entry-choice-pairs = en paires fixes
board-entry-choice-alone = chacun pour soi
board-remainder = reste
board-remainder-hint = Que faire si les tables ne sont pas complètes
board-remainder-choice-computer = des ordinateurs complètent les tables
board-remainder-choice-bye = certains passent un tour et comptent leur moyenne
board-remainder-choice-reserve = les derniers inscrits sont remplaçants
board-total = total
board-total-hint = Ce que les tours additionnent
board-total-choice-royes = rôyes restantes : le plus petit total gagne
board-total-choice-points = points : le plus grand total gagne
board-total-choice-match-points = points de match : 2 par victoire, 1 par égalité
board-total-choice-victories = parties gagnées
board-bonus = bonus
board-bonus-hint = Ce que chaque place à la table ajoute aux points, p. ex. 90, 60, 30, 0 ; 0 : rien
board-with-bonus = avec un bonus selon la place à la table : { $figures }
board-minutes = minutes
board-minutes-hint = Une limite de temps par tour ; ensuite, on finit la donne en cours
board-same-deals = mêmes-donnes
board-same-deals-hint = Si toutes les tables d’un tour jouent les mêmes cartes
board-starts-in = début-dans
board-starts-in-hint = Dans combien de minutes il commence seul ; sinon, à toi de lancer

# The board in the channel.
board-is-rounds = d’autres joueurs à ta table à chaque tour
board-is-swiss = système suisse : ceux qui ont le même total se rencontrent
board-is-danish = danois : strictement au classement, même s’ils se sont déjà rencontrés
board-is-knockout = coupe ; les perdants du premier tour jouent la consolation
board-is-drawn = partenaires tirés à chaque tour
board-is-pairs = paires fixes
board-is-alone = chacun pour soi
board-length-deals = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
board-length-parties = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} en { $deals ->
    [one] { $deals } partie
   *[other] { $deals } parties
}
board-clock = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par tour
board-same = les mêmes cartes à chaque table
board-compared = on compare avec ce que les autres tables ont fait des mêmes cartes
board-sizes = places : { $least } à { $most }
board-sizes-one = places : { $most }
board-open = **{ $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
}.**
board-match-deals = -# { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
board-match-parties = -# { $deals ->
    [one] { $deals } partie
   *[other] au meilleur des { $deals } parties
}
board-due-left = **Tournoi { $tournament }** dans { $channel } · tu as quitté la place { $place } ; **{ tournament-enter }** te la rend pour le tour suivant.
board-due-waits = **Tournoi { $tournament }** dans { $channel } · tu as la place { $place } et pas de table en ce moment ; le tour { $round } est tiré quand les autres ont fini.
board-due-drawn = **Tournoi { $tournament }** dans { $channel } · tu as la place { $place } ; le tour { $round } est tiré { $when }.
board-begins = Début { $when }.
board-done = Tables finies : { $done } sur { $tables }.
board-time-is-up = Fin du temps { $when }.
board-more = … et { $count } de plus
board-without-partner = { $name } (cherche partenaire)
board-tables = **Tables**
board-table = **{ $letter }**{ $where } · { $people }
board-table-done = **{ $letter }** ✓ { $people }
board-byes = **Ne jouent pas ce tour :** { $names }
board-given-up = -# Ne jouent plus : { $names }
board-through = **Qualifiés sans jouer :** { $names }
board-reserves = **Remplaçants :** { $names }
board-corrections = **Décisions**
board-correction = -# { $name } : { $amount } au tour { $round } · « { $reason } » ({ $director })
board-removal-before = -# { $name } : retrait avant le tour 1 · « { $reason } » ({ $director })
board-removal = -# { $name } : retrait, tour { $round } · « { $reason } » ({ $director })
board-asked = **Invités, sans place tant qu’ils n’ont pas dit oui :** { $names }
board-say-yes = Oui, je joue
board-asked-by-you = On a demandé à { $name }, qui aura une place en appuyant sur **{ board-say-yes }** sous le tableau.
board-told-asked = **{ $name } veut t’inscrire au tournoi { $tournament }.** Tu as une place dès que tu appuies sur **{ board-say-yes }** [sous le tableau]({ $link }) ; si tu ne fais rien, tu ne joues pas.
board-stop-question = **{ $name } demande d’arrêter le tournoi { $tournament }.** Les parties en cours ne compteraient pour personne ; les parties finies gardent leur résultat. Décision { $until }, aux deux tiers de ceux qui répondent. { $people }
board-stop-so-far = -# Pour l’arrêt : { $agreed } · contre : { $declined }
board-stop-yes = Arrêter
board-stop-no = Continuer
board-stop-told = Ta réponse compte. Tu peux la changer tant qu’on demande aux autres.
board-stop-carried = **Le tournoi { $tournament } est arrêté, comme { $name } l’a demandé :** { $agreed } pour, { $declined } contre. Les parties en cours ne comptent pour personne.
board-stop-lost = **Le tournoi { $tournament } continue.** { $name } a demandé de l’arrêter : { $agreed } pour, { $declined } contre.
board-file-out = retrait
board-directed = -# Direction : { $names }
board-digest = -# Tous les tirages découlent d’un secret ; son empreinte : `{ $digest }`
board-secret = -# Le secret était `{ $secret }` ; son empreinte : `{ $digest }`
board-moved = Le tableau du tournoi { $tournament } est [plus bas]({ $link }).
board-enter-with = S’inscrire avec…
board-people = Qui joue
board-direct = Direction…

# Entering, leaving and directing.
board-enter-command = inscrire
board-enter-command-hint = Inscris-toi à un tournoi, avec ou sans partenaire
board-partner = partenaire
board-partner-hint = Avec qui tu joues tout le tournoi
board-leave-command = quitter
board-leave-command-hint = Rends ta place avant le début ou entre deux tours
board-start-command = commencer
board-start-command-hint = Lance un tournoi que tu diriges, ou son tour suivant
board-correct-command = corriger
board-correct-command-hint = Direction : ajoute au total de quelqu’un ou ôtes-en, avec un motif
board-person = personne
board-person-hint = De qui il s’agit
board-amount = valeur
board-amount-hint = Combien on ajoute ; un nombre négatif est retiré
board-reason = motif
board-reason-hint = Pourquoi ; tout le monde le lit
board-round = tour
board-round-hint = De quel tour ; sinon le dernier
board-director-command = direction
board-director-command-hint = Fais diriger le tournoi par quelqu’un avec toi, ou cède-le-lui
board-how = comment
board-how-hint = Avec toi ou à ta place
board-how-add = avec moi
board-how-hand = à ma place
board-export-command = exporter
board-export-command-hint = Le classement en fichier pour tableur
board-page = page
board-page-hint = Quelle page, de vingt places chacune
board-file = fichier
board-file-hint = Aussi en fichier pour tableur
board-yes = oui
board-no = non
board-entered-pair = C’est noté ; avec toi : { $partner }.
board-entered-wish = C’est noté. { $partner } sera ton partenaire dès que cette personne appuie sur **{ board-enter-with }** et te choisit.
board-who-partner = Avec qui joues-tu tout le tournoi ?
board-choose-person = Choisis quelqu’un
board-started = Le tournoi { $tournament } a commencé.
board-next-begun = Le tour { $round } a commencé.
board-channel-gone = Le salon du tournoi { $tournament } a disparu. Les parties en cours continuent par message privé ; ensuite il attend. Tape /{ tournament-command } { board-start-command } dans un autre salon, et il y continue.
board-moved-here = Le tournoi { $tournament } continue dans ce salon.
board-panel = ### Direction du tournoi { $tournament }
board-panel-begin = Commencer
board-panel-next = Tour suivant
board-panel-correct = Corriger…
board-panel-enter = Inscrire quelqu’un…
board-panel-out = Retirer quelqu’un…
board-panel-add = Diriger à plusieurs…
board-panel-hand = Céder…
board-panel-stop = Arrêter…
board-form-title = Correction : { $name }
board-form-amount = Valeur, comme −2 ou 4
board-form-reason = Motif, que tout le monde lit
board-corrected = { $name } : { $amount } au tour { $round }.
board-taken-out = { $name } n’est plus du tournoi.
board-directs-too = { $name } dirige le tournoi avec toi.
board-handed-over = { $name } dirige désormais le tournoi.
board-file-title = Classement du tournoi { $tournament }, pour tableur.
board-paged = { $title } · { $page }/{ $pages }
board-back = ◀
board-on = ▶
board-leads = { $count ->
    [one] { $names } est en tête avec { $total }.
   *[other] { $names } sont en tête avec { $total } chacun.
}
board-won = ## 🏆 { $count ->
    [one] { $names } gagne le tournoi avec { $total } !
   *[other] { $names } partagent la victoire avec { $total } chacun !
}
board-won-cup = ## 🏆 { $count ->
    [one] { $names } gagne la coupe !
   *[other] { $names } partagent la coupe !
}
board-people-title = **Inscrits au tournoi { $tournament }** ({ $count })

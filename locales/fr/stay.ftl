# Horloges, pauses, absents, remplaçants, et les tables où l’on joue.
stay-pause = pause
stay-pause-hint = Propose une pause à ta table, ou accepte-la ; tout attend jusqu’au retour de chacun
stay-resume = reprendre
stay-resume-hint = Signale que tu es là, pour que la partie en pause reprenne
stay-without = sans-les-autres
stay-without-hint = Pour l’hôte : continue sans ceux qui ne répondent pas ; l’ordinateur joue pour eux
stay-back = retour
stay-back-hint = Tu n’étais pas là : décide de nouveau pour ta place
stay-absent = sans-réponse
stay-absent-hint = Quelqu’un ne joue plus et rien ne limite le temps : demande une limite, puis finis la partie
stay-answer = répondre
stay-answer-hint = Réponds à une proposition faite à ta table, ou retire la tienne
stay-answer-option = réponse
stay-answer-option-hint = Oui ou non ; non retire ta propre proposition
stay-answer-yes = oui
stay-answer-no = non
stay-answered-yes = Tu as dit oui, table { $table } ({ $game }).
stay-answered-no = Tu as dit non, table { $table } ({ $game }) : on n’en parle plus.
stay-tables = mes-tables
stay-tables-hint = Où tu joues, ce qu’on y attend de toi, et le chemin de chaque table
stay-table = `{ $table }` { $game } · { $place } · { $due }
stay-link = [vers la table]({ $link })
stay-hand-at = Ma main, table { $table }
stay-due-lobby = attend des joueurs
stay-due-start = **toutes les places sont prises : tu peux commencer**
stay-due-away = tu n’es pas là : /{ stay-back }
stay-due-answer = **une proposition attend ta réponse : /{ stay-answer }**
stay-due-paused = en pause : /{ stay-resume }
stay-due-turn = **► c’est ton tour**
stay-due-turn-until = **► c’est ton tour**, l’ordinateur décide { $when }
stay-due-cut = **c’est à toi de couper**
stay-due-nothing = c’est aux autres de jouer

# Horloges.
stay-clock = temps
stay-clock-hint = Choisis combien de temps dure un tour à ta table, avant le début de la partie
stay-clock-set = Table { $table }, temps par tour désormais : { $clock }.
stay-clock-reserve = -# Ce qu’un tour dure de plus que son temps est pris sur la réserve de la place, qui doit suffire pour la partie.
stay-clock-line = temps par tour : { $clock }
stay-panel-clock = Changer le temps par tour…
stay-no-table-to-set = C’est l’hôte qui choisit le temps par tour, avant la partie ; tu n’es l’hôte d’aucune table qui attend encore.

# Attendre là où il n’y a pas d’horloge.
stay-clock-ask = Demander une limite
stay-clock-asked = ⏳ **{ $whom } : { $name } attend depuis un jour et demande une limite de temps,** { $clock }. Jouer est aussi une réponse. Sans réponse, ceux qui attendent pourront terminer la partie { $when }, par forfait ou sans résultat.
stay-clock-take = Accepter la limite
stay-clock-end = Personne ne répond
stay-clock-taken = { $name } accepte une limite de temps : { $clock }.
stay-you-asked = Tu as demandé une limite de temps à la table { $table }, { $game }. Si personne ne répond, tu pourras terminer la partie { $when } : « { stay-clock-end } ».
stay-absent-doubt = **Personne n’a répondu à la table { $table }, { $game }.** Tu peux terminer la partie par forfait : le camp qui ne vient pas a alors perdu, comme s’il avait abandonné. Ou sans résultat : elle ne compte pour personne. Les autres personnes présentes doivent être d’accord.
stay-absent-win = Terminer par forfait
stay-absent-nothing = Terminer sans résultat
stay-absent-ended = La partie de la table { $table }, { $game }, est finie.
stay-forfeit-proposed = **{ $name } voudrait terminer la partie par forfait,** faute de réponse du camp attendu. Si toutes les personnes présentes sont d’accord, le camp qui ne vient pas a perdu, comme s’il avait abandonné.
stay-forfeit-carried = **La partie est finie :** { $name } l’a proposé et toutes les personnes présentes étaient d’accord. Le camp qui n’est pas venu a perdu, comme s’il avait abandonné.
stay-forfeit-declined = { $other } préfère attendre ; { $name } voulait terminer la partie par forfait.
stay-forfeit-over = La partie continue ; { $name } voulait la terminer par forfait.
stay-forfeit-alone = **{ $name } a terminé la partie par forfait,** faute de réponse pendant un jour. Le camp qui n’est pas venu a perdu, comme s’il avait abandonné.

# Faire une pause et reprendre.
stay-pause-button = Mettre en pause
stay-here = Je suis là
stay-not-yet = Pas encore
stay-agree = D’accord
stay-decline = Non
stay-go-on = Continuer sans attendre
stay-missing = On attend encore : { $people }
stay-pause-proposed = **{ $name } voudrait mettre la partie en pause.** Si tout le monde est d’accord, tout s’arrête : ni limite de temps ni ordinateurs, jusqu’au retour de chacun.
stay-pause-carried = **La partie est en pause.** Elle reprend quand tout le monde est de retour, dans quelques minutes ou quelques jours : « { stay-here } » sous la table, ou /{ stay-resume } de n’importe où.
stay-pause-declined = { $name } proposait une pause, mais { $other } préfère continuer.
stay-pause-over = La pause proposée par { $name } n’a pas lieu.
stay-resume-proposed = **{ $name } est là et veut continuer.** La partie reprend dès que tout le monde est là.
stay-resume-until = -# Celui qui n’aura pas répondu { $when } comptera parmi les absents, et l’ordinateur jouera à sa place jusqu’à son retour.
stay-resume-carried = **La partie reprend.**
stay-resume-declined = { $other } demande encore un peu de temps ; la partie reste en pause. { $name } voulait reprendre.
stay-resume-over = La partie reste en pause ; { $name } voulait reprendre.
stay-without-proposed = **{ $name } voudrait continuer sans { $whom }**, qui a eu le temps de revenir. Si les autres sont d’accord, un ordinateur joue en attendant ; la place ne change pas de main.
stay-without-declined = { $other } préfère attendre ; la partie reste en pause. { $name } voulait reprendre.
stay-asked-pause = Tu as proposé une pause à la table { $table } ({ $game }) ; on attend encore : { $people }.
stay-asked-resume = Tu es là, table { $table } ({ $game }) ; on attend encore : { $people }.
stay-is-paused = La partie de la table { $table }, { $game }, est en pause ; /{ stay-resume } signale ton retour.
stay-goes-on = La partie de la table { $table }, { $game }, reprend.
stay-paused-agreed = ⏸ **En pause.** Le temps ne compte pas, aucun ordinateur ne joue. « { stay-here } », ou /{ stay-resume } de n’importe où, signale ton retour.
stay-paused-nobody = ⏸ **Il n’y a personne, la partie attend** que l’un de vous revienne : « { play-back } », ou /{ stay-back } de n’importe où. Sinon la table s’arrête { $when }.

# Absents, et tables qui s’arrêtent d’elles-mêmes.
stay-away = { $name } n’est pas là.
stay-last-chance = Si tu manques aussi ce tour, on te compte parmi les absents : l’ordinateur joue jusqu’à ce que tu appuies sur « { play-back } », utilises /{ stay-back } ou joues, tout simplement.
stay-you-are-away = Tu as manqué deux tours à la table { $table }, { $game } : l’ordinateur joue pour toi. « { play-back } » ici, ou /{ stay-back }, et c’est de nouveau toi qui décides.
stay-went-on = La partie de la table { $table }, { $game }, a repris sans toi : l’ordinateur joue pour toi. « { play-back } » ici, ou /{ stay-back }, et c’est de nouveau toi qui décides.
stay-channel-gone = Le salon de la table { $table }, { $game }, a été supprimé : la table s’est arrêtée, sans résultat.

# Remplaçants.
stay-take = Prendre une place…
stay-which-seat = Table { $table } : quelle place veux-tu reprendre ? Tu en reçois les cartes et le score.
stay-seat-of-computer = Place { $seat } · { $name }{ "\u00A0" }🤖
stay-seat-of-person = Place { $seat } · { $name }
stay-no-seat = Il n’y a pas de place pour toi à la table { $table } en ce moment. Celui qui peut s’y asseoir peut reprendre la place d’un ordinateur ou une place cédée ; et celui qui a vu les cartes d’une place pendant cette donne n’en reçoit pas d’autre avant la fin.
stay-plays-for = { $name } continue pour { $other }.
stay-plays-for-person = { $name } continue pour { $other }, qui a vu ces cartes.
stay-plays-for-without = { $name } continue pour { $other }, qui n’avait pas encore de cartes.
stay-offer = céder
stay-offer-hint = Cède ta place ou, comme hôte, celle de quelqu’un qui n’est pas là ; encore une fois pour la garder
stay-seat-option = place
stay-seat-option-hint = La place de quelqu’un qui n’est pas là, pour l’hôte ; sans cela, la tienne
stay-offered = La place { $seat } de la table { $table } est à prendre : tous ceux qui peuvent s’y asseoir peuvent la reprendre.
stay-not-offered = La place { $seat } de la table { $table } n’est plus à prendre.
stay-panel-offer = Céder la place de quelqu’un qui n’est pas là…
stay-panel-seat = Céder la place { $seat } · { $name }
stay-panel-keep = Garder la place { $seat } · { $name }

stay-removed = L’hôte t’a fait quitter la table { $table }, { $game }, avant la partie. Tu pourras t’y rasseoir dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, ou dès que l’hôte t’invite.

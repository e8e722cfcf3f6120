# La donne du jour, et les donnes envoyées à des amis.
deals-daily = donne-du-jour
deals-daily-hint = La donne du jour : les mêmes cartes pour tous
deals-play = jouer
deals-play-hint = Joue la donne d’aujourd’hui, avec des ordinateurs ; une seule fois
deals-results = résultats
deals-results-hint = Comment chacun a joué la dernière donne terminée
deals-channel = salon
deals-channel-hint = Gestion : publie-la chaque jour dans un salon
deals-where = salon
deals-where-hint = Quel salon ; sinon celui-ci
deals-stop = arrêter
deals-stop-hint = Gestion : ne la publie plus
deals-game = jeu
deals-game-hint = Gestion : quel jeu dès demain ; sans choix, ils alternent
deals-send = envoyer-donne
deals-send-hint = Envoie une donne finie à quelqu’un, qui la joue avec des ordinateurs
deals-person = personne
deals-person-hint = À qui
deals-which = donne
deals-which-hint = Quelle donne de la partie ; sinon la dernière
deals-day-title = ### 🗓️ Donne du jour · { $variant }
deals-day-how =
    Tout le monde reçoit les mêmes cartes et les joue une fois, { $computers ->
        [0] seul
        [one] seul avec 1 ordinateur
       *[other] seul avec { $computers } ordinateurs
    } (niveau : { $level }), en message privé. Fin du jour : { $when } ; on voit alors comment chacun a joué.
deals-play-button = Jouer
deals-digest = -# Empreinte du secret d’où viennent les cartes : `{ $digest }`
deals-results-title = ### 🗓️ Donne du jour · { $variant } · { $day }
deals-secret =
    -# Empreinte : `{ $digest }`
    -# Secret : `{ $secret }`
    -# `/{ fair-command }` le vérifie pour ta table.
deals-nobody = Personne ne l’a jouée jusqu’au bout.
deals-somebody = Quelqu’un
deals-average = -# En moyenne : { $points }
deals-strong = 🤖 Un ordinateur fort à la même place · { $played }
deals-unfinished = Commencée, pas finie : { $names }
deals-made = { $contract } : réussi
deals-lost = { $contract } : chuté
deals-cards =
    { $cards ->
        [0] aucun point de cartes
        [one] 1 point de cartes
       *[other] { $cards } points de cartes
    }
deals-tricks =
    { $tricks ->
        [0] aucun pli
        [one] 1 pli
       *[other] { $tricks } plis
    }
deals-your-seat = La place jouée par tous
deals-dummy = Mort
deals-seat = Ordinateur, place { $seat }
deals-hands-alt = Les mains : { $names }
deals-sent-to-you = **{ $name }** t’envoie une donne : { $game }.
deals-sent-how = Tu la joues à la même place, avec des ordinateurs (niveau : { $level }), et elle ne compte pour rien. Ensuite, chacun voit comment l’autre l’a jouée.
deals-sent-gone = -# Quelqu’un qui a voulu être oublié a envoyé ou joué cette donne : elle n’est plus conservée.
deals-compared = ### { $game } · donne { $deal } de la partie { $table }
deals-not-finished = pas finie
deals-begun = La table { $table } est à toi : bonne chance.
deals-begun-there = Ta table { $table } est dans tes messages privés : { $link }
deals-to-nobody = Envoie-la à quelqu’un d’autre : ni à toi ni à un bot.
deals-not-for-them = { $friend } ne voit pas { $channel }, où la partie s’est jouée : envoie une donne jouée là où cette personne peut voir.
deals-friend-closed = Cette personne ne reçoit pas mes messages privés : la donne n’est pas envoyée. Demande-lui d’autoriser les messages des membres de ce serveur.
deals-dm-closed = Elle se joue en message privé, et je ne peux pas t’en envoyer. Autorise les messages des membres de ce serveur, puis réessaie.
deals-dm-later = Ça se joue en messages privés, et Discord ne me laisse plus écrire à de nouvelles personnes pour le moment. Tape une commande, comme /{ admin-command-help }, dans nos messages privés, puis réessaie ici.
deals-friend-later = Je ne peux pas encore écrire à cette personne : Discord ne me laisse écrire qu’à quelques nouvelles personnes à la fois. Rien n’a été envoyé. Réessaie dans une heure, ou demande-lui de taper d’abord une commande dans un message privé à mon adresse.
deals-sent = La donne { $deal } part chez { $friend }. Ensuite, chacun saura comment l’autre l’a jouée.
deals-none-yet = Aucune donne du jour n’est encore finie ici. Tape `/{ deals-daily } { deals-play }` pour celle d’aujourd’hui.
deals-channel-chosen = La donne du jour paraît désormais dans { $channel } ; le lendemain, on y voit comment chacun l’a jouée.
deals-channel-closed = Je ne peux pas écrire dans { $channel } : permets-moi de le voir et d’y envoyer des messages, ou choisis un autre salon.
deals-stopped = La donne du jour ne paraît plus nulle part ; on peut toujours la jouer avec `/{ deals-daily } { deals-play }`.
deals-in-turn = un autre jeu chaque jour
deals-game-chosen = Dès demain : { $game }, niveau des ordinateurs : { $level }.
deals-friend = À qui ?
deals-send-ask = Envoyer la donne { $deal } de la partie { $table } : la personne qui la reçoit joue ta place, avec des ordinateurs.
deals-send-button = Envoyer cette donne
deals-send-button-of = Envoyer la donne { $deal }

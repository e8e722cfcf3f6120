# Arriver sur un serveur, l’aide, la surveillance des tables, la vie privée.
admin-command-help = aide
admin-command-help-hint = Que faire maintenant : à ta table, avant d’en avoir une, ou comme administrateur du serveur
admin-command-privacy = vie-privée
admin-command-privacy-hint = Ce qui est gardé sur toi et combien de temps ; reçois-le en fichier, ou fais-toi oublier
admin-command-forget-me = oublie-moi
admin-command-forget-me-hint = Supprime ce qui est gardé sur toi ; les résultats restent sans ton nom
admin-command = gestion
admin-command-hint = Surveille les tables de ce serveur
admin-command-health = état
admin-command-health-hint = Comment va le bot, et ce qui lui manque dans ce salon
admin-command-list-hint = Toutes les tables en cours de ce serveur et ce qu’elles attendent
admin-command-stop-hint = Termine une table sans résultat, même une table illisible
admin-command-repair = réparer
admin-command-repair-hint = Relis une table et montre-la dans de nouveaux messages ; personne n’y perd une carte

admin-welcome-title = ## Le Couillon, la Chouine et le Whist à la couleur, ici entre amis
admin-welcome-first =
    {"**"}Pour commencer :** tape `/{ find-kleurenwiezen }`, `/{ find-couillon }` ou `/{ find-chouine }`. Les autres s’assoient d’un bouton, des ordinateurs prennent les places vides, et chacun reçoit ses cartes en message privé.
    Jamais joué ? `/{ lesson-command }` te montre comment en trois minutes. `/{ rules-command }` explique chaque variante, `/{ admin-command-help }` dit comment continuer, et `/{ ranks-command }` montre qui mène.
admin-welcome-clubs = **Un club ?** `/{ evening-command } { evening-new }` invite tout le monde et tire les tables au sort, `/{ tournament-command } { tournament-open }` ouvre un tournoi. Personne d’autre ce soir ? La donne du jour t’attend avec `/{ deals-daily } { deals-play }`.
admin-welcome-manager = **Ceux qui gèrent ce serveur** choisissent la langue, le temps par tour, les salons et les règles de la maison avec `/{ command-settings } { command-server }` et `/{ house-command }`.
admin-welcome-missing = ⚠ **Il manque une chose :** donne-moi ces permissions dans { $channel }, sinon aucune table ne peut y être ouverte : **{ $permissions }**.
admin-welcome-ready = ✓ J’ai dans { $channel } toutes les permissions qu’il me faut.
admin-welcome-nowhere = Je viens d’arriver sur **{ $server }**, mais je ne peux y écrire dans aucun salon. Donne-moi ces permissions dans le salon où vous voulez jouer : **{ $permissions }**. Tape ensuite `/{ command-table } { command-open }` à cet endroit.
admin-welcome-language = Français

admin-help-title = ## Et maintenant ?
admin-help-direct = Ici, en messages privés, tu reçois tes cartes et tu peux jouer avec les boutons ou en tapant : `/{ command-hand }`, `/{ command-play }`, `/{ command-bid }`. Une table s’ouvre dans un salon d’un serveur.
admin-help-private = tes messages privés
admin-help-missing = ⚠ Aucune table ne peut être ouverte ici avant que quelqu’un qui gère le serveur me donne ces permissions dans ce salon : **{ $permissions }**.
admin-help-open = Ouvre une table d’un coup : `/{ find-kleurenwiezen }`, `/{ find-couillon }` ou `/{ find-chouine }` ; tout le reste avec `/{ command-table } { command-open }`. À deux, ou contre l’ordinateur : `/{ command-duel }`. La dernière partie encore une fois : `/{ command-table } { find-rematch-command }`.
admin-help-free = À la table { $table } dans { $channel }, **{ $game }**, il reste une place : assieds-toi avec son bouton, ou avec `/{ command-table } { find-join }`.
admin-help-host-waits =
    Table { $table } dans { $channel }, **{ $game }** : { $count ->
        [1] une place est libre
       *[other] { $count } places sont libres
    }. Invite quelqu’un ou ajoute des ordinateurs, avec les boutons de la table ; appuie ensuite sur **{ lobby-start }**.
admin-help-host-starts = Table { $table } dans { $channel }, **{ $game }** : toutes les places sont prises. Appuie sur **{ lobby-start }**, ou tape `/{ command-table } { command-start }`.
admin-help-lobby = Table { $table } dans { $channel }, **{ $game }** : tu as une place ; l’hôte commence la partie quand toutes les places sont prises.
admin-help-away = Table { $table } dans { $channel }, **{ $game }** : l’ordinateur joue pour toi, parce que tu n’étais pas là. Joue simplement, ou appuie sur **{ play-back }**.
admin-help-paused = Table { $table } dans { $channel }, **{ $game }** : la partie est en pause. Signale ton retour avec **{ stay-here }** ou `/{ stay-resume }` ; elle reprend quand tout le monde est là.
admin-help-answer = Table { $table } dans { $channel }, **{ $game }** : quelqu’un propose quelque chose. Réponds avec les boutons qui s’y trouvent, ou avec `/{ stay-answer }`.
admin-help-turn = Table { $table } dans { $channel }, **{ $game }** : **c’est à toi.** `/{ command-hand }` montre tes cartes ; appuie sur une carte, ou tape `/{ command-play }` ou `/{ command-bid }`.
admin-help-others = Table { $table } dans { $channel }, **{ $game }** : c’est à { $name }.
admin-help-between = Table { $table } dans { $channel }, **{ $game }** : personne n’a rien à faire ; la donne suivante vient d’elle-même ou avec son bouton.
admin-help-play = **Jouer :** avec les boutons ou en tapant, comme tu veux : `/{ command-hand }` pour tes cartes, `/{ command-play }` pour une carte, `/{ command-bid }` pour tout ce qui s’annonce, `/{ prefer-command-look }` pour toute la table en mots, `/{ company-claim }` pour le reste des plis, `/{ company-undo }` après un clic malheureux, `/{ company-say }` pour un mot gentil, `/{ stay-pause }` pour une pause ; `/{ stay-tables }` montre toutes tes tables.
admin-help-clubs = **À plusieurs tables :** `/{ tournament-command } { tournament-open }` pour un tournoi, `/{ evening-command } { evening-new }` pour les soirées d’un club, avec inscription, `/{ season-command } { season-new }` pour une saison de soirées. **Les mêmes cartes pour tous :** `/{ deals-daily } { deals-play }` pour la donne du jour, `/{ deals-send }` pour faire jouer ta donne à quelqu’un.
admin-help-learn = **Apprendre :** `/{ lesson-command }` t’apprend un jeu pendant que tu y joues, `/{ rules-command }` montre les règles en images, `/{ learn-glossary }` explique les mots, `/{ learn-why }` te dit pourquoi une carte ne peut pas se jouer ; les cartes que tu peux jouer sont marquées.
admin-help-past = **Ensuite :** `/{ ranks-command }` pour voir qui mène, `/{ stats-command }` et `/{ stats-history }` pour ce que tu as joué, `/{ stats-replay }` pour revoir une partie carte par carte, ce que tes choix ont coûté, et la rejouer à partir de là, `/{ fair-command }` pour voir que personne n’a choisi les cartes.
admin-help-own = **Pour toi :** `/{ command-settings } { command-mine }` pour la langue et les cartes, `/{ admin-command-privacy }` pour ce qui est gardé sur toi.
admin-help-manager = **Tu gères ce serveur :** `/{ command-settings } { command-server }`, `/{ house-command }` pour les règles de la maison, `/{ admin-command } { admin-command-health }` et `/{ admin-command } { command-list }` pour surveiller les tables, `/{ ranks-message } { ranks-post }` pour afficher un classement dans un salon.

admin-only-managers = Seuls ceux qui peuvent gérer ce serveur surveillent ses tables ; demande à l’un d’eux.
admin-health-connection =
    { $milliseconds ->
        [0] Discord : connecté
       *[other] Discord : répond en { $milliseconds } ms
    }
admin-health-database = Base de données : répond en { $milliseconds } ms
admin-health-tables = Tables : { $count }, dont { $playing } où l’on joue
admin-health-emojis = Émojis des cartes : { $count } sur { $all }
admin-health-missing = Permissions qui manquent dans ce salon : **{ $permissions }**
admin-health-no-events = Les soirées ne sont pas des évènements du serveur : pour cela, donne-moi **{ $permission }**
admin-health-permitted = Permissions dans ce salon : au complet
admin-list-damaged = ⚠ La table { $table } est illisible : essaie `/{ admin-command } { admin-command-repair }`, ou termine-la avec `/{ admin-command } { command-stop }`.
admin-list-until = Table { $table } · { $game } · { $channel } · attend { $name }, { $when }
admin-list-lobby = Table { $table } · { $game } · { $channel } · pas commencée
admin-list-playing = Table { $table } · { $game } · { $channel } · attend { $name }
admin-unreadable = Ce qui est gardé de la table { $table } se contredit, elle ne peut donc pas continuer ; termine-la avec /{ admin-command } { command-stop }.
admin-repaired = La table { $table } a été relue et se trouve dans de nouveaux messages.

admin-privacy-title = ## Ce qui est gardé sur toi
admin-privacy-text =
    {"**"}Gardé :** ton identifiant Discord et le nom sous lequel tu joues, à quelles tables tu étais, ce que tu y as joué et comment cela s’est terminé ; tes choix dans `/{ command-settings } { command-mine }`, la langue de ton Discord, les leçons que tu as finies, et où sont mes messages sur tes tables.
    {"**"}Pas gardé :** les messages, qui sont tes amis, quand tu es en ligne, ton adresse e-mail. Rien ne va à personne d’autre ; il n’y a ni publicité ni mesure d’audience.
    {"**"}Qui le voit :** tant qu’une donne se joue, tu es la seule personne à voir tes cartes. Les résultats et ce qui a été joué sont visibles pour ceux qui étaient à la table ou sont sur le serveur.
    {"**"}Combien de temps :** jusqu’à ce que tu demandes l’oubli ; le nombre au hasard qui cache ton nom dans l’empreinte d’une partie s’efface alors aussi. Réglages et règles de la maison d’un serveur qui retire le bot : 30 jours.
    {"**"}Après ton oubli :** des marques restent un temps, faites avec une clé que seule ma base de données possède, pour que personne n’ait un second essai. Elles disent que quelqu’un a joué la donne du jour (jusqu’à la fin de ce jour), a vu une main d’une donne ou était là où se jouent les mêmes donnes (jusqu’à leur fin), avait une place dans un tournoi (jusqu’à sa fin), a dû quitter une partie (jusqu’à sa fin), ou a joué une partie qui compte pour les cotes (100 jours). Je t’y reconnais si tu reviens, personne d’autre ne le peut, et elles ne sont dans aucun fichier.
    Avec les boutons, tu reçois le tout en fichier, ou tu le fais supprimer.
admin-export = Mes données en fichier
admin-exported = Voilà tout ce qui est gardé sur toi. Personne d’autre ne voit ce message.
admin-forget-me = Oublie-moi
admin-forget-question =
    {"**"}Vraiment ?** C’est définitif.
    • Là où tu joues, un ordinateur continue pour toi ; les tables qui n’attendent que toi s’arrêtent.
    • Les résultats restent, avec « N.N. » à la place de ton nom, pour que les chiffres des autres ne changent pas.
    • Tes réglages, tes cotes et ton nom sont supprimés.
    • Pour que personne n’ait un second essai, il reste des marques que seule ma base de données peut lire : 100 jours au plus, comme le dit `/{ admin-command-privacy }`.
    • Mes messages sont refaits sans ton nom, autant que Discord le permet.
admin-forget-names = {"**"}Ces noms contiennent le tien et restent,** car ce sont ceux de règles de la maison, de soirées et de saisons. Ceux qui les ont donnés, ou qui gèrent le serveur, peuvent les renommer ou y mettre fin :
admin-forget-sure = Oui, oublie-moi
admin-keep = Non, garde tout
admin-forgotten = C’est fait : rien de ce que je garde ne te nomme plus. Si tu rejoues, tout recommence à zéro, sauf là où ce serait un second essai.
admin-forgotten-half = Là où tu jouais, des ordinateurs continuent, mais le reste n’a pas pu être supprimé et est encore là. Appuie encore une fois dans un instant.
admin-forgotten-but =
    {"**"}Tout est supprimé, sauf ceci :** { $left }. Cela ne peut être ni lu ni changé pour l’instant et parle encore de toi. Demande à un administrateur du serveur de le réparer (`/{ admin-command } { admin-command-repair }`) ou d’y mettre fin (`/{ admin-command } { command-stop }`), puis appuie encore une fois.
admin-left-table = table { $table }
admin-left-tournament = tournoi { $tournament }

# Ce que dit /admin health : d’abord si tout va bien, puis les chiffres ; une ligne chacun, pour les petits écrans.
health-well = ✓ **Tout va bien.**
health-troubles =
    { $count ->
        [1] **Un point demande ton attention :**
       *[other] **{ $count } points demandent ton attention :**
    }
health-late = Quelque chose attend depuis { $number } s d’être affiché. Si <https://discordstatus.com> ne signale aucune panne, le journal du bot en dit plus.
health-far = Discord met { $number } ms à répondre. Ses pannes sont sur <https://discordstatus.com> ; sinon, c’est la connexion du bot à Internet qui est lente.
health-busy = Le bot a pris { $number } ms de retard, car sa machine a trop à faire : arrête d’autres programmes, ou choisis une machine plus rapide.
health-answers-slowly = La base de données met { $number } ms à répondre : un autre programme utilise le fichier, ou le disque est lent.
health-draws-slowly = Dessiner une image prend ces derniers temps en moyenne { $number } ms : la machine du bot est trop lente, ou trop occupée.
health-refused = En dix minutes, Discord a jugé { $number } requêtes non valides ; à 10 000, il bloque le bot. La page des chiffres (METRICS_PORT) montre leurs routes. Veille à ce qu’aucun autre programme n’utilise ce jeton ou cette adresse.
health-openings-refused = Discord ne me laisse plus écrire à de nouvelles personnes pendant { $number } min. D’ici là, elles voient leurs cartes avec *{ play-my-hand }*.
health-openings-awaited = Personnes qui attendent leur premier message privé, car Discord en permet peu à la fois : { $number }. Une commande en message privé avec moi le fait venir tout de suite.
health-commands = Discord n’accepte pas la liste des commandes et garde donc celle d’une version d’avant. Le journal dit pourquoi ; s’il ne nomme aucune commande, regarde si le jeton est bien celui de cette application.
health-pictures = Discord n’accepte pas de nouvelles images dans d’anciens messages ; le bot envoie donc de nouveaux messages. Rien n’est perdu ; signale-le à ceux qui écrivent le bot, avec la version ci-dessous.
health-metrics = La page des chiffres manque : METRICS_PORT ou METRICS_HOST ne convient pas. Le journal dit pourquoi.
health-unreadable =
    { $count ->
        [1] Une table est illisible :
       *[other] { $count } tables sont illisibles :
    } essaie `/{ admin-command } { admin-command-repair }`, ou arrête avec `/{ admin-command } { command-stop }`.
health-version = Version { $version }, en marche depuis : { $since }
health-place = Ce processus joue depuis : { $since }. { $others ->
        [0] Aucun autre n’est en réserve
        [one] Un autre est en réserve
       *[other] { $others } autres sont en réserve
    }
health-servers = Serveurs : { $count } · coups depuis le démarrage : { $plays }
health-wait = À afficher : plus longue attente { $seconds } s · requêtes retenues : { $waiting }
health-requests = Requêtes à Discord : { $count } · trop nombreuses (429) : { $often } · non valides en dix minutes : { $refused }
health-openings = Nouvelles personnes à qui j’ai écrit : { $short } sur { $most_short } en dix minutes, { $long } sur { $most_long } en deux heures · en attente : { $waiting }
health-gateway = Connexions perdues : { $count } · shards : { $shards }
health-drawing = Images : { $count } · en moyenne { $milliseconds } ms
health-saving = Changements enregistrés : { $count } · en moyenne { $milliseconds } ms · échecs de la base : { $failures }
health-lag = Plus grand retard, dernière minute : { $milliseconds } ms
health-memory = Mémoire : { $megabytes } Mo

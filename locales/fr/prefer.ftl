# Comment jouent les gens et les serveurs : la seconde page de /réglages, /réglages montrer, les horloges, la question avant une carte, /regarder.
prefer-page-looks = L’aspect
prefer-page-play = Le jeu
prefer-me-title = **Comment tu joues**
prefer-server-title = **Comment joue ce serveur** – les tables ouvertes à partir de maintenant.
prefer-show-me = **Toi**
prefer-show-server = **Ce serveur**

prefer-hand = Tes cartes arrivent
prefer-hand-message = par message privé
prefer-hand-channel = dans le salon, avec « Ma main » ou /main
prefer-sorting = Ordre de tes cartes
prefer-sorting-falling = chaque couleur de la plus forte à la plus faible
prefer-sorting-rising = chaque couleur de la plus faible à la plus forte
prefer-sorting-trumps = les atouts d’abord, du plus fort au plus faible
prefer-sorting-mirrored = les atouts à la fin, du plus faible au plus fort
prefer-confirm = Quand tu appuies sur une carte
prefer-confirm-no = elle est jouée aussitôt
prefer-confirm-yes = on me demande d’abord
prefer-pings = Le bot t’appelle
prefer-pings-all = pour tout
prefer-pings-turn = seulement quand c’est à toi
prefer-pings-none = jamais
prefer-globally = Cote sur tous les serveurs
prefer-globally-no = non
prefer-globally-yes = oui, et nommé partout dans la liste
prefer-figures = Tes statistiques
prefer-figures-shown = visibles pour les autres
prefer-figures-hidden = cachées, aussi dans les classements

prefer-threads = Un fil par table
prefer-threads-no = non
prefer-threads-yes = oui
prefer-takeback = Reprendre un clic malheureux
prefer-takeback-no = non
prefer-takeback-5 = pendant 5 secondes, tant que personne d’autre n’a agi
prefer-takeback-15 = pendant 15 secondes, tant que personne d’autre n’a agi
prefer-computers = Parties avec ordinateurs
prefer-computers-no = ne comptent pas pour la cote
prefer-computers-yes = comptent aussi pour la cote
prefer-clock = Horloge
prefer-pace-quick = rapide (30 secondes)
prefer-pace-usual = habituelle (90 secondes)
prefer-pace-relaxed = tranquille (3 minutes)
prefer-pace-correspondence = par correspondance (2 jours)
prefer-pace-none = sans horloge
prefer-pace-seconds = { $seconds } secondes
prefer-no-such-pace = « { $typed } » n’est pas une horloge. Choisis-en une dans la liste, ou donne des secondes : de { $least } à { $most }, ou 0 pour aucune.
prefer-house = Règles de la maison
prefer-house-none = aucune
prefer-channels = On peut ouvrir des tables dans
prefer-channels-none = tous les salons
prefer-opener = Qui peut ouvrir des tables
prefer-opener-none = tout le monde
prefer-stopper = Qui peut arrêter les tables des autres
prefer-stopper-none = qui gère le serveur
prefer-caller = Qui est appelé quand une table cherche du monde
prefer-caller-none = personne

prefer-gone-role = « { $part } » : le rôle choisi a été supprimé, rien n’est donc réglé.
prefer-gone-channels = { $count ->
    [one] Un salon choisi a été supprimé et ne compte plus.
   *[other] { $count } salons choisis ont été supprimés et ne comptent plus.
}
prefer-gone-house = Les règles de la maison choisies ont été supprimées, il n’y en a donc plus.
prefer-lacks = ⚠ Dans { $channel }, personne ne peut ouvrir de table tant que je n’y ai pas : { $permissions }.
prefer-role-silent = ⚠ Je ne peux pas appeler { $role } : permets à tout le monde de mentionner ce rôle, ou donne-moi la permission { $permission }.
prefer-permission-mention-everyone = Mentionner @everyone, @here et tous les rôles

prefer-command-hand = main
prefer-command-hand-hint = Où arrivent tes cartes
prefer-command-sorting = ordre
prefer-command-sorting-hint = Dans quel ordre tu tiens tes cartes
prefer-command-confirm = appui
prefer-command-confirm-hint = Si on te demande avant de jouer la carte sur laquelle tu appuies
prefer-command-pings = appels
prefer-command-pings-hint = Pour quoi le bot t’appelle
prefer-command-globally = cote-partout
prefer-command-globally-hint = Si tu as aussi une cote et une place sur l’ensemble des serveurs
prefer-command-figures = statistiques
prefer-command-figures-hint = Si les autres peuvent voir tes statistiques et tes places
prefer-command-clock-hint = L’horloge des nouvelles tables : son nom, ou des secondes par tour
prefer-command-threads = fils
prefer-command-threads-hint = Si chaque nouvelle table reçoit son propre fil
prefer-command-takeback = reprise
prefer-command-takeback-hint = Si un clic malheureux peut être repris aux nouvelles tables
prefer-command-computers = ordinateurs-comptent
prefer-command-computers-hint = Si les parties avec ordinateurs comptent désormais pour la cote
prefer-command-house = maison
prefer-command-house-hint = Les règles de la maison des nouvelles tables pour lesquelles on ne dit rien d’autre
prefer-command-opener = ouvreurs
prefer-command-opener-hint = Le rôle qui peut ouvrir des tables ; @everyone : aucun rôle requis
prefer-command-stopper = arbitres
prefer-command-stopper-hint = Le rôle qui peut arrêter les tables des autres ; @everyone : les gérants seuls
prefer-command-caller = appelés
prefer-command-caller-hint = Le rôle appelé quand une table cherche du monde ; @everyone : personne
prefer-command-allow = salon
prefer-command-allow-hint = Un salon de plus où ouvrir des tables ; sans choix, tous
prefer-command-forbid = sans-salon
prefer-command-forbid-hint = Un salon où l’on ne peut plus ouvrir de tables
prefer-command-show = montrer
prefer-command-show-hint = Tout ce que toi et ce serveur avez choisi, en mots

# La question avant de jouer une carte ; une combinaison peut l’accompagner.
prefer-sure = Jouer { $card } ?
prefer-sure-aside = Écarter { $card } ?
prefer-sure-yes = Jouer
prefer-sure-aside-yes = Écarter
prefer-sure-no = Retour
prefer-hand-moved = Tes cartes sont maintenant dans { $channel }, avec le bouton « Ma main » ou /main.

# /regarder : la table et sa propre main en mots.
prefer-command-look = regarder
prefer-command-look-hint = Toute la table et tes cartes en mots, pour toi seul
prefer-look-title = **{ $game }, table { $table }**
prefer-look-hand = **Toi**
prefer-look-play = Tu peux jouer avec /jouer : { $cards }.
prefer-look-aside = Tu peux écarter avec /jouer : { $cards }.
prefer-look-say = Tu peux dire avec /annonce : { $calls }.
prefer-look-seat = Place { $seat } : { $name }
prefer-look-host = { $name }, hôte
prefer-look-computer = { $name }, ordinateur

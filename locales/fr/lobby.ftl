# La table avant la partie, le panneau de l’hôte, et les réponses sur l’ouverture, les places et les réglages.
lobby-title = ### { $game } · table { $table }
lobby-hint = Choisis une place. L’hôte met des ordinateurs aux places libres et lance la partie.
lobby-hint-full = Toutes les places sont prises : l’hôte peut lancer la partie.
lobby-playing = La partie est en cours.
lobby-over = La partie est finie.
lobby-option-lines = { $value ->
    [one] { $value } ligne sur l’ardoise
   *[other] { $value } lignes sur l’ardoise
}
lobby-option-branches = un arbre de { $value }
lobby-option-cows = vaches de { $value } traits
lobby-option-royes = { $value ->
    [one] { $value } rôye chacun au départ
   *[other] { $value } rôyes chacun au départ
}
lobby-option-target = partie en { $value ->
    [one] { $value } point
   *[other] { $value } points
}
lobby-option-pack = { $value ->
    [30] 30 cartes, sans les sept noirs
   *[other] { $value } cartes
}
lobby-option-show = { $value ->
    [chosen] celui qui fait l’atout choisit la carte qu’il montre
    [highest] celui qui fait l’atout montre son plus haut atout
   *[none] on ne montre pas de carte d’atout
}
lobby-option-mit = { $value ->
    [none] sans la Mit’
    [plain] la Mit’ sans Kontra ni Re
   *[kontra] la Mit’ avec Kontra et Re
}
lobby-option-dame_de_make = { $value ->
    [yes] Dame de Make : la dame de trèfle est toujours atout
   *[no] sans Dame de Make
}
lobby-option-red_queens = { $value ->
    [yes] les dames rouges sont toujours atouts aussi
   *[no] les dames rouges sont des cartes ordinaires
}
lobby-option-ottant = { $value ->
    [yes] l’équipe qui fait l’atout, annonce la Mit’ et perd en ajoute deux
   *[no] l’équipe qui fait l’atout et perd en ajoute une
}
lobby-option-tie = { $value ->
    [both-score] à égalité, chaque équipe retire une rôye
    [non-makers] à égalité, l’équipe qui n’a pas fait l’atout gagne
   *[none] à égalité, rien ne compte
}
lobby-option-deals = { $value ->
    [0] sans nombre de donnes fixé
    [1] une partie d’une donne
   *[other] une partie de { $value } donnes
}
lobby-option-seats_by = { $value ->
    [high-cards] partenaires tirés aux plus hautes cartes
    [jacks] partenaires tirés aux valets
   *[lobby] partenaires face à face
}
lobby-option-making = { $value ->
    [upcard] la première carte du reste est retournée pour l’atout
    [tongres] l’atout comme à Tongres : la quatrième carte du donneur est proposée, puis sa dernière
    [forced] le joueur à gauche du donneur nomme une couleur de ses premières cartes ou demande une retourne
    [held] le joueur à gauche du donneur doit nommer une couleur de ses premières cartes
    [dealer-card] la carte découverte du donneur est proposée comme atout
   *[named] le joueur à gauche du donneur nomme la couleur qu’il veut
}
lobby-option-following = { $value ->
    [must-follow] on doit fournir, sinon couper
   *[follow-or-trump] on fournit ou on coupe
}
lobby-option-scoring-of-couillon = { $value ->
    [slate] marque sur une ardoise
    [points] marque en points
    [royes] marque en rôyes
    [numbers] marque en nombres, comme au Kwajongen
    [cows] marque en vaches
   *[tree] marque sur un arbre
}
lobby-option-cards = { $value } cartes par joueur
lobby-option-parties = { $value ->
    [1] une manche se joue en une seule partie
   *[other] une manche se joue au meilleur des { $value } parties
}
lobby-option-manches = { $value ->
    [1] une seule manche
   *[other] au meilleur des { $value } manches
}
lobby-option-quinte = la quinte vaut { $value }
lobby-option-mondoubleau_doubled = { $value ->
    [yes] l’annonce qui fait l’atout compte double
   *[no] l’annonce qui fait l’atout compte simple
}
lobby-option-shuffle = { $value ->
    [yes] cartes battues à chaque donne
   *[no] cartes ramassées et coupées, jamais battues
}
lobby-option-gathering = { $value ->
    [table] plis ramassés pêle-mêle, comme à table
   *[exact] plis ramassés dans un ordre fixe
}
lobby-option-packets = donne par { $value }
lobby-option-solo5 = { $value ->
    [yes] on peut jouer seul 5 plis
   *[no] pas de seul 5
}
lobby-option-piccolo = { $value ->
    [yes] avec piccolo
   *[no] sans piccolo
}
lobby-option-parole = { $value ->
    [yes] avec passe parole
   *[no] sans passe parole
}
lobby-option-troel = { $value ->
    [off] sans trou
    [exactly-3] trou avec trois as, pas quatre
   *[other] trou avec trois ou quatre as
}
lobby-option-troel_tricks = { $value ->
    [9] le trou se joue à 9 plis dans toutes les couleurs
   *[other] le trou se joue à 8 plis, ou à 9 dans une autre couleur
}
lobby-option-troel_royal = { $value ->
    [king] quatre as et le roi de cœur appellent un autre roi
   *[heart] quatre as appellent le plus fort cœur qui manque
}
lobby-option-troel_lead = { $value ->
    [partner-any] au trou, le partenaire entame de ce qu’il veut
   *[called] au trou, on entame de la carte appelée ou de l’as d’atout
}
lobby-option-slams = { $value ->
    [yes] petit chelem à 12 plis, au lieu de l’abondance 12
   *[no] sans petit chelem
}
lobby-option-open_slam = { $value ->
    [yes] avec chelem étalé
   *[no] sans chelem étalé
}
lobby-option-piccolissimo = { $value ->
    [yes] avec piccolissimo, exactement deux plis
   *[no] sans piccolissimo
}
lobby-option-abondance_table = { $value ->
    [yes] avec abondance sur table
   *[no] sans abondance sur table
}
lobby-option-slam_table = { $value ->
    [yes] avec chelem sur table
   *[no] sans chelem sur table
}
lobby-option-proposals_per_suit = { $value ->
    [1] on propose une couleur une seule fois
    [2] on propose une couleur deux fois au plus
   *[other] on propose une couleur trois fois au plus
}
lobby-option-solo_after_repeat = { $value ->
    [yes] seul aussi dans une couleur proposée deux fois
   *[no] pas de seul dans une couleur proposée deux fois
}
lobby-option-binding = { $value ->
    [negative-if-broken] celui qui a proposé, s’il est lâché, peut passer à une misère
   *[full] celui qui a proposé, s’il est lâché, ne peut que jouer seul
}
lobby-option-abondance_to_misere = { $value ->
    [yes] une abondance dépassée peut devenir une misère
   *[no] une abondance dépassée ne peut que monter
}
lobby-option-forced_fourth = { $value ->
    [yes] trois petites misères obligent le quatrième
   *[no] personne n’est obligé à la petite misère
}
lobby-option-misere_closes = { $value ->
    [yes] plus de nouvelle couleur proposée après une misère ou un piccolo
   *[no] on propose encore après une misère ou un piccolo
}
lobby-option-all_tricks = tous les plis à deux valent { $value }
lobby-option-abondance_overtricks = { $value ->
    [yes] l’abondance est payée aux plis faits, jusqu’à 12
   *[no] l’abondance est payée comme annoncée
}
lobby-option-accept13_undertricks = { $value ->
    [yes] emballage 13 chuté : on paie les plis manquants
   *[no] emballage 13 chuté : on paie ce qu’il aurait rapporté
}
lobby-option-pass_doubles = { $value ->
    [yes] tous passent : la donne suivante compte double
   *[no] tous passent : la donne suivante compte comme d’habitude
}
lobby-option-passed_counts = { $value ->
    [yes] tous passent : cette donne compte dans la partie
   *[no] tous passent : le même redonne
}
lobby-option-doubles = { $value ->
    [yes] un adversaire peut doubler
   *[no] on ne double pas
}
lobby-option-scoring = { $value ->
    [flemish] ordre et barème des Flandres
   *[basic] ordre et barème de base
}
lobby-option-claim_when_settled = { $value ->
    [yes] la donne s’arrête quand son résultat est acquis
   *[no] chaque donne se joue jusqu’à la dernière carte
}
lobby-option-ladder = { $value ->
    [none] ordre et barème habituels
   *[other] contrats et barème propres à la table
}
lobby-option-number = { $rule } ({ $step ->
    [1] un nombre
   *[other] un multiple de { $step },
} de { $least } à { $most })
lobby-access-open = ouverte à tous
lobby-access-invited = sur invitation
lobby-clock = { $seconds } secondes par tour
lobby-no-clock = sans limite de temps
lobby-last-itself = Dernier pli automatique
lobby-last-by-hand = Dernier pli à la main
lobby-side = **Équipe { $side }** — { $people }
lobby-seat = `{ $seat }`{ "\u00A0" }{ $name }
lobby-empty = libre
lobby-dummy = Mort
lobby-dummy-seat = *Mort*, joué par la place { $partner }
lobby-computer = { $name }{ "\u00A0" }🤖
lobby-computer-level = { $name }{ "\u00A0" }🤖{ "\u00A0" }{ $level }
lobby-host = **{ $name }**{ "\u00A0" }👑
lobby-sit = Place { $seat }
lobby-start = Commencer
lobby-add-computer = Ajouter un ordinateur
lobby-leave = Se lever
lobby-rules = Règles
lobby-host-panel = Hôte…

lobby-panel-title = **Table { $table }** — pour l’hôte seulement.
lobby-panel-preset = Autre variante…
lobby-panel-options = Règles de la maison…
lobby-preset-choice = { $game } · { $players } joueurs
lobby-fill = Compléter avec des ordinateurs…
lobby-fill-level = Toutes les places libres : { $level }
lobby-remove = Retirer…
lobby-swap = Échanger deux places…
lobby-levels = Niveau des ordinateurs…
lobby-level-one = { $seat } · { $name } : { $level }
lobby-level-all = Tous les ordinateurs : { $level }
lobby-invite = Inviter des gens…
lobby-stop = Arrêter la table
lobby-make-open = Ouvrir à tous
lobby-make-invited = Sur invitation seulement
lobby-make-lobby = Partenaires par places
lobby-make-high-cards = Tirer aux hautes cartes
lobby-make-jacks = Tirer aux valets
lobby-invited = { $people } { $count ->
    [one] peut
   *[other] peuvent
} maintenant s’asseoir à ta table.
lobby-left = Tu as quitté la table { $table }.
lobby-you-stopped = Tu as arrêté la table { $table }.

lobby-opened = La table { $table } est ouverte et tu as la place 1.
lobby-rules-changed = On joue maintenant à la table { $table } : { $game }. { $rules }
lobby-started = La partie à la table { $table } a commencé.
lobby-greeting = Tu joues à la table { $table }, { $game }, dans { $channel }. Tes cartes arriveront ici ; personne d’autre ne les voit.
lobby-dm-closed = Tes messages privés me sont fermés, donc tes cartes ne peuvent pas y arriver. Tu peux jouer quand même : appuie sur **{ play-my-hand }** sous la table, ou utilise /{ command-hand } et /{ command-play }.
lobby-dm-opened = C’est ouvert, réessaie
lobby-dm-open = Ça marche : tes cartes arriveront par message privé.
lobby-dm-later = Discord ne me laisse écrire qu’à quelques nouvelles personnes à la fois : ton message privé avec tes cartes vient un peu plus tard, tout seul. En attendant, appuie sur **{ play-my-hand }** sous la table. Il vient tout de suite si tu tapes /{ command-hand } dans un message privé que tu m’envoies.
lobby-dm-ahead = Pour que tes cartes t’arrivent par message privé, tape une fois une commande, comme /{ admin-command-help }, dans nos messages privés : Discord ne me laisse écrire qu’à quelques nouvelles personnes à la fois.

lobby-list-lobby = `{ $table }` { $game } dans { $place }, attend du monde : { $people }
lobby-list-playing = `{ $table }` { $game } dans { $place }, partie en cours : { $people }
lobby-list-none = Il n’y a pas de table sur ce serveur ; ouvres-en une avec /{ command-table } { command-open }.
lobby-clock-set = Les tables ouvertes à partir de maintenant donnent { $seconds } secondes par tour.

# Un défi.
lobby-challenge = **{ $other }, { $name } te défie** : { $game } ! La partie commence dès que tu acceptes.
lobby-challenge-off = { $name } avait défié { $other } : la partie n’aura pas lieu.
lobby-challenged = Défi lancé à { $name }, table { $table } ; la partie commence dès qu’il est accepté.
lobby-accept = J’accepte
lobby-decline = Non merci

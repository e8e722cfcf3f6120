# Classements : /classement, les messages qui se tiennent à jour, et les cotes après une partie.
ranks-command = classement
ranks-command-hint = Le classement : selon la cote, les points, les parties gagnées ou les contrats réussis
ranks-option-game-hint = Quel jeu ; sans choix, celui qu’on a joué en dernier dans ce salon
ranks-option-preset-hint = Une seule variante du jeu
ranks-option-scope = lieu
ranks-option-scope-hint = Ce serveur, ou tous les serveurs, avec ceux qui veulent y figurer
ranks-option-season = saison
ranks-option-season-hint = Ce mois, ce trimestre, tout, ou une saison passée comme 2026-10 ou 2026-Q3
ranks-option-by = selon
ranks-option-by-hint = Ce qui décide des places
ranks-option-pairs = paires
ranks-option-pairs-hint = Les partenaires fixes au lieu des joueurs seuls
ranks-option-text = en-texte
ranks-option-text-hint = En liste à lire au lieu d’une image
ranks-option-which = lequel
ranks-option-which-hint = Lequel des classements affichés sur ce serveur
ranks-scope-here = ce serveur
ranks-scope-all = tous les serveurs
ranks-message = classement-message
ranks-message-hint = Des classements qui se tiennent à jour dans un salon
ranks-post = afficher
ranks-post-hint = Un classement dans ce salon qui suit chaque partie
ranks-list = liste
ranks-list-hint = Quels classements sont affichés sur ce serveur, et où
ranks-remove = retirer
ranks-remove-hint = Retires-en un
ranks-posted = Le voilà. Il suit de lui-même chaque partie, environ une minute après (plus tard pour un vieux message). /{ ranks-message } { ranks-remove } l’enlève ; supprimer le message suffit aussi.
ranks-listed = { $number } : { $what }, dans { $channel }
ranks-listed-none = Aucun classement n’est affiché sur ce serveur. /{ ranks-message } { ranks-post } en met un dans un salon.
ranks-removed = C’est retiré.
ranks-no-such-message = « { $typed } » ne désigne aucun classement de ce serveur. Choisis-en un dans la liste.
ranks-too-many = Un serveur peut en avoir { $most } ; retires-en d’abord un.
ranks-lacks = Je ne peux pas afficher de classement ici tant que personne ne me donne ces permissions dans ce salon : { $permissions }.
ranks-only-in-servers = En messages privés il n’y a que le classement de tous les serveurs.
ranks-no-such-season = « { $typed } » n’est pas une saison. Un mois s’écrit 2026-10, un trimestre 2026-Q3.
ranks-no-contracts = { $game } : personne n’y demande de contrat. Choisis la cote, les points ou les parties gagnées.
ranks-no-pairs = { $game } se joue sans partenaires fixes ; il n’y a donc pas de paires.
ranks-title = **Classement – { $game }**
ranks-everywhere = tous les serveurs
ranks-pairs = paires fixes
ranks-by-rating = selon la cote
ranks-by-points = selon les points par donne
ranks-by-won = selon les parties gagnées
ranks-by-made = selon les contrats réussis
ranks-head-rating = cote
ranks-head-points = points par donne
ranks-head-won = gagnées
ranks-head-made = contrats réussis
ranks-decimal = { $whole },{ $tenth }
ranks-season-all = depuis le début
ranks-season-month = ce mois-ci ({ $season })
ranks-season-quarter = ce trimestre ({ $season })
ranks-quarter = { $quarter ->
    [1] 1er
   *[other] { $quarter }e
} trimestre { $year }
ranks-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
ranks-row = { $place ->
    [0] –
   *[other] { $place }\.
 } **{ $name }** – { $result }{ $sure ->
    [provisional] { ", provisoire" }
    [unsure] { ", pas encore sûre" }
   *[none] { "" }
}
ranks-result = { $figure }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
ranks-figure-rating = { $figure }
ranks-figure-points = { $figure } points par donne
ranks-figure-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
ranks-figure-made = { $figure } contrats réussis ({ $share } %)
ranks-row-own = ➤ { $row } (toi)
ranks-own = Ta place : **{ $place }** sur { $listed }.
ranks-own-unlisted = Jusqu’ici tu as { $result }.
ranks-rating-of-game = La cote est celle du jeu entier ({ $game }) ; la liste montre qui a joué cette variante.
ranks-unlisted-no-matches = Tu n’y figures pas : tu n’as encore aucune partie qui compte ici. Il suffit de finir des parties contre { $least } personnes différentes.
ranks-unlisted-few-opponents = Tu n’y figures pas encore : il faut avoir joué contre { $least } personnes différentes, et tu en es à { $met }. Une partie avec d’autres que jusqu’ici t’en rapproche.
ranks-unlisted-fixed-partner = Tu n’y figures pas : tu as toujours eu le même partenaire, tu es donc parmi les paires fixes. Une partie avec un autre partenaire t’y fait entrer.
ranks-unlisted-hidden = Tu n’y figures pas parce que tu caches tes statistiques. /{ command-settings } { command-mine } change cela.
ranks-unlisted-hidden-partner = Votre paire n’y figure pas parce que ton partenaire ne veut pas y être. Lui seul peut le changer, avec /{ command-settings } { command-mine }.
ranks-unlisted-no-pair = Aucune de tes paires n’y figure : il faut { $together } parties dans le même camp.
ranks-unlisted-globally = Tu n’y figures pas : on n’y trouve que ceux qui veulent une cote sur tous les serveurs. /{ command-settings } { command-mine } permet de l’activer, pour les parties à venir.
ranks-next-table = /{ command-table } { command-open } ouvre une table où d’autres peuvent s’asseoir.
ranks-next-table-by-message = Prends place à une table d’un serveur, ou ouvre une table là-bas.
ranks-empty = Personne ne figure encore ici. Il suffit de finir des parties contre { $least } personnes différentes ; /{ command-table } { command-open } en commence une. Les parties avec ordinateurs ne comptent que si le serveur le veut.
ranks-empty-pairs = Aucune paire ne figure encore ici. Il faut jouer { $together } parties dans le même camp, contre { $least } personnes différentes.
ranks-about-rating = -# ± dit si une cote est sûre : dans 19 cas sur 20, le vrai chiffre n’est pas plus loin.
ranks-about-sure = -# ≈ veut dire pas encore sûre : moins de { $least } parties cotées. `/{ stats-command }` dit de combien une cote peut se tromper.
ranks-about-provisional = -# Provisoire : moins de { $least } parties.
ranks-about-provisional-made = -# Provisoire : moins de { $least } contrats demandés.
ranks-about-made = -# Le classement suit la part des contrats réussis ; une part élevée sur peu de contrats compte moins que sur beaucoup.
ranks-about-computers = -# Les ordinateurs ont une cote comme tout le monde, mais ne prennent la place de personne.
ranks-about-cards = -# Dont avec de vraies cartes : { $people }.
ranks-mine = Ma place
ranks-back = ◀ Plus haut
ranks-on = Plus bas ▶
ranks-as-text = En texte
ranks-as-picture = En image
ranks-to-pairs = Paires fixes
ranks-to-people = Joueurs seuls
ranks-show = Montrer à tous
ranks-rated = Cote : { $changes }
ranks-change = { $name } { $figure } ({ $change }{ $provisional ->
    [yes] { ", provisoire" }
   *[no] { "" }
})
ranks-not-rated = Ne compte pas pour la cote : des ordinateurs ont joué.
ranks-computer = Ordinateur ({ $level })

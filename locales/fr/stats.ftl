# Statistiques, historique et relecture des parties terminées.
stats-command = statistiques
stats-command-hint = Tes statistiques, celles de quelqu’un d’autre, ou de deux joueurs ensemble et l’un contre l’autre
stats-menu = Statistiques
stats-person = personne
stats-person-hint = De qui ; toi-même si tu ne dis rien
stats-with = contre
stats-with-hint = Avec ou contre qui : les parties de ces deux joueurs
stats-game-hint = Quel jeu ; le plus joué si tu ne dis rien
stats-season-hint = Quel mois ou trimestre ; depuis toujours si tu ne dis rien
stats-everywhere = partout
stats-everywhere-hint = Tes parties sur tous les serveurs, pas seulement celui-ci
stats-history = historique
stats-history-hint = Les parties terminées, la plus récente d’abord, à revoir
stats-replay = revoir
stats-replay-hint = Revois une partie terminée pas à pas, avec les cartes de tous
stats-replay-table-hint = Le numéro de la table ; ta dernière partie si tu ne dis rien

stats-title = ### Statistiques : { $name }
    -# { $where }
stats-between-title = ### { $first } et { $second }
    -# { $where }
stats-none-own = Tu n’as encore terminé aucune partie ici. Joues-en une avec { find-games }, ou affronte l’ordinateur avec `/{ command-duel }` : ce que tu as joué sera ensuite ici.
stats-none = { $name } n’a encore terminé aucune partie ici. Invite cette personne : `/{ command-duel }` ou `/{ command-table } { command-open }`.
stats-none-such = { $name } n’a terminé aucune partie de ce genre ici. Choisis un autre jeu ou une autre saison.
stats-hidden = { $name } ne montre ni ses statistiques ni ses parties.
stats-not-in-private = Ici, tu ne vois que tes propres parties. Demande celles des autres sur un serveur que vous partagez.
stats-everywhere-own = Les parties jouées sur d’autres serveurs ne regardent que ceux qui les ont jouées : « { stats-everywhere } » vaut pour toi, ou pour toi et une autre personne.
stats-two-needed = C’est une seule et même personne. Nommes-en deux, ou laisse « { stats-with } » de côté.
stats-not-here = On ne peut montrer cela à tous que sur le serveur où la partie s’est jouée.
stats-not-in-this-channel = Tout le monde ici ne voit pas { $channel }, où la partie s’est jouée : montre-le là-bas.
stats-all-games = Tous les jeux
stats-in-all-servers = Tous les serveurs
stats-only-here = Ce serveur seulement
stats-to-history = Parties
stats-show-all = Montrer à tous
stats-results = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 } ({ $share } %) · { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
stats-unrated = Pas encore de cote
stats-curve = Au plus haut { $high } ({ $high_on }), au plus bas { $low } ({ $low_on }) ; { $change } sur { $matches ->
    [one] la dernière partie
   *[other] les { $matches } dernières parties
}
stats-rating = Cote **{ $rating }** ± { $within } { $sure ->
    [yes] {""}
   *[no] (provisoire){" "}
 }après { $matches ->
    [one] { $matches } partie cotée
   *[other] { $matches } parties cotées
 }
stats-of = { $what } : { $results }
stats-by-preset = **Par variante**
stats-by-contract-couillon = **Atout**
stats-by-contract = **Contrats**
stats-feats = **À noter :** { $feats }
stats-best-deal = **Meilleure donne :** { $deal }
stats-worst-deal = **Pire donne :** { $deal }
stats-deal = { $points }{ $contract }, donne { $deal } à la table { $table }
stats-contract = { $contract } : { $roles }
stats-contract-trumps = Gagné
stats-contract-accept = Emballage
stats-contract-solo = Seul
stats-contract-troel = Trou
stats-contract-small-misere = Petite misère
stats-contract-piccolo = Piccolo
stats-contract-piccolissimo = Piccolissimo
stats-contract-grand-misere = Grande misère
stats-contract-open-misere = Misère étalée
stats-contract-abondance = Abondance
stats-contract-abondance-table = Abondance sur table
stats-contract-small-slam = Petit chelem
stats-contract-small-slam-table = Petit chelem sur table
stats-contract-slam = Chelem
stats-contract-slam-table = Chelem sur table
stats-contract-open-slam = Chelem étalé
stats-role-declarer = { $made } sur { $deals } comme demandeur
stats-role-partner = { $made } sur { $deals } comme partenaire
stats-role-defender = { $made } sur { $deals } en défense
stats-feat-mit = Mit’
stats-feat-kontra = Kontra
stats-feat-re = Re
stats-feat-sweep = tous les plis
stats-faced-people = **Contre des personnes :** { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 } sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
stats-faced-computers = **Contre des ordinateurs :** { $levels }
stats-faced-level = { $level }, { $won } sur { $matches } { $won ->
    [one] gagnée
   *[other] gagnées
 }
stats-favourite = **Partenaire favori :** { $name }, { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 } sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
stats-nemesis = **Bête noire :** { $name }, { $lost } fois devant en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
stats-streak-won = **En ce moment :** { $matches ->
    [one] dernière partie gagnée
   *[other] { $matches } parties gagnées de suite
 }
stats-streak-lost = **En ce moment :** { $matches ->
    [one] dernière partie perdue
   *[other] { $matches } parties perdues de suite
 }
stats-streaks = **Plus longues séries :** { $won } { $won ->
    [one] gagnée
   *[other] gagnées
 }, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
 }
stats-other-games = **Autres jeux**
stats-against = **L’un contre l’autre :** { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
    { $first } devant : { $ahead } · { $second } devant : { $behind } · égalité : { $equal }
stats-never-against = Ils n’ont pas encore joué l’un contre l’autre ici.
stats-together = **Dans le même camp :** { $results }
stats-never-together = Ils n’ont pas encore joué dans le même camp ici.
stats-replay-best = Revoir la meilleure
stats-replay-worst = Revoir la pire

stats-history-title = ### Parties : { $name }
stats-history-match = **Table { $table }** · { $day } · { $game } · **{ $outcome }**
stats-history-won = gagnée
stats-history-place = place { $place } sur { $sides }
stats-history-side = { $place }. { $names } ({ $score })
stats-history-computer = { $name } (ordinateur, { $level })
stats-history-cut-short = terminée plus tôt, d’un commun accord
stats-history-absent = terminée parce qu’un camp n’est pas venu
stats-history-rated-yes = cotée
stats-history-rated-computers = non cotée : un ordinateur jouait
stats-history-rated-nobody = non cotée : des ordinateurs seulement
stats-history-rated-cards = jouée avec de vraies cartes, non cotée
stats-history-pages = Page { $page } sur { $pages } · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
stats-history-replay = Revoir une partie
stats-history-newest = Les dernières
stats-history-newer = Plus récentes
stats-history-older = Plus anciennes
stats-history-oldest = Les premières

stats-replay-title = ### { $game } · table { $table }
stats-replay-deal = { $unit ->
    [parties] Partie
   *[deals] Donne
 } { $deal } sur { $deals }
stats-replay-step = étape { $step } sur { $steps }
stats-replay-seen = comme { $name } l’a vu
stats-replay-all = toutes les mains étalées
stats-replay-edition = Cette partie a commencé avant la correction des règles ; tu la vois comme elle a été jouée et comptée. Selon les règles d’aujourd’hui, la donne { $deal } aurait été différente.
stats-replay-unplayable = Cette partie ne peut plus être rejouée : ce qui a été noté ne suit pas les règles d’aujourd’hui. Son résultat reste :
stats-replay-hands-alt = Les cartes encore en main, écrites ci-dessous : { $names }.
stats-replay-trick = Sur la table : { $cards }
stats-replay-hand = { $name } : { $cards }
stats-replay-first = { $unit ->
    [parties] Première partie
   *[deals] Première donne
 }
stats-replay-earlier = { $unit ->
    [parties] Partie précédente
   *[deals] Donne précédente
 }
stats-replay-back = ◀ Retour
stats-replay-on = Suite ▶
stats-replay-later = { $unit ->
    [parties] Partie suivante
   *[deals] Donne suivante
 }
stats-replay-last = La fin
stats-replay-to = Aller à un pli
stats-replay-whose = Quelles cartes voir
stats-replay-begin = Avant la première action
stats-replay-to-trick = Pli { $trick }
stats-replay-end = { $unit ->
    [parties] Fin de la partie
   *[deals] Fin de la donne
 }
stats-replay-of = { $name } : ses cartes seulement
stats-replay-open = Parcourir la partie
stats-replay-match = Revoir
stats-replay-none = Il n’y a pas encore de partie terminée à revoir. Joues-en une : { find-games-or-duel }.
stats-replay-running = La partie de la table { $table } n’est pas finie : ses cartes restent secrètes jusqu’au bout. Ses donnes déjà jouées aussi, car personne ne doit jouer avec des notes pendant que les autres comptent sur leur mémoire.
stats-replay-broken-off = La partie de la table { $table } a été interrompue : on ne revoit que les parties terminées.
stats-files = Fichiers
stats-files-title = ### { $game } · table { $table } : les fichiers
stats-files-record = `.txt` : toute la partie, telle que `python -m engine replay` la rejoue
stats-files-pbn = `.pbn` : les donnes pour les programmes de bridge
stats-files-verify = `.verify.json` : ce qui permet à `/{ fair-command }` de contrôler les cartes
stats-file = fichier
stats-file-hint = Une partie à toi, à parcourir : son relevé (.txt), ou ses donnes (.pbn)
stats-file-title = ### { $game } · { $file }
stats-file-too-large = Ce fichier est trop gros pour une partie : { $most } Ko au plus.
stats-file-no-text = Ce fichier n’est pas du texte. Donne le relevé d’une partie (.txt), ou ses donnes (.pbn), comme **{ stats-files }** les donne quand on la revoit.
stats-file-empty = Il n’y a aucune donne dans ce fichier.
stats-file-proof = Ce fichier sert à contrôler les cartes d’une partie. Son relevé est le fichier .txt qui l’accompagne : donne celui-là.
stats-file-other-pbn = Ces donnes viennent d’un autre programme : je lis les fichiers .pbn des parties jouées ici, qui disent aussi les règles et les annonces.
stats-file-line = La ligne { $line } de ce fichier est illisible : « { $text } ».
stats-file-illegal = La ligne { $line } de ce fichier est contraire aux règles : « { $text } ».
stats-file-away = Discord ne m’a pas donné ce fichier : essaie encore.
stats-file-gone = Je n’ai plus ce fichier sous la main : donne-le encore une fois, avec /{ stats-replay }.

# Comme le texte du même nom sans `-by-message`, dit en message privé : les commandes des serveurs n’y marchent pas.
stats-none-own-by-message = Tu n’as encore terminé aucune partie. Joues-en une dans un salon d’un serveur, avec { find-games-or-duel } : ce que tu as joué sera ensuite ici.
stats-replay-none-by-message = Tu n’as pas encore de partie terminée à revoir. Joues-en une dans un salon d’un serveur : { find-games-or-duel }.

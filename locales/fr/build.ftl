# Composer des règles de la maison pas à pas : la commande, ses pages et leurs images.
build-command = nouvelles
build-command-hint = Compose des règles de la maison pas à pas, avec une image de la donne et du barème
build-button-new = Nouvelles…
build-button-back = Retour
build-button-next = Suite
build-button-keep = Enregistrer…
build-button-drop = Abandonner
build-go-to = Aller à une étape…
build-title = Nouvelles règles de la maison : { $name }
build-title-unnamed = Nouvelles règles de la maison
build-place = Étape { $step } sur { $steps } · { $title } · départ : { $variant }
build-start-hint = Choisis ce qui ressemble le plus aux règles de ton club ; les étapes suivantes demandent ce qu’on y fait autrement. Rien n’est enregistré avant que tu appuies sur *{ build-button-keep }*.
build-check = **Les règles en entier.** C’est bien ça ? Alors appuie sur *{ build-button-keep }* ; sinon, reviens en arrière.
build-check-more = -# Le reste ne tient pas sur une page : une fois les règles enregistrées, /{ rules-command } donne tout, chapitre par chapitre.
build-ticks = **Coche ce qu’on joue**
build-none-of-these = Rien de tout cela
build-nothing = Il n’y a rien à choisir ici.
build-other-number = Un autre nombre…
build-number-hint = { $step ->
    [1] Un nombre de { $least } à { $most }
   *[other] Un multiple de { $step }, de { $least } à { $most }
}
build-name-title = Un nom pour ces règles

build-with-it = **Change aussi :** { $rules }
build-given-up = **Ne compte plus :** { $rules }
build-refused = **Impossible : { $rule }.** Tout reste comme avant.
build-untaken = Ce que tu as choisi avant en décide déjà, donc « { $rule } » ne convient pas.
build-text-lost = **J’ai redémarré, et le barème que tu avais écrit est perdu :** voici le barème habituel. Tout le reste est encore là.
build-deleted = **Quelqu’un a supprimé ces règles de la maison depuis que tu as commencé.** Ce que tu as choisi est encore là : *{ build-button-keep }* l’enregistre comme nouvelles règles de la maison et demande un nom.
build-deleted-scores = Seul le barème est parti avec elles : voici le barème habituel.
build-stale = Ces étapes viennent d’une version plus ancienne de moi. Recommence avec /{ house-command } { build-command } ; ce que tu avais gardé est toujours là.

# Les titres des étapes.
build-step-start = Par où commencer
build-step-rules = Les règles en entier
build-step-options = Options
build-step-trumps = Faire l’atout
build-step-cards = Cartes
build-step-play = Fournir, et les dames
build-step-sheet = Marque
build-step-mit = La Mit’
build-step-match = La partie
build-step-worth = Ce que valent les annonces
build-step-dealing = La donne
build-step-contracts = Contrats
build-step-troel = Trou
build-step-bidding = Enchères
build-step-scores = Barème

# Dessiné dans l’image de la donne ; court.
build-example = Exemple
build-deal-left = reste
build-deal-stock = à piocher
build-deal-late = données une fois l’atout fait
# La même image, lue à voix haute.
build-alt-deal = La donne. Joueurs : { $players } ; cartes : { $pack }.
build-alt-first = D’abord : { $rounds }.
build-alt-late = Une fois l’atout fait : { $rounds }.
build-alt-round = { $cards } { $to ->
    [eldest] au joueur à gauche du donneur
    [others] à chacun des autres
    [not-dealer] à tous sauf au donneur
    [dealer] au donneur
   *[all] à chacun
}
build-alt-left = { $cards ->
    [one] Il reste { $cards } carte.
   *[other] Il reste { $cards } cartes.
}
build-alt-stock = { $cards ->
    [one] Il reste { $cards } carte à piocher.
   *[other] Il reste { $cards } cartes à piocher.
}
build-alt-layouts = Mains posées sur la table : { $layouts }, à moitié étalées.

# Le tableau des contrats : trois résultats de chacun. Court : des têtes de colonnes.
build-scores-made = réussi
build-scores-all = avec { $tricks }
build-scores-short = 1 de moins
build-alt-contracts = Les contrats du plus bas au plus haut, et ce que chacun paie.
build-alt-contract = { $name } : { $made }{ $all }, chuté { $failed }.
build-alt-all = , avec tous les plis { $points }
build-alt-contracts-brief = Les contrats du plus bas au plus haut, et ce que chacun paie : tout juste réussi{ $figures ->
    [3] , chuté, et avec tous les plis
    [2] {" "}et chuté
   *[1] {""}
 }.
build-alt-contract-brief = { $name } : { $figures }.

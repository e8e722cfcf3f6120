# Les places où plusieurs se sont assis pendant une partie.
shared-seat = Place { $seat } – { $who }
shared-when = { $when } : { $name }
shared-deals = { $unit ->
    [parties] { $deals ->
        [one] partie
       *[other] parties
    }
   *[deals] { $deals ->
        [one] donne
       *[other] donnes
    }
 } { $which }
shared-before = avant la première { $unit ->
    [parties] partie
   *[deals] donne
 }
shared-end = jusqu’à la fin
shared-whole = { $name } (tout le résultat)
shared-some = { $name } ({ $percent } % du résultat)
shared-helped = remplacement
shared-won = gagnée ({ $percent } %)
shared-place = place { $place } sur { $sides } ({ $percent } %)
shared-name = { $name } ({ $percent } %)
shared-rule = Les { $unit ->
    [parties] parties
   *[deals] donnes
 } où tu reçois tes cartes comptent pour toi. À partir de la moitié, tu as ta part du résultat ; celui qui a commencé garde le reste.

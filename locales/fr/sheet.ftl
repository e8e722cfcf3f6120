# Mots sur les feuilles de marque. Courts : ils sont écrits à la craie.

sheet-to-go = à faire
sheet-points = points
sheet-royes = rôyes
sheet-parties = parties
sheet-manches = manches
sheet-belle = la belle !
sheet-won = gagné !
# À côté d'une vache (une manche de neuf ou cinq traits) qui vient d'être gagnée.
sheet-cow-won = vache !
# Sous un rond avec ×2 ou +1.
sheet-next-win = prochain gain

# La feuille de marque du whist à la couleur, sur papier.
sheet-deals = { $played ->
    [1] Après une donne
   *[other] Après { $played } donnes
}
sheet-deals-of = Après { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
} sur { $deals }
sheet-passed-out = tous passent
sheet-queens = dames
sheet-row = correction
sheet-pot = Pot : { $pot }
sheet-before = donnes 1–{ $deal }
sheet-total = Total
sheet-next-double = La prochaine donne compte double.
sheet-no-deals = Aucune donne jouée

# Descriptions : lues à voix haute, donc des mots entiers et des phrases courtes.
sheet-alt-slate = Ardoise. { $title }.
sheet-alt-points = Points. { $title }.
sheet-alt-royes = Rôyes. { $title }.
sheet-alt-numbers = Arbre en chiffres. { $title }.
sheet-alt-cows = Vaches. { $title }.
sheet-alt-tree = { $trees ->
    [one] Arbre. { $title }.
   *[other] { $trees } arbres. { $title }.
}
sheet-alt-slate-side = { $names } : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $marks } à faire.
sheet-alt-boucles = Boucles par ligne, depuis le haut : { $boucles }.
sheet-alt-points-side = { $names } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sheet-alt-points-of = Partie en { $full ->
    [one] { $full } point.
   *[other] { $full } points.
}
sheet-alt-royes-side = { $names } : { $royes ->
    [one] { $royes } rôye.
   *[other] { $royes } rôyes.
}
sheet-alt-numbers-side = { $names } : encore { $points ->
    [one] { $points } point
   *[other] { $points } points
} à faire.
sheet-alt-cows-side = { $names } : { $strokes ->
    [one] { $strokes } trait
   *[other] { $strokes } traits
} (ajoutés : { $added }), barrés : { $crossed }, { $left } à faire ; vaches gagnées : { $won }{ $short ->
    [0] { "" }
   *[other] { " " }(dont { $short } de 5 traits)
}.
sheet-alt-tree-side = { $names } : { $branches ->
    [one] { $branches } branche
   *[other] { $branches } branches
} (ajoutées : { $added }), avec une boule : { $balls }, { $left } à faire.
sheet-alt-before = Avant cette donne : { $scores }.
sheet-alt-craie = Craie dans le trou : la prochaine victoire compte double.
sheet-alt-next-two = La prochaine victoire compte pour deux.
sheet-alt-next-more = La prochaine victoire compte pour un de plus.
sheet-alt-cow-won = { $people ->
    [one] { $names } gagne cette vache.
   *[other] { $names } gagnent cette vache.
}
sheet-alt-won = { $people ->
    [one] { $names } gagne la partie.
   *[other] { $names } gagnent la partie.
}
sheet-alt-jacks = Cartes données à découvert jusqu’à ce que deux personnes aient un valet.
sheet-alt-dealt = { $name } a reçu { $cards }.
sheet-alt-dealt-none = { $name } n’a reçu aucune carte.
sheet-alt-seated = Places dans le sens horaire à partir du donneur : { $names }.
sheet-alt-parties = { $name } : { $parties ->
    [one] { $parties } partie
   *[other] { $parties } parties
} sur { $needed }.
sheet-alt-manches = Manches gagnées : { $manches } sur { $needed }.
sheet-alt-manche-won = { $name } gagne cette manche.
sheet-alt-belle = La belle décide.
sheet-alt-scores = Feuille de marque. { $title }. Colonnes : { $names }.
sheet-alt-deal = Donne { $deal }, donneur { $dealer } : { $contract }, { $names } : { $changes } ; score { $scores }.
sheet-alt-deal-brief = { $deal } : { $contract }, { $names } : { $changes }.
sheet-alt-passed-out = Donne { $deal }, donneur { $dealer } : tous passent.
sheet-alt-passed-out-brief = { $deal } : tous passent.
sheet-alt-row = { $name } : { $changes }.
sheet-alt-out = { $people ->
    [one] { $names } ne jouait pas.
   *[other] { $names } ne jouaient pas.
}
sheet-alt-dealers = Donne { $deal }, donneur : { $name }, puis chacun à son tour vers la gauche ; si tous passent, le même redonne.
sheet-alt-scores-after = Après la donne { $deal } : { $scores }.
sheet-alt-total = Total : { $scores }.
sheet-alt-next-dealer = { $name } donne ensuite.

# La table du whist à la couleur, la main et ce qu’une donne a rapporté.
whist-troel = **Trou** : { $name }, *avec moi* : { $partner }
whist-troel-with = **Trou** avec { $card } : { $name }, *avec moi* : { $partner }
whist-calls = -# { $name } : { $calls }
whist-live = Qui emballe ? Proposé : { $proposals }
whist-proposal = { $suit } ({ $name })
whist-highest = Annonce la plus haute : **{ $contract }** ({ $name })
whist-contract = **{ $contract }** : { $name }
whist-doubled = **Double** : { $name }
whist-forced = { $name } doit jouer aussi : les trois autres jouent petite misère.
whist-played = { $played } sur { $deals } donnes jouées
whist-times = cette donne compte { $times } fois
whist-tricks = Plis : { $sides }
whist-side-least = { $name } **{ $tricks }** sur { $goal }
whist-side-exactly = { $name } **{ $tricks }**, doit en faire { $goal ->
    [0] zéro
   *[other] { $goal } juste
}
whist-side-none = { $name } **{ $tricks }**
whist-aside = Carte écartée : { $name }

whist-hand-auction = ► **À toi d’annoncer.** Appuie ci-dessous, choisis dans la liste ou tape avec /annonce.
whist-hand-troel = ► **C’est toi qui choisis l’atout**, pour vous deux.
whist-hand-double = ► **Double ?** Le premier qui le dit double pour tous les adversaires.
whist-hand-discard = ► **Écarte une carte**, face cachée. Ensuite on joue.
whist-hand-called = La carte qui vous réunit : { $card }
whist-hand-discarded = Tu as écarté { $card }.
whist-wait-discard = Ta carte est écartée ; attends les autres.
whist-wait-double = Rien à faire ici : les adversaires peuvent doubler.

whist-made = **Donne { $deal } : { $side } { $people ->
    [one] réussit
   *[other] réussissent
} { $contract }** avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}{ $over ->
    [0] {""}
   *[other] , soit { $over } de plus
}.
whist-made-all = **Donne { $deal } : { $side } { $people ->
    [one] réussit
   *[other] réussissent
} { $contract }** avec les 13 plis !
whist-failed = **Donne { $deal } : { $side } { $people ->
    [one] chute
   *[other] chutent
} à { $contract }** : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} sur { $goal }, il en manque { $under }.
whist-failed-early = **Donne { $deal } : { $side } { $people ->
    [one] chute
   *[other] chutent
} à { $contract }** : les adversaires ont déjà { $against ->
    [1] un pli
   *[other] { $against } plis
}.
whist-negative-made = **Donne { $deal } : { $side } réussit { $contract }**, avec { $tricks ->
    [0] aucun pli
    [1] un pli
   *[other] { $tricks } plis
}.
whist-negative-failed = **Donne { $deal } : { $side } chute à { $contract }**, avec { $tricks ->
    [0] aucun pli
    [1] un pli
   *[other] { $tricks } plis
}.
whist-multiplied = Tout compte { $times } fois{ $why }.
whist-why-doubled = { $name } a doublé
whist-why-passed = tous avaient passé à la donne d’avant
whist-why-tricks = { $tricks ->
    [13] tous les plis
    [0] pas le moindre pli
    [one] un seul pli
   *[other] { $tricks } plis seulement
}
whist-gains = Points : { $sides }
whist-early = -# Les cartes restantes ne pouvaient plus rien changer.
whist-thrown-in = **Donne { $deal } annulée** : tout le monde a passé. { $name } redonne.
whist-next-doubles = La prochaine donne compte double.

# Un jeu sans textes à lui.
plain-turned-up = Retournée : { $cards }
plain-won = **Donne { $deal } : { $side } { $people ->
    [one] gagne
   *[other] gagnent
}**.
plain-drawn = **Donne { $deal } : pas de gagnant.**
plain-thrown-in = **Donne { $deal } annulée.**
plain-gained = Cette donne : { $sides }

# Ein Spiel ohne eigene Texte.
plain-turned-up = Aufgedeckt: { $cards }
plain-won = **Spiel { $deal }: { $side } { $people ->
    [one] gewinnt
   *[other] gewinnen
}**.
plain-drawn = **Spiel { $deal } hat keinen Sieger.**
plain-thrown-in = **Spiel { $deal } wird nicht gespielt.**
plain-gained = Dieses Spiel: { $sides }

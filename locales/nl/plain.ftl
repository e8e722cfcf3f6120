# Een spel zonder eigen teksten.
plain-turned-up = Gekeerd: { $cards }
plain-won = **Gift { $deal }: { $side } { $people ->
    [one] wint
   *[other] winnen
}**.
plain-drawn = **Gift { $deal } heeft geen winnaar.**
plain-thrown-in = **Gift { $deal } gaat niet door.**
plain-gained = Deze gift: { $sides }

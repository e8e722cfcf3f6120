# A game that has no texts of its own.
plain-turned-up = Turned up: { $cards }
plain-won = **Deal { $deal }: { $side } { $people ->
    [one] wins
   *[other] win
}**.
plain-drawn = **Deal { $deal } has no winner.**
plain-thrown-in = **Deal { $deal } is thrown in.**
plain-gained = This deal: { $sides }

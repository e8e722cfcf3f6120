# The table of Kleurenwiezen, the hand and what a deal came to.
whist-troel = **Troel**: { $name }, *with me*: { $partner }
whist-troel-with = **Troel** with { $card }: { $name }, *with me*: { $partner }
whist-calls = -# { $name }: { $calls }
whist-live = Standing proposals: { $proposals }
whist-proposal = { $suit } ({ $name })
whist-highest = Highest bid: **{ $contract }** ({ $name })
whist-contract = **{ $contract }**: { $name }
whist-doubled = **Double**: { $name }
whist-forced = { $name } has to join in: the three others play small misère.
whist-played = { $played } of { $deals } deals played
whist-times = this deal counts { $times } times
whist-tricks = Tricks: { $sides }
whist-side-least = { $name } **{ $tricks }** of { $goal }
whist-side-exactly = { $name } **{ $tricks }**, has to take { $goal ->
    [0] none
   *[other] exactly { $goal }
}
whist-side-none = { $name } **{ $tricks }**
whist-aside = Cards laid aside: { $name }

whist-hand-auction = ► **Your bid.** Press it below, pick it from the list or type it with /bid.
whist-hand-troel = ► **You choose trumps**, for the two of you.
whist-hand-double = ► **Double?** The first one to say it doubles for all opponents.
whist-hand-discard = ► **Lay a card aside**, face down. Then the play begins.
whist-hand-called = The card that makes you partners: { $card }
whist-hand-discarded = You laid { $card } aside.
whist-wait-discard = Your card is laid aside; the others still have to.
whist-wait-double = You can do nothing here: the opponents may double.

whist-made = **Deal { $deal }: { $side } { $people ->
    [one] makes
   *[other] make
} { $contract }** with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}{ $over ->
    [0] {""}
   *[other] , { $over } more than needed
}.
whist-made-all = **Deal { $deal }: { $side } { $people ->
    [one] makes
   *[other] make
} { $contract }** with all 13 tricks!
whist-failed = **Deal { $deal }: { $side } { $people ->
    [one] fails
   *[other] fail
} in { $contract }**: { $tricks } of { $goal ->
    [one] { $goal } trick
   *[other] { $goal } tricks
}, { $under } short.
whist-failed-early = **Deal { $deal }: { $side } { $people ->
    [one] fails
   *[other] fail
} in { $contract }**: the opponents have { $against ->
    [one] one trick
   *[other] { $against } tricks
} already.
whist-negative-made = **Deal { $deal }: { $side } makes { $contract }**, with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
whist-negative-failed = **Deal { $deal }: { $side } fails in { $contract }**, with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
whist-multiplied = Everything counts { $times } times{ $why }.
whist-why-doubled = { $name } doubled
whist-why-passed = the deal before was thrown in
whist-why-tricks = { $tricks ->
    [13] all the tricks
    [0] no trick at all
    [one] just one trick
   *[other] just { $tricks } tricks
}
whist-gains = Points: { $sides }
whist-early = -# The cards left could change nothing any more.
whist-thrown-in = **Deal { $deal } is thrown in**: everybody passed. { $name } deals again.
whist-next-doubles = The next deal counts double.

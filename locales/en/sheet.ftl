# Words on the score sheets. Short: they are written in chalk.

sheet-to-go = to go
sheet-points = points
sheet-royes = rôyes
sheet-parties = parties
sheet-manches = manches
sheet-belle = la belle!
sheet-won = won!
# Beside a cow (a round of nine or five strokes) just won.
sheet-cow-won = cow!
# Under a ring with ×2 or +1.
sheet-next-win = next win

# The score sheet of Kleurenwiezen, on paper.
sheet-deals = { $played ->
    [one] After one deal
   *[other] After { $played } deals
}
sheet-deals-of = After { $played } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
sheet-passed-out = passed out
sheet-queens = queens
sheet-row = correction
sheet-pot = Pot: { $pot }
sheet-before = deals 1–{ $deal }
sheet-total = Total
sheet-next-double = The next deal counts double.
sheet-no-deals = No deal played yet

# Text alternatives: read aloud, so whole words and short sentences.
sheet-alt-slate = Slate. { $title }.
sheet-alt-points = Points. { $title }.
sheet-alt-royes = Rôyes. { $title }.
sheet-alt-numbers = Tree in numbers. { $title }.
sheet-alt-cows = Cows. { $title }.
sheet-alt-tree = { $trees ->
    [one] Tree. { $title }.
   *[other] { $trees } trees. { $title }.
}
sheet-alt-slate-side = { $names }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} left, { $marks } to go.
sheet-alt-boucles = Boucles per line from the top: { $boucles }.
sheet-alt-points-side = { $names }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sheet-alt-points-of = { $full ->
    [one] 1 point wins
   *[other] { $full } points win
} the match.
sheet-alt-royes-side = { $names }: { $royes ->
    [one] { $royes } rôye.
   *[other] { $royes } rôyes.
}
sheet-alt-numbers-side = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} to go.
sheet-alt-cows-side = { $names }: { $strokes ->
    [one] 1 stroke
   *[other] { $strokes } strokes
} ({ $added } added), { $crossed } crossed out, { $left } to go; cows won: { $won }{ $short ->
    [0] { "" }
   *[other] { " " }({ $short } of 5 strokes)
}.
sheet-alt-tree-side = { $names }: { $branches ->
    [one] 1 branch
   *[other] { $branches } branches
} ({ $added } added), { $balls } with a ball, { $left } to go.
sheet-alt-before = Before this deal: { $scores }.
sheet-alt-craie = Craie dans le trou: the next win counts double.
sheet-alt-next-two = The next win counts two.
sheet-alt-next-more = The next win counts one more.
sheet-alt-cow-won = { $people ->
    [one] { $names } won this cow.
   *[other] { $names } won this cow.
}
sheet-alt-won = { $people ->
    [one] { $names } won the match.
   *[other] { $names } won the match.
}
sheet-alt-jacks = Cards dealt face up until two people have a jack.
sheet-alt-dealt = { $name } got { $cards }.
sheet-alt-dealt-none = { $name } got no card.
sheet-alt-seated = Seats clockwise from the dealer: { $names }.
sheet-alt-parties = { $name }: { $parties } of { $needed ->
    [one] { $needed } partie
   *[other] { $needed } parties
}.
sheet-alt-manches = Manches won: { $manches } of { $needed }.
sheet-alt-manche-won = { $name } won this manche.
sheet-alt-belle = La belle decides.
sheet-alt-scores = Score sheet. { $title }. Columns: { $names }.
sheet-alt-deal = Deal { $deal }, { $dealer } dealt: { $contract }, { $names }: { $changes }; score { $scores }.
sheet-alt-deal-brief = { $deal }: { $contract }, { $names }: { $changes }.
sheet-alt-passed-out = Deal { $deal }, { $dealer } dealt: passed out.
sheet-alt-passed-out-brief = { $deal }: passed out.
sheet-alt-row = { $name }: { $changes }.
sheet-alt-out = { $people ->
    [one] { $names } sat out.
   *[other] { $names } sat out.
}
sheet-alt-dealers = { $name } dealt deal { $deal }, then everybody in turn to the left; after passing out the same dealer again.
sheet-alt-scores-after = After deal { $deal }: { $scores }.
sheet-alt-total = Total: { $scores }.
sheet-alt-next-dealer = { $name } deals next.

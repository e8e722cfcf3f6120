# Words in the pictures. Short: they stand on plates.

picture-trump = Trump
picture-proposed = Proposed trump
picture-deal = Deal { $deal }
picture-deal-trick = Deal { $deal } · trick { $trick }/{ $tricks }
picture-deal-over = Deal { $deal } is over
picture-match-over = Match over after deal { $deal }
# Headings over numbers: tricks taken, card points taken, lines left on the slate.
picture-tricks = tricks
picture-points = points
picture-lines = to go
picture-score = score
picture-seat = Seat { $seat }
# First letter of "dealer".
picture-dealer-letter = D
picture-turn = to act
picture-turn-trumps = accept or pass?
picture-turn-play = to play
picture-wins-trick = wins
picture-led = led
picture-accepts = accepts
picture-passes = passes
picture-away = away
picture-won = won!
picture-deals-first = deals first

# Text alternatives: read aloud, so whole words and short sentences.
picture-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
picture-card = { $rank ->
    [ace] ace
    [king] king
    [queen] queen
    [jack] jack
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
    [six] six
    [five] five
    [four] four
    [three] three
   *[two] two
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
picture-alt-hand = { $count ->
    [one] Your hand, 1 card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
}
picture-alt-hand-empty = Your hand is empty.
picture-alt-playable = Playable now: { $cards }.
picture-alt-deal = Table, deal { $deal }.
picture-alt-deal-trick = Table, deal { $deal }, trick { $trick } of { $tricks }.
picture-alt-deal-over = Table, deal { $deal } is over.
picture-alt-match-over = Table, the match is over after deal { $deal }.
picture-alt-trump = Trump: { $suit }.
picture-alt-maker = Trumps made by { $name }.
picture-alt-proposed = Proposed trump: { $card }.
picture-alt-turned-up = Turned up: { $cards }.
picture-alt-accepts = { $name } accepts.
picture-alt-passes = { $name } passes.
picture-alt-trick = On the table, in order: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = No card on the table.
picture-alt-takes = { $name } takes the trick.
picture-alt-turn = Turn: { $name }.
picture-alt-seat = { $name }: { $cards } in hand, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
picture-alt-dealer = dealer
picture-alt-computer = computer
picture-alt-away = away
picture-alt-side = { $names }: { $points } points, { $score } to go
picture-alt-side-plain = { $names }: score { $score }
picture-alt-won-deal = deal won
picture-alt-won-match = match won
picture-alt-slate = Slate. { $title }.
picture-alt-slate-side = { $names }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} left, { $marks } to go.
picture-alt-slate-boucles = Boucles per line from the top: { $boucles }.
picture-alt-slate-craie = Craie dans le trou: the next win counts double.
picture-alt-slate-won = { $names } won the match.
picture-alt-draw = Draw for partners.
picture-alt-drew = { $name } drew { $cards }.
picture-alt-partners = { $names } play together.
picture-alt-first = { $name } deals first.
picture-alt-and = { $one } and { $other }

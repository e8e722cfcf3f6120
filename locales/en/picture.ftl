# Words in the pictures. Short: they stand on plates.

picture-trump = Trumps
picture-proposed = Proposed trumps
# In the middle of the table, before the rest is dealt.
picture-names = { $name } makes trumps
picture-names-for-dummy = { $name } makes trumps for the dummy
picture-deal = Deal { $deal }
picture-trick-of = trick { $trick } of { $tricks }
picture-deal-over = Deal { $deal } is over
picture-match-over = Match over after deal { $deal }
picture-thrown-in = Thrown in: no score
picture-tied = A tie
# Why winning this deal counts more than one, and how much: Mit’ · Kontra · counts 3.
picture-stake-mit = Mit’
picture-stake-kontra = Kontra
picture-stake-re = Re
picture-stake-craie = craie
picture-stake-tie = after a tie
picture-stake-pass = after a pass
picture-counts = counts { $worth }
# Cows won by either side, 1–0.
picture-cows = cows { $won }
# Headings over numbers: tricks taken, card points taken, and what the match is counted in.
picture-tricks = tricks
picture-points = points
picture-last-trick = last trick
picture-talon = talon
picture-turned-up = turned up
picture-unit-slate = to go
picture-unit-points = score
picture-unit-royes = rôyes
picture-unit-numbers = to go
picture-unit-cows = strokes
picture-unit-tree = branches
picture-unit-parties = parties
picture-unit-score = score
picture-seat = Seat { $seat }
# Whoever looks, instead of the name.
picture-you = You
picture-dummy = Dummy
picture-played-by = played by { $name }
# First letter of "dealer".
picture-dealer-letter = D
picture-turn-act = to act
picture-turn-accept = accept?
picture-turn-name = makes trumps
picture-turn-kontra = Kontra?
picture-turn-re = Re?
picture-turn-play = to play
picture-wins-trick = wins
picture-led = led
picture-leads = { $name } leads
# What somebody says, in a bubble on the plate.
picture-call-accept = I accept
picture-call-pass = pass
picture-call-turn = turn one up
picture-call-mit = Mit’
picture-call-kontra = Kontra
picture-call-re = Re
picture-call-au-sept = au sept!
picture-away = away
picture-deals-first = deals first

# Chouine. Combinations keep their own names.
picture-combination-mariage = Mariage
picture-combination-tierce = Tierce
picture-combination-quateron = Quateron
picture-combination-quinte = Quinte
picture-combination-trente = Trente
picture-combination-chouine = Chouine
picture-no-trump = No trumps yet
picture-talon-gone = The talon is gone
picture-talon-rules = follow, trump, beat
picture-announced = declared
picture-manches = manches { $won }
picture-annulled = A tie: annulled
picture-partie-over = The partie is over
picture-partie-match-over = The match is over
picture-count = Count of deal { $deal }
picture-count-cards = cards
picture-count-last-trick = dix de der
picture-count-combinations = declared
picture-count-total = total
picture-count-annulled = A tie: annulled, the same dealer deals again
picture-count-chouine = Chouine! Partie won: { $name }.
picture-count-pictures = pictures { $points }
picture-count-shown = { $combination } { $points }
picture-deals = deals
picture-worth-ranking = Ranking and card points
picture-worth-trumps-alike = trumps rank the same
picture-worth-last-trick = Last trick (dix de der)
picture-worth-combinations = Combinations
picture-worth-plain = plain
picture-worth-trumps = in trumps
picture-worth-wins = wins the partie

# Kleurenwiezen. What somebody is to do, on their plate.
picture-turn-bid = to speak
picture-turn-double = double?
picture-turn-discard = lays aside
# The bidding box: how it stands with somebody, and what stands below.
picture-with-me = with me
picture-bidding-forced = has to join
picture-bidding-holder = highest bid
picture-bidding-waits = waits
picture-bidding-passed = passed
picture-bidding-with = with { $name }
picture-bidding-nothing = No bids yet
# Then the suits proposed and who proposed them.
picture-bidding-live = Proposed:
picture-bidding-still = Still proposed:
picture-so-far = So far
picture-contract = Contract
picture-no-trumps = no trumps
picture-goal-least = at least { $goal } tricks
picture-goal-all = all 13 tricks
picture-goal-exactly = { $goal ->
    [0] no trick
    [one] exactly one trick
   *[other] exactly { $goal } tricks
}
# Tricks won, and how many are needed: 6 of 9.
picture-tricks-of = { $tricks } of { $goal }
# Then tricks: 6 of 9, 1 trick, or that many and lost.
picture-tricks-so-far = So far: { $standing }
picture-tricks-lost = { $tricks }, lost
picture-multiple-doubled = counts ×{ $multiple }: doubled by { $name }
picture-multiple-passed = counts ×{ $multiple }: after a pass
picture-multiple-more = counts ×{ $multiple }

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
picture-alt-layout = Your cards on the table. { $cards }.
picture-alt-layout-dummy = The dummy’s cards. { $cards }.
picture-alt-open = Open before { $name }. { $cards }.
picture-alt-open-covering = On a face-down card each: { $cards }
picture-alt-open-alone = On their own: { $cards }
picture-alt-open-down = Face down: { $cards }
picture-alt-deal = Table, deal { $deal }.
picture-alt-deal-trick = Table, deal { $deal }, trick { $trick } of { $tricks }.
picture-alt-deal-over = Table, deal { $deal } is over.
picture-alt-match-over = Table, the match is over after deal { $deal }.
picture-alt-thrown-in = Thrown in: nobody scores.
picture-alt-tied = The deal is a tie.
picture-alt-trump = Trumps: { $suit }.
picture-alt-queens = Also trumps: { $cards }.
picture-alt-maker = Trumps made by { $name }.
picture-alt-proposed = Proposed trumps: { $card }.
picture-alt-turned-up = Turned up: { $cards }.
picture-alt-shown = Shown by { $name }: { $cards }.
picture-alt-packet = Face down on the table: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
picture-alt-call-accept = { $name } accepts.
picture-alt-call-pass = { $name } passes.
picture-alt-call-turn = { $name } asked for a card to be turned up.
picture-alt-call-mit = { $name } declared the Mit’.
picture-alt-call-kontra = { $name } said Kontra.
picture-alt-call-re = { $name } said Re.
picture-alt-call-au-sept = Au sept: this trick is the last chance to exchange the seven of trumps.
picture-alt-worth = Winning this deal counts { $worth }.
picture-alt-trick = On the table, in order: { $cards }.
picture-alt-played = { $name }: { $card }
picture-alt-no-trick = No card on the table.
picture-alt-takes = { $name } takes the trick.
picture-alt-last = Last trick, taken by { $name }: { $cards }.
picture-alt-turn-act = Turn: { $name }.
picture-alt-turn-accept = Accept or pass: { $name }.
picture-alt-turn-name = Makes trumps: { $name }.
picture-alt-turn-kontra = May say Kontra: { $name }.
picture-alt-turn-re = May say Re: { $name }.
picture-alt-turn-play = Turn: { $name }.
picture-alt-seat = { $name }: { $facts }.
picture-alt-cards = { $cards } in hand
picture-alt-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
picture-alt-dealer = dealer
picture-alt-computer = computer
picture-level-easy = easy
picture-level-normal = normal
picture-level-strong = strong
picture-alt-away = away
picture-alt-reserve = { $left } s of reserve
picture-alt-played-by = played by { $name }
picture-alt-side = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score }
picture-alt-scored = { $names }: { $score }
picture-alt-score = { $unit ->
    [slate] { $score } to go
    [royes] rôyes left: { $score }
    [numbers] { $score } to go
    [cows] strokes left: { $score }
    [tree] branches left: { $score }
    [parties] parties won: { $score }
   *[other] score { $score }
}
picture-alt-cows = Cows won: { $won }.
picture-alt-won-deal = deal won
picture-alt-won-match = match won
picture-alt-partie-match-over = Table, the match is over after deal { $deal }.
picture-alt-annulled = A tie: the partie is annulled.
picture-alt-no-trump = There are no trumps yet.
picture-alt-talon = Cards in the talon: { $cards }.
picture-alt-talon-left = Cards that nobody draws: { $cards }.
picture-alt-talon-gone = The talon is gone: follow suit, trump if you cannot, and go over trumps.
picture-alt-combination = { $combination } in { $suit }
picture-alt-declared = { $name } declares: { $combination }.
picture-alt-shows = { $name } shows { $combination }, { $points } points: { $cards }.
picture-alt-shows-and-wins = { $name } shows { $combination } and wins the partie: { $cards }.
picture-alt-announced = { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} declared, { $score }
picture-alt-manches = Manches won: { $won }.
picture-alt-won-partie = partie won
picture-alt-won-partie-match = match won
picture-alt-draw = Draw for partners.
picture-alt-drew = { $name } drew { $cards }.
picture-alt-partners = { $names } play together.
picture-alt-first = { $name } deals first.
picture-alt-and = { $one } and { $other }
picture-alt-next = { "; " }
picture-alt-numbered = { $number }: { $cards }.
picture-alt-count = The count of deal { $deal }.
picture-alt-count-row = { $name }: cards { $cards } (of these pictures { $pictures }), dix de der { $last }, combinations { $combinations }, total { $total }.
picture-alt-count-brisques = Brisques: { $cards }.
picture-alt-count-shown = Declared: { $combinations }.
picture-alt-count-won = { $name } wins the partie.
picture-alt-draw-dealer = Draw for the deal: the lowest card deals.
picture-alt-deals = { $name } deals.
picture-alt-taken = { $tricks ->
    [one] 1 trick taken.
   *[other] { $tricks } tricks taken.
}
picture-alt-worth-ranking = From high to low with card points, in every suit: { $cards }. The last trick counts 10 more.
picture-alt-worth-wins = { $combination }, such as { $cards }: wins the partie.
picture-alt-worth-same = { $combination }, such as { $cards }: { $points }.
picture-alt-worth-doubled = { $combination }, such as { $cards }: { $points }, in trumps { $doubled }.

# Kleurenwiezen.
picture-alt-turn-bid = To speak: { $name }.
picture-alt-turn-double = May double: { $name }.
picture-alt-turn-discard = Still to lay a card aside: { $name }.
picture-alt-auction = The bidding of deal { $deal }.
# Someone, and what they said: Ann: Propose hearts.
picture-alt-said = { $name }: { $call }
picture-alt-round = Round { $round }: { $calls }.
picture-alt-rounds-before = Rounds before these: { $rounds }.
picture-alt-nothing = No bids yet.
picture-alt-live = Can be accepted: { $proposals }.
picture-alt-troel = { $name } announces a Troel, { $partner } is the partner.
picture-alt-troel-called = { $name } announces a Troel and calls the { $card }, { $partner } is the partner.
picture-alt-contract = Contract: { $contract }, played by { $names }.
picture-alt-so-far = So far: { $contract }, { $names }.
picture-alt-goal = Needed: { $goal }.
picture-alt-multiple = It { $multiple }.
picture-alt-without-trumps = No trumps.
picture-alt-times = The deal counts ×{ $multiple }.
picture-alt-target = { $names }: { $tricks } of { $goal ->
    [one] { $goal } trick
   *[other] { $goal } tricks
} needed.
picture-alt-taken-by = { $names }: { $standing }.
picture-alt-laid-aside = Laid aside, face down: { $names }.
picture-alt-open-hand = Open hand of { $name }: { $cards }.
picture-alt-result = { $change } { $count ->
    [one] point
   *[other] points
}, score { $score }

# The end of a match, to be shown to others. A deal is called a partie in Chouine.
picture-result-won = { $people ->
    [one] wins the match
   *[other] win the match
}
picture-result-won-parties = wins the match
picture-result-shared = share the match
picture-result-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
picture-result-parties = { $deals ->
    [one] 1 partie
   *[other] { $deals } parties
}
# Headings over figures.
picture-result-head-slate = left on the slate
picture-result-head-points = points
picture-result-head-next = then
picture-result-head-royes = rôyes left
picture-result-head-numbers = left on the tree
picture-result-head-cows-won = cows won
picture-result-head-cows = strokes left
picture-result-head-tree = branches left
picture-result-head-manches = manches
picture-result-head-parties = parties
picture-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# A leaderboard. Headings over columns, and what stands there while nobody does.
picture-board-matches = matches
picture-board-empty = Nobody yet
picture-board-page = page { $page } of { $pages }
# What the sign before a figure means.
picture-board-sign = { $sign } { $sure ->
    [provisional] provisional
   *[unsure] not yet sure
}

# A player’s card.
picture-player-rating = rating
picture-player-provisional = provisional
picture-player-unrated = no rating yet
picture-player-no-curve = The curve begins with the first rated match.
picture-player-place = place { $place }
picture-player-matches = matches
picture-player-wins = won
picture-player-wins-share = { $wins } · { $share }%
picture-player-streak = streak
picture-player-won-last = { $matches ->
    [one] 1 win
   *[other] { $matches } wins
}
picture-player-lost-last = { $matches ->
    [one] 1 loss
   *[other] { $matches } losses
}
picture-player-best = best contract
picture-player-partner = favourite partner
picture-player-together = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}

# The same read aloud.
picture-alt-match-result = { $game }, { $facts }.
picture-alt-match-won = { $names } { $won }.
picture-alt-match-place = { $rank }. { $names }: { $figures }.
picture-alt-match-figure = { $head } { $figure }
picture-alt-board-row = { $place ->
    [0] –
   *[other] { $place }.
 } { $name }: { $figure }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}{ $sure ->
    [provisional] , provisional
    [unsure] , not yet sure
    [sure] , sure
   *[none] { "" }
}.
picture-alt-board-own = You: { $row }
picture-alt-board-counted = Counted: { $head }.
picture-alt-player-rated = Rating { $rating } ± { $within } on { $day }.
picture-alt-player-provisional = It is provisional.
picture-alt-player-curve = Over { $matches } matches: from { $first } on { $day }, between { $low } and { $high }.
picture-alt-player-done = Matches: { $matches }, won: { $wins } ({ $share }%), streak: { $streak }.
picture-alt-player-best = Best contract: { $best }.
picture-alt-player-partner = Favourite partner: { $partner }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} together.

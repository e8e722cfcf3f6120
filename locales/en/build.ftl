# Composing house rules step by step: the command, its pages, and the pictures of them.
build-command = new
build-command-hint = Compose house rules step by step, with a picture of the deal and of the score
build-button-new = New…
build-button-back = Back
build-button-next = Next
build-button-keep = Keep…
build-button-drop = Drop
build-go-to = Go to a step…
build-title = New house rules: { $name }
build-title-unnamed = New house rules
build-place = Step { $step } of { $steps } · { $title } · from { $variant }
build-start-hint = Choose what comes nearest to your rules; the next steps ask what your club does differently. Nothing is saved before you press *{ build-button-keep }*.
build-check = **The rules in full.** Right like this? Then press *{ build-button-keep }*; if not, go back.
build-check-more = -# The rest needs more room than a page has: once the rules are saved, /{ rules-command } has all of it, chapter by chapter.
build-ticks = **Tick what you play**
build-none-of-these = None of these
build-nothing = There is nothing to choose here.
build-other-number = Another number…
build-number-hint = { $step ->
    [1] A number from { $least } to { $most }
   *[other] A multiple of { $step } from { $least } to { $most }
}
build-name-title = A name for these rules

build-with-it = **Changes with it:** { $rules }
build-given-up = **No longer applies:** { $rules }
build-refused = **Not possible: { $rule }.** Everything stays as it was.
build-untaken = What you chose before already decides that, so “{ $rule }” does not fit it.
build-text-lost = **I have been restarted, and the scores you typed are lost:** these are the usual ones. Everything else is still there.
build-deleted = **Somebody has deleted these house rules since you began.** What you chose is still here: *{ build-button-keep }* saves it as new house rules and asks for a name.
build-deleted-scores = Only the score table went with them: this is the usual one.
build-stale = These steps are from an older version of me. Begin again with /{ house-command } { build-command }; what you had kept is still there.

# The titles of the steps.
build-step-start = Where to begin
build-step-rules = The rules in full
build-step-options = Options
build-step-trumps = Making trumps
build-step-cards = Cards
build-step-play = Following suit and queens
build-step-sheet = Score sheet
build-step-mit = The Mit’
build-step-match = The match
build-step-worth = What combinations count
build-step-dealing = Dealing
build-step-contracts = Contracts
build-step-troel = Troel
build-step-bidding = Bidding
build-step-scores = Scores

# Drawn in the picture of the deal; short.
build-example = Example
build-deal-left = left over
build-deal-stock = to draw from
build-deal-late = dealt when trumps are made
# The same picture, read aloud.
build-alt-deal = The deal. Players: { $players }; cards: { $pack }.
build-alt-first = Dealt first: { $rounds }.
build-alt-late = When trumps are made: { $rounds }.
build-alt-round = { $cards } { $to ->
    [eldest] to the player at dealer’s left
    [others] to each of the others
    [not-dealer] to everybody but the dealer
    [dealer] to the dealer
   *[all] to everybody
}
build-alt-left = { $cards ->
    [one] { $cards } card is left over.
   *[other] { $cards } cards are left over.
}
build-alt-stock = { $cards ->
    [one] { $cards } card is left to draw from.
   *[other] { $cards } cards are left to draw from.
}
build-alt-layouts = { $layouts ->
    [one] One hand lies on the table, half of it face up on the rest.
   *[other] { $layouts } hands lie on the table, half of them face up on the rest.
}

# The table of contracts: three results of each. Short: heads of columns.
build-scores-made = made
build-scores-all = with { $tricks }
build-scores-short = 1 short
build-alt-contracts = Contracts from the lowest up, and what each pays.
build-alt-contract = { $name }: { $made }{ $all }, failed { $failed }.
build-alt-all = , with all tricks { $points }
build-alt-contracts-brief = Contracts from the lowest up, and what each pays when just made{ $figures ->
    [3] , failed, and with all tricks
    [2] {" "}and failed
   *[1] {""}
 }.
build-alt-contract-brief = { $name }: { $figures }.

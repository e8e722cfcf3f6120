# Why a card cannot be played.
learn-why = why
learn-why-hint = Why you cannot play a card now; only you see the answer
learn-why-card-hint = Which card; without one all those you cannot play
learn-why-button = Why not the others?
learn-why-line = { $cards }: { $why }
learn-why-can = You can play: { $cards }
learn-why-any = You can play any of your cards now.
learn-why-may = { $card } can be played now.
learn-why-trumps = { $count ->
    [one] { $cards } counts as a trump here ({ $suit }), not as a card of the suit it shows.
   *[other] { $cards } count as trumps here ({ $suit }), not as cards of the suits they show.
}

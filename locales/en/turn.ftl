# A turn: one line above the picture, which is what a notification shows.
turn-line = ► **Your turn**, { $name }.{ $there } table { $table } · deal { $deal }
turn-line-bid = ► **Your bid**, { $name }.{ $there } table { $table } · deal { $deal }
turn-reserve = ⏳ Your reserve: { $left } s
# Whose turn it is, on the band across the picture.
turn-head = Your turn
turn-head-bid = Your bid
turn-head-dummy = For the dummy
turn-head-dummy-trumps = For the dummy
# Behind it, what is asked before cards are played. Short: at most some thirty letters.
turn-due-say = what do you say?
turn-due-bid = { "" }
turn-due-accept = accept or pass?
turn-due-trumps = make trumps
turn-due-dummy-trumps = make trumps
turn-due-kontra = Kontra or pass?
turn-due-re = Re or pass?
turn-due-troel = choose trumps
turn-due-double = double?
turn-due-discard = lay a card aside
# What is allowed when a card is due, by what is not.
turn-lead = lead anything
turn-any = play anything
turn-last = play the last card
turn-some = one of the bright cards
turn-must-follow = follow { $led } or trump
turn-must-follow-suit = follow { $led }
turn-must-follow-trump = trumps led: play a trump
turn-must-trump = you must trump
turn-must-beat = play a higher trump
turn-must-overtrump = you must overtrump
turn-must-lead-troel = lead the called card
# In the middle of the picture, above the trick before.
turn-last-trick = last trick: { $name }
turn-open = open: { $name }
turn-own-hand = your own hand
turn-last-trick-yours = last trick: you
turn-asked = { $head }: { $detail }
# Text alternatives.
turn-alt-asked = { $asked }.
turn-alt-best = Best card so far: { $name }.

# What everybody gets at each round.
slip-title = ### 🏆 Tournament { $tournament } · round { $round }
slip-table = You play at **table { $letter }** in { $channel }.
slip-cup = -# { $cup }
slip-partner = Your partner: **{ $name }**
slip-opponents = Against you: { $names }
slip-until = -# Time is up { $when }: your table ends with the deal under way, and deals not played count as your average.
slip-bye = You sit out this round; it counts as the average of your other rounds.
slip-through = You go through to the next round without a match.
slip-reserve = You are waiting as a reserve: you take the first place that is left.
slip-closed = { $people }: I cannot write to you directly, so here is where you have to be.

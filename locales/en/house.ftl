# House rules of a server: the command, its answers, the form with options and score table, and what contradicts itself.
house-command = house
house-command-hint = House rules: options and scores of this server, under a name
house-save = save
house-save-hint = Save rules under a name; without a variant those of the table you sit at
house-show = show
house-show-hint = All house rules of this server, or one of them in full
house-edit = edit
house-edit-hint = Change house rules: single options here, or everything step by step
house-clock-hint = The clock of tables opened by these rules; a name from the list, seconds, or with a reserve: 20+120
house-clock-server = as the server has it
house-rename = rename
house-rename-hint = Give house rules another name; tables that play by them go on
house-copy = copy
house-copy-hint = Save the same rules again under another name
house-share = share
house-share-hint = House rules as a line of text, to be imported on another server
house-import = import
house-import-hint = Keep house rules that another server shares as a line of text, or as a file
house-line = text
house-line-hint = The line of text as the other server shares it
house-file = file
house-file-hint = The file that the other server gives for rules too long for a message
house-delete = delete
house-delete-hint = Delete house rules; tables that play by them go on
house-name = name
house-name-hint = What everybody here calls these rules, 1 to 32 characters
house-which = house
house-which-hint = House rules of this server, by their name

house-saved = The house rules **{ $name }** are saved: { $variant }. Anyone here can play by them: /{ command-table } { command-open }, { house-which }.
house-changed = The house rules **{ $name }** have been changed. Tables that are open already keep theirs.
house-edit-keeps = “{ $rule }” in **{ $name }** would mean nothing with that: add { $usual } as well, which takes it out. Nothing is changed yet.
house-renamed = The house rules **{ $before }** are now called **{ $name }**. Tables that are open already keep the name.
house-copied = **{ $name }** is a copy of the house rules **{ $before }**.
house-shared = **{ $name }**: send this line to another server, and import it there with /{ house-command } { house-import }.
house-shared-file = **{ $name }**: the line is too long for a message, so it is a file. Bring it to another server with /{ house-command } { house-import }.
house-import-nothing = Say what to import: the line in `{ house-line }`, or the file in `{ house-file }`, as /{ house-command } { house-share } gives it.
house-file-too-large = This file is too large for house rules: { $most } KB at most.
house-file-no-text = This file is no text. Bring the one that /{ house-command } { house-share } gives.
house-import-unreadable = “{ $typed }” is not a line of house rules: copy the whole line that /{ house-command } { house-share } gives, such as couillon malmedy: mit=none
house-import-part = The score table in this line cannot be read at “{ $typed }”: copy the whole line again, or correct this part. It reads like accept 8=8 +3 -3
house-import-unknown = “{ $typed }” is not known here. If you copied the whole line, it comes from a newer version of the bot; otherwise copy it again. Known ones: { $possible }.
house-confirm = Delete the house rules **{ $name }**? Tables that play by them go on.
house-confirm-yes = Delete
house-confirm-no = Keep
house-deleted = The house rules **{ $name }** are deleted.
house-kept = The house rules **{ $name }** stay.
house-none = This server has no house rules yet; compose some with /{ house-command } { build-command }, or keep those of a table with /{ house-command } { house-save }.
house-list-title = ### House rules of this server
house-list = **{ $name }** · { $variant } · by { $maker }
house-title = ### { $name }
house-made-by = -# { $variant } · by { $maker }
house-as-usual = Every option is as usual for this variant.
house-button-edit = Change…
house-button-scores = Score table…
house-button-rename = Rename…
house-button-copy = Copy…
house-button-share = Share
house-rename-title = Rename: { $name }
house-copy-title = Copy: { $name }
house-form-name = Name
house-button-delete = Delete…
house-button-again = Correct…
house-panel = By the house rules…

house-say-what = Say which variant these rules are for, or sit down at a table: then its rules are saved.
house-has-variant = House rules already say which game and variant they are for: leave those out.

# The form. Labels have 45 characters at most, hints 100.
house-form-title = House rules: { $name }
house-form-options = Options
house-form-options-hint = One per line, such as { $example }. What you leave out is as usual.
house-form-scores = Ranking and scores
house-form-scores-hint = One contract per line, lowest first; after / the opponents’ own figures. Empty: as usual.
house-ladder-lost = lost
house-form-scores-words = **8** what it pays · **+3** for each further trick · **-3** for each trick too few · **lost 23** what a loss costs at first, if not the same · **13:30** exactly 13 tricks pay 30 · **x2** counts double · **13x2** double with 13 tricks · **&** before a line: same rank as the line above · **/** the opponents’ own figures

house-not-read = **Nothing is saved yet:**
house-error-contract = • Line { $line }: “{ $typed }” does not begin with a contract. Write one of those below, then its figures.
house-error-figures = • Line { $line }, { $row }: “{ $typed }” cannot be read. Write the score, + for each further trick, − for each trick too few: 8 +3 +3 +10 -3. After that, where needed: { house-ladder-lost } 23, 13:30, x2, 13x2.
house-error-twice = • Line { $line }: { $row } is in line { $first } already. Delete one of them.
house-error-beside = • Line { $line }: no line stands above { $row } whose rank it could share. Leave out the &.
house-error-share = • Line { $line }: { $row } has no trumps, and neither has a contract of the same rank. Leave out the &.
house-error-long = • The scores have more than { $most } characters in one of the languages. Write fewer figures.
house-contracts = -# Contracts: { $contracts }

# What contradicts itself. The rule is the option in words.
house-contradictory = **These rules contradict each other, so nothing is saved:**
house-contradiction-no-troel = • “{ $rule }” has no effect: there is no Troel. Leave it out, or allow the Troel.
house-contradiction-no-troel-row = • “{ $rule }” has no effect: there is no Troel among the scores. Leave it out, or add that line.
house-contradiction-no-four-aces = • “{ $rule }” has no effect: only exactly three aces make a Troel. Leave out one of the two.
house-contradiction-no-high-accept = • “{ $rule }” has no effect: no contract for two goes to 11 tricks. Leave it out, or add such a line.
house-contradiction-one-proposal = • “{ $rule }” has no effect: a suit may be proposed only once. Leave out one of the two.
house-contradiction-no-solo = • “{ $rule }” has no effect: there is no solo among the scores. Leave it out, or add such a line.
house-contradiction-no-misere = • “{ $rule }” has no effect: there is no misère or piccolo among the scores. Leave it out, or add such a line.
house-contradiction-no-higher-misere = • “{ $rule }” has no effect: no misère or piccolo ranks above an abondance. Leave it out, or change the ranking.
house-contradiction-no-small-misere = • “{ $rule }” has no effect: there is no small misère among the scores. Leave it out, or add that line.
house-contradiction-flemish = • “{ $rule }” has no effect with Flemish scores. Leave out one of the two.
house-contradiction-own-ladder = • “{ $rule }” has no effect: your own scores decide that. Leave it out, or empty the scores.
house-contradiction-no-accept = • There is no contract for two among the scores, so nobody could propose a suit. Add a line such as { $example }.
house-contradiction-troel-is-off = • There is a Troel among the scores, but none is played. Delete the line, or allow the Troel.
house-contradiction-out-of-order = • { $row } ranks below { $other }, which asks for fewer tricks. Exchange the two lines.
house-contradiction-same-rank = • { $row } and { $other } share a rank, so nobody could raise one to the other. Leave out the &.
house-contradiction-two-of-twelve = • { $row } and { $other } ask for the same 12 tricks. Delete one of them.
house-contradiction-too-many-steps = • { $row }: { $most ->
    [0] there are no further tricks to win, so leave out every figure with +.
    [one] only { $most } further trick can be won, so write only one figure with +.
   *[other] only { $most } further tricks can be won, so write no more figures with +.
}
house-contradiction-undertricks-of-misere = • { $row } is made or lost, so leave out the figure with −.
house-contradiction-pays-nothing = • No contract of the scores ever brings or costs a point. Write what it pays, for at least one of them: { $example }

# What is shown before a score table is kept.
house-ask-title = ### Save **{ $name }** like this?
house-ask-compared = **Scores compared with { $variant }:**
house-change-new = • **{ $row }** is new, { $where }: `{ $figures }`
house-change-gone = • **{ $row }** is gone: nobody can bid it.
house-change-pays = • **{ $row }** pays `{ $before }` → `{ $after }`{ $example }
house-change-example = {" "}({ $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: { $before } → { $after })
house-change-rank = • **{ $row }** now ranks { $where }.
house-change-lowest = lowest of all
house-change-above = just above { $row }
house-change-level = level with { $rows }
house-change-more = • … and { $count } more.
house-button-more = More…
house-button-save = Save
house-button-drop = Don’t save
house-meanwhile = **Somebody has changed { $name } since you began.** *{ house-button-save }* puts your rules, below, in place of theirs; *{ house-button-drop }* leaves theirs. Where they differ, theirs say:
house-deleted-meanwhile = **Somebody has deleted { $name } since you began.** *{ house-button-save }* keeps it after all, with your rules below; *{ house-button-drop }* leaves it deleted.
house-dropped = Nothing is saved.
house-forgotten = There is nothing to save here any more: it was saved already, or I have been restarted since. Look it up with /{ house-command } { house-show }, or send it again.

# --- A score table changed by menu, contract by contract. A title has at most 45 characters, a hint 100.
house-no-rows = Only Kleurenwiezen has a score table to change by menu: change **{ $name }** with /{ house-command } { house-edit }.
house-rows-title = ### Score table: { $name }
house-rows-head = -# { $variant } · from low to high · nothing is saved before *Keep…*
house-rows-pick = Change a contract…
house-rows-add = Add a contract…
house-rows-figures = Points…
house-rows-special = Special figures…
house-rows-remove = Take out
house-rows-down = Rank lower
house-rows-up = Rank higher
house-rows-beside = Rank as line above
house-rows-apart = Rank of its own
house-rows-keep = Keep…
house-rows-undo = Undo
house-rows-text = As text…
house-rows-drop = Drop
house-rows-not-read = **Nothing is changed yet.** Open the form again: it still has what you wrote.
house-rows-form = Figures: { $row }
house-rows-option = { $row }: { $figures }
house-rows-field-points = Points
house-rows-field-points-hint = What each declarer gets or, if it is lost, pays: 8
house-rows-field-more = Each further trick
house-rows-field-more-hint = One figure for each: 1. Or trick by trick: +3 +3 +10. Empty: nothing.
house-rows-field-missing = Each missing trick
house-rows-field-missing-hint = What each one adds to the loss: 1. Empty: nothing.
house-rows-field-loss = Loss
house-rows-field-loss-hint = What it costs if it is lost, before missing tricks: 23. Empty: its points.
house-rows-field-tricks = Certain numbers of tricks
house-rows-field-tricks-hint = 13:30 if exactly 13 tricks pay 30, 7:-11 if exactly 7 cost 11. Empty: none.
house-rows-field-doubles = Doubles
house-rows-field-doubles-hint = x2: double from the start. 13x2: double with 13 tricks, 0x2: with none. Empty: none.
house-rows-field-against = The opponents’ own figures
house-rows-field-against-hint = As a line: 5 +1 -1. The table does not balance then. Empty: what the declarers get.
house-rows-bad-points = • Points: “{ $typed }” is no figure. Write a number from 0 to 9999, such as 8.
house-rows-bad-more = • Each further trick: “{ $typed }” cannot be read. Write one figure for all of them, 1, or one for each with +, such as +3 +3 +10.
house-rows-bad-missing = • Each missing trick: “{ $typed }” is no figure. Write a number such as 1, or nothing.
house-rows-bad-loss = • Loss: “{ $typed }” is no figure. Write a number such as 23, or nothing.
house-rows-bad-tricks = • Certain numbers of tricks: “{ $typed }” cannot be read. Write tricks from 0 to 13, a colon and what they pay, such as 13:30 7:-11.
house-rows-bad-doubles = • Doubles: “{ $typed }” cannot be read for { $row }. Write x2 or x3 for doubles from the start and, with trumps, 13x2 for a number of tricks.
house-rows-bad-against = • The opponents’ own figures: “{ $typed }” cannot be read. Write the score, + for each further trick, − for each missing one, such as 5 +1 -1; no doubles.

# Example results of a contract. Ann and Bert are anybody.
house-result-made = { $tricks ->
    [0] made without a trick
    [one] made with { $tricks } trick
   *[other] made with { $tricks } tricks
}
house-result-lost = { $tricks ->
    [0] lost without a trick
    [one] lost with { $tricks } trick
   *[other] lost with { $tricks } tricks
}
house-result-one = -# { $outcome }: Ann { $own }, the others { $others } each
house-result-two = -# { $outcome }: Ann and Bert { $own } each, the others { $others } each
house-result-sum = (sum { $sum })
house-doubts = **Is that what you meant?** It can be played like this.
house-doubt-pays-less = • { $row } pays less than { $other }, which asks for fewer tricks.
house-doubt-made-for-nothing = • { $row } brings nothing to those who just make it.
house-doubt-lost-for-nothing = • { $row } costs nothing when it is just lost.
house-doubt-unbalanced = -# This table does not balance: opponents have figures of their own, so the points of a deal need not add up to zero. They count as they are on sheets and in lists; a stake is paid by the difference to the mean of all four.
house-balances = -# This table balances: what some win, the others lose.

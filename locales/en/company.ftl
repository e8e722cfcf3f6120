# Claiming the rest, giving a deal up.
company-claim = claim
company-claim-hint = The rest of the tricks is yours: at once if that is certain, otherwise if the others agree
company-show = show
company-show-hint = Yes: if it is not certain, show your cards to the table and ask straight away
company-yes = yes
company-concede = concede
company-concede-hint = Give up this deal: it counts as badly as it can for your side, which has to agree
company-sure = sure
company-sure-hint = Yes: do not ask me again
company-claim-button = The rest is mine
company-concede-button = Give up this deal
company-claim-doubt = **This is not certain from what you can know.** The others would have to agree, and for that your remaining cards are shown to the whole table: { $cards }. If somebody says no, they stay known. (By command: /{ company-claim } with { company-show }.)
company-claim-show = Show and ask
company-concede-doubt = **Give up this deal?** { $what } If people play on your side, they have to agree. (By command: /{ company-concede } with { company-sure }.)
company-concede-sure = Give it up
company-play-on = Play on
company-plays-on = Then play goes on.
company-claim-asked = The others see your cards and are asked. Until they answer you can still play a card, which takes the claim back.
company-claim-done = The rest was played out.
company-claim-in-vain = A computer does not agree: it sees a way to stop you, or there is too much left to work out. Play goes on.
company-concede-asked = Your partner is asked whether you give up.
company-concede-done = The deal is given up, the rest was played out.
company-claim-proposed = **{ $name } claims the rest.** Their cards: { $cards }. If the others agree, the rest is played out like that; if one says no, play goes on, and everyone knows these cards.
company-claim-carried = **The rest goes to { $name }**, who held { $cards }.
company-claim-declined = { $other } does not agree: play goes on. { $name } has shown { $cards }.
company-claim-over = Play goes on. { $name } had claimed the rest and shown { $cards }.
company-concede-proposed = **{ $name } would like to give up this deal.** { $what } The people on the same side have to agree.
company-giving-rest = Then the rest of the tricks goes to { $others }, as far as the cards allow.
company-giving-lost = Then { $contract } is lost.
company-giving-made = Then { $side } makes { $contract }.
company-giving-stays-lost = { $contract } is lost already, and stays lost.
company-gave-rest = **{ $name } gives up this deal:** the rest of the tricks goes to { $others }.
company-gave-rest-part = **{ $name } gives up this deal:** the rest of the tricks goes to { $others }, but { $kept ->
    [one] one stays
   *[other] { $kept } stay
} with their own side.
company-gave-lost = **{ $name } gives up:** { $contract } is lost.
company-gave-made = **{ $name } gives up:** { $side } makes { $contract }.
company-gave-stays-lost = **{ $name } gives up this deal:** { $side } has lost { $contract } all the same.
company-concede-declined = { $other } does not agree to give up with { $name }: play goes on.
company-concede-over = Play goes on; { $name } had wanted to give up.
company-played-out = Played out: { $told }

# Taking back, looking back.
company-undo = undo
company-undo-hint = Take back what you did last, if the table allows it and nobody has acted since
company-undo-button = Take back
company-undone = Taken back: it is your turn again, at table { $table }.
company-took-back = { $name } has taken back their last action
company-last = last
company-last-hint = The last trick, at your table or one in this channel; earlier ones stay turned down

# Phrases and reactions; the host’s mute.
company-say = say
company-say-hint = Say something at the table: a ready phrase or a reaction, in the table’s language
company-say-button = Say something
company-say-what = What do you want to say?
company-phrase = phrase
company-phrase-hint = Which phrase; with more than two players, during a deal only those that give nothing away
company-said = **{ $name }**: { $phrase }
company-passed-on = Said at table { $table }.
company-phrase-hello = Hello everyone!
company-phrase-luck = Good luck!
company-phrase-thanks = Thank you!
company-phrase-moment = One moment, please.
company-phrase-patience = Take your time.
company-phrase-hurry = Shall we play on?
company-phrase-cheers = Cheers!
company-phrase-again = Another match after this?
company-phrase-bye = I have to go after this deal.
company-phrase-played = Well played!
company-phrase-bid = Well bid!
company-phrase-bravo = Bravo!
company-phrase-sorry = Sorry!
company-phrase-oops = Oops!
company-phrase-close = That was close!
company-phrase-laugh = (laughs)
company-phrase-clap = (claps)
company-phrase-amazed = (is amazed)
company-phrase-cry = (sheds a tear)
company-phrase-sweat = (sweats)
company-no-such-phrase = That phrase does not exist; choose one from the list.
company-muted = The host has muted you: what you say is not passed on at this table.
company-after-deal = That might give something away: say it when the deal is over.
company-too-soon = { $seconds ->
    [one] Wait another second before you say something again.
   *[other] Wait another { $seconds } seconds before you say something again.
}
company-in-a-row = You have said three things in a row: now let the others speak or play.
company-mute = mute
company-mute-hint = Host: stop passing on somebody’s phrases at your table, or pass them on again
company-person = person
company-person-hint = Whose phrases
company-again = again
company-again-hint = Yes: pass them on again
company-mute-menu = Mute somebody, or let them speak…
company-mute-one = Mute { $name }
company-unmute = Let { $name } speak again
company-muted-now = What { $person } says at table { $table } is not passed on any more.
company-unmuted-now = What { $person } says at table { $table } is passed on again.
company-last-none = There is no match to look at yet; start one with `/{ command-table } { command-open }` in a channel of a server.
company-last-which = Several matches are being played here: say which one with the option “{ command-which-table }” ({ $tables }).
company-last-over = The match at table { $table } is over. { $trick }
company-until = -# Without an answer, play goes on { $when }.
company-over = The match at table { $table } has been over for more than { $minutes } minutes: nothing can be said there any more. You can write in the channel.

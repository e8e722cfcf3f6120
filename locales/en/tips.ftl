# Advice for players: the last chapter of /rules, put together from what the variant asks for.

# Couillon.
tips-couillon-accept = **Accept** a suit only with a hand that can win: if your side takes fewer card points, it is punished. Passing costs nothing.
tips-couillon-accept-tie = A tie does not save you either.
tips-couillon-forced = **Making trumps** The player at dealer’s left has to, and that side answers for it.
tips-couillon-turn = With one card of each suit and no good one among them, ask for a turned-up card.
tips-couillon-named = **Naming** You may name a suit you do not hold: part of your cards is still to come. If your side loses, it is punished.
tips-couillon-worth = **What counts** Aces, kings, queens and jacks, in this order. All other cards are worth nothing, so they are what you can afford to give away.
tips-couillon-trump = **Trumping** You may trump even though you could follow suit. Only one thing is forbidden: to discard another suit while you can follow.
tips-couillon-strict = **Trumping** You cannot trump as long as you can follow; and when you cannot follow, you have to.
tips-couillon-mit = **Mit’** With a good hand say it: the queen becomes stronger, and the deal is worth more. With a weak one keep quiet: whoever wins gets the extra, and that would be the others.
tips-couillon-mit-later = **Mit’ said** You need not play her at once. If you lead her, the others have to follow with trumps; but on a trump lead she has to go if she is your only one.
tips-couillon-kontra = **Kontra and Re** They raise the deal for whoever wins it, so say them when you expect to win. With all the tricks, Mit’, Kontra and Re a deal takes five rôyes off.
tips-couillon-ottant = **Two for two** If your side made trumps, declaring the Mit’ and losing costs two instead of one.
tips-couillon-queens = **Queens that are always trumps** need not be declared and cost nothing: count them as trumps when you choose the suit, not as cards of their own suit.
tips-couillon-tie = **After a tie** the next win counts double.
tips-couillon-passed = **When all have passed** the next win counts one more.
tips-couillon-layout = **Open cards** Everybody sees what you can play. What you play also decides which hidden card you bare.
tips-couillon-stock = **While there is a stock** nobody has to follow: you can discard what is worth nothing. In the last eight tricks everybody has to follow or trump.

# Chouine.
tips-chouine-brisques = **What counts** Points come from brisques in tricks and from combinations. Either player may declare in any trick, so a trick without such cards is not worth winning for its own sake.
tips-chouine-last = **The last trick** is the exception: it brings { $der }. For that you keep trumps.
tips-chouine-early = **Early on** get rid of what is useless, first of all sevens, eights and nines that are no trumps, and gather for combinations.
tips-chouine-choose = **When every card is good** something has to go: court cards, kings and queens above all, which may become a combination; aces and tens for a { $brisques } or for the tricks they win; trumps for the end. The number of cards still to be drawn tells you what you may hope for.
tips-chouine-hide = **Show little** The card you hold back may be the one somebody else is waiting for. A combination declared shows your cards and is worth no more for being early: wait until you play one of them anyhow, it may have grown. A mariage can wait until it is your last two cards.
tips-chouine-remember = **Remember** what has been played. As soon as the king or the queen of a suit is gone, the suit has no combination left, and its court cards are of no further use.
tips-chouine-seven = **The seven of trumps** Always exchange it, but not before you want the turned-up card: to play it or to declare with it. Do not wait for the lead to trick { $lead }: then it is too late.
tips-chouine-count = **Counting** Brisques and dix de der come to { $high } points, all kings, queens and jacks to { $low } only. Mostly declarations, brisques and the last trick tell who has won; only when it is close do you count the rest.

# Kleurenwiezen.
tips-kleurenwiezen-nine = **Accepting** Players have a custom: accept only if you are ready to go to nine tricks.
tips-kleurenwiezen-solo5 = So a solo for five is mostly overbid.
tips-kleurenwiezen-alone = **Alone** you win from three, or pay three: for you a contract is worth three times its figure.
tips-kleurenwiezen-high = **A very strong hand** belongs in an abondance, and as your first bid: later it is not possible any more.
tips-kleurenwiezen-solo-most = A solo brings nothing beyond eight tricks.
tips-kleurenwiezen-abondance = **An abondance** pays for what you bid, not for what you win: if you are sure of more than nine tricks, say so at once. You may raise it later only if somebody outbids you.
tips-kleurenwiezen-overtricks = **With a partner** do not bid more than you have to: further tricks bring as much as if you had bid them.
tips-kleurenwiezen-failed = **Going down** with a partner or in a solo costs more than the contract is worth, as a rule: the missing tricks are added, one at least.
tips-kleurenwiezen-listen = **Listen** Proposals tell about hands, even those nobody accepted: a suit that your partner named first is good to know when you lead.
tips-kleurenwiezen-parole = **Pass parole** when you are strong but do not know whether your partner’s hand is good enough for { $tricks } tricks.
tips-kleurenwiezen-troel = **Troel** As the partner look at the card that was called: if its suit is short in your hand and another is long, that one may be the better trumps, even for nine tricks.
tips-kleurenwiezen-royal = Whoever holds all the aces and a long suit may earn more alone.
tips-kleurenwiezen-pack = **Nobody shuffles**, so suits lie together: hands are wilder, and high contracts more frequent than with a shuffled pack.

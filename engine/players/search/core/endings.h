/* The end of a deal of two sides with all hands open, exactly: what engine/players/search/endings.py finds. Here, in
   another order and with more bounds, fewer positions are looked at; and what was found is kept in a table of fixed
   size. */

enum { KNOWN = 1 << 13 };

typedef struct {
    u64 key;
    int least, most;
} Found;

static Found known[KNOWN];
static u64 asking; /* Of each call the keys are others, so that the table is never emptied. */

static inline u64 mixed(u64 value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27) * 0x94D049BB133111EBULL;
    return value ^ value >> 31;
}

static inline int settles(const Found *found, int alpha, int beta) {
    return found->least >= beta || found->most <= alpha || found->least == found->most;
}

/* Another position may have taken the place meanwhile. */
static void keep(Found *place, u64 key, int left, int value, int alpha, int beta) {
    if (place->key != key) *place = (Found){key, 0, left};
    if (value > alpha && value > place->least) place->least = value;
    if (value < beta && value < place->most) place->most = value;
}

/* The card to try next: of those to try first a plain one, the highest; of others one that counts least. */
static inline u64 next_to_try(const Rules *rules, u64 cards, u64 first) {
    u64 some = cards & first, plain = some & ~rules->trump;
    if (!(cards & (cards - 1))) return cards;
    if (some) return 1ULL << highest(plain ? plain : some);
    for (int level = 0; !some; level++) some = cards & rules->level[level];
    return some & -some;
}

/* All cards that are not higher than these in their suits. */
static inline u64 covered_by(u64 cards) {
    cards |= cards >> 1 & 0x7FFF7FFF7FFF7FFFULL;
    cards |= cards >> 2 & 0x3FFF3FFF3FFF3FFFULL;
    cards |= cards >> 4 & 0x0FFF0FFF0FFF0FFFULL;
    return cards | (cards >> 8 & 0x00FF00FF00FF00FFULL);
}

/* The cards of a leader that win a trick each whatever is played, trumps first: those that nobody can beat, plain ones
   only once the leader's trumps have drawn all others. */
static inline u64 sure_tricks(const Rules *rules, u64 hand, u64 others) {
    u64 top = hand & ~covered_by(others), trump = rules->trump;
    int draws = rules->following == FREE ? 0 : __builtin_popcountll(top & trump);
    return draws < __builtin_popcountll(others & trump) ? top & trump : top;
}

static inline int points_of(const Rules *rules, u64 cards) {
    int points = 0;
    for (; cards; cards &= cards - 1) points += rules->points[number_of(cards)];
    return points;
}

/* Two hands. */

static int duel(const Rules *rules, u64 mine, u64 theirs, int left, int alpha, int beta);

/* What the leader gets of what is `left` after this lead; exact between `alpha` and `beta`, and beyond them a bound. */
static int answered(const Rules *rules, u64 mine, u64 theirs, u64 card, int left, int alpha, int beta) {
    u64 playable = suit_of(number_of(card)), cards = follow(rules->following, theirs, playable, rules->trump);
    u64 over = cards & (playable | rules->trump) & -card;
    int pot = rules->points[number_of(card)] + rules->each, result = left;
    if (cards & (cards - 1)) cards = different(rules, cards, mine | card);
    while (cards && alpha < beta) {
        u64 reply = next_to_try(rules, cards, over);
        int total = pot + rules->points[number_of(reply)], rest = left - total, worth;
        cards ^= reply;
        if (reply & over)
            worth = rest - duel(rules, theirs ^ reply, mine, rest, rest - beta, rest - alpha);
        else
            worth = total + duel(rules, mine, theirs ^ reply, rest, alpha - total, beta - total);
        result = worth < result ? worth : result;
        beta = result < beta ? result : beta;
    }
    return result;
}

/* The same before a lead. */
static int duel(const Rules *rules, u64 mine, u64 theirs, int left, int alpha, int beta) {
    if (!left || beta <= 0) return 0;
    if (left <= alpha) return left;
    if (!(mine & (mine - 1)))
        return theirs > mine && theirs & (suit_of(number_of(mine)) | rules->trump) ? 0 : left;
    u64 sure = sure_tricks(rules, mine, theirs), cards = different(rules, mine, theirs), key = 0;
    if (sure == mine) return left;
    alpha = alpha < 0 ? 0 : alpha, beta = beta > left ? left : beta;
    if (sure) {
        int won = points_of(rules, sure) + rules->each * __builtin_popcountll(sure);
        if (won >= beta) return won;
        alpha = won > alpha ? won - 1 : alpha;
    }
    Found *place = 0;
    if (__builtin_popcountll(mine) > 2) {
        key = mixed(mixed(asking + mine) + theirs), place = &known[key % KNOWN];
        if (place->key == key && settles(place, alpha, beta)) return place->least >= beta ? place->least : place->most;
    }
    int result = 0, low = alpha;
    while (cards && low < beta) {
        u64 card = next_to_try(rules, cards, sure);
        int worth = answered(rules, mine ^ card, theirs, card, left, low, beta);
        cards ^= card;
        result = worth > result ? worth : result;
        low = result > low ? result : low;
    }
    if (place) keep(place, key, left, result, alpha, beta);
    return result;
}

/* More hands. */

static inline u64 key_of(const Rules *rules, const u64 *hands, int turn) {
    u64 key = mixed(asking + (u64)turn);
    for (int seat = 0; seat < rules->seats; seat++) key = mixed(key + hands[seat]);
    return key;
}

/* What the first side gets of the last trick, where nobody has a choice. */
static inline int last_trick(const Rules *rules, const u64 *hands, int turn, int left) {
    u64 winning = suit_of(number_of(hands[turn])) | rules->trump, best = 0;
    int taker = turn;
    for (int seat = 0; seat < rules->seats; seat++) {
        u64 card = hands[seat] & winning;
        taker = card > best ? seat : taker;
        best = card > best ? card : best;
    }
    return rules->sides[taker] ? 0 : left;
}

static int value_between(const Rules *rules, u64 *hands, u64 all, int turn, int left, int alpha, int beta);

/* What the first side gets of what is `left`; exact between `alpha` and `beta`, and beyond them a bound. `all` is in
   all hands; `first` is to be led first. */
static int value(const Rules *rules, u64 *hands, u64 all, int turn, u64 first, u64 led, u64 best, int taker, int count,
                 int pot, int left, int alpha, int beta) {
    u64 hand = hands[turn], trump = rules->trump, cards = count ? follow(rules->following, hand, led, trump) : hand;
    int side = rules->sides[turn], result = side ? left : 0;
    if (cards & (cards - 1)) {
        cards = different(rules, cards, (all & ~hand) | best);
        if (count) first = rules->sides[taker] == side ? cards : cards & (led | trump) & -best;
    }
    while (cards && alpha < beta) {
        u64 card = next_to_try(rules, cards, first), suit = led, top = best;
        int number = number_of(card), total = pot + rules->points[number], by = taker, worth;
        cards ^= card;
        if (!count) {
            suit = suit_of(number), top = card, by = turn;
        } else if (card > best && card & (led | trump)) {
            top = card, by = turn;
        }
        hands[turn] = hand ^ card;
        if (count + 1 == rules->seats) {
            int gathered = total + rules->each, gain = rules->sides[by] ? 0 : gathered;
            worth = gain + value_between(rules, hands, all ^ card, by, left - gathered, alpha - gain, beta - gain);
        } else {
            worth = value(rules, hands, all ^ card, next_seat(rules, turn), 0, suit, top, by, count + 1, total, left,
                          alpha, beta);
        }
        hands[turn] = hand;
        if (side) {
            result = worth < result ? worth : result;
            beta = result < beta ? result : beta;
        } else {
            result = worth > result ? worth : result;
            alpha = result > alpha ? result : alpha;
        }
    }
    return result;
}

/* The same between two tricks. */
static int value_between(const Rules *rules, u64 *hands, u64 all, int turn, int left, int alpha, int beta) {
    u64 hand = hands[turn], sure, key = 0;
    int side = rules->sides[turn];
    if (!left || beta <= 0) return 0;
    if (left <= alpha) return left;
    if (!(hand & (hand - 1))) return last_trick(rules, hands, turn, left);
    sure = sure_tricks(rules, hand, all ^ hand);
    if (sure == hand) return side ? 0 : left;
    alpha = alpha < 0 ? 0 : alpha, beta = beta > left ? left : beta;
    if (sure) {
        int won = points_of(rules, sure) + rules->each * __builtin_popcountll(sure);
        if (side && left - won <= alpha) return left - won;
        if (!side && won >= beta) return won;
        if (side) beta = left - won < beta ? left - won + 1 : beta;
        else alpha = won > alpha ? won - 1 : alpha;
    }
    Found *place = 0;
    if (__builtin_popcountll(hand) > 2) {
        key = key_of(rules, hands, turn), place = &known[key % KNOWN];
        if (place->key == key && settles(place, alpha, beta)) return place->least >= beta ? place->least : place->most;
    }
    int result = value(rules, hands, all, turn, sure, 0, 0, 0, 0, 0, left, alpha, beta);
    if (place) keep(place, key, left, result, alpha, beta);
    return result;
}

/* Count for both sides what the tricks left bring them. */
static void finish(const Rules *rules, Position *at) {
    u64 *hands = at->hands, hand = hands[at->turn], all = 0;
    if (!hand) return;
    for (int seat = 0; seat < rules->seats; seat++) all |= hands[seat];
    int left = at->pot + points_of(rules, all) + rules->each * __builtin_popcountll(hand), leader = at->taker, first;
    if (rules->seats > 2 && at->count) {
        first = value(rules, hands, all, at->turn, 0, at->led, at->best, leader, at->count, at->pot, left, 0, left);
    } else if (rules->seats > 2) {
        first = value_between(rules, hands, all, at->turn, left, 0, left);
    } else {
        leader = at->count ? leader : at->turn;
        first = at->count ? answered(rules, hands[leader], hand, at->best, left, 0, left)
                          : duel(rules, hand, hands[!leader], left, 0, left);
        if (rules->sides[leader]) first = left - first;
    }
    int more[2] = {first, left - first};
    for (int side = 0; side < 2; side++) at->points[side] += more[side], at->tricks[side] += more[side] != 0;
}

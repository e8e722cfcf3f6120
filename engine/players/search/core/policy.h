/* Plays deals out by one policy for every seat: engine/players/search/policy.py, line for line. */

static inline int least_points(const Rules *rules, u64 cards) {
    int level = 0;
    while (!(cards & rules->level[level])) level++;
    return rules->counts[level];
}

static inline int most_points(const Rules *rules, u64 cards) {
    int level = rules->levels - 1;
    while (!(cards & rules->level[level])) level--;
    return rules->counts[level];
}

/* The best of these cards. */
static u64 choose(const Rules *rules, const Position *at, u64 cards, int following) {
    u64 trump = rules->trump, found = 0, others = at->best;
    int seat = at->turn, side = rules->sides[seat], count = at->count;
    double most = -1e9, winning = rules->each + rules->winning;
    for (int other = seat, behind = rules->seats - count - 1; behind; behind--) {
        other = next_seat(rules, other);
        others |= at->hands[other];
    }
    /* Of alike cards the lowest is worth most, as it leaves the higher ones for later. */
    cards = different(rules, cards, others);
    while (cards) {
        u64 card = cards & -cards, led = at->led, best = at->best;
        int number = number_of(card), winner = rules->sides[at->taker];
        cards ^= card;
        if (!count) {
            led = suit_of(number), best = card, winner = side;
        } else if (card > best && card & (led | trump)) {
            best = card, winner = side;
        }
        int pot = at->pot + rules->points[number];
        int other = seat;
        for (int behind = rules->seats - count - 1; behind; behind--) {
            other = next_seat(rules, other);
            u64 may = follow(following, at->hands[other], led, trump);
            if (!may) continue;
            u64 plain = may & ~trump;
            if (rules->sides[other] == winner) {
                pot += most_points(rules, plain ? plain : may);
                continue;
            }
            u64 over = may & beating(number_of(best)) & (led | trump);
            if (over) {
                u64 low = over & -over, high = over & ~trump;
                u64 top = 1ULL << highest(high ? high : low);
                best = rules->points[number_of(top)] > rules->points[number_of(low)] ? top : low;
                winner = rules->sides[other];
                pot += rules->points[number_of(best)];
            } else {
                pot += least_points(rules, plain ? plain : may);
            }
        }
        double worth = pot + winning;
        if (winner != side) worth = -worth;
        worth -= rules->rank * (number % WIDTH);
        if (card & trump)
            worth -= (count ? rules->trump_later : rules->lead_trump) + rules->trump_point * rules->points[number];
        if (worth > most) most = worth, found = card;
    }
    return found;
}

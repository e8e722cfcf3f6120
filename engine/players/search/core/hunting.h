/* Contracts to win no trick, or just one: engine/search/hunting.py, line for line. */

#define RANK 0.01
#define LOWER 0.03
enum { WANTS, DUCKS, HUNTS };

static inline int is_hunted(const Rules *rules, int seat) { return rules->hunted >> rules->sides[seat] & 1; }

static inline int role(const Rules *rules, const Position *at, int seat) {
    if (!is_hunted(rules, seat)) return HUNTS;
    return at->tricks[rules->sides[seat]] < rules->goal ? WANTS : DUCKS;
}

static double gain(int own, int winner, int is_own) {
    if (own == HUNTS) return winner == WANTS ? -1.0 : winner == DUCKS ? 1.0 : 0.0;
    if (!is_own) return 0.0;
    return own == WANTS ? 1.0 : -1.0;
}

/* The best of these cards, looking to the end of the trick. */
static u64 choose_hunting(const Rules *rules, const Position *at, u64 cards) {
    u64 trump = rules->trump, found = 0, hand = at->hands[at->turn];
    int count = at->count, seat = at->turn, following = following_now(rules, at), own = role(rules, at, seat);
    double most = -1e9;
    while (cards) {
        u64 card = cards & -cards, led = at->led, best = at->best;
        int number = number_of(card), winner = at->taker, other = seat;
        cards ^= card;
        if (!count) {
            led = suit_of(number), best = card, winner = seat;
        } else if (card > best && card & (led | trump)) {
            best = card, winner = seat;
        }
        for (int behind = rules->seats - count - 1; behind; behind--) {
            other = next_seat(rules, other);
            u64 may = follow(following, at->hands[other], led, trump);
            u64 over = may & beating(number_of(best)) & (led | trump);
            if (!over) continue;
            int wish = role(rules, at, other);
            if (over == may || wish == WANTS || (wish == HUNTS && role(rules, at, winner) == WANTS))
                best = over & -over, winner = other;
        }
        double worth = RANK * (number % WIDTH) - LOWER * __builtin_popcountll(hand & suit_of(number) & (card - 1));
        worth += gain(own, role(rules, at, winner), winner == seat);
        if (worth > most) most = worth, found = card;
    }
    return found;
}

/* Whether the hunted side wins exactly its goal from here, whatever the others do. */
static int is_made(const Rules *rules, u64 *hands, int turn, u64 led, u64 best, int taker, int count, int tricks) {
    u64 hand = hands[turn], key = 0;
    int left = __builtin_popcountll(hand);
    if (tricks > rules->goal || tricks + left < rules->goal) return 0;
    if (!left) return 1;
    Found *kept = 0;
    if (!count) {
        key = key_of(rules, hands, turn) + (u64)tricks, kept = &known[key % FOUND];
        if (kept->key == key) return kept->least;
    }
    int hunted = is_hunted(rules, turn), made = !hunted;
    u64 cards = count ? follow(rules->following, hand, led, rules->trump) : hand, others = best, before = 0;
    for (int seat = 0; seat < rules->seats; seat++) others |= hands[seat];
    others &= ~hand;
    while (cards) {
        u64 card = cards & -cards, suit = led, top = best;
        int number = number_of(card), by = taker, found, same = before && before & suit_of(number);
        cards ^= card;
        same = same && !(others & (card - before));
        before = card;
        if (same) continue;
        if (!count) {
            suit = suit_of(number), top = card, by = turn;
        } else if (card > best && card & (led | rules->trump)) {
            top = card, by = turn;
        }
        hands[turn] = hand ^ card;
        if (count + 1 == rules->seats)
            found = is_made(rules, hands, by, 0, 0, 0, 0, tricks + is_hunted(rules, by));
        else
            found = is_made(rules, hands, next_seat(rules, turn), suit, top, by, count + 1, tricks);
        hands[turn] = hand;
        if (found == hunted) {
            made = found;
            break;
        }
    }
    if (kept) kept->key = key, kept->least = made;
    return made;
}

/* Give the hunted side its goal if it gets there against everything, else one trick more, or none. */
static void finish_hunt(const Rules *rules, Position *at) {
    int left = __builtin_popcountll(at->hands[at->turn]), side = rules->hunted >> 1 & 1;
    if (!left) return;
    int total = at->tricks[0] + at->tricks[1] + left, wanted = rules->goal, had = at->tricks[side];
    if (!is_made(rules, at->hands, at->turn, at->led, at->best, at->taker, at->count, had))
        wanted = wanted >= total ? total - 1 : had > wanted + 1 ? had : wanted + 1;
    int tricks[2] = {side ? total - wanted : wanted, side ? wanted : total - wanted};
    for (int one = 0; one < 2; one++) {
        at->points[one] += rules->each * (tricks[one] - at->tricks[one]);
        at->tricks[one] = tricks[one];
    }
}

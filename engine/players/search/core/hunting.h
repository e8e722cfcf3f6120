/* Contracts to win no trick, or just one: engine/players/search/policy.py, line for line. */

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

/* The end of a hunt of one seat by all others, exactly, where suit is followed and there are no trumps:
   engine/players/search/hunts.py, line for line. */

enum { KEPT = 1 << 15 };

typedef struct {
    u64 key;
    unsigned hunt;
    int made;
} Kept;

static Kept kept[KEPT];
static unsigned hunt; /* Of each world another one, so that the table is never emptied. */
static int looked_at; /* Positions between two tricks of this world. */

/* Where a position of this world is kept, or goes. */
static Kept *place_of(u64 key) {
    u64 at = key % KEPT;
    while (kept[at].hunt == hunt && kept[at].key != key) at = (at + 1) % KEPT;
    return &kept[at];
}

static int hunted_seat(const Rules *rules) {
    int seat = 0;
    while (!is_hunted(rules, seat)) seat++;
    return seat;
}

/* The hands as if the cards left of each suit were its lowest ones, as a key. */
static u64 key_without_gaps(const Rules *rules, const u64 *hands, int turn, int wanted) {
    u64 every = 0, found[SEATS] = {0};
    for (int seat = 0; seat < rules->seats; seat++) every |= hands[seat];
    for (int block = 0; block < 4; block++) {
        u64 left = every & BLOCK(block), place = 1ULL << WIDTH * block;
        while (left) {
            u64 card = left & -left;
            left ^= card;
            for (int seat = 0; seat < rules->seats; seat++)
                if (hands[seat] & card) {
                    found[seat] |= place;
                    break;
                }
            place <<= 1;
        }
    }
    u64 key = mixed((u64)(wanted * rules->seats + turn));
    for (int seat = 0; seat < rules->seats; seat++) key = mixed(key + found[seat]);
    return key;
}

/* Whether the seat, which wants no trick, cannot help winning the next one, whatever suit it is made to play. */
static int is_caught(const Rules *rules, const u64 *hands, int own, int turn) {
    int leads = turn == own;
    for (int block = 0; block < 4; block++) {
        u64 suit = BLOCK(block), cards = hands[own] & suit, below = suit & ((cards & -cards) - 1);
        int stay = 1;
        if (!cards) continue;
        for (int seat = 0; seat < rules->seats; seat++)
            if (seat != own && seat != turn && hands[seat] & suit && !(hands[seat] & below)) stay = 0;
        if (leads && !stay) return 0;
        if (!leads && stay && hands[turn] & below) return 1;
    }
    return leads;
}

/* Whether each card of the seat has so few below it that it stays under every trick that others lead to. */
static int ducks(const Rules *rules, const u64 *hands, int own) {
    u64 out = 0;
    for (int seat = 0; seat < rules->seats; seat++)
        if (seat != own) out |= hands[seat];
    for (int block = 0; block < 4; block++) {
        u64 cards = hands[own] & BLOCK(block);
        for (int before = 0; cards; before++) {
            u64 card = cards & -cards;
            cards ^= card;
            if (__builtin_popcountll(out & BLOCK(block) & (card - 1)) > before) return 0;
        }
    }
    return 1;
}

/* Whether all who are left in the trick can leave it to whoever is winning it. */
static int all_stay(const Rules *rules, const u64 *hands, int seat, u64 led, u64 best, int left) {
    for (; left; left--, seat = next_seat(rules, seat)) {
        u64 suit = hands[seat] & led;
        if (suit && !(suit & (best - 1))) return 0;
    }
    return 1;
}

/* The cards to try for a seat that wants no trick, of those it may play to a card led. */
static u64 worth_ducking_with(u64 cards, u64 led, u64 best, int is_last) {
    if (cards & led) {
        u64 under = cards & (best - 1), over = cards & -best, top = under ? 1ULL << highest(under) : 0;
        return is_last && under ? top : top | over;
    }
    u64 tops = 0;
    for (int block = 0; block < 4; block++) {
        u64 some = cards & BLOCK(block);
        if (some) tops |= 1ULL << highest(some);
    }
    return tops;
}

static int made_within(const Rules *rules, u64 *hands, int own, int turn, u64 led, u64 best, int taker, int count,
                       int wanted);

/* Whether the hunted seat wins exactly so many tricks more, between two tricks. */
static int made_between(const Rules *rules, u64 *hands, int own, int turn, int wanted) {
    int left = __builtin_popcountll(hands[turn]);
    if (wanted < 0 || wanted > left) return 0;
    if (!left) return 1;
    if (!wanted) {
        if (is_caught(rules, hands, own, turn)) return 0;
        if (turn != own && ducks(rules, hands, own)) return 1;
    }
    u64 key = key_without_gaps(rules, hands, turn, wanted);
    Kept *place = place_of(key);
    if (place->hunt == hunt) return place->made;
    int made = made_within(rules, hands, own, turn, 0, 0, 0, 0, wanted);
    if (looked_at++ < KEPT - 1) {
        place = place_of(key);
        place->key = key, place->hunt = hunt, place->made = made;
    }
    return made;
}

/* The same with so many cards of the trick played. */
static int made_within(const Rules *rules, u64 *hands, int own, int turn, u64 led, u64 best, int taker, int count,
                       int wanted) {
    u64 hand = hands[turn], others = best, before = 0, cards = hand & led ? hand & led : hand;
    int hunted = turn == own, seats = rules->seats, made = !hunted;
    if (!wanted && count && taker == own && all_stay(rules, hands, turn, led, best, seats - count)) return 0;
    if (hunted && !wanted && count) cards = worth_ducking_with(cards, led, best, count + 1 == seats);
    for (int seat = 0; seat < seats; seat++) others |= hands[seat];
    others &= ~hand;
    while (cards) {
        u64 card = cards & -cards, suit = suit_of(number_of(card)), same = before & suit && !(others & (card - before));
        u64 asked = led, top = best;
        int by = taker, found;
        cards ^= card;
        before = card;
        if (same) continue;
        if (!count) {
            asked = suit, top = card, by = turn;
        } else if (card & led && card > best) {
            top = card, by = turn;
        }
        hands[turn] = hand ^ card;
        if (count + 1 == seats)
            found = made_between(rules, hands, own, by, wanted - (by == own));
        else
            found = made_within(rules, hands, own, next_seat(rules, turn), asked, top, by, count + 1, wanted);
        hands[turn] = hand;
        if (found == hunted) {
            made = found;
            break;
        }
    }
    return made;
}

/* Whether the hunted side can get exactly its goal against everything. */
static int is_made(const Rules *rules, Position *at) {
    int own = hunted_seat(rules), wanted = rules->goal - at->tricks[rules->sides[own]];
    if (!at->count) return made_between(rules, at->hands, own, at->turn, wanted);
    if (wanted < 0 || wanted > __builtin_popcountll(at->hands[at->turn])) return 0;
    return made_within(rules, at->hands, own, at->turn, at->led, at->best, at->taker, at->count, wanted);
}

/* Give the hunted side its goal if it gets there against everything, else one trick more, or none. */
static void finish_hunt(const Rules *rules, Position *at) {
    int left = __builtin_popcountll(at->hands[at->turn]), side = rules->hunted >> 1 & 1;
    if (!left) return;
    int total = at->tricks[0] + at->tricks[1] + left, wanted = rules->goal, had = at->tricks[side];
    if (!is_made(rules, at))
        wanted = wanted >= total ? total - 1 : had > wanted + 1 ? had : wanted + 1;
    int tricks[2] = {side ? total - wanted : wanted, side ? wanted : total - wanted};
    for (int one = 0; one < 2; one++) {
        at->points[one] += rules->each * (tricks[one] - at->tricks[one]);
        at->tricks[one] = tricks[one];
    }
}

/* The end of a deal of two sides with all hands open, exactly: engine/search/endings.py, line for line, but that what
   was found before is kept in a table of fixed size. */

enum { MOST = 1000, FOUND = 1 << 15 };

typedef struct {
    u64 key;
    int least, most;
} Found;

static Found known[FOUND];
static u64 world; /* Of each world the keys are others, so that the table is never emptied. */

static inline u64 mixed(u64 value) {
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27) * 0x94D049BB133111EBULL;
    return value ^ value >> 31;
}

static inline u64 key_of(const Rules *rules, const u64 *hands, int turn) {
    u64 key = mixed(world + (u64)turn);
    for (int seat = 0; seat < rules->seats; seat++) key = mixed(key + hands[seat]);
    return key;
}

/* The cards worth trying, highest first: of neighbours that count the same, one. Returns how many. */
static int different(const Rules *rules, const u64 *hands, u64 hand, u64 cards, u64 best, u64 *found) {
    u64 others = best, before = 0;
    int count = 0;
    for (int seat = 0; seat < rules->seats; seat++) others |= hands[seat];
    others &= ~hand;
    while (cards) {
        int number = highest(cards);
        u64 card = 1ULL << number;
        cards ^= card;
        int same = before && before & suit_of(number) && rules->points[number] == rules->points[number_of(before)];
        if (!(same && !(others & (before - card)))) found[count++] = card;
        before = card;
    }
    return count;
}

static int value(const Rules *rules, u64 *hands, int turn, u64 led, u64 best, int taker, int count, int pot, int left,
                 int alpha, int beta) {
    u64 hand = hands[turn], tried[CARDS / 2];
    if (!hand || beta <= 0) return 0;
    if (left <= alpha) return left;
    Found *kept = 0;
    u64 key = 0;
    int least = 0, most = MOST;
    if (!count) {
        key = key_of(rules, hands, turn), kept = &known[key % FOUND];
        if (kept->key == key) least = kept->least, most = kept->most;
        if (least >= beta || least == most) return least;
        if (most <= alpha) return most;
    }
    u64 cards = count ? follow(rules->following, hand, led, rules->trump) : hand;
    int ours = rules->sides[turn] == 0, low = alpha, high = beta, result = ours ? -1 : MOST;
    int tries = cards & (cards - 1) ? different(rules, hands, hand, cards, best, tried) : (tried[0] = cards, 1);
    for (int at = 0; at < tries && low < high; at++) {
        u64 card = tried[at], suit = led, top = best;
        int number = number_of(card), total = pot + rules->points[number], by = taker, worth;
        if (!count) {
            suit = suit_of(number), top = card, by = turn;
        } else if (card > best && card & (led | rules->trump)) {
            top = card, by = turn;
        }
        hands[turn] = hand ^ card;
        if (count + 1 == rules->seats) {
            int gathered = total + rules->each, gain = rules->sides[by] == 0 ? gathered : 0;
            worth = gain + value(rules, hands, by, 0, 0, 0, 0, 0, left - gathered, low - gain, high - gain);
        } else {
            worth = value(rules, hands, next_seat(rules, turn), suit, top, by, count + 1, total, left, low, high);
        }
        hands[turn] = hand;
        if (ours) {
            result = worth > result ? worth : result;
            low = result > low ? result : low;
        } else {
            result = worth < result ? worth : result;
            high = result < high ? result : high;
        }
    }
    if (kept) {
        /* Another position may have taken the place meanwhile. */
        if (kept->key != key) kept->key = key, least = 0, most = MOST;
        else least = kept->least, most = kept->most;
        if (result > alpha && result > least) least = result;
        if (result < beta && result < most) most = result;
        kept->least = least, kept->most = most;
    }
    return result;
}

/* Count for both sides what the tricks left bring them. */
static void finish(const Rules *rules, Position *at) {
    u64 hand = at->hands[at->turn];
    if (!hand) return;
    int left = at->pot + rules->each * __builtin_popcountll(hand);
    for (int seat = 0; seat < rules->seats; seat++)
        for (u64 cards = at->hands[seat]; cards; cards &= cards - 1) left += rules->points[number_of(cards)];
    int first = value(rules, at->hands, at->turn, at->led, at->best, at->taker, at->count, at->pot, left, -1, MOST);
    int more[2] = {first, left - first};
    for (int side = 0; side < 2; side++) at->points[side] += more[side], at->tricks[side] += more[side] != 0;
}

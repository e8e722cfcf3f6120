/* A deal with open hands as plain numbers: engine/players/search/position.py, line for line. */

typedef unsigned long long u64;
typedef unsigned char u8;

enum { SEATS = 8, WIDTH = 16, CARDS = 64, TRUMPS = 3 };
enum { SUIT, SUIT_OR_TRUMP, SUIT_ELSE_TRUMP, FREE };

#define BLOCK(block) (0xFFFFULL << WIDTH * (block))

typedef struct {
    u64 trump;
    double winning, trump_later, lead_trump, trump_point, rank; /* the habits */
    int points[CARDS];
    int sides[SEATS];
    int seats, following, while_stock, each; /* while_stock: -1 where it is no different */
    int hunted, goal;                        /* sides that want so many tricks and no more, as a mask */
    /* What follows from these; the caller writes only what is above. */
    u64 equal;         /* cards that count the same as the next one of their suit */
    u64 level[CARDS];  /* cards that count the same; those that count least come first */
    int counts[CARDS]; /* what those of each level count */
    int levels;
} Rules;

typedef struct {
    u64 hands[SEATS];
    u64 led, best;
    int points[SEATS], tricks[SEATS];
    int turn, taker, count, pot;
    int stocked, uncovered; /* cards to be drawn; cards to be turned up after the trick */
    u8 stock[CARDS];        /* the numbers of cards, the next one last */
    u8 under[CARDS];        /* per card one more than the number of the card it covers, 0 for none */
    u8 turned_by[SEATS], turned[SEATS];
    int covered; /* whether any card covers another */
    int unused;
} Position;

static inline int number_of(u64 card) { return __builtin_ctzll(card); }
static inline int highest(u64 cards) { return 63 - __builtin_clzll(cards); }
static inline u64 suit_of(int number) { return BLOCK(number / WIDTH); }
static inline int next_seat(const Rules *rules, int seat) { return seat + 1 < rules->seats ? seat + 1 : 0; }

/* Write down what follows from the rules. */
static void prepare(Rules *rules) {
    rules->equal = 0;
    for (int number = 0; number < CARDS - 1; number++)
        if (number % WIDTH < WIDTH - 1 && rules->points[number] == rules->points[number + 1])
            rules->equal |= 1ULL << number;
    rules->levels = 0;
    for (u64 rest = ~0ULL; rest;) {
        int least = 1 << 20;
        u64 found = 0;
        for (int number = 0; number < CARDS; number++) {
            if (!(rest >> number & 1)) continue;
            int points = rules->points[number];
            if (points < least) least = points, found = 0;
            if (points == least) found |= 1ULL << number;
        }
        rest ^= found;
        rules->level[rules->levels] = found, rules->counts[rules->levels++] = least;
    }
}

static inline u64 beating(int number) {
    int block = number / WIDTH;
    u64 higher = number == CARDS - 1 ? 0 : BLOCK(block) & -(2ULL << number);
    return block == TRUMPS ? higher : higher | BLOCK(TRUMPS);
}

static inline int following_now(const Rules *rules, const Position *at) {
    return rules->while_stock < 0 || !at->stocked ? rules->following : rules->while_stock;
}

static inline u64 follow(int following, u64 hand, u64 led, u64 trump) {
    u64 suit = hand & led;
    if (following == SUIT) return suit ? suit : hand;
    if (following == SUIT_OR_TRUMP) return suit ? suit | (hand & trump) : hand;
    if (following == SUIT_ELSE_TRUMP) return suit ? suit : hand & trump ? hand & trump : hand;
    return hand;
}

/* The cards of a hand, but of those that count the same, with no card of others between them, only the lowest. */
static inline u64 different(const Rules *rules, u64 cards, u64 others) {
    u64 up = (rules->equal & ~others) << 1, step = up, reached = cards;
    reached |= reached << 1 & step, step &= step << 1;
    reached |= reached << 2 & step, step &= step << 2;
    reached |= reached << 4 & step, step &= step << 4;
    reached |= reached << 8 & step;
    return cards & ~(reached << 1 & up);
}

/* Play a card of the seat on turn; after the last one to a trick, gather it, turn cards up and draw. */
static void play(const Rules *rules, Position *at, u64 card) {
    int seat = at->turn, number = number_of(card), seats = rules->seats;
    at->hands[seat] ^= card;
    at->pot += rules->points[number];
    if (at->covered && at->under[number]) {
        at->turned_by[at->uncovered] = (u8)seat;
        at->turned[at->uncovered++] = (u8)(at->under[number] - 1);
    }
    if (!at->count) {
        at->led = suit_of(number), at->best = card, at->taker = seat;
    } else if (card > at->best && card & (at->led | rules->trump)) {
        at->best = card, at->taker = seat;
    }
    at->count++;
    if (at->count < seats) {
        at->turn = next_seat(rules, seat);
        return;
    }
    for (int turned = 0; turned < at->uncovered; turned++)
        at->hands[at->turned_by[turned]] |= 1ULL << at->turned[turned];
    at->uncovered = 0;
    int taker = at->taker, side = rules->sides[taker];
    if (at->stocked)
        for (int step = 0; step < seats; step++)
            at->hands[(taker + step) % seats] |= 1ULL << at->stock[--at->stocked];
    at->points[side] += at->pot + rules->each;
    at->tricks[side]++;
    at->turn = taker, at->led = 0, at->best = 0, at->count = 0, at->pot = 0;
}

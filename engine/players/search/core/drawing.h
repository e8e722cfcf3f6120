/* Deals that may be, drawn at random: engine/players/search/splitmix.py, holdings.py and drawing.py, line for line. */

enum { KINDS = 8, PLACES = SEATS + 2, CLUES = 32, TABLES = 8, STEPS = 128 };
enum { COUNTED = 1 << 14, LISTED = 1 << 8, FILLINGS = 40 };

typedef struct {
    u64 places, cards;
} Kind;

typedef struct {
    u64 played, later, among, holding;
    int seat, said, enough, first;
    int by, than; /* which tables, as masks */
} Clue;

typedef struct {
    u64 state;
    Position start; /* with the cards that are surely in each hand */
    Kind kinds[KINDS];
    Clue clues[CLUES];
    int rooms[PLACES];
    int different, places, covers, draws, told, tries; /* how many kinds, places, covers and clues; if there is a stock */
    u8 cover[CARDS]; /* of each face-down card: the number of the card on it, or CARDS and the seat that has played it */
    int worths[TABLES][CARDS];
    unsigned likely[2 * STEPS + 1];
    int seats;
} Drawing;

static Drawing drawing;

static u64 word(void) { return mixed(drawing.state += 0x9E3779B97F4A7C15ULL); }

static u64 below(u64 stop) {
    u64 mask = stop > 1 ? ~0ULL >> __builtin_clzll(stop - 1) : 0, found;
    while ((found = word() & mask) >= stop)
        ;
    return found;
}

/* Draws as `below` would, but swaps a card with itself where a number is too high: no branch to be guessed wrong. */
static void shuffle(u8 *cards, int count) {
    int last = count - 1;
    while (last > 0) {
        u64 found = word() & ~0ULL >> __builtin_clzll((u64)last), at = found > (u64)last ? (u64)last : found;
        u8 card = cards[last];
        cards[last] = cards[at], cards[at] = card;
        last -= found <= (u64)last;
    }
}

/* The cards of a mask in any order. Returns how many. */
static int shuffled(u64 cards, u8 *found) {
    int count = 0;
    for (; cards; cards &= cards - 1) found[count++] = (u8)number_of(cards);
    shuffle(found, count);
    return count;
}

/* How many cards of each kind are left: a byte each. */
typedef u64 Counts;

static u64 combinations[CARDS + 1][CARDS + 1];
static struct {
    u64 key, ways;
} counted[COUNTED];
static u64 spreads; /* Of each drawing the keys are others. */

static inline int count_of(Counts counts, int kind) { return (int)(counts >> 8 * kind & 0xFF); }

/* How a place can be filled once those before it are: what each filling leaves, and in how many ways it or one before
   it comes about. */
typedef struct {
    u64 key, ways; /* all ways, also by fillings for which there is no room here */
    int many;
    Counts left[FILLINGS];
    u64 upto[FILLINGS];
} Fillings;

static Fillings listed[LISTED];

typedef struct {
    u64 index;
    Counts left;
    int is_found;
    Fillings *list; /* instead of picking one, all are noted here */
} Pick;

static u64 ways(int place, Counts counts);

static void note(Fillings *into, Counts left, u64 ways) {
    int at = into->many;
    into->ways += ways;
    if (!ways || at == FILLINGS) return;
    into->left[at] = left, into->upto[at] = into->ways, into->many++;
}

/* In how many ways the cards lie that fill this place, with cards of these kinds or later ones, and those behind it;
   and of these the one that is picked, by what it leaves. */
static u64 filled(int place, int kind, int room, Counts counts, u64 arranged, Pick *pick) {
    if (kind == drawing.different) {
        u64 found = arranged * ways(place + 1, counts);
        if (pick && pick->list) note(pick->list, counts, found);
        else if (pick && pick->index < found) pick->left = counts, pick->is_found = 1;
        else if (pick) pick->index -= found;
        return found;
    }
    int later = 0, has = drawing.kinds[kind].places >> place & 1 ? count_of(counts, kind) : 0;
    for (int other = kind + 1; other < drawing.different; other++)
        if (drawing.kinds[other].places >> place & 1) later += count_of(counts, other);
    u64 sum = 0;
    for (int taken = room > later ? room - later : 0; taken <= has && taken <= room; taken++) {
        u64 more = arranged * combinations[has][taken];
        sum += filled(place, kind + 1, room - taken, counts - ((Counts)taken << 8 * kind), more, pick);
        if (pick && pick->is_found) break;
    }
    return sum;
}

/* In how many ways so many cards of each kind fill this place and those behind it. */
static u64 ways(int place, Counts counts) {
    if (place == drawing.places) return !counts;
    for (int kind = 0; kind < drawing.different; kind++) {
        int count = count_of(counts, kind);
        u64 places = drawing.kinds[kind].places >> place;
        if (!count) continue;
        if (!places) return 0;
        /* What may be in the same places from here on is alike. */
        for (int other = 0; other < kind; other++)
            if (drawing.kinds[other].places >> place == places && count_of(counts, other)) {
                counts += (Counts)count << 8 * other;
                counts -= (Counts)count << 8 * kind;
                break;
            }
    }
    u64 key = mixed(mixed(spreads + (u64)place) + counts), at = key % COUNTED;
    if (counted[at].key != key) {
        u64 found = filled(place, 0, drawing.rooms[place], counts, 1, 0);
        counted[at].key = key, counted[at].ways = found;
        return found;
    }
    return counted[at].ways;
}

static const Fillings *fillings_of(int place, Counts counts) {
    u64 key = mixed(mixed(spreads + (u64)place) + counts);
    Fillings *found = &listed[key % LISTED];
    if (found->key != key) {
        Pick all = {0, 0, 0, found};
        found->key = key, found->ways = 0, found->many = 0;
        filled(place, 0, drawing.rooms[place], counts, 1, &all);
    }
    return found;
}

/* What one way to fill a place leaves, all ways equally likely. */
static Counts pick_left(int place, Counts counts) {
    const Fillings *some = fillings_of(place, counts);
    u64 index = below(some->ways);
    for (int at = 0; at < some->many; at++)
        if (index < some->upto[at]) return some->left[at];
    Pick pick = {index, 0, 0, 0};
    filled(place, 0, drawing.rooms[place], counts, 1, &pick);
    return pick.left;
}

/* One way, all equally likely: per place its cards. */
static void sample(u64 *held) {
    u8 cards[KINDS][CARDS];
    int left[KINDS];
    Counts counts = 0;
    for (int kind = 0; kind < drawing.different; kind++) {
        left[kind] = shuffled(drawing.kinds[kind].cards, cards[kind]);
        counts |= (Counts)left[kind] << 8 * kind;
    }
    for (int place = 0; place < drawing.places; place++) {
        Counts after = drawing.different > 1 ? pick_left(place, counts) : counts - (Counts)drawing.rooms[place];
        held[place] = 0;
        for (int kind = 0; kind < drawing.different; kind++)
            for (int taken = count_of(counts - after, kind); taken; taken--)
                held[place] |= 1ULL << cards[kind][--left[kind]];
        counts = after;
    }
}

/* The cards a hand may have held when it had not all of them yet. */
static u64 at_first(const Clue *clue, u64 hand) {
    u64 found = hand & clue->among, free = hand & ~found & ~clue->later;
    int room = clue->first - __builtin_popcountll(found);
    for (int left = __builtin_popcountll(free); left && room; left--, free &= free - 1)
        if ((int)below((u64)left) < room) found |= free & -free, room--;
    return found;
}

static int worth(int table, u64 hand) {
    int found = 0;
    for (; hand; hand &= hand - 1) found += drawing.worths[table][number_of(hand)];
    return found;
}

/* Whether to believe in a hand, by chance: as likely as the word was said with it. */
static int believes(const Clue *clue, u64 hand) {
    if (clue->holding && !(hand & clue->holding)) return 1;
    if (clue->first && __builtin_popcountll(hand) > clue->first) hand = at_first(clue, hand);
    int mark = clue->enough, best = -(1 << 20);
    for (unsigned tables = (unsigned)(clue->by | clue->than); tables; tables &= tables - 1) {
        int table = __builtin_ctz(tables), found = worth(table, hand);
        if (clue->by >> table & 1 && found > best) best = found;
        if (clue->than >> table & 1 && found > mark) mark = found;
    }
    int over = clue->said ? best - mark : mark - best;
    over = over > STEPS ? STEPS : over < -STEPS ? -STEPS : over;
    return (word() >> 32) < drawing.likely[over + STEPS];
}

static int accepts(const u64 *hands) {
    for (int at = 0; at < drawing.told; at++) {
        const Clue *clue = &drawing.clues[at];
        if (!believes(clue, hands[clue->seat] | clue->played)) return 0;
    }
    return 1;
}

/* A position that may be. */
static void imagine(Position *at) {
    int seats = drawing.seats;
    u64 held[PLACES];
    u8 down[CARDS];
    *at = drawing.start;
    for (int tries = drawing.tries; tries; tries--) {
        sample(held);
        for (int seat = 0; seat < seats; seat++) at->hands[seat] = drawing.start.hands[seat] | held[seat];
        if (accepts(at->hands)) break;
    }
    if (drawing.covers) {
        shuffled(held[seats], down);
        for (int pile = 0; pile < drawing.covers; pile++) {
            int cover = drawing.cover[pile];
            if (cover < CARDS) {
                at->under[cover] = (u8)(down[pile] + 1), at->covered = 1;
            } else {
                at->turned_by[at->uncovered] = (u8)(cover - CARDS);
                at->turned[at->uncovered++] = down[pile];
            }
        }
    }
    if (drawing.draws) at->stocked = shuffled(held[seats + 1], at->stock);
}

/* Before anything is drawn. Returns whether the cards can lie at all. */
static int begin_drawing(void) {
    Counts counts = 0;
    spreads = mixed(spreads + 1);
    for (int all = 0; !combinations[CARDS][0] && all <= CARDS; all++) {
        combinations[all][0] = 1;
        for (int some = 1; some <= all; some++)
            combinations[all][some] = combinations[all - 1][some - 1] + combinations[all - 1][some];
    }
    for (int kind = 0; kind < drawing.different; kind++)
        counts |= (Counts)__builtin_popcountll(drawing.kinds[kind].cards) << 8 * kind;
    return drawing.different < 2 || ways(0, counts);
}

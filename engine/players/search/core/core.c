/* The search's inner loop, for WebAssembly: positions or how to draw them in, what each side's tricks counted out.
   `make core` builds it.

   The caller writes the rules, positions and what is asked where `rules_at` and so on say, calls `run`, and reads
   results. No call has arguments, as each takes the caller longer to hand over than a deal takes to play out. */

#include "position.h"
#include "policy.h"
#include "endings.h"
#include "hunting.h"
#include "drawing.h"

enum { BATCH = 64, CHOICES = 32, TALLIED = 256 };

static Rules rules;
static Position positions[BATCH];
static struct {
    int worlds, choices; /* how many positions, and how many cards to choose from */
    int sides, ending;   /* of the rules; with so few cards a hand, two sides play as well as can be */
    u64 cards[CHOICES];
} asked;
static int results[BATCH * CHOICES * 2 * SEATS];

Rules *rules_at(void) { return &rules; }
Position *positions_at(void) { return positions; }
void *asked_at(void) { return &asked; }
int *results_at(void) { return results; }
Drawing *drawing_at(void) { return &drawing; }

/* What comes of a deal, and how often it came. */
typedef struct {
    int points[SEATS];
    int won; /* the sides that took a trick, as a mask */
    int count;
} Outcome;

static struct {
    int found[CHOICES]; /* per card how many outcomes there are */
    Outcome outcomes[CHOICES][TALLIED];
} tallies;

static u64 marks[CHOICES][TALLIED]; /* of each outcome, so that few are compared */

void *tallies_at(void) { return &tallies; }

static inline u64 next_card(const Rules *rules, const Position *at, u64 cards, int following) {
    if (!(cards & (cards - 1))) return cards;
    return rules->hunted ? choose_hunting(rules, at, cards) : choose(rules, at, cards, following);
}

/* Play by the policy until the deal ends or, once nothing is drawn or turned up, until so few cards a hand. */
static void play_out(const Rules *rules, Position *at, int until) {
    u64 hand;
    while ((hand = at->hands[at->turn])) {
        if (__builtin_popcountll(hand) <= until && !at->stocked && !at->covered) return;
        int following = following_now(rules, at);
        u64 cards = at->led ? follow(following, hand, at->led, rules->trump) : hand;
        play(rules, at, next_card(rules, at, cards, following));
    }
}

static void begin_asking(void) {
    prepare(&rules);
    asking = mixed(asking + 1);
}

static void next_world(void) {
    hunt++, looked_at = 0;
}

/* Play a card, if any, and then the deal to its end; from so few cards a hand on two sides play as well as can be. */
static void finish_after(Position *at, u64 card) {
    if (card) play(&rules, at, card);
    play_out(&rules, at, asked.ending);
    if (asked.ending && rules.hunted) finish_hunt(&rules, at);
    else if (asked.ending) finish(&rules, at);
}

/* Finish the positions, after each of the cards or, if there are none, as they are. Per position and card: what each
   seat's side has counted, then its tricks. */
void run(void) {
    int *result = results;
    begin_asking();
    for (int at = 0; at < asked.worlds; at++) {
        next_world();
        for (int choice = 0; choice < (asked.choices ? asked.choices : 1); choice++) {
            Position position = positions[at];
            finish_after(&position, asked.choices ? asked.cards[choice] : 0);
            for (int side = 0; side < asked.sides; side++) *result++ = position.points[side];
            for (int side = 0; side < asked.sides; side++) *result++ = position.tricks[side];
        }
    }
}

/* Draw so many positions. Returns whether there are any. */
int draw(void) {
    if (!begin_drawing()) return 0;
    for (int at = 0; at < asked.worlds; at++) imagine(&positions[at]);
    return 1;
}

static void tally(int choice, const Position *at) {
    Outcome *outcomes = tallies.outcomes[choice];
    int won = 0, place = 0, count = tallies.found[choice];
    u64 mark = 0;
    for (int side = 0; side < asked.sides; side++) {
        won |= !!at->tricks[side] << side;
        mark = mark * 0x9E3779B97F4A7C15ULL + (u64)at->points[side];
    }
    for (mark ^= (u64)won << 56; place < count; place++) {
        int same = marks[choice][place] == mark && outcomes[place].won == won;
        for (int side = 0; same && side < asked.sides; side++) same = outcomes[place].points[side] == at->points[side];
        if (same) break;
    }
    if (place == count) {
        outcomes[place] = (Outcome){.won = won};
        for (int side = 0; side < asked.sides; side++) outcomes[place].points[side] = at->points[side];
        marks[choice][place] = mark, tallies.found[choice]++;
    }
    outcomes[place].count++;
}

/* Draw so many positions, finish each after each of the cards, and count what comes of it. Returns whether there are
   any. */
int draw_out(void) {
    Position drawn, position;
    if (!begin_drawing()) return 0;
    begin_asking();
    for (int choice = 0; choice < asked.choices; choice++) tallies.found[choice] = 0;
    for (int at = 0; at < asked.worlds; at++) {
        next_world();
        imagine(&drawn);
        for (int choice = 0; choice < asked.choices; choice++) {
            position = drawn;
            finish_after(&position, asked.cards[choice]);
            tally(choice, &position);
        }
    }
    return 1;
}

/* Whether the hunted side gets its goal against everything, after each of the cards of each position. Per position: 1
   for each card after which it does, else 0; then how many positions between two tricks were looked at. */
void hunted_down(void) {
    int *result = results;
    for (int at = 0; at < asked.worlds; at++) {
        next_world();
        for (int choice = 0; choice < asked.choices; choice++) {
            Position position = positions[at];
            play(&rules, &position, asked.cards[choice]);
            *result++ = is_made(&rules, &position);
        }
        *result++ = looked_at;
    }
}

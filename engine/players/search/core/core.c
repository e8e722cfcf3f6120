/* The search's inner loop, for WebAssembly: positions or how to draw them in, what each side's tricks counted out.
   `make core` builds it.

   The caller writes the rules, positions and cards where `rules_at` and so on say, calls `run`, and reads results. */

#include "position.h"
#include "policy.h"
#include "endings.h"
#include "hunting.h"
#include "drawing.h"

enum { BATCH = 64, CHOICES = 32, TALLIED = 256 };

static Rules rules;
static Position positions[BATCH];
static u64 cards[CHOICES];
static int results[BATCH * CHOICES * 2 * SEATS];

Rules *rules_at(void) { return &rules; }
Position *positions_at(void) { return positions; }
u64 *cards_at(void) { return cards; }
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

static void next_world(void) {
    world += 0x9E3779B97F4A7C15ULL;
    hunt++, looked_at = 0;
}

/* Play a card, if any, and then the deal to its end; from so few cards a hand on two sides play as well as can be. */
static void finish_after(Position *at, u64 card, int ending) {
    if (card) play(&rules, at, card);
    play_out(&rules, at, ending);
    if (ending && rules.hunted) finish_hunt(&rules, at);
    else if (ending) finish(&rules, at);
}

/* Finish so many positions, after each of so many cards or, if there are none, as they are. Per position and card: what
   each seat's side has counted, then its tricks. */
void run(int worlds, int choices, int sides, int ending) {
    int *result = results;
    for (int at = 0; at < worlds; at++) {
        next_world();
        for (int choice = 0; choice < (choices ? choices : 1); choice++) {
            Position position = positions[at];
            finish_after(&position, choices ? cards[choice] : 0, ending);
            for (int side = 0; side < sides; side++) *result++ = position.points[side];
            for (int side = 0; side < sides; side++) *result++ = position.tricks[side];
        }
    }
}

/* Draw so many positions of so many seats. Returns whether there are any. */
int draw(int worlds, int seats) {
    if (!begin_drawing()) return 0;
    for (int at = 0; at < worlds; at++) imagine(&positions[at], seats);
    return 1;
}

static void tally(int choice, const Position *at, int sides) {
    Outcome *outcome = tallies.outcomes[choice], *end = outcome + tallies.found[choice];
    int won = 0;
    for (int side = 0; side < sides; side++) won |= !!at->tricks[side] << side;
    for (; outcome < end; outcome++) {
        int same = outcome->won == won;
        for (int side = 0; same && side < sides; side++) same = outcome->points[side] == at->points[side];
        if (same) break;
    }
    if (outcome == end) {
        *outcome = (Outcome){.won = won};
        for (int side = 0; side < sides; side++) outcome->points[side] = at->points[side];
        tallies.found[choice]++;
    }
    outcome->count++;
}

/* Draw so many positions, finish each after each of so many cards, and count what comes of it. Returns whether there
   are any. */
int draw_out(int worlds, int choices, int sides, int ending) {
    Position drawn, position;
    if (!begin_drawing()) return 0;
    for (int choice = 0; choice < choices; choice++) tallies.found[choice] = 0;
    while (worlds--) {
        next_world();
        imagine(&drawn, rules.seats);
        for (int choice = 0; choice < choices; choice++) {
            position = drawn;
            finish_after(&position, cards[choice], ending);
            tally(choice, &position, sides);
        }
    }
    return 1;
}

/* Whether the hunted side gets its goal against everything, after each of so many cards of so many positions. Per
   position: 1 for each card after which it does, else 0; then how many positions between two tricks were looked at. */
void hunted_down(int worlds, int choices) {
    int *result = results;
    for (int at = 0; at < worlds; at++) {
        next_world();
        for (int choice = 0; choice < choices; choice++) {
            Position position = positions[at];
            play(&rules, &position, cards[choice]);
            *result++ = is_made(&rules, &position);
        }
        *result++ = looked_at;
    }
}

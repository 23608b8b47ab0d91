/* Playing a round to its end with planners in all seats: mextrain_qt/model/players/rollout.py. */
#ifndef ROLLOUT_H
#define ROLLOUT_H

#include <string.h>

#include "weighing.h"

/* Lines in a certain order. No line is in one twice. */
typedef struct Queue {
    int size, lines[LINES];
} Queue;

/* What is public of a round at a moment, see Moment in rollout.py; `open` and `grown` are sets of lines. */
typedef struct Moment {
    int seats, seat, ends[LINES], needed[LINES], beside[LINES], turns[SEATS];
    unsigned open, grown;
    Queue queue, doubles;
    bool drew, drawn, laid, laid_own, laid_double;
    Bits table;
} Moment;

/* A round on its way: `boneyard` has `size` tiles, of which `taken` are gone. */
typedef struct Round {
    Moment now;
    const Rules *rules;
    Weighing *const *weighings;
    Bits all_tiles, hands[SEATS];
    const uint8_t *boneyard;
    int size, taken;
} Round;

static inline bool is_queued(const Queue *queue, int line)
{
    for (int k = 0; k < queue->size; k++)
        if (queue->lines[k] == line)
            return true;
    return false;
}

static inline void enqueue(Queue *queue, int line)
{
    if (queue->size < LINES)
        queue->lines[queue->size++] = line;
}

static inline void dequeue(Queue *queue, int line)
{
    int kept = 0;
    for (int k = 0; k < queue->size; k++)
        if (queue->lines[k] != line)
            queue->lines[kept++] = queue->lines[k];
    queue->size = kept;
}

/* Whether all tiles with that number lie on the table. */
static inline bool is_dead(const Round *round, int number)
{
    return !meet(FITTING[number], without(round->all_tiles, round->now.table));
}

static inline bool can_draw(const Round *round)
{
    const Moment *now = &round->now;
    return round->taken < round->size && !now->drew && !(round->rules->draw_once && now->drawn);
}

/* Whether the seat is in its burst, and may go on on its own line. */
static inline bool is_bursting(const Round *round)
{
    const Moment *now = &round->now;
    return round->rules->burst && now->laid_own && !now->turns[now->seat];
}

static bool may_start_mexican(const Round *round, int seat)
{
    unsigned everyone = (1u << round->now.seats) - 1;
    switch (round->rules->mexican) {
    case SECOND_TURN:
        return round->now.turns[seat] > 0;
    case AFTER_OWN:
        return round->now.grown >> seat & 1;
    case AFTER_ALL:
        return (round->now.grown & everyone) == everyone;
    default:
        return true;
    }
}

/* The lines (a bit set) that the seat to move may use, covering apart. */
static unsigned usable_lines(const Round *round, bool bursting)
{
    const Moment *now = &round->now;
    unsigned own = 1u << now->seat;
    if (bursting && now->laid && !(now->drew && round->rules->doubles != BLOCK))
        return own;
    if (round->rules->own_first && !(now->grown & own))
        return own;
    unsigned lines = now->open | own;
    if (now->grown >> MEXICAN & 1 || may_start_mexican(round, now->seat))
        lines |= 1u << MEXICAN;
    return lines;
}

static Bits usable_if_all_were_open(const Round *round, int seat, Bits shared)
{
    const Moment *now = &round->now;
    if (round->rules->own_first && !(now->grown >> seat & 1))
        return FITTING[now->ends[seat]];
    bool started = now->grown >> MEXICAN & 1 || round->rules->mexican == SECOND_TURN;
    if (started || may_start_mexican(round, seat))
        return either(shared, FITTING[now->ends[MEXICAN]]);
    return shared;
}

/* Whether the round is blocked; asked with an empty boneyard, whenever a turn ends without a tile. */
static bool nobody_can_go_on(const Round *round)
{
    const Moment *now = &round->now;
    if (now->queue.size) {
        if (now->doubles.size)
            return false;
        for (int seat = 0; seat < now->seats; seat++)
            if (meet(round->hands[seat], FITTING[now->ends[now->queue.lines[0]]]))
                return false;
        return true;
    }
    Bits shared = FITTING[now->ends[0]];
    for (int line = 1; line < now->seats; line++)
        shared = either(shared, FITTING[now->ends[line]]);
    for (int seat = 0; seat < now->seats; seat++)
        if (meet(round->hands[seat], usable_if_all_were_open(round, seat, shared)))
            return false;
    return true;
}

static inline void add_moves(Moves *moves, int *lines, int line, Bits bits)
{
    if (!is_empty(bits))
        moves[(*lines)++] = (Moves){line, bits};
}

/* What the seat to move may lay, by line: the number of lines. */
static int find_moves(const Round *round, bool bursting, Moves moves[LINES])
{
    const Moment *now = &round->now;
    const Rules *rules = round->rules;
    const Queue *queue = &now->queue;
    Bits hand = round->hands[now->seat];
    int lines = 0;
    if (is_empty(hand))
        return 0;
    if (!queue->size) {
        unsigned usable = usable_lines(round, bursting);
        for (int line = 0; line < LINES; line++)
            if (usable >> line & 1)
                add_moves(moves, &lines, line, both(hand, FITTING[now->ends[line]]));
        return lines;
    }
    add_moves(moves, &lines, queue->lines[0], both(hand, FITTING[now->ends[queue->lines[0]]]));
    bool may_swap = rules->replay && (rules->several_doubles || rules->anywhere);
    if (may_swap && now->doubles.size == queue->size) {
        unsigned usable = usable_lines(round, bursting);
        for (int line = 0; line < LINES; line++)
            if (usable >> line & 1 && !is_queued(queue, line)) {
                Bits fitting = both(hand, FITTING[now->ends[line]]);
                add_moves(moves, &lines, line, rules->anywhere ? fitting : both(fitting, DOUBLES));
            }
    }
    return lines;
}

/* Whether there is but one play among these, of at least one line; which one. */
static bool is_only_play(const Moves *moves, int lines, Play *only)
{
    Bits rest = moves->bits;
    *only = (Play){moves->line, take_first(&rest)};
    return lines == 1 && is_empty(rest);
}

/* The fewest tiles of a seat that is not to move. */
static int fewest_elsewhere(const Round *round)
{
    int fewest = TILES;
    for (int seat = 0; seat < round->now.seats; seat++)
        if (seat != round->now.seat) {
            int tiles = count(round->hands[seat]);
            fewest = tiles < fewest ? tiles : fewest;
        }
    return fewest;
}

/* The planner's choice among several moves. */
static Play choose(const Round *round, bool bursting, const Moves *moves, int lines, int fewest)
{
    const Moment *now = &round->now;
    unsigned spurs = 0;
    if (has_spurs(round->rules))
        for (int line = 0; line < LINES; line++)
            spurs |= (unsigned)(now->needed[line] == 2) << line;
    Look moment;
    moment.seat = now->seat;
    moment.hand = round->hands[now->seat];
    moment.ends = now->ends;
    moment.open = now->open >> now->seat & 1;
    moment.queue = now->queue.lines;
    moment.queued = now->queue.size;
    moment.table = now->table;
    moment.boneyard = round->size - round->taken;
    moment.drew = now->drew;
    moment.spurs = spurs;
    moment.bursting = bursting;
    look(&moment, round->weighings[now->seat], fewest);
    return best_of(&moment, moves, lines);
}

static void end_turn(Moment *now)
{
    now->turns[now->seat]++;
    now->seat = now->seat + 1 == now->seats ? 0 : now->seat + 1;
    now->drew = now->drawn = now->laid = now->laid_double = false;
    now->laid_own = true;
    now->doubles.size = 0;
}

/* Draws, passes or says done where nothing fits: whether that ends the round. */
static bool go_without(Round *round, bool bursting)
{
    Moment *now = &round->now;
    bool tiles_left = !is_empty(round->hands[now->seat]), draws = can_draw(round);
    bool ends_burst = tiles_left && now->laid && !now->queue.size && !now->drew && bursting;
    bool owes_nothing = now->laid_double && !round->rules->layer_pays && (tiles_left || !draws);
    if (!ends_burst && !owes_nothing) {
        if (draws) {
            Bits drawn = bit_of(round->boneyard[round->taken++]);
            round->hands[now->seat] = either(round->hands[now->seat], drawn);
            now->drew = now->drawn = true;
            return false;
        }
        now->open |= 1u << now->seat;
    }
    end_turn(now);
    return round->taken == round->size && nobody_can_go_on(round);
}

/* Moves the end of a line on where a double takes two tiles, one of them beside the line. */
static void grow_with_spurs(Round *round, int line, int tile, int outer)
{
    Moment *now = &round->now;
    if (now->needed[line] == 2) {
        now->needed[line] = 1;
        now->beside[line] = outer;
    } else {
        now->ends[line] = outer;
        now->needed[line] = is_double(tile) ? 2 : 0;
        now->beside[line] = -1;
    }
    if (!round->rules->release_dead)
        return;
    for (int each = 0; each < LINES; each++)
        if (now->needed[each] == 1 && is_dead(round, now->ends[each])) {
            now->ends[each] = now->beside[each];
            now->needed[each] = 0;
            now->beside[each] = -1;
        }
}

static void release_dead_doubles(Round *round)
{
    Moment *now = &round->now;
    const Queue waiting = now->queue;
    for (int k = 0; k < waiting.size; k++)
        if (is_dead(round, now->ends[waiting.lines[k]])) {
            dequeue(&now->queue, waiting.lines[k]);
            dequeue(&now->doubles, waiting.lines[k]);
        }
}

static bool somebody_waits_to_be_out(const Round *round)
{
    for (int seat = 0; seat < round->now.seats; seat++)
        if (is_empty(round->hands[seat]))
            return true;
    return false;
}

/* Lays a tile: whether that ends the round. */
static bool lay(Round *round, Play play)
{
    Moment *now = &round->now;
    const Rules *rules = round->rules;
    const bool blocking = rules->doubles == BLOCK, twice = is_double(play.tile);
    const int line = play.line, outer = PIPS[play.tile] - now->ends[line];
    Bits *hand = &round->hands[now->seat], bit = bit_of(play.tile);
    *hand = without(*hand, bit);
    now->table = either(now->table, bit);
    now->grown |= 1u << line;
    now->drew = false;
    now->laid = true;
    now->laid_double = twice;
    if (line != now->seat)
        now->laid_own = false;
    if (has_spurs(rules))
        grow_with_spurs(round, line, play.tile, outer);
    else
        now->ends[line] = outer;
    dequeue(&now->doubles, line);
    dequeue(&now->queue, line);
    if (line == now->seat || rules->any_closes)
        now->open &= ~(1u << now->seat);
    const bool bursting = is_bursting(round);
    bool obliges = twice && !(rules->release_dead && is_dead(round, outer));
    if (blocking && bursting && rules->free_burst)
        obliges = false;
    if (blocking && obliges) {
        enqueue(&now->queue, line);
        enqueue(&now->doubles, line);
    }
    if (rules->release_dead)
        release_dead_doubles(round);
    const bool is_last = is_empty(*hand);
    if (is_last) {
        bool settled = rules->end_on_double || !obliges || (!blocking && !can_draw(round));
        if (!twice || settled)
            return true;
    }
    if (blocking && !now->queue.size && !rules->end_on_double && somebody_waits_to_be_out(round))
        return true;
    bool again = twice && rules->replay && (blocking ? now->doubles.size > 0 : obliges);
    if (!is_last && !bursting && !again)
        end_turn(now);
    return false;
}

/* Plays the round out. */
static void play_out(Round *round)
{
    if (round->size == 0 && nobody_can_go_on(round))
        return;
    for (bool over = false; !over;) {
        Moves moves[LINES];
        bool bursting = is_bursting(round);
        int lines = find_moves(round, bursting, moves);
        Play play;
        if (!lines)
            over = go_without(round, bursting);
        else if (is_only_play(moves, lines, &play))
            over = lay(round, play);
        else
            over = lay(round, choose(round, bursting, moves, lines, fewest_elsewhere(round)));
    }
}

static int points_of_hand(Bits hand, int blank_points)
{
    int points = hand.word[0] & 1 ? blank_points : 0;
    while (!is_empty(hand))
        points += PIPS[take_first(&hand)];
    return points;
}

#endif

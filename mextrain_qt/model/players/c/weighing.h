/* What a hand may still come to: mextrain_qt/model/players/weighing.py, which explains it.
 *
 * Every sum is made in the same order as there, so that it comes to the same number to the last bit.
 */
#ifndef WEIGHING_H
#define WEIGHING_H

#include <math.h>

#include "plan.h"
#include "rules.h"

#define GOING_OUT 1000.0
#define CALM 9

static const int PHASE_BY_FEWEST[CALM] = {4, 4, 3, 3, 2, 2, 1, 1, 1};

/* How somebody with those weights weighs at a table with those rules. */
typedef struct Weighing {
    Rules rules;
    Temper temper;
    double tiles[TILES], most;
    Bits all_tiles;
    Plans plans[PHASES];
} Weighing;

/* The moment looked at, see Weighing.look. The lines of the open doubles are `queue`, `queued` of them. */
typedef struct Look {
    const Weighing *weighing;
    const Rules *rules;
    const Temper *temper;
    const double *tiles;
    Plans *plans;
    double fading, luck, total;
    const int *ends, *queue;
    int seat, queued, boneyard;
    unsigned spurs;
    bool open, drew, bursting;
    Bits hand, table, unseen;
    Plan plan;
} Look;

/* A line that may be used, and the tiles that may be laid there. */
typedef struct Moves {
    int line;
    Bits bits;
} Moves;

typedef struct Play {
    int line, tile;
} Play;

static void start_weighing(Weighing *weighing, const Rules *rules, const Temper *temper)
{
    bool blocking = rules->doubles == BLOCK;
    bool last_double_pays = blocking && rules->replay && rules->layer_pays;
    Bits every_tile = set_bits(NUMBERS - 1);
    weighing->rules = *rules;
    weighing->temper = *temper;
    weighing->all_tiles = set_bits(rules->highest);
    for (int tile = 0; tile < TILES; tile++)
        weighing->tiles[tile] = PIPS[tile] + temper->tile;
    weighing->tiles[0] += rules->blank_points;
    /* The worthiest tile of all sets, whichever this table plays with. */
    double heaviest = 2 * MAX_PIPS + temper->tile;
    weighing->most = temper->self_fit * (weighing->tiles[0] > heaviest ? weighing->tiles[0] : heaviest);
    for (int phase = 0; phase < PHASES; phase++) {
        Plans *plans = &weighing->plans[phase];
        plans->tiles = weighing->tiles;
        plans->fading = temper->fading[phase];
        plans->after_double = rules->replay ? 1.0 : plans->fading;
        plans->last_double = last_double_pays ? temper->last_double : 1.0;
        /* A double that others cover, or that needs a second tile, does not hold a train together. */
        bool no_doubles = has_spurs(rules) || (blocking && !rules->replay);
        plans->keep = no_doubles ? without(every_tile, DOUBLES) : every_tile;
    }
}

/* Looks at a moment whose facts are filled in already: `fewest` is what another seat holds at the least. */
static void look(Look *now, Weighing *weighing, int fewest)
{
    int phase = fewest < CALM ? PHASE_BY_FEWEST[fewest] : 0;
    now->weighing = weighing;
    now->rules = &weighing->rules;
    now->temper = &weighing->temper;
    now->tiles = weighing->tiles;
    now->plans = &weighing->plans[phase];
    now->fading = now->plans->fading;
    now->luck = weighing->temper.luck[phase];
    now->unseen = without(without(weighing->all_tiles, now->table), now->hand);
    now->plan = plan_of(now->plans, now->hand, now->ends[now->seat]);
    now->total = 0.0;
    for (Bits hand = now->hand; !is_empty(hand);)
        now->total += now->tiles[take_first(&hand)];
}

/* What may still be shed of tiles worth `total`, with a plan of that value that lays `laid`. */
static inline double later(const Look *now, double total, double planned, double laid, bool exposed)
{
    if (exposed)
        planned *= 1.0 - now->temper->exposed;
    return planned + now->luck * (total - laid);
}

static inline bool is_dead_with(const Look *now, int tile)
{
    if (!now->rules->release_dead)
        return false;
    Bits laid = either(now->table, bit_of(tile));
    return !meet(FITTING[HIGH[tile]], without(now->weighing->all_tiles, laid));
}

static bool goes_out(const Look *now, int tile)
{
    return now->rules->end_on_double || !is_double(tile) || is_dead_with(now, tile);
}

static inline bool has_spur(const Look *now, int line)
{
    return now->spurs >> line & 1;
}

/* What a line offers after that tile was laid on it. */
static inline int end_after(const Look *now, int line, int tile)
{
    int end = now->ends[line];
    return has_spur(now, line) ? end : PIPS[tile] - end;
}

static Plan plan_after(const Look *now, int line, int tile)
{
    Bits hand = without(now->hand, bit_of(tile));
    if (line == now->seat)
        return plan_of(now->plans, hand, end_after(now, line, tile));
    if (holds(&now->plan.bits, tile))
        return plan_of(now->plans, hand, now->ends[now->seat]);
    return now->plan;
}

static inline bool is_open_after(const Look *now, int line, int tile)
{
    if (line == now->seat)
        return now->queued && is_double(tile);
    return now->open && !now->rules->any_closes;
}

static bool must_be_covered(const Look *now, int line, int tile)
{
    const Rules *rules = now->rules;
    if (rules->doubles != BLOCK || !rules->replay || !is_double(tile) || is_dead_with(now, tile))
        return false;
    return !(now->bursting && line == now->seat && rules->free_burst);
}

/* What covering with a tile of the hand may be worth after laying that double. */
static double best_cover(const Look *now, int laid_double, int number, const Plan *plan, bool open)
{
    Bits hand = without(now->hand, bit_of(laid_double));
    double best = 0.0, total = now->total - now->tiles[laid_double];
    int end = now->ends[now->seat];
    for (Bits covers = both(hand, FITTING[number]); !is_empty(covers);) {
        int tile = take_first(&covers);
        double planned = plan->value, laid = plan->total, worth = now->tiles[tile];
        if (holds(&plan->bits, tile)) {
            Step left = plan_worth(now->plans, without(hand, bit_of(tile)), end);
            planned = left.value;
            laid = left.total;
        }
        double value = worth + now->fading * later(now, total - worth, planned, laid, open);
        if (value > best)
            best = value;
    }
    return best;
}

static double cost_uncovered(const Look *now, int number)
{
    double cost = now->temper->uncovered;
    if (!now->boneyard || now->drew)
        return 0.5 * cost;
    return cost * (1.0 - (double)count(both(now->unseen, FITTING[number])) / (double)count(now->unseen));
}

/* What may come after a double that has to be covered, or gives another play. */
static double turn_after_double(const Look *now, int line, int tile, const Plan *plan)
{
    const Rules *rules = now->rules;
    bool open = is_open_after(now, line, tile);
    double total = now->total - now->tiles[tile], planned = plan->value;
    double goes_on = later(now, total, planned, plan->total, open);
    if (!rules->replay) {
        bool others = rules->doubles == BLOCK && line == now->seat;
        return now->fading * later(now, total, planned, plan->total, open || others);
    }
    if (!must_be_covered(now, line, tile))
        return goes_on;
    /* With an older double of this turn still open, that one has to be covered. */
    int waiting = now->queued ? now->queue[0] : line;
    int number = now->queued ? now->ends[waiting] : HIGH[tile];
    if (meet(without(now->hand, bit_of(tile)), FITTING[number])) {
        double covered = best_cover(now, tile, number, plan, open);
        return waiting == now->seat && goes_on > covered ? goes_on : covered;
    }
    if (!rules->layer_pays)
        return now->fading * goes_on;
    return now->fading * later(now, total, planned, plan->total, true) - cost_uncovered(now, number);
}

/* What it is worth to leave that number to everybody. */
static double offered(const Look *now, Bits loose, int number)
{
    double best = 0.0;
    for (Bits fitting = both(loose, FITTING[number]); !is_empty(fitting);) {
        double worth = now->tiles[take_first(&fitting)];
        if (worth > best)
            best = worth;
    }
    int unseen = count(both(now->unseen, FITTING[number]));
    return now->temper->self_fit * best - now->temper->followers * unseen;
}

/* What a play is worth, in pips shed now and later; something below `floor` if it is less. */
static double value_of(const Look *now, int line, int tile, double floor)
{
    double worth = now->tiles[tile];
    Bits hand = without(now->hand, bit_of(tile));
    if (is_empty(hand))
        return worth + GOING_OUT * goes_out(now, tile);
    bool own = line == now->seat;
    Plan plan = now->plan;
    if (is_double(tile) && !is_dead_with(now, tile)) {
        plan = plan_after(now, line, tile);
        worth += turn_after_double(now, line, tile, &plan);
    } else {
        double total = now->total - worth, planned = plan.value, laid = plan.total;
        if (own || holds(&plan.bits, tile)) {
            int end = own ? end_after(now, line, tile) : now->ends[now->seat];
            Step left = plan_worth(now->plans, hand, end);
            planned = left.value;
            laid = left.total;
        }
        double fading = own && now->bursting ? 1.0 : now->fading;
        worth += fading * later(now, total, planned, laid, is_open_after(now, line, tile));
        if (own || worth + now->weighing->most <= floor)
            return worth;
        plan = plan_after(now, line, tile);
    }
    if (own)
        return worth;
    return worth + offered(now, without(hand, plan.bits), end_after(now, line, tile));
}

/* What a play that disturbs the plan cannot exceed: no other plan beats the one there is. */
static double at_most(const Look *now, int line, int tile)
{
    double worth = now->tiles[tile], fading = now->fading, planned = now->plan.value, luck = now->luck;
    if (line == now->seat) {
        if (!has_spur(now, line))
            planned = (planned - worth) / fading;
        if (now->bursting)
            fading = 1.0;
    }
    double whole = (1.0 - luck) * planned + luck * (now->total - worth);
    return worth + fading * whole + now->weighing->most;
}

/* The plays whose worth takes long to find and seldom matters, the most promising first. */
typedef struct Doubtful {
    int size;
    struct {
        double bound;
        Play play;
    } each[TILES * LINES];
} Doubtful;

static void put_off(Doubtful *doubtful, double bound, Play play)
{
    int place = doubtful->size++;
    for (; place > 0 && doubtful->each[place - 1].bound < bound; place--)
        doubtful->each[place] = doubtful->each[place - 1];
    doubtful->each[place].bound = bound;
    doubtful->each[place].play = play;
}

/* The play worth most; of equals the first that keeps the plan. With weights that come to no number at all it
 * is the first of all, so that what is laid is a tile whatever the weights are.
 */
static Play best_of(const Look *now, const Moves *moves, int lines)
{
    double most = -INFINITY;
    Bits first = moves->bits;
    Play found = {moves->line, take_first(&first)};
    uint32_t numbers = 0;
    Doubtful doubtful;
    doubtful.size = 0;
    for (const Moves *each = moves; each < moves + lines; each++) {
        int line = each->line;
        bool own = line == now->seat;
        if (!own && !now->spurs) {
            /* The same tile on the same number is worth the same. */
            uint32_t number = (uint32_t)1 << now->ends[line];
            if (numbers & number)
                continue;
            numbers |= number;
        }
        for (Bits bits = each->bits; !is_empty(bits);) {
            int tile = take_first(&bits);
            bool disturbs = own ? tile != now->plan.first : holds(&now->plan.bits, tile);
            if (disturbs && !is_double(tile)) {
                put_off(&doubtful, at_most(now, line, tile), (Play){line, tile});
                continue;
            }
            double value = value_of(now, line, tile, -INFINITY);
            if (value > most) {
                most = value;
                found = (Play){line, tile};
            }
        }
    }
    for (int k = 0; k < doubtful.size && doubtful.each[k].bound > most; k++) {
        Play play = doubtful.each[k].play;
        double value = value_of(now, play.line, play.tile, most);
        if (value > most) {
            most = value;
            found = play;
        }
    }
    return found;
}

#endif

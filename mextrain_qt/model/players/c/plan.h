/* The plan of a hand: mextrain_qt/model/players/plan.py, which explains it. */
#ifndef PLAN_H
#define PLAN_H

#include "tiles.h"

#define EXACT_UP_TO 17
#define TANGLED 7
#define NEVER_TANGLED 12

/* Each place in the table of known steps holds the newest step that belongs there. Python keeps all; here a
 * table that stays in the processor's nearest memory is worth more than one that forgets nothing.
 */
#define KNOWN_BITS 12
#define KNOWN (1 << KNOWN_BITS)

/* The value of the best train from somewhere, what its tiles are worth, and its first tile or -1. */
typedef struct Step {
    double value, total;
    int first;
} Step;

typedef struct Known {
    Bits hand;
    double value, total;
    int16_t end, first;
} Known;

/* `tiles`: what each is worth; `keep`: the tiles that may be part of a plan. */
typedef struct Plans {
    const double *tiles;
    double fading, after_double, last_double;
    Bits keep;
    Known known[KNOWN];
} Plans;

/* The tiles of a plan, the first of them (-1 for none), its value, and what its tiles are worth. */
typedef struct Plan {
    Bits bits;
    double value, total;
    int first;
} Plan;

static const Step NOWHERE = {0.0, 0.0, -1};

static inline Known *place_of(Plans *plans, Bits hand, int end)
{
    /* Odd numbers without a pattern: what follows the point in the square roots of 2, 3, 5, 7 and 11. The
     * words are mixed one beside the other, since the processor can multiply them at once.
     */
    static const uint64_t ODD[] = {0x6A09E667F3BCC909u, 0xBB67AE8584CAA73Bu, 0x3C6EF372FE94F82Bu};
    uint64_t mixed = (uint64_t)end * 0xA54FF53A5F1D36F1u;
    for (int k = 0; k < WORDS; k++)
        mixed ^= hand.word[k] * ODD[k];
    mixed ^= mixed >> 29;
    return &plans->known[mixed * 0x510E527FADE682D1u >> (64 - KNOWN_BITS)];
}

/* Whether a hand of so many tiles has too many of them for its numbers to be searched in full. */
static bool is_tangled(Bits hand, int tiles)
{
    if (tiles <= NEVER_TANGLED)
        return false;
    if (tiles > EXACT_UP_TO)
        return true;
    int numbers = 0;
    for (int number = 0; number < NUMBERS; number++)
        numbers += meet(hand, FITTING[number]);
    return tiles - numbers > TANGLED;
}

/* The worthiest of some tiles, the last of equals. */
static Bits worthiest(Bits options, const double *tiles)
{
    int best = take_first(&options);
    while (!is_empty(options)) {
        int tile = take_first(&options);
        if (tiles[tile] >= tiles[best])
            best = tile;
    }
    return bit_of(best);
}

/* The best train of a hand that fits somewhere, from a number on. */
static Step search(Plans *plans, Bits hand, int end)
{
    Known *known = place_of(plans, hand, end);
    if (known->end == end && equal(known->hand, hand))
        return (Step){known->value, known->total, known->first};
    Bits options = both(hand, FITTING[end]);
    if (is_tangled(hand, count(hand)))
        options = worthiest(options, plans->tiles);
    Step best = NOWHERE;
    while (!is_empty(options)) {
        int tile = take_first(&options);
        int outer = PIPS[tile] - end;
        Bits left = without(hand, bit_of(tile));
        double worth = plans->tiles[tile];
        if (meet(left, FITTING[outer])) {
            Step rest = search(plans, left, outer);
            double value = worth + (outer == end ? plans->after_double : plans->fading) * rest.value;
            if (value > best.value)
                best = (Step){value, worth + rest.total, tile};
        } else {
            double value = outer == end ? worth * plans->last_double : worth;
            if (value > best.value)
                best = (Step){value, worth, tile};
        }
    }
    *known = (Known){hand, best.value, best.total, (int16_t)end, (int16_t)best.first};
    return best;
}

static Step plan_worth(Plans *plans, Bits hand, int end)
{
    hand = both(hand, plans->keep);
    return meet(hand, FITTING[end]) ? search(plans, hand, end) : NOWHERE;
}

static Plan plan_of(Plans *plans, Bits hand, int end)
{
    hand = both(hand, plans->keep);
    Plan plan = {.first = -1};
    while (meet(hand, FITTING[end])) {
        Step step = search(plans, hand, end);
        if (step.first < 0)
            break;
        if (plan.first < 0) {
            plan.value = step.value;
            plan.total = step.total;
            plan.first = step.first;
        }
        Bits bit = bit_of(step.first);
        plan.bits = either(plan.bits, bit);
        hand = without(hand, bit);
        end = PIPS[step.first] - end;
    }
    return plan;
}

#endif

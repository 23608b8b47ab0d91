/* The walk among the deals that an observation allows: mextrain_qt/model/redeal.py, which explains it. */
#ifndef REDEAL_H
#define REDEAL_H

#include "chance.h"
#include "judging.h"

/* A place that some tile fills: `owner` is a seat, or -1 for the boneyard; `since` when, see Walk in redeal.py. */
typedef struct Slot {
    int owner, since, tile;
    Bits allowed;
} Slot;

/* The first `in_hands` of the slots belong to seats, and those of each lie together. `first` swaps are tried
 * before the next re-deal, `swaps` before each after it. `likelihoods`: of what the seats chose, as it stands.
 */
typedef struct Walk {
    int size, in_hands, first, swaps;
    bool is_judged;
    Bits hidden;
    Slot slots[TILES];
    double likelihoods[SEATS];
} Walk;

/* 0 where it is found to be below `least`. */
static double likelihood(const Walk *walk, const Judge *judge, int seat, double least)
{
    int asked = 0, otherwise = 0;
    for (int k = 0; k < judge->choices[seat]; k++) {
        const Choice *choice = &judge->chosen[seat][k];
        Bits hand = {{0}};
        bool is_planned = true;
        for (const Slot *slot = walk->slots; slot < walk->slots + walk->in_hands; slot++)
            if (slot->owner == seat && slot->since < choice->at)
                hand = either(hand, bit_of(slot->tile));
        if (was_free(judge, choice, without(hand, choice->laid), &is_planned)) {
            asked++;
            otherwise += !is_planned;
            /* Whatever the other choices are: each makes all of them together less likely. */
            if (judge->likelihoods[asked][otherwise] < least)
                return 0.0;
        }
    }
    return judge->likelihoods[asked][otherwise];
}

static void judge_anew(Walk *walk, const Judge *judge)
{
    walk->is_judged = false;
    for (int seat = 0; seat < SEATS; seat++) {
        walk->is_judged |= judge->choices[seat] > 0;
        walk->likelihoods[seat] = likelihood(walk, judge, seat, 0.0);
    }
}

/* Whether two slots may hold each other's tiles. */
static bool may_swap(const Slot *one, const Slot *other)
{
    return holds(&one->allowed, other->tile) && holds(&other->allowed, one->tile);
}

static void swap_tiles(Slot *one, Slot *other)
{
    int tile = one->tile;
    one->tile = other->tile;
    other->tile = tile;
}

/* Swaps, unless it makes the choices less likely and chance is against it. */
static void swap_as_judged(Walk *walk, const Judge *judge, Chance *chance, Slot *one, Slot *other)
{
    double *known = walk->likelihoods, there = 1.0;
    bool has_other = other->owner >= 0 && other->owner != one->owner;
    double before = has_other ? known[one->owner] * known[other->owner] : known[one->owner];
    double least = random_share(chance) * before;
    swap_tiles(one, other);
    double here = likelihood(walk, judge, one->owner, least);
    if (has_other && here > 0.0)
        there = likelihood(walk, judge, other->owner, least / here);
    double now = here * there;
    if (now == 0.0 || now < least) {
        swap_tiles(one, other);
        return;
    }
    known[one->owner] = here;
    if (has_other)
        known[other->owner] = there;
}

static bool are_alike(const Slot *one, const Slot *other)
{
    return one->owner == other->owner && one->since == other->since;
}

static void go_on(Walk *walk, const Judge *judge, Chance *chance, int swaps)
{
    for (int k = 0; k < swaps; k++) {
        Slot *one = &walk->slots[(int)(random_share(chance) * walk->in_hands)];
        Slot *other = &walk->slots[(int)(random_share(chance) * walk->size)];
        if (!may_swap(one, other))
            continue;
        if (!walk->is_judged)
            swap_tiles(one, other);
        else if (!are_alike(one, other))
            swap_as_judged(walk, judge, chance, one, other);
    }
}

/* Deals again: the hands of the other seats, and the boneyard, whose size is given back. */
static int next_deal(
    Walk *walk, const Judge *judge, Chance *chance, Bits hands[SEATS], uint8_t boneyard[TILES])
{
    int size = 0;
    go_on(walk, judge, chance, walk->first);
    walk->first = walk->swaps;
    for (int seat = 0; seat < SEATS; seat++)
        hands[seat] = (Bits){{0}};
    for (const Slot *slot = walk->slots; slot < walk->slots + walk->size; slot++) {
        if (slot->owner < 0)
            boneyard[size++] = (uint8_t)slot->tile;
        else if (holds(&walk->hidden, slot->tile))
            hands[slot->owner] = either(hands[slot->owner], bit_of(slot->tile));
    }
    shuffle(chance, boneyard, size);
    return size;
}

#endif

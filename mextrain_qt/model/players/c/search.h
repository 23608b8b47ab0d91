/* Re-deals played out for several actions at once: mextrain_qt/model/players/playing_out.py. */
#ifndef SEARCH_H
#define SEARCH_H

#include "redeal.h"

/* What the rollouts say of one action, see Tally in playing_out.py. */
typedef struct Tally {
    long long deals;
    double total, squares, gain, gain_squares;
} Tally;

/* No more actions than these are legal at a time. */
enum { BRANCHES = TILES * LINES + 3 };

/* Where an action leads: `start` means nothing where it ends the round at once. */
typedef struct Branch {
    bool ends_round;
    Moment start;
    Bits own;
    Tally tally;
} Branch;

/* `weighing_of`: the seats' own, of which there are `weighings` different ones. Every re-deal is played out in
 * so many `orders` of the boneyard.
 */
typedef struct Search {
    Rules rules;
    int seats, seat, branches, weighings, orders;
    Weighing *weighing_of[SEATS], *weighing[SEATS];
    Branch *branch;
    Judge judge;
    Walk walk;
    Chance chance;
} Search;

static void points_of_branch(
    const Search *search, const Branch *branch, const Bits hands[SEATS], const uint8_t *boneyard, int size,
    int points[SEATS])
{
    Round round;
    memcpy(round.hands, hands, sizeof round.hands);
    if (!branch->ends_round) {
        round.now = branch->start;
        round.rules = &search->rules;
        round.weighings = search->weighing_of;
        round.all_tiles = set_bits(search->rules.highest);
        round.boneyard = boneyard;
        round.size = size;
        round.taken = 0;
        play_out(&round);
    }
    for (int seat = 0; seat < search->seats; seat++)
        points[seat] = points_of_hand(round.hands[seat], search->rules.blank_points);
}

static void add_to_tally(Tally *tally, double value, double reference)
{
    double gain = value - reference;
    tally->deals++;
    tally->total += value;
    tally->squares += value * value;
    tally->gain += gain;
    tally->gain_squares += gain * gain;
}

/* The mean of the others' points less the own, after one rollout. */
static double value_of_branch(
    const Search *search, const Branch *branch, Bits hands[SEATS], const uint8_t *boneyard, int size)
{
    int points[SEATS], sum = 0;
    hands[search->seat] = branch->own;
    points_of_branch(search, branch, hands, boneyard, size, points);
    for (int seat = 0; seat < search->seats; seat++)
        sum += points[seat];
    int mine = points[search->seat];
    return (double)(sum - mine) / (double)(search->seats - 1) - mine;
}

static void play_deal(Search *search, const int *active, int actives)
{
    Bits hands[SEATS];
    uint8_t boneyard[TILES];
    double values[BRANCHES] = {0.0};
    int size = next_deal(&search->walk, &search->judge, &search->chance, hands, boneyard);
    for (int order = 0; order < search->orders; order++) {
        if (order)
            shuffle(&search->chance, boneyard, size);
        for (int each = 0; each < actives; each++)
            values[each] += value_of_branch(search, &search->branch[active[each]], hands, boneyard, size);
    }
    for (int each = 0; each < actives; each++)
        add_to_tally(
            &search->branch[active[each]].tally, values[each] / search->orders, values[0] / search->orders);
}

/* Plays so many re-deals out for the branches in `active`; the first of these is the reference. */
static void play_deals(Search *search, const int *active, int actives, long deals)
{
    for (long k = 0; k < deals; k++)
        play_deal(search, active, actives);
}

#endif

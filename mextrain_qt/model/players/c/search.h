/* Re-deals played out for several actions at once: mextrain_qt/model/players/playing_out.py. */
#ifndef SEARCH_H
#define SEARCH_H

#include "redeal.h"
#include "rollout.h"

/* What the rollouts say of one action, see Tally in playing_out.py. */
typedef struct Tally {
    long long deals;
    double total, squares, gain, gain_squares;
} Tally;

/* Where an action leads: `start` means nothing where it ends the round at once. */
typedef struct Branch {
    bool ends_round;
    Moment start;
    Bits own;
    Tally tally;
} Branch;

/* `weighing_of`: the seats' own, of which there are `weighings` different ones. */
typedef struct Search {
    Rules rules;
    int seats, seat, branches, weighings;
    Weighing *weighing_of[SEATS], *weighing[SEATS];
    Branch *branch;
    double *weights;
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

/* Plays so many re-deals out for the branches in `active`; the first branch of all is the reference. */
static void play_deals(Search *search, const int *active, int actives, long deals)
{
    for (long k = 0; k < deals; k++) {
        Bits hands[SEATS];
        uint8_t boneyard[TILES];
        int size = next_deal(&search->walk, &search->chance, hands, boneyard);
        double reference = 0.0;
        for (int each = 0; each < actives; each++) {
            Branch *branch = &search->branch[active[each]];
            int points[SEATS], sum = 0;
            hands[search->seat] = branch->own;
            points_of_branch(search, branch, hands, boneyard, size, points);
            for (int seat = 0; seat < search->seats; seat++)
                sum += points[seat];
            int mine = points[search->seat];
            double value = (double)(sum - mine) / (double)(search->seats - 1) - mine;
            if (active[each] == 0)
                reference = value;
            add_to_tally(&branch->tally, value, reference);
        }
    }
}

#endif

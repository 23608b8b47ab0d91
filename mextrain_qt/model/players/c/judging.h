/* How likely what the other seats chose is: mextrain_qt/model/players/judging.py, which explains it. */
#ifndef JUDGING_H
#define JUDGING_H

#include "rollout.h"

/* So many choices of a seat are judged, see choices.py. */
#define CHOICES 24

/* A tile that another seat laid, and what it faced, see Choice in choices.py. */
typedef struct Choice {
    int at, fewest, boneyard;
    Moment now;
    Bits laid;
    Play play;
} Choice;

/* `likelihoods`: by how many moves a seat had a choice in, and how many of those were not the planner's. */
typedef struct Judge {
    const Rules *rules;
    Weighing *const *weighings;
    int choices[SEATS];
    Choice *chosen[SEATS];
    double likelihoods[CHOICES + 1][CHOICES + 1];
} Judge;

/* Whether there was a choice with that hand; whether a planner would have chosen so. */
static bool was_free(const Judge *judge, const Choice *choice, Bits hand, bool *is_planned)
{
    Round round;
    Moves moves[LINES];
    Play play;
    const int seat = choice->now.seat, *ends = choice->now.ends;
    round.now = choice->now;
    round.rules = judge->rules;
    round.weighings = judge->weighings;
    round.all_tiles = set_bits(judge->rules->highest);
    round.hands[seat] = hand;
    round.size = choice->boneyard;
    round.taken = 0;
    bool bursting = is_bursting(&round);
    int lines = find_moves(&round, bursting, moves);
    /* Slots hold what was laid from them, so that there is a move; but nothing here relies on it. */
    if (!lines || is_only_play(moves, lines, &play))
        return false;
    play = choose(&round, bursting, moves, lines, choice->fewest);
    /* On the same number of two lines that are not its own a tile is worth the same. */
    bool alike = play.line == choice->play.line
                 || (play.line != seat && choice->play.line != seat && ends[play.line] == ends[choice->play.line]);
    *is_planned = play.tile == choice->play.tile && alike;
    return true;
}

#endif

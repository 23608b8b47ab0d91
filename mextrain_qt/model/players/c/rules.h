/* The rules of a table, and the weights of those who sit at it: what of mextrain_qt/model/options.py and of
 * Temper in weighing.py the rollouts need. reading.h takes both from the Python objects, by their names.
 */
#ifndef RULES_H
#define RULES_H

#include <stdbool.h>
#include <stddef.h>

#define SEATS 8
#define MEXICAN SEATS
#define LINES (SEATS + 1)
#define PHASES 5

enum Doubles { BLOCK, PAUSE, FREE };
enum Mexican { ANYONE, PERMANENT, SECOND_TURN, AFTER_OWN, AFTER_ALL };

typedef struct Rules {
    int highest, doubles, cover, mexican, blank_points;
    bool replay, several_doubles, anywhere, any_closes, release_dead, end_on_double;
    bool burst, free_burst, draw_once, own_first, layer_pays;
} Rules;

/* A further weight is a further field here and a further line in WEIGHTS. */
typedef struct Temper {
    double tile, fading[PHASES], luck[PHASES], exposed, uncovered, followers, self_fit, last_double;
} Temper;

/* The weights by their names in Python, and how many values each has. */
static const struct {
    const char *name;
    size_t place;
    int size;
} WEIGHTS[] = {
    {"tile", offsetof(Temper, tile), 1},
    {"fading", offsetof(Temper, fading), PHASES},
    {"luck", offsetof(Temper, luck), PHASES},
    {"exposed", offsetof(Temper, exposed), 1},
    {"uncovered", offsetof(Temper, uncovered), 1},
    {"followers", offsetof(Temper, followers), 1},
    {"self_fit", offsetof(Temper, self_fit), 1},
    {"last_double", offsetof(Temper, last_double), 1},
};
enum { WEIGHTS_KNOWN = sizeof WEIGHTS / sizeof *WEIGHTS };

/* Whether a double needs two tiles, one of them beside the line. */
static inline bool has_spurs(const Rules *rules)
{
    return rules->doubles == PAUSE && rules->cover == 2;
}

#endif

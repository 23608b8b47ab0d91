/* The walk among the deals that an observation allows: mextrain_qt/model/redeal.py, which explains it. */
#ifndef REDEAL_H
#define REDEAL_H

#include "chance.h"
#include "rules.h"
#include "tiles.h"

/* A place that some tile fills: `owner` is a seat, or -1 for the boneyard; `weights` are by tile. */
typedef struct Slot {
    int owner, tile;
    Bits allowed;
    const double *weights;
} Slot;

/* The first `in_hands` of the slots belong to seats; `swaps` are tried between two re-deals. */
typedef struct Walk {
    int size, in_hands, swaps;
    Bits hidden;
    Slot slots[TILES];
} Walk;

static void swap_tiles(Walk *walk, Chance *chance)
{
    for (int k = 0; k < walk->swaps; k++) {
        Slot *one = &walk->slots[(int)(random_share(chance) * walk->in_hands)];
        Slot *other = &walk->slots[(int)(random_share(chance) * walk->size)];
        int tile = one->tile, instead = other->tile;
        if (!holds(&one->allowed, instead) || !holds(&other->allowed, tile))
            continue;
        double likelier = one->weights[instead] * other->weights[tile];
        double now = one->weights[tile] * other->weights[instead];
        if (likelier >= now || random_share(chance) * now < likelier) {
            one->tile = instead;
            other->tile = tile;
        }
    }
}

/* Deals again: the hands of the other seats, and the boneyard, whose size is given back. */
static int next_deal(Walk *walk, Chance *chance, Bits hands[SEATS], uint8_t boneyard[TILES])
{
    int size = 0;
    swap_tiles(walk, chance);
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

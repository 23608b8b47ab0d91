/* Python's random.Random, carried on in C: the Mersenne Twister (M. Matsumoto and T. Nishimura, ACM
 * Transactions on Modeling and Computer Simulation 8, 1998) and what Python makes of its words.
 */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

#define TWISTER_WORDS 624
#define TWISTER_SHIFT 397

/* `used`: how many words of the state have been given out, TWISTER_WORDS when it has to be renewed. */
typedef struct Chance {
    uint32_t state[TWISTER_WORDS];
    int used;
} Chance;

/* What becomes of the highest bit of one word and the others of the next. */
static inline uint32_t twisted(uint32_t high, uint32_t low)
{
    uint32_t mixed = (high & 0x80000000u) | (low & 0x7fffffffu);
    return mixed >> 1 ^ ((0u - (mixed & 1)) & 0x9908b0dfu);
}

static void renew(Chance *chance)
{
    uint32_t *state = chance->state;
    for (int k = 0; k < TWISTER_WORDS - TWISTER_SHIFT; k++)
        state[k] = state[k + TWISTER_SHIFT] ^ twisted(state[k], state[k + 1]);
    for (int k = TWISTER_WORDS - TWISTER_SHIFT; k < TWISTER_WORDS - 1; k++)
        state[k] = state[k + TWISTER_SHIFT - TWISTER_WORDS] ^ twisted(state[k], state[k + 1]);
    state[TWISTER_WORDS - 1] = state[TWISTER_SHIFT - 1] ^ twisted(state[TWISTER_WORDS - 1], state[0]);
    chance->used = 0;
}

static uint32_t random_word(Chance *chance)
{
    if (chance->used >= TWISTER_WORDS)
        renew(chance);
    uint32_t word = chance->state[chance->used++];
    word ^= word >> 11;
    word ^= word << 7 & 0x9d2c5680u;
    word ^= word << 15 & 0xefc60000u;
    return word ^ word >> 18;
}

/* Random.random: at least 0 and below 1, in steps of 2 to the power of -53. */
static double random_share(Chance *chance)
{
    uint32_t high = random_word(chance) >> 5, low = random_word(chance) >> 6;
    return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
}

/* Random._randbelow: at least 0 and below `limit`, which is above 0. */
static int random_below(Chance *chance, int limit)
{
    int bits = 1;
    while (limit >> bits)
        bits++;
    for (;;) {
        uint32_t found = random_word(chance) >> (32 - bits);
        if (found < (uint32_t)limit)
            return (int)found;
    }
}

/* Random.shuffle. */
static void shuffle(Chance *chance, uint8_t *each, int size)
{
    for (int k = size - 1; k > 0; k--) {
        int other = random_below(chance, k + 1);
        uint8_t moved = each[k];
        each[k] = each[other];
        each[other] = moved;
    }
}

#endif

/* Tiles, and sets of tiles as bits: what mextrain_qt/model/tiles.py says, for C.
 *
 * A tile is its index, high * (high + 1) / 2 + low. A set of tiles is WORDS machine words, since no compiler
 * has integers of 190 bits; loops over the words are unrolled. Whoever includes this says how many: all is
 * compiled twice, with two words for the usual sets, since three cost half as much time again.
 */
#ifndef TILES_H
#define TILES_H

#include <stdbool.h>
#include <stdint.h>
#if defined(_MSC_VER) && defined(_M_X64)
#include <intrin.h>
#endif

#if WORDS == 3
#define NUMBERS 19
#define TILES 190
#else
#define NUMBERS 15
#define TILES 120
#endif
#define MAX_PIPS 18

typedef struct Bits {
    uint64_t word[WORDS];
} Bits;

/* The tables are written out by the preprocessor: nothing has to be set up, and nothing can change. */

#define INDEX(a, b) ((a) >= (b) ? (a) * ((a) + 1) / 2 + (b) : (b) * ((b) + 1) / 2 + (a))
#define TILE_BIT(word, tile) ((tile) / 64 == (word) ? (uint64_t)1 << (tile) % 64 : 0)

#define EACH_NUMBER(of, a, b)                                                                           \
    of(a, b, 0) | of(a, b, 1) | of(a, b, 2) | of(a, b, 3) | of(a, b, 4) | of(a, b, 5) | of(a, b, 6)     \
        | of(a, b, 7) | of(a, b, 8) | of(a, b, 9) | of(a, b, 10) | of(a, b, 11) | of(a, b, 12)          \
        | of(a, b, 13) | of(a, b, 14) | of(a, b, 15) | of(a, b, 16) | of(a, b, 17) | of(a, b, 18)
#define FITTING_BIT(word, number, other) TILE_BIT(word, INDEX(number, other))
#define DOUBLE_BIT(word, unused, number) TILE_BIT(word, INDEX(number, number))

#if WORDS == 3
#define IN_WORDS(of, a) {{EACH_NUMBER(of, 0, a), EACH_NUMBER(of, 1, a), EACH_NUMBER(of, 2, a)}}
#else
#define IN_WORDS(of, a) {{EACH_NUMBER(of, 0, a), EACH_NUMBER(of, 1, a)}}
#endif
#define FITS(number) IN_WORDS(FITTING_BIT, number)

/* For each number, all tiles that show it. */
static const Bits FITTING[NUMBERS] = {
    FITS(0),  FITS(1),  FITS(2),  FITS(3),  FITS(4),  FITS(5),  FITS(6),  FITS(7),
    FITS(8),  FITS(9),  FITS(10), FITS(11), FITS(12), FITS(13), FITS(14),
#if WORDS == 3
    FITS(15), FITS(16), FITS(17), FITS(18),
#endif
};
static const Bits DOUBLES = IN_WORDS(DOUBLE_BIT, 0);

#define UP_TO_0(f, h) f(h, 0)
#define UP_TO_1(f, h) UP_TO_0(f, h), f(h, 1)
#define UP_TO_2(f, h) UP_TO_1(f, h), f(h, 2)
#define UP_TO_3(f, h) UP_TO_2(f, h), f(h, 3)
#define UP_TO_4(f, h) UP_TO_3(f, h), f(h, 4)
#define UP_TO_5(f, h) UP_TO_4(f, h), f(h, 5)
#define UP_TO_6(f, h) UP_TO_5(f, h), f(h, 6)
#define UP_TO_7(f, h) UP_TO_6(f, h), f(h, 7)
#define UP_TO_8(f, h) UP_TO_7(f, h), f(h, 8)
#define UP_TO_9(f, h) UP_TO_8(f, h), f(h, 9)
#define UP_TO_10(f, h) UP_TO_9(f, h), f(h, 10)
#define UP_TO_11(f, h) UP_TO_10(f, h), f(h, 11)
#define UP_TO_12(f, h) UP_TO_11(f, h), f(h, 12)
#define UP_TO_13(f, h) UP_TO_12(f, h), f(h, 13)
#define UP_TO_14(f, h) UP_TO_13(f, h), f(h, 14)
#define UP_TO_15(f, h) UP_TO_14(f, h), f(h, 15)
#define UP_TO_16(f, h) UP_TO_15(f, h), f(h, 16)
#define UP_TO_17(f, h) UP_TO_16(f, h), f(h, 17)
#define UP_TO_18(f, h) UP_TO_17(f, h), f(h, 18)
#define UP_TO_DOUBLE_14(f)                                                                              \
    UP_TO_0(f, 0), UP_TO_1(f, 1), UP_TO_2(f, 2), UP_TO_3(f, 3), UP_TO_4(f, 4), UP_TO_5(f, 5),           \
        UP_TO_6(f, 6), UP_TO_7(f, 7), UP_TO_8(f, 8), UP_TO_9(f, 9), UP_TO_10(f, 10), UP_TO_11(f, 11),   \
        UP_TO_12(f, 12), UP_TO_13(f, 13), UP_TO_14(f, 14)
#if WORDS == 3
#define EACH_TILE(f)                                                                                    \
    UP_TO_DOUBLE_14(f), UP_TO_15(f, 15), UP_TO_16(f, 16), UP_TO_17(f, 17), UP_TO_18(f, 18)
#else
#define EACH_TILE(f) UP_TO_DOUBLE_14(f)
#endif
#define PIPS_OF(high, low) (high) + (low)
#define HIGH_OF(high, low) (high)

static const uint8_t PIPS[TILES] = {EACH_TILE(PIPS_OF)};
static const uint8_t HIGH[TILES] = {EACH_TILE(HIGH_OF)};

static inline Bits both(Bits a, Bits b)
{
    for (int k = 0; k < WORDS; k++)
        a.word[k] &= b.word[k];
    return a;
}

static inline Bits either(Bits a, Bits b)
{
    for (int k = 0; k < WORDS; k++)
        a.word[k] |= b.word[k];
    return a;
}

static inline Bits without(Bits a, Bits b)
{
    for (int k = 0; k < WORDS; k++)
        a.word[k] &= ~b.word[k];
    return a;
}

static inline bool is_empty(Bits a)
{
    uint64_t any = 0;
    for (int k = 0; k < WORDS; k++)
        any |= a.word[k];
    return !any;
}

static inline bool meet(Bits a, Bits b)
{
    uint64_t any = 0;
    for (int k = 0; k < WORDS; k++)
        any |= a.word[k] & b.word[k];
    return any != 0;
}

static inline bool equal(Bits a, Bits b)
{
    uint64_t any = 0;
    for (int k = 0; k < WORDS; k++)
        any |= a.word[k] ^ b.word[k];
    return !any;
}

static inline Bits bit_of(int tile)
{
    Bits bit;
    uint64_t one = (uint64_t)1 << (tile & 63);
    for (int k = 0; k < WORDS; k++)
        bit.word[k] = tile >> 6 == k ? one : 0;
    return bit;
}

static inline bool holds(const Bits *bits, int tile)
{
    return bits->word[tile >> 6] >> (tile & 63) & 1;
}

static inline bool is_double(int tile)
{
    return PIPS[tile] == 2 * HIGH[tile];
}

static inline int ones(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(word * 0x0101010101010101u >> 56);
}

static inline int count(Bits a)
{
    int tiles = 0;
    for (int k = 0; k < WORDS; k++)
        tiles += ones(a.word[k]);
    return tiles;
}

/* The place of the lowest bit of a word that is not 0. */
static inline int lowest_one(uint64_t word)
{
#if defined(__GNUC__)
    return __builtin_ctzll(word);
#elif defined(_MSC_VER) && defined(_M_X64)
    unsigned long place;
    _BitScanForward64(&place, word);
    return (int)place;
#else
    return ones((word & (0 - word)) - 1);
#endif
}

/* Takes the first tile out of a set that is not empty. */
static inline int take_first(Bits *bits)
{
    for (int k = 0; k < WORDS - 1; k++)
        if (bits->word[k]) {
            int place = lowest_one(bits->word[k]);
            bits->word[k] &= bits->word[k] - 1;
            return 64 * k + place;
        }
    int place = lowest_one(bits->word[WORDS - 1]);
    bits->word[WORDS - 1] &= bits->word[WORDS - 1] - 1;
    return 64 * (WORDS - 1) + place;
}

/* All tiles of the double-`highest` set. */
static inline Bits set_bits(int highest)
{
    int size = (highest + 1) * (highest + 2) / 2;
    Bits set;
    for (int k = 0; k < WORDS; k++) {
        int left = size - 64 * k;
        set.word[k] = left >= 64 ? ~(uint64_t)0 : left > 0 ? ((uint64_t)1 << left) - 1 : 0;
    }
    return set;
}

#endif

/* Reading Python objects into C values. Every function gives false with an exception set where it cannot:
 * AttributeError or TypeError where the object is another kind of thing, ValueError where a number is out of
 * range. Nothing that was read can lead the rollouts outside of their tables.
 */
#ifndef READING_H
#define READING_H

#include "search.h"

static bool out_of_range(const char *name)
{
    PyErr_Format(PyExc_ValueError, "%s is out of range", name);
    return false;
}

static bool to_int(PyObject *object, const char *name, long least, long most, int *value)
{
    if (!PyLong_Check(object)) {
        PyErr_Format(PyExc_TypeError, "%s has to be a whole number", name);
        return false;
    }
    int overflow = 0;
    long found = PyLong_AsLongAndOverflow(object, &overflow);
    if (overflow || found < least || found > most)
        return out_of_range(name);
    *value = (int)found;
    return true;
}

static bool to_double(PyObject *object, double *value)
{
    *value = PyFloat_AsDouble(object);
    return *value != -1.0 || !PyErr_Occurred();
}

/* A set of tiles, which Python keeps as one large whole number. */
static bool to_bits(PyObject *object, const char *name, Bits *bits)
{
    enum { BYTES = 8 * WORDS };
    if (!PyLong_Check(object)) {
        PyErr_Format(PyExc_TypeError, "%s has to be a whole number", name);
        return false;
    }
    /* The method of whole numbers themselves: that of a class below them may give anything. */
    PyObject *numbers = (PyObject *)&PyLong_Type;
    PyObject *bytes = PyObject_CallMethod(numbers, "to_bytes", "Ois", object, (int)BYTES, "little");
    if (!bytes) {
        if (PyErr_ExceptionMatches(PyExc_OverflowError))
            out_of_range(name);
        return false;
    }
    const unsigned char *each = (const unsigned char *)PyBytes_AsString(bytes);
    for (int k = 0; k < WORDS; k++) {
        bits->word[k] = 0;
        for (int place = 7; place >= 0; place--)
            bits->word[k] = bits->word[k] << 8 | each[8 * k + place];
    }
    Py_DECREF(bytes);
    if (!is_empty(without(*bits, set_bits(NUMBERS - 1))))
        return out_of_range(name);
    return true;
}

static bool read_int(PyObject *owner, const char *name, long least, long most, int *value)
{
    PyObject *object = PyObject_GetAttrString(owner, name);
    bool done = object && to_int(object, name, least, most, value);
    Py_XDECREF(object);
    return done;
}

static bool read_flag(PyObject *owner, const char *name, bool *value)
{
    PyObject *object = PyObject_GetAttrString(owner, name);
    int truth = object ? PyObject_IsTrue(object) : -1;
    Py_XDECREF(object);
    *value = truth == 1;
    return truth >= 0;
}

static bool read_lines(PyObject *owner, const char *name, int lines, unsigned *bits)
{
    int value = 0;
    bool done = read_int(owner, name, 0, (1L << lines) - 1, &value);
    *bits = (unsigned)value;
    return done;
}

static bool read_bits(PyObject *owner, const char *name, Bits *bits)
{
    PyObject *object = PyObject_GetAttrString(owner, name);
    bool done = object && to_bits(object, name, bits);
    Py_XDECREF(object);
    return done;
}

/* The place of an option's value among the values it may have. */
static bool read_choice(PyObject *owner, const char *name, const char *const *choices, int *value)
{
    PyObject *object = PyObject_GetAttrString(owner, name);
    if (!object)
        return false;
    int place = 0;
    bool is_text = PyUnicode_Check(object);
    while (is_text && choices[place] && PyUnicode_CompareWithASCIIString(object, choices[place]))
        place++;
    Py_DECREF(object);
    if (!is_text) {
        PyErr_Format(PyExc_TypeError, "%s has to be text", name);
        return false;
    }
    *value = place;
    return choices[place] ? true : out_of_range(name);
}

static bool read_whether(PyObject *owner, const char *name, const char *no, const char *yes, bool *value)
{
    const char *const choices[] = {no, yes, NULL};
    int place = 0;
    bool done = read_choice(owner, name, choices, &place);
    *value = place == 1;
    return done;
}

/* The members of something that has `fewest` to `most`: a new reference to a tuple, or NULL. */
static PyObject *sequence_of(PyObject *object, const char *name, Py_ssize_t fewest, Py_ssize_t most)
{
    PyObject *sequence = PySequence_Tuple(object);
    if (!sequence)
        return NULL;
    Py_ssize_t size = PyTuple_Size(sequence);
    if (size < fewest || size > most) {
        PyErr_Format(PyExc_ValueError, "%s has %zd members, and not %zd to %zd", name, size, fewest, most);
        Py_DECREF(sequence);
        return NULL;
    }
    return sequence;
}

static PyObject *read_sequence(PyObject *owner, const char *name, Py_ssize_t fewest, Py_ssize_t most)
{
    PyObject *object = PyObject_GetAttrString(owner, name);
    PyObject *sequence = object ? sequence_of(object, name, fewest, most) : NULL;
    Py_XDECREF(object);
    return sequence;
}

static bool to_ints(PyObject *sequence, const char *name, long least, long most, int *values)
{
    for (Py_ssize_t k = 0; k < PyTuple_Size(sequence); k++)
        if (!to_int(PyTuple_GetItem(sequence, k), name, least, most, &values[k]))
            return false;
    return true;
}

static bool read_ints(PyObject *owner, const char *name, int size, long least, long most, int *values)
{
    PyObject *sequence = read_sequence(owner, name, size, size);
    bool done = sequence && to_ints(sequence, name, least, most, values);
    Py_XDECREF(sequence);
    return done;
}

static bool read_doubles(PyObject *owner, const char *name, int size, double *values)
{
    PyObject *sequence = read_sequence(owner, name, size, size);
    bool done = sequence != NULL;
    for (int k = 0; done && k < size; k++)
        done = to_double(PyTuple_GetItem(sequence, k), &values[k]);
    Py_XDECREF(sequence);
    return done;
}

static bool read_queue(PyObject *owner, const char *name, Queue *queue)
{
    int lines[LINES];
    PyObject *sequence = read_sequence(owner, name, 0, LINES);
    bool done = sequence && to_ints(sequence, name, 0, MEXICAN, lines);
    queue->size = 0;
    for (Py_ssize_t k = 0; done && k < PyTuple_Size(sequence); k++) {
        if (is_queued(queue, lines[k]))
            done = out_of_range(name);
        else
            enqueue(queue, lines[k]);
    }
    Py_XDECREF(sequence);
    return done;
}

static bool read_rules(PyObject *options, Rules *rules)
{
    static const char *const doubles[] = {"block", "pause", "free", NULL};
    static const char *const mexican[] = {
        "anyone", "permanent", "second_turn", "after_own", "after_all", NULL};
    return read_int(options, "highest", 0, NUMBERS - 1, &rules->highest)
           && read_choice(options, "doubles", doubles, &rules->doubles)
           && read_int(options, "cover", 1, 2, &rules->cover)
           && read_choice(options, "mexican", mexican, &rules->mexican)
           && read_int(options, "blank_points", 0, 999, &rules->blank_points)
           && read_flag(options, "replay", &rules->replay)
           && read_flag(options, "several_doubles", &rules->several_doubles)
           && read_whether(options, "replay_where", "double", "anywhere", &rules->anywhere)
           && read_whether(options, "marker_off", "own", "any", &rules->any_closes)
           && read_flag(options, "release_dead", &rules->release_dead)
           && read_flag(options, "end_on_double", &rules->end_on_double)
           && read_flag(options, "burst", &rules->burst)
           && read_whether(options, "burst_double", "cover", "free", &rules->free_burst)
           && read_whether(options, "draws", "per_play", "per_turn", &rules->draw_once)
           && read_flag(options, "own_first", &rules->own_first)
           && read_flag(options, "layer_pays", &rules->layer_pays);
}

static bool read_temper(PyObject *object, Temper *temper)
{
    for (int k = 0; k < WEIGHTS_KNOWN; k++) {
        double *values = (double *)((char *)temper + WEIGHTS[k].place);
        if (WEIGHTS[k].size > 1) {
            if (!read_doubles(object, WEIGHTS[k].name, WEIGHTS[k].size, values))
                return false;
            continue;
        }
        PyObject *value = PyObject_GetAttrString(object, WEIGHTS[k].name);
        bool done = value && to_double(value, values);
        Py_XDECREF(value);
        if (!done)
            return false;
    }
    return true;
}

/* A line whose double has a tile beside it has to say which number that offers. */
static bool read_spurs(PyObject *object, Moment *moment)
{
    if (!read_ints(object, "needed", LINES, 0, 2, moment->needed)
        || !read_ints(object, "beside", LINES, -1, NUMBERS - 1, moment->beside))
        return false;
    for (int line = 0; line < LINES; line++)
        if (moment->needed[line] == 1 && moment->beside[line] < 0)
            return out_of_range("beside");
    return true;
}

static bool read_moment(PyObject *object, int seats, Moment *moment)
{
    return read_int(object, "seats", seats, seats, &moment->seats)
           && read_int(object, "seat", 0, seats - 1, &moment->seat)
           && read_ints(object, "ends", LINES, 0, NUMBERS - 1, moment->ends)
           && read_spurs(object, moment)
           && read_ints(object, "turns", seats, 0, 1 << 20, moment->turns)
           && read_lines(object, "open_lines", seats, &moment->open)
           && read_lines(object, "grown", LINES, &moment->grown)
           && read_queue(object, "queue", &moment->queue) && read_queue(object, "doubles", &moment->doubles)
           && read_flag(object, "drew", &moment->drew) && read_flag(object, "drawn", &moment->drawn)
           && read_flag(object, "laid", &moment->laid) && read_flag(object, "laid_own", &moment->laid_own)
           && read_flag(object, "laid_double", &moment->laid_double)
           && read_bits(object, "table", &moment->table);
}

static bool read_slots(PyObject *owners, PyObject *since, PyObject *tiles, PyObject *allowed, Search *search)
{
    for (int k = 0; k < search->walk.size; k++) {
        Slot *slot = &search->walk.slots[k];
        /* Only the slots in hands belong to seats. */
        int least = k < search->walk.in_hands ? 0 : -1, most = k < search->walk.in_hands ? search->seats - 1 : -1;
        if (!to_int(PyTuple_GetItem(owners, k), "owner", least, most, &slot->owner)
            || !to_int(PyTuple_GetItem(since, k), "since", -1, 1 << 20, &slot->since)
            || !to_int(PyTuple_GetItem(tiles, k), "tile_at", 0, TILES - 1, &slot->tile)
            || !to_bits(PyTuple_GetItem(allowed, k), "allowed", &slot->allowed))
            return false;
    }
    return true;
}

/* The walk of a Redeals, and whose view it is of how many seats. */
static bool read_walk(PyObject *object, Search *search)
{
    Walk *walk = &search->walk;
    PyObject *owners = NULL, *since = NULL, *tiles = NULL, *allowed = NULL;
    bool done = read_int(object, "seats", 2, SEATS, &search->seats)
                && read_int(object, "seat", 0, search->seats - 1, &search->seat)
                && read_int(object, "first", 0, 1 << 20, &walk->first)
                && read_int(object, "swaps", 0, 1 << 20, &walk->swaps)
                && read_bits(object, "hidden", &walk->hidden)
                && (owners = read_sequence(object, "owner", 1, TILES)) != NULL;
    Py_ssize_t size = done ? PyTuple_Size(owners) : 0;
    walk->size = (int)size;
    done = done && (since = read_sequence(object, "since", size, size)) != NULL
           && (tiles = read_sequence(object, "tile_at", size, size)) != NULL
           && (allowed = read_sequence(object, "allowed", size, size)) != NULL
           && read_int(object, "in_hands", 0, (long)size, &walk->in_hands)
           && read_slots(owners, since, tiles, allowed, search);
    if (done && (walk->first || walk->swaps) && !walk->in_hands)
        done = out_of_range("swaps");
    Py_XDECREF(owners);
    Py_XDECREF(since);
    Py_XDECREF(tiles);
    Py_XDECREF(allowed);
    return done;
}

static bool read_choice_made(PyObject *object, int seats, int seat, Choice *choice)
{
    PyObject *now = PyObject_GetAttrString(object, "now");
    bool done = now && read_moment(now, seats, &choice->now);
    Py_XDECREF(now);
    if (done && choice->now.seat != seat)
        done = out_of_range("seat");
    return done && read_int(object, "at", 0, 1 << 20, &choice->at)
           && read_int(object, "fewest", 0, TILES, &choice->fewest)
           && read_int(object, "boneyard", 0, TILES, &choice->boneyard)
           && read_bits(object, "laid", &choice->laid) && read_int(object, "line", 0, MEXICAN, &choice->play.line)
           && read_int(object, "tile", 0, TILES - 1, &choice->play.tile);
}

static bool read_choices_of_seat(PyObject *object, int seats, int seat, Judge *judge)
{
    PyObject *choices = sequence_of(object, "choices", 0, CHOICES);
    if (!choices)
        return false;
    int size = (int)PyTuple_Size(choices);
    judge->chosen[seat] = PyMem_Calloc((size_t)size + 1, sizeof(Choice));
    bool done = judge->chosen[seat] ? true : (PyErr_NoMemory(), false);
    for (int k = 0; done && k < size; k++)
        done = read_choice_made(PyTuple_GetItem(choices, k), seats, seat, &judge->chosen[seat][k]);
    judge->choices[seat] = done ? size : 0;
    Py_DECREF(choices);
    return done;
}

/* What each seat chose. */
static bool read_choices(PyObject *object, int seats, Judge *judge)
{
    PyObject *choices = sequence_of(object, "choices", seats, seats);
    bool done = choices != NULL;
    for (int seat = 0; done && seat < seats; seat++)
        done = read_choices_of_seat(PyTuple_GetItem(choices, seat), seats, seat, judge);
    Py_XDECREF(choices);
    return done;
}

static bool read_likelihoods(PyObject *object, Judge *judge)
{
    PyObject *rows = sequence_of(object, "likelihoods", CHOICES + 1, CHOICES + 1);
    bool done = rows != NULL;
    for (int asked = 0; done && asked <= CHOICES; asked++) {
        PyObject *row = sequence_of(PyTuple_GetItem(rows, asked), "likelihoods", asked + 1, asked + 1);
        done = row != NULL;
        for (int otherwise = 0; done && otherwise <= asked; otherwise++)
            done = to_double(PyTuple_GetItem(row, otherwise), &judge->likelihoods[asked][otherwise]);
        Py_XDECREF(row);
    }
    Py_XDECREF(rows);
    return done;
}

#endif

/* The Python type around a Search; small.c and large.c say how wide, and by which names. */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <float.h>

#include "reading.h"

#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD != 0
#error "Sums of this compiler differ from Python's in their last bits."
#endif

typedef struct SearchObject {
    PyObject_HEAD
    bool is_playing;
    Search search;
} SearchObject;

static bool is_free(SearchObject *self)
{
    if (self->is_playing)
        PyErr_SetString(PyExc_RuntimeError, "the search is in use by another thread");
    return !self->is_playing;
}

static void release(Search *search)
{
    for (int k = 0; k < search->weighings; k++)
        PyMem_Free(search->weighing[k]);
    for (int seat = 0; seat < SEATS; seat++)
        PyMem_Free(search->judge.chosen[seat]);
    PyMem_Free(search->branch);
}

/* The seats' ways of weighing, one for all that share a temper. */
static bool read_tempers(PyObject *object, Search *search)
{
    PyObject *tempers = sequence_of(object, "tempers", search->seats, search->seats);
    bool done = tempers != NULL;
    for (int seat = 0; done && seat < search->seats; seat++) {
        PyObject *mine = PyTuple_GetItem(tempers, seat);
        int other = 0;
        while (PyTuple_GetItem(tempers, other) != mine)
            other++;
        if (other < seat) {
            search->weighing_of[seat] = search->weighing_of[other];
            continue;
        }
        Temper temper;
        Weighing *weighing = PyMem_Calloc(1, sizeof *weighing);
        if (!weighing) {
            PyErr_NoMemory();
            done = false;
            break;
        }
        search->weighing_of[seat] = search->weighing[search->weighings++] = weighing;
        done = read_temper(mine, &temper);
        if (done)
            start_weighing(weighing, &search->rules, &temper);
    }
    Py_XDECREF(tempers);
    return done;
}

static bool read_branch(PyObject *pair, Search *search, Branch *branch)
{
    PyObject *both_members = sequence_of(pair, "a branch", 2, 2);
    if (!both_members)
        return false;
    PyObject *moment = PyTuple_GetItem(both_members, 0);
    branch->ends_round = moment == Py_None;
    bool done = branch->ends_round || read_moment(moment, search->seats, &branch->start);
    done = done && to_bits(PyTuple_GetItem(both_members, 1), "own hand", &branch->own);
    Py_DECREF(both_members);
    return done;
}

static bool read_branches(PyObject *object, Search *search)
{
    PyObject *branches = sequence_of(object, "branches", 1, BRANCHES);
    if (!branches)
        return false;
    search->branches = (int)PyTuple_Size(branches);
    search->branch = PyMem_Calloc((size_t)search->branches, sizeof(Branch));
    bool done = search->branch ? true : (PyErr_NoMemory(), false);
    for (int k = 0; done && k < search->branches; k++)
        done = read_branch(PyTuple_GetItem(branches, k), search, &search->branch[k]);
    Py_DECREF(branches);
    return done;
}

static PyObject *search_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    static char *names[] = {
        "options", "tempers", "walk", "branches", "choices", "likelihoods", "orders", NULL};
    PyObject *options, *tempers, *walk, *branches, *choices, *likelihoods, *orders;
    if (!PyArg_ParseTupleAndKeywords(
            args, keywords, "OOOOOOO", names, &options, &tempers, &walk, &branches, &choices, &likelihoods,
            &orders))
        return NULL;
    allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    SearchObject *self = (SearchObject *)allocate(type, 0);
    if (!self)
        return NULL;
    Search *search = &self->search;
    Judge *judge = &search->judge;
    search->chance.used = TWISTER_WORDS;
    if (read_rules(options, &search->rules) && read_walk(walk, search) && read_tempers(tempers, search)
        && read_branches(branches, search) && read_choices(choices, search->seats, judge)
        && read_likelihoods(likelihoods, judge) && to_int(orders, "orders", 1, 1 << 10, &search->orders)) {
        judge->rules = &search->rules;
        judge->weighings = search->weighing_of;
        judge_anew(&search->walk, judge);
        return (PyObject *)self;
    }
    Py_DECREF(self);
    return NULL;
}

static void search_dealloc(SearchObject *self)
{
    PyTypeObject *type = Py_TYPE((PyObject *)self);
    release(&self->search);
    freefunc free_object = (freefunc)PyType_GetSlot(type, Py_tp_free);
    free_object(self);
    Py_DECREF(type);
}

static PyObject *search_carry_on(SearchObject *self, PyObject *state)
{
    enum { SIZE = TWISTER_WORDS + 1 };
    Chance chance;
    PyObject *words = sequence_of(state, "state", SIZE, SIZE);
    if (!words)
        return NULL;
    bool done = to_int(PyTuple_GetItem(words, TWISTER_WORDS), "state", 0, TWISTER_WORDS, &chance.used);
    for (int k = 0; done && k < TWISTER_WORDS; k++) {
        unsigned long long word = PyLong_AsUnsignedLongLong(PyTuple_GetItem(words, k));
        if (PyErr_Occurred()) {
            done = false;
            if (PyErr_ExceptionMatches(PyExc_OverflowError))
                out_of_range("state");
        } else if (word > UINT32_MAX) {
            done = out_of_range("state");
        }
        chance.state[k] = (uint32_t)word;
    }
    Py_DECREF(words);
    if (!done || !is_free(self))
        return NULL;
    self->search.chance = chance;
    Py_RETURN_NONE;
}

static PyObject *search_state(SearchObject *self, PyObject *unused)
{
    (void)unused;
    const Chance *chance = &self->search.chance;
    if (!is_free(self))
        return NULL;
    PyObject *words = PyTuple_New(TWISTER_WORDS + 1);
    for (int k = 0; words && k <= TWISTER_WORDS; k++) {
        uint32_t value = k < TWISTER_WORDS ? chance->state[k] : (uint32_t)chance->used;
        PyObject *word = PyLong_FromUnsignedLong(value);
        if (!word || PyTuple_SetItem(words, k, word))
            Py_CLEAR(words);
    }
    return words;
}

static PyObject *search_play(SearchObject *self, PyObject *args)
{
    PyObject *object;
    int deals, active[BRANCHES];
    if (!PyArg_ParseTuple(args, "Oi", &object, &deals))
        return NULL;
    PyObject *actives = sequence_of(object, "active", 0, self->search.branches);
    if (!actives)
        return NULL;
    int size = (int)PyTuple_Size(actives);
    bool done = to_ints(actives, "active", 0, self->search.branches - 1, active);
    Py_DECREF(actives);
    if (!done || !is_free(self))
        return NULL;
    self->is_playing = true;
    Py_BEGIN_ALLOW_THREADS
    play_deals(&self->search, active, size, deals);
    Py_END_ALLOW_THREADS
    self->is_playing = false;
    Py_RETURN_NONE;
}

static PyObject *search_tallies(SearchObject *self, PyObject *unused)
{
    (void)unused;
    if (!is_free(self))
        return NULL;
    PyObject *tallies = PyList_New(self->search.branches);
    for (int k = 0; tallies && k < self->search.branches; k++) {
        const Tally *each = &self->search.branch[k].tally;
        PyObject *tally = Py_BuildValue(
            "Ldddd", each->deals, each->total, each->squares, each->gain, each->gain_squares);
        if (!tally || PyList_SetItem(tallies, k, tally))
            Py_CLEAR(tallies);
    }
    return tallies;
}

static PyObject *search_points(SearchObject *self, PyObject *args)
{
    PyObject *hands_object, *boneyard_object;
    int branch, points[SEATS], tiles[TILES];
    if (!PyArg_ParseTuple(args, "iOO", &branch, &hands_object, &boneyard_object))
        return NULL;
    if (branch < 0 || branch >= self->search.branches)
        return out_of_range("branch"), NULL;
    Search *search = &self->search;
    Bits hands[SEATS] = {{{0}}};
    uint8_t boneyard[TILES];
    PyObject *hand = sequence_of(hands_object, "hands", search->seats, search->seats);
    PyObject *tile = hand ? sequence_of(boneyard_object, "boneyard", 0, TILES) : NULL;
    int size = tile ? (int)PyTuple_Size(tile) : 0;
    bool done = tile && to_ints(tile, "boneyard", 0, TILES - 1, tiles);
    for (int seat = 0; done && seat < search->seats; seat++)
        done = to_bits(PyTuple_GetItem(hand, seat), "hands", &hands[seat]);
    Py_XDECREF(hand);
    Py_XDECREF(tile);
    if (!done || !is_free(self))
        return NULL;
    for (int k = 0; k < size; k++)
        boneyard[k] = (uint8_t)tiles[k];
    self->is_playing = true;
    Py_BEGIN_ALLOW_THREADS
    points_of_branch(search, &search->branch[branch], hands, boneyard, size, points);
    Py_END_ALLOW_THREADS
    self->is_playing = false;
    PyObject *result = PyTuple_New(search->seats);
    for (int seat = 0; result && seat < search->seats; seat++) {
        PyObject *number = PyLong_FromLong(points[seat]);
        if (!number || PyTuple_SetItem(result, seat, number))
            Py_CLEAR(result);
    }
    return result;
}

static PyMethodDef search_methods[] = {
    {"carry_on", (PyCFunction)search_carry_on, METH_O, "Go on from that state of a random generator."},
    {"state", (PyCFunction)search_state, METH_NOARGS, "The state of the random generator by now."},
    {"play", (PyCFunction)search_play, METH_VARARGS, "Play so many re-deals out for some branches."},
    {"tallies", (PyCFunction)search_tallies, METH_NOARGS, "What the rollouts say of each branch."},
    {"points", (PyCFunction)search_points, METH_VARARGS, "The seats' points after one rollout."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot search_slots[] = {
    {Py_tp_doc, "Re-deals of one moment, each played out for several actions."},
    {Py_tp_new, (void *)search_new},
    {Py_tp_dealloc, (void *)search_dealloc},
    {Py_tp_methods, search_methods},
    {0, NULL},
};

PyType_Spec SEARCH_SPEC = {
    .name = "mextrain_qt.model.players._rollouts." SEARCH_NAME,
    .basicsize = sizeof(SearchObject),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = search_slots,
};

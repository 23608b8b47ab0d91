/* mextrain_qt.model.players._rollouts: the master's rollouts, compiled.
 *
 * The reference is the Python code: plan.py, weighing.py, rollout.py and playing_out.py beside this folder,
 * and model/redeal.py. The headers here say the same once more, function by function and by the same names,
 * and tests/model/test_native.py asks for the very same points, tallies and random numbers over random rules.
 * So whoever changes one changes the other; where the two differ, this is wrong.
 *
 * The game plays the same without this module, only some seventy times as slowly. One binary serves all
 * versions of Python from 3.11 on. Nothing is kept outside of the objects. While one plays, Python's other
 * threads run on; it refuses to be used by them.
 */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "rules.h"

extern PyType_Spec small_search_spec, large_search_spec;

static bool add(PyObject *module, const char *name, PyObject *value)
{
    bool done = value && PyModule_AddObjectRef(module, name, value) == 0;
    Py_XDECREF(value);
    return done;
}

static int fill_module(PyObject *module)
{
    PyObject *weights = PyTuple_New(WEIGHTS_KNOWN);
    for (int k = 0; weights && k < WEIGHTS_KNOWN; k++) {
        PyObject *name = PyUnicode_FromString(WEIGHTS[k].name);
        if (!name || PyTuple_SetItem(weights, k, name))
            Py_CLEAR(weights);
    }
    bool done = add(module, "WEIGHTS", weights)
                && add(module, "SmallSearch", PyType_FromModuleAndSpec(module, &small_search_spec, NULL))
                && add(module, "LargeSearch", PyType_FromModuleAndSpec(module, &large_search_spec, NULL));
    return done ? 0 : -1;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, (void *)fill_module},
    {0, NULL},
};

static PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_rollouts",
    .m_doc = "The master's rollouts, compiled; see mextrain_qt.model.players.native.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__rollouts(void)
{
    return PyModuleDef_Init(&module);
}

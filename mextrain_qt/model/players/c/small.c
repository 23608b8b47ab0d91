/* The search for sets up to double-14. */
#define WORDS 2
#define SEARCH_NAME "SmallSearch"
#define SEARCH_SPEC small_search_spec

#include "search_type.h"

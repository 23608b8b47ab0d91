/* The search for every set. */
#define WORDS 3
#define SEARCH_NAME "LargeSearch"
#define SEARCH_SPEC large_search_spec

#include "search_type.h"

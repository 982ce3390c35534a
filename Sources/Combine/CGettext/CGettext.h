// gettext, which is part of the C library.
#include <libintl.h>
#include <locale.h>

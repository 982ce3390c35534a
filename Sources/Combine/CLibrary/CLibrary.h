// Functions of the C library that the module Glibc doesn't contain.
#include <libintl.h>
#include <locale.h>
#include <sys/xattr.h>

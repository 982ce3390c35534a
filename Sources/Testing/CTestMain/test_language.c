// Tests run in English, because they look for buttons and messages by their texts. The other categories of the locale,
// such as the format of numbers, remain those of the user.

#include <stdlib.h>

__attribute__((constructor)) static void use_english(void) {
    const char *all = getenv("LC_ALL");
    if (all && *all) setenv("LANG", all, 1);
    unsetenv("LC_ALL");
    unsetenv("LANGUAGE");
    setenv("LC_MESSAGES", "C", 1);
}

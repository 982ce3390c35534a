// Records the messages that GTK, libadwaita and the program announce to assistive technologies.

#define _GNU_SOURCE
#include "Announcements.h"
#include <dlfcn.h>
#include <stddef.h>

static recorded_announcement recorder;

void record_announcements(recorded_announcement function) {
    recorder = function;
}

// The dynamic linker prefers this function to the one in GTK, which has the same name.
void gtk_accessible_announce(void *accessible, const char *message, int priority) {
    void (*original)(void *, const char *, int) = NULL;
    *(void **)&original = dlsym(RTLD_NEXT, "gtk_accessible_announce");
    if (original) original(accessible, message, priority);
    if (recorder) recorder(message);
}

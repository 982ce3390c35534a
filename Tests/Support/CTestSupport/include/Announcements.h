// A recorder of the messages that are announced to assistive technologies.
#pragma once

typedef void (*recorded_announcement)(const char *message);

/// Calls a function for each announced message, until it's called with NULL. Before GTK 4.14, there are no announcements.
void record_announcements(recorded_announcement function);

#ifndef COMBINE_CTHREAD_H
#define COMBINE_CTHREAD_H

// Whether the caller runs on the process's first thread. Swift sees neither `gettid` nor `syscall`.
int combine_is_first_thread(void);

#endif

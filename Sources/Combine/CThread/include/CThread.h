#ifndef COMBINE_CTHREAD_H
#define COMBINE_CTHREAD_H

// Whether the caller runs on the process's first thread. Swift sees neither `gettid` nor `syscall`.
int combine_is_first_thread(void);

// How many listeners there are on the process's first thread, which alone writes it. In C, as one module of Swift reaches
// another's variable by a call, and a GObject property's getter, which asks at each read, costs little more than that.
extern long combine_first_thread_listeners;

static inline int combine_first_thread_listens(void) {
    return __atomic_load_n(&combine_first_thread_listeners, __ATOMIC_RELAXED) != 0;
}

static inline void combine_add_first_thread_listeners(long count) {
    long listeners = __atomic_load_n(&combine_first_thread_listeners, __ATOMIC_RELAXED);
    __atomic_store_n(&combine_first_thread_listeners, listeners + count, __ATOMIC_RELAXED);
}

#endif

#ifndef COMBINE_CTHREAD_H
#define COMBINE_CTHREAD_H

// What every event asks of its thread, in C: Swift sees neither `gettid` nor the thread pointer, and one module of Swift
// reaches another's variable by a call.

// A word that identifies the calling thread: the address of its thread control block, never zero, and even.
static inline unsigned long combine_current_thread(void) { return (unsigned long)__builtin_thread_pointer(); }

// The word of the process's first thread; 0 until that thread has asked for it. Relaxed order suffices: only the first thread
// stores it, and only that thread can find its own.
extern unsigned long combine_first_thread;

// Whether the caller is known to run on the process's first thread.
static inline int combine_is_known_first_thread(void) {
    return combine_current_thread() == __atomic_load_n(&combine_first_thread, __ATOMIC_RELAXED);
}

// Whether the caller runs on the process's first thread, which is known from then on.
int combine_find_first_thread(void);

// The number of listeners on the process's first thread, which alone writes it. A GObject property's getter asks at each read.
extern long combine_first_thread_listeners;

static inline int combine_first_thread_listens(void) {
    return __atomic_load_n(&combine_first_thread_listeners, __ATOMIC_RELAXED) != 0;
}

static inline void combine_add_first_thread_listeners(long count) {
    long listeners = __atomic_load_n(&combine_first_thread_listeners, __ATOMIC_RELAXED);
    __atomic_store_n(&combine_first_thread_listeners, listeners + count, __ATOMIC_RELAXED);
}

#endif

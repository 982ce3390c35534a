#include "CThread.h"

#include <sys/syscall.h>
#include <unistd.h>

unsigned long combine_first_thread = 0;
long combine_first_thread_listeners = 0;

int combine_find_first_thread(void) {
    if (__atomic_load_n(&combine_first_thread, __ATOMIC_RELAXED) != 0) return combine_is_known_first_thread();
    // The kernel gives a process and its first thread one number.
    if (syscall(SYS_gettid) != (long)getpid()) return 0;
    __atomic_store_n(&combine_first_thread, combine_current_thread(), __ATOMIC_RELAXED);
    return 1;
}

#include "CThread.h"

#include <sys/syscall.h>
#include <unistd.h>

long combine_first_thread_listeners = 0;

int combine_is_first_thread(void) {
    // The kernel gives a process and its first thread one number.
    return syscall(SYS_gettid) == (long)getpid();
}

#include "CThread.h"

#include <sys/syscall.h>
#include <unistd.h>

int combine_is_first_thread(void) {
    // The kernel gives a process and its first thread one number.
    return syscall(SYS_gettid) == (long)getpid();
}

// Tells the thread sanitizer of the contended path of Swift's `Synchronization.Mutex`.
//
// A free mutex is locked and unlocked by atomic operations inlined in the program, which the sanitizer sees. A contended
// one is locked and unlocked inside the standard library, which is not instrumented: what one thread did under the lock
// then seems unordered with what the next one does, and every contended mutex is reported as a race (a program that does
// nothing but count under a mutex is). A suppression would hide real races beside the false ones, as one side of nearly
// every race is under some lock. So this library, preloaded, stands before those two functions, and announces what they
// do: it hides nothing.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Weak, as programs that tests start inherit the preloading and have no sanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

static void acquire(void *address) {
    if (__tsan_acquire) __tsan_acquire(address);
}

static void release(void *address) {
    if (__tsan_release) __tsan_release(address);
}

typedef void lock_function(uint32_t thread, __attribute__((swift_context)) void *mutex) __attribute__((swiftcall));
typedef void unlock_function(__attribute__((swift_context)) void *mutex) __attribute__((swiftcall));

// Synchronization._MutexHandle._lockSlow(_: UInt32)
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
// Synchronization._MutexHandle._unlockSlow()
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);

// Found when the library is loaded, as looking them up might itself lock.
static lock_function *original_lock;
static unlock_function *original_unlock;

__attribute__((constructor)) static void find_originals(void) {
    original_lock = (lock_function *)dlsym(RTLD_NEXT, LOCK);
    original_unlock = (unlock_function *)dlsym(RTLD_NEXT, UNLOCK);
}

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *mutex) {
    original_lock(thread, mutex);
    acquire(mutex);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) {
    release(mutex);
    original_unlock(mutex);
}

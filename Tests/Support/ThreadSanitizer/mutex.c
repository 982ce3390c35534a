// Reports locking of a contended `Synchronization.Mutex` to the thread sanitizer.
//
// A free mutex is locked and unlocked with atomic operations that are inlined in the program, so the sanitizer sees them. A
// contended mutex is locked and unlocked in the standard library, which isn't instrumented. Accesses that the mutex protects
// then seem unordered, and the sanitizer reports a race for every contended mutex. A suppression would also hide real races,
// because one side of almost every race holds a lock. Therefore this library is preloaded. It intercepts the two functions and
// reports the locking, without hiding races.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// These functions are weak, because programs that tests start inherit the preloading, but aren't built with the
// sanitizer.
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

// Looks up the functions when the library is loaded, because the lookup might use a lock.
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

// Tells the thread sanitizer of the orders that GLib makes between threads.
//
// GLib is not instrumented, and its locks and counts are atomic operations and system calls inside it: what one thread
// hands to another through the main loop, or does under a lock of GLib's, seems unordered with what the other does. GLib's
// own calls of its locks can't be stepped before, as they don't leave the library. What can be is what our code calls. So
// this library, preloaded, stands before those functions and announces what GLib promises of them, and nothing else:
//
// - A source that is attached to a main loop is dispatched, and its data destroyed, after it was attached.
// - What a thread does before it drops a reference comes before the finalization, by whichever thread.
// - What a thread does before it unlocks a mutex comes before what the next one does that locks it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>

// Weak, as programs that tests start inherit the preloading and have no sanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

static void acquire(void *address) {
    if (__tsan_acquire) __tsan_acquire(address);
}

static void release(void *address) {
    if (__tsan_release) __tsan_release(address);
}

typedef int source_function(void *data);
typedef void destroy_function(void *data);

// Sources

// The callback of a source, with the address that stands for the order between its attachment and its calls.
typedef struct {
    source_function *function;
    destroy_function *destroy;
    void *data;
} callback;

static int call(void *data) {
    callback *it = data;
    acquire(it);
    int result = it->function(it->data);
    release(it);
    return result;
}

static void destroy(void *data) {
    callback *it = data;
    acquire(it);
    if (it->destroy) it->destroy(it->data);
    free(it);
}

static callback *announce(source_function *function, void *data, destroy_function *destroy) {
    callback *it = malloc(sizeof *it);
    *it = (callback){function, destroy, data};
    // The caller may go on with the data only as far as it is safe for all threads; all before this is handed over.
    release(it);
    return it;
}

// The function of GLib's that one of these stands before. Looked up at the first call, as other libraries call while they
// are loaded; twice, where two threads do, does no harm.
#define ORIGINAL(name) \
    static __typeof__(&name) original; \
    if (!original) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

unsigned g_idle_add_full(int priority, source_function *function, void *data, destroy_function *notify) {
    ORIGINAL(g_idle_add_full);
    return original(priority, call, announce(function, data, notify), destroy);
}

unsigned g_timeout_add_full(
    int priority, unsigned interval, source_function *function, void *data, destroy_function *notify
) {
    ORIGINAL(g_timeout_add_full);
    return original(priority, interval, call, announce(function, data, notify), destroy);
}

// Where the program's own code is.
static uintptr_t program_start, program_end;

static int find_program(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size, (void)unused;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        program_start = info->dlpi_addr + segment->p_vaddr;
        program_end = program_start + segment->p_memsz;
    }
    // The first is the program.
    return 1;
}

__attribute__((constructor)) static void prepare(void) { dl_iterate_phdr(find_program, NULL); }

// The public beginning of a GSource, and of its functions.
typedef struct {
    void *callback_data, *callback_functions;
    struct {
        void *prepare, *check, *dispatch;
    } *functions;
} source_beginning;

void g_source_set_callback(void *source, source_function *function, void *data, destroy_function *notify) {
    ORIGINAL(g_source_set_callback);
    // Only callbacks of sources of the program's own kind are known to take data alone.
    uintptr_t dispatch = (uintptr_t)((source_beginning *)source)->functions->dispatch;
    if (!function || dispatch < program_start || dispatch >= program_end) return original(source, function, data, notify);
    original(source, call, announce(function, data, notify), destroy);
}

// References

void g_object_unref(void *object) {
    ORIGINAL(g_object_unref);
    // Both before it, as the object may be gone after; the operation on the count orders all threads' changes of it.
    acquire(object);
    release(object);
    original(object);
}

// Locks, where another library than GLib itself takes them

#define LOCK(name) \
    void name(void *lock) { \
        ORIGINAL(name); \
        original(lock); \
        acquire(lock); \
    }

#define TRY(name) \
    int name(void *lock) { \
        ORIGINAL(name); \
        int is_locked = original(lock); \
        if (is_locked) acquire(lock); \
        return is_locked; \
    }

#define UNLOCK(name) \
    void name(void *lock) { \
        ORIGINAL(name); \
        release(lock); \
        original(lock); \
    }

LOCK(g_mutex_lock)
TRY(g_mutex_trylock)
UNLOCK(g_mutex_unlock)
LOCK(g_rec_mutex_lock)
TRY(g_rec_mutex_trylock)
UNLOCK(g_rec_mutex_unlock)
LOCK(g_rw_lock_writer_lock)
TRY(g_rw_lock_writer_trylock)
UNLOCK(g_rw_lock_writer_unlock)
LOCK(g_rw_lock_reader_lock)
TRY(g_rw_lock_reader_trylock)
UNLOCK(g_rw_lock_reader_unlock)

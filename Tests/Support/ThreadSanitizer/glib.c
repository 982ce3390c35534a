// Reports the synchronization between threads in GLib to the thread sanitizer.
//
// GLib isn't instrumented, so the sanitizer doesn't see its locks and reference counts. Accesses by two threads seem unordered
// even if the main loop or a GLib lock orders them. Calls within GLib can't be intercepted, but calls of the program can. This
// library is preloaded. It intercepts the following functions, and only reports the order that GLib guarantees:
//
// - A source that is attached to a main loop is dispatched, and its data destroyed, after it was attached.
// - Everything that a thread does before it releases a reference happens before the finalization, on any thread.
// - Everything that a thread does before it unlocks a mutex happens before the next thread locks it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>

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

typedef int source_function(void *data);
typedef void destroy_function(void *data);

// Sources

// The callback of a source. Its address identifies the order between the attachment and the calls.
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
    // Everything that the caller did before this call happens before the callback.
    release(it);
    return it;
}

// Looks up the intercepted GLib function at the first call, because other libraries call it while they're being loaded.
// If two threads look up the function at the same time, both get the same address.
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

// The address range of the program's code.
static uintptr_t program_start, program_end;

static int find_program(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size, (void)unused;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        program_start = info->dlpi_addr + segment->p_vaddr;
        program_end = program_start + segment->p_memsz;
    }
    // The first entry is the program.
    return 1;
}

__attribute__((constructor)) static void prepare(void) { dl_iterate_phdr(find_program, NULL); }

// The public fields at the beginning of a GSource and of its function table.
typedef struct {
    void *callback_data, *callback_functions;
    struct {
        void *prepare, *check, *dispatch;
    } *functions;
} source_beginning;

void g_source_set_callback(void *source, source_function *function, void *data, destroy_function *notify) {
    ORIGINAL(g_source_set_callback);
    // Callbacks of sources that other libraries define may have more parameters than the data.
    uintptr_t dispatch = (uintptr_t)((source_beginning *)source)->functions->dispatch;
    if (!function || dispatch < program_start || dispatch >= program_end) return original(source, function, data, notify);
    original(source, call, announce(function, data, notify), destroy);
}

// References

void g_object_unref(void *object) {
    ORIGINAL(g_object_unref);
    // Calls both functions first, because the original function may free the object. The atomic reference count orders
    // the changes of all threads.
    acquire(object);
    release(object);
    original(object);
}

// Locks, for calls from libraries other than GLib

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

// The C header of the package. It includes GTK, and declares inline functions for things that Swift can't import:
// macros, variadic functions and weak symbols.
#pragma once

// Swift imports an enumeration differently if an attribute in the header marks it as flags, open or closed. Newer
// headers have more of these attributes. The macros replace the attributes with one that has no effect, so that Swift
// imports every enumeration as a struct with a number, with every version of a library. The macros remain defined,
// because the modules of other libraries import this module and then include their own headers.
#define flag_enum unused
#define __flag_enum__ unused
#define enum_extensibility(kind) unused
#define __enum_extensibility__(kind) unused

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define PANGO_DISABLE_DEPRECATION_WARNINGS
// GdkPixbuf doesn't have a similar macro. It warns about declarations that were deprecated in the given version or
// earlier.
#define GDK_PIXBUF_VERSION_MIN_REQUIRED G_ENCODE_VERSION(2, 42)
#define G_SETTINGS_ENABLE_BACKEND
#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>
#include <gsk/broadway/gskbroadwayrenderer.h>
// Newer versions of GLib warn about this header, but GTK 4.8 needs it.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-W#warnings"
#include <gsk/gl/gskglrenderer.h>
#pragma clang diagnostic pop
// The Unix headers of GIO are in a folder next to the other headers. The compiler flags of GTK don't include that
// folder.
#include <../gio-unix-2.0/gio/gdesktopappinfo.h>
#include <../gio-unix-2.0/gio/gfiledescriptorbased.h>
#include <../gio-unix-2.0/gio/gunixfdmessage.h>
#include <../gio-unix-2.0/gio/gunixinputstream.h>
#include <../gio-unix-2.0/gio/gunixmounts.h>
#include <../gio-unix-2.0/gio/gunixoutputstream.h>
#include <gio/gnetworking.h>
#include <gio/gsettingsbackend.h>
#include <gio/gunixconnection.h>
#include <gio/gunixcredentialsmessage.h>
#include <gio/gunixfdlist.h>
#include <cairo-gobject.h>
#include <graphene-gobject.h>
#include <pango/pangocairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gio/gunixsocketaddress.h>
#include <glib-unix.h>
#include <malloc.h> // for tests, which read the size of the heap
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>

// MARK: Dispatch's main queue, which the GTK main loop serves

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

/// Returns a file descriptor that becomes readable when Dispatch's main queue has blocks to run.
static inline int combinegtk_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs the waiting blocks of Dispatch's main queue. Main thread only.
static inline void combinegtk_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }

// MARK: Foundation's main run loop, which only exists in programs that link Foundation

extern const void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSourceHandled)
    __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

/// Returns a Boolean value that indicates whether the program links Foundation, and therefore has a main run loop.
static inline gboolean combinegtk_has_run_loop(void) {
    return CFRunLoopGetMain != NULL && CFRunLoopGetNextTimerFireDate != NULL && CFRunLoopRunInMode != NULL
        && CFAbsoluteTimeGetCurrent != NULL && &kCFRunLoopDefaultMode != NULL;
}

/// Returns the number of seconds until the next timer of Foundation's main run loop fires, or a negative number if
/// there are no timers.
static inline double combinegtk_run_loop_delay(void) {
    double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    if (!(date > 0 && date < 1e15)) return -1;
    double delay = date - CFAbsoluteTimeGetCurrent();
    return delay > 0 ? delay : 0;
}

/// Fires the timers of Foundation's main run loop that are due, without waiting. Main thread only.
static inline void combinegtk_run_loop_fire(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0); }

// MARK: Isolation checks of the concurrency runtime

typedef __attribute__((swiftcall)) void (*combinegtk_check)(void *identity, void *implementation);
extern __attribute__((swiftcall)) void (*swift_task_checkIsolated_hook)(void *, void *, combinegtk_check);

/// Called with an executor before the runtime checks that the caller runs on that executor. If the check fails, the
/// runtime stops the program. Defined in Swift.
extern void combinegtk_will_check_isolation(void *identity);

static inline __attribute__((swiftcall)) void combinegtk_check_isolated(
    void *identity, void *implementation, combinegtk_check original) {
    combinegtk_will_check_isolation(identity);
    original(identity, implementation);
}

/// Makes the runtime call `combinegtk_will_check_isolation`.
static inline void combinegtk_observe_isolation_checks(void) {
    swift_task_checkIsolated_hook = combinegtk_check_isolated;
}

// MARK: Signals

/// Emits a signal without arguments. `g_signal_emit` is variadic.
static inline void combinegtk_emit(gpointer object, guint signal) { g_signal_emit(object, signal, 0); }

// MARK: Accessible attributes, for tests. The C functions are variadic

/// Returns `NULL` if a property has the given string. Otherwise returns its value, which the caller must free.
static inline char *combinegtk_check_accessible_text(GtkAccessible *object, GtkAccessibleProperty property, const char *text) {
    return gtk_test_accessible_check_property(object, property, text);
}

/// Returns `NULL` if a property has the given integer, Boolean value or enumeration case. Otherwise returns its value,
/// which the caller must free.
static inline char *combinegtk_check_accessible_integer(GtkAccessible *object, GtkAccessibleProperty property, int number) {
    return gtk_test_accessible_check_property(object, property, number);
}

/// Returns `NULL` if a property has the given floating-point number. Otherwise returns its value, which the caller must
/// free.
static inline char *combinegtk_check_accessible_double(GtkAccessible *object, GtkAccessibleProperty property, double number) {
    return gtk_test_accessible_check_property(object, property, number);
}

/// Returns `NULL` if a state has the given number. Otherwise returns its value, which the caller must free.
static inline char *combinegtk_check_accessible_state(GtkAccessible *object, GtkAccessibleState state, int number) {
    return gtk_test_accessible_check_state(object, state, number);
}

/// Returns `NULL` if a relation has the given number. Otherwise returns its value, which the caller must free.
static inline char *combinegtk_check_accessible_number(GtkAccessible *object, GtkAccessibleRelation relation, int number) {
    return gtk_test_accessible_check_relation(object, relation, number);
}

/// Returns `NULL` if a relation refers to the given object or string. Otherwise returns its value, which the caller
/// must free.
static inline char *combinegtk_check_accessible_target(GtkAccessible *object, GtkAccessibleRelation relation, const void *target) {
    // Newer versions of GTK read a NULL-terminated list. GTK 4.8 reads only the first element.
    return gtk_test_accessible_check_relation(object, relation, target, NULL);
}

/// Returns `NULL` if a relation refers to the given objects. Otherwise returns its value, which the caller must free.
///
/// - Parameter second: The second object, or `NULL` if there is only one.
static inline char *combinegtk_check_accessible_targets(GtkAccessible *object, GtkAccessibleRelation relation, void *first, void *second) {
    return gtk_test_accessible_check_relation(object, relation, first, second, NULL);
}

// MARK: Standard output and error, which Swift imports as unsafe global variables

/// Makes standard output write each line immediately, even to a pipe or a file.
static inline void combinegtk_buffer_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

/// Writes a string to standard error.
static inline void combinegtk_print_error(const char *text) { fputs(text, stderr); }

// MARK: The stack

/// Returns the current stack address of the calling thread. The address of a local variable can't be used, because the
/// address sanitizer moves variables.
static inline void *combinegtk_stack_address(void) { return __builtin_frame_address(0); }

/// The C library declares the function only for programs that define `_GNU_SOURCE`.
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// Stores the return addresses of the calls in progress, innermost first, and returns their number. It follows the frame
/// pointers of the calling thread up to `end`, the highest address of its stack.
///
/// Swift code has frame pointers. At the first C function without them, the register contains another value. In that case
/// the walk stops, or continues at an older frame.
__attribute__((no_sanitize("address", "thread")))
static inline int combinegtk_return_addresses(gsize *addresses, int limit, gsize end) {
    gsize frame = (gsize)__builtin_frame_address(0);
    int count = 0;
    while (count < limit && frame % sizeof(gsize) == 0 && frame < end - 2 * sizeof(gsize)) {
        const gsize *fields = (const gsize *)frame;
        if (fields[1] == 0) break;
        addresses[count++] = fields[1];
        if (fields[0] <= frame) break;
        frame = fields[0];
    }
    return count;
}

// MARK: Child processes

/// Makes the kernel send SIGTERM to the calling process when its parent exits. `prctl` is variadic.
///
/// The process also leaves the foreground process group of the terminal, so that only the parent receives Ctrl-C.
static inline void combinegtk_end_with_parent(void) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
}

// MARK: The modules of a program

/// The functions that register the types of the modules. Each module adds its function to this section of the program.
extern void (*const __start_combine_gtk_modules[])(void) __attribute__((weak));
extern void (*const __stop_combine_gtk_modules[])(void) __attribute__((weak));

/// Registers the classes and interfaces of all modules in the program.
static inline void combinegtk_register_modules(void) {
    for (void (*const *module)(void) = __start_combine_gtk_modules; module != __stop_combine_gtk_modules; ++module) (*module)();
}

#include "Traits.h"
#include "VirtualFunctions.h"
#include "NewerVirtualFunctions.h"

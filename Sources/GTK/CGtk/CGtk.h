// The one C header of the package: GTK, and small inline functions for what Swift cannot import
// (macros, variadic functions, weak symbols).
#pragma once

// Swift imports an enumeration that a header marks as a set of flags, or as open or closed, in another form than a plain one,
// and newer headers mark more of them. Without the marks every version of a library looks the same to Swift: an enumeration is
// a structure with a number. These macros replace the marks by an attribute without effect. They stay defined, because
// the modules of bound libraries import this one and include their headers after it.
#define flag_enum unused
#define __flag_enum__ unused
#define enum_extensibility(kind) unused
#define __enum_extensibility__(kind) unused

#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define PANGO_DISABLE_DEPRECATION_WARNINGS
// GdkPixbuf has no such macro: it warns about everything that was deprecated up to a given version.
#define GDK_PIXBUF_VERSION_MIN_REQUIRED G_ENCODE_VERSION(2, 42)
#define G_SETTINGS_ENABLE_BACKEND
#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>
#include <gsk/broadway/gskbroadwayrenderer.h>
// Newer versions warn about this header, which GTK 4.8 needs.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-W#warnings"
#include <gsk/gl/gskglrenderer.h>
#pragma clang diagnostic pop
// What GIO has on Unix alone lies beside its other headers, in a folder that GTK's own flags do not name.
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
#include <malloc.h> // for tests: how much is allocated
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>

// MARK: Dispatch's main queue, for the loop that drains it

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

/// The file descriptor that becomes readable when Dispatch's main queue has work.
static inline int combinegtk_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs what waits on Dispatch's main queue. Main thread only.
static inline void combinegtk_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }

// MARK: Foundation's main run loop, present only in programs that link Foundation

extern const void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSourceHandled)
    __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

/// Whether the program links Foundation, and so can have timers on its main run loop.
static inline gboolean combinegtk_has_run_loop(void) {
    return CFRunLoopGetMain != NULL && CFRunLoopGetNextTimerFireDate != NULL && CFRunLoopRunInMode != NULL
        && CFAbsoluteTimeGetCurrent != NULL && &kCFRunLoopDefaultMode != NULL;
}

/// Seconds until the next timer of Foundation's main run loop is due; negative where there is none.
static inline double combinegtk_run_loop_delay(void) {
    double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    if (!(date > 0 && date < 1e15)) return -1;
    double delay = date - CFAbsoluteTimeGetCurrent();
    return delay > 0 ? delay : 0;
}

/// Fires what is due on Foundation's main run loop, without waiting. Main thread only.
static inline void combinegtk_run_loop_fire(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0); }

// MARK: The concurrency runtime's checks of isolation

typedef __attribute__((swiftcall)) void (*combinegtk_check)(void *identity, void *implementation);
extern __attribute__((swiftcall)) void (*swift_task_checkIsolated_hook)(void *, void *, combinegtk_check);

/// Defined in Swift: called with an executor before the runtime stops the program unless the caller runs on it.
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

/// Emits a signal without arguments by its identifier; `g_signal_emit` is variadic.
static inline void combinegtk_emit(gpointer object, guint signal) { g_signal_emit(object, signal, 0); }

// MARK: What assistive technologies are told, for tests; GTK's checks are variadic

/// What a property is where it is not the text, to be freed; `NULL` where it is.
static inline char *combinegtk_check_accessible_text(GtkAccessible *object, GtkAccessibleProperty property, const char *text) {
    return gtk_test_accessible_check_property(object, property, text);
}

/// What a property is where it is not the number, to be freed; `NULL` where it is. For truth values and choices too.
static inline char *combinegtk_check_accessible_integer(GtkAccessible *object, GtkAccessibleProperty property, int number) {
    return gtk_test_accessible_check_property(object, property, number);
}

/// What a property is where it is not the number, to be freed; `NULL` where it is.
static inline char *combinegtk_check_accessible_double(GtkAccessible *object, GtkAccessibleProperty property, double number) {
    return gtk_test_accessible_check_property(object, property, number);
}

/// What a state is where it is not the number, to be freed; `NULL` where it is.
static inline char *combinegtk_check_accessible_state(GtkAccessible *object, GtkAccessibleState state, int number) {
    return gtk_test_accessible_check_state(object, state, number);
}

/// What a relation is where it is not the number, to be freed; `NULL` where it is.
static inline char *combinegtk_check_accessible_number(GtkAccessible *object, GtkAccessibleRelation relation, int number) {
    return gtk_test_accessible_check_relation(object, relation, number);
}

/// What a relation is where it is not to what the pointer leads to, to be freed; `NULL` where it is. For texts too.
static inline char *combinegtk_check_accessible_target(GtkAccessible *object, GtkAccessibleRelation relation, const void *target) {
    // Newer versions read a list, which ends with NULL; GTK 4.8 reads the first alone.
    return gtk_test_accessible_check_relation(object, relation, target, NULL);
}

/// What a relation is where it is not to these objects, to be freed; `NULL` where it is.
///
/// - Parameter second: `NULL` where there is but one.
static inline char *combinegtk_check_accessible_targets(GtkAccessible *object, GtkAccessibleRelation relation, void *first, void *second) {
    return gtk_test_accessible_check_relation(object, relation, first, second, NULL);
}

// MARK: Standard output and error, which C declares as variables that any thread could set

/// Writes what is printed line by line, also to a pipe or a file.
static inline void combinegtk_buffer_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

/// Writes a string to standard error.
static inline void combinegtk_print_error(const char *text) { fputs(text, stderr); }

// MARK: The stack

/// Returns the address that the stack of the calling thread has grown to. The address sanitizer moves variables elsewhere.
static inline void *combinegtk_stack_address(void) { return __builtin_frame_address(0); }

// MARK: Child processes

/// Asks the kernel to end the calling process with SIGTERM when its parent ends; `prctl` is variadic.
/// Out of the terminal's foreground group, so that Ctrl-C reaches the parent alone.
static inline void combinegtk_end_with_parent(void) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
}

// MARK: The modules of a program

/// The functions that make known what modules have, which each puts into this section of the program.
extern void (*const __start_combine_gtk_modules[])(void) __attribute__((weak));
extern void (*const __stop_combine_gtk_modules[])(void) __attribute__((weak));

/// Makes known the classes and interfaces of the modules that the program is linked with.
static inline void combinegtk_register_modules(void) {
    for (void (*const *module)(void) = __start_combine_gtk_modules; module != __stop_combine_gtk_modules; ++module) (*module)();
}

#include "Traits.h"
#include "VirtualFunctions.h"
#include "NewerVirtualFunctions.h"

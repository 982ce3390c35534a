// The functions of XTEST, an extension of the X server that simulates user input, functions that return the size of
// the heap, and the main loop of Swift Testing.
#pragma once

#include <malloc.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>

struct _GdkSurface;

/// Returns the X window of a surface. The function is declared here, because its header would import all of GDK again.
extern XID gdk_x11_surface_get_xid(struct _GdkSurface *surface);

// MARK: The main loop of Swift Testing

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*combinegtk_drain_function)(void);

// The Swift runtime calls a function on the first thread that serves the main actor and never returns. On Linux, this
// function moves the main actor to other threads. The runtime has this hook for programs with their own main loop.
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(combinegtk_drain_function original, void *unused);

// GtkTesting defines this function, which never returns.
extern void combinegtk_run_test_loop(void);

static SWIFT_CALL void combinegtk_drain(combinegtk_drain_function original, void *unused) {
    (void)original;
    (void)unused;
    combinegtk_run_test_loop();
}

/// Makes the Swift runtime call `combinegtk_run_test_loop`.
static inline void combinegtk_install_test_loop(void) {
    swift_task_asyncMainDrainQueue_hook = combinegtk_drain;
}

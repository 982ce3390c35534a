// Makes the main actor of Swift Testing run on the first thread of the process, on which GTK must be used.
//
// The main function of a test executable is asynchronous. The Swift runtime then calls a function on the first thread
// that serves the main actor and never returns. On Linux, this function moves the main actor to other threads. The
// runtime has a hook for programs with their own main loop.

#include <CTestMain.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*drain_function)(void);

extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain_function original, void *unused);

// GtkTesting defines this function, which never returns.
extern void combinegtk_run_test_loop(void) __attribute__((weak));

static SWIFT_CALL void drain(drain_function original, void *unused) {
    (void)unused;
    if (combinegtk_run_test_loop) combinegtk_run_test_loop();
    original();
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = drain; }

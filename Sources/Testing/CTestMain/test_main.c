// Makes the main actor of Swift Testing run on the first thread of the process, in the main loop of GLib.
//
// The main function of a test executable is asynchronous. On Linux, the Swift runtime ends the first thread in this case,
// and other threads run the main actor. GTK, however, must be used on the first thread. The Swift runtime has a hook for
// programs with their own main loop.

#include <CTestMain.h>
#include <stdlib.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*drain_function)(void);

extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain_function original, void *unused);

// GtkTesting defines this function.
extern void combinegtk_run_test_loop(void) __attribute__((weak));

static SWIFT_CALL void drain(drain_function original, void *unused) {
    (void)unused;
    if (combinegtk_run_test_loop && !getenv("COMBINEGTK_TEST_MAIN_QUEUE")) combinegtk_run_test_loop();
    original();
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = drain; }

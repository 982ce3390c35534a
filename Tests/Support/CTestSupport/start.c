// Replaces a test executable that runs all tests with the program TestRunner, which runs them in several processes.
// XCTest doesn't support that, and SwiftPM doesn't allow another main function together with its list of the tests.

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

__attribute__((constructor)) static void start_test_runner(int argc, char **argv) {
    (void)argv;
    if (getenv("COMBINEGTK_TEST_BATCH")) {
        // The process ends when TestRunner ends. Programs that the tests start don't inherit this setting.
        unsetenv("COMBINEGTK_TEST_BATCH");
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        return;
    }
    const char *processes = getenv("COMBINEGTK_TEST_PROCESSES");
    if (argc != 1 || (processes && strcmp(processes, "1") == 0)) return;
    // On one display, the windows of several processes would take the keyboard focus from each other.
    const char *display = getenv("COMBINEGTK_TEST_DISPLAY");
    if (display && strcmp(display, "inherit") == 0) return;
    char executable[PATH_MAX], runner[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", executable, sizeof executable - 1);
    if (length < 0) return;
    executable[length] = 0;
    char *slash = strrchr(executable, '/');
    int written = snprintf(runner, sizeof runner, "%.*s/TestRunner", (int)(slash - executable), executable);
    if (written < 0 || (size_t)written >= sizeof runner) return;
    execv(runner, (char *[]){runner, executable, NULL});
    perror(runner);
}

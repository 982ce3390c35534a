import CTestMain
import Gtk

/// Runs the main loop of GLib on the first thread of the process until the process exits.
///
/// The C target `CTestMain` calls this function when Swift Testing starts, because the main function of a test
/// executable is asynchronous.
@_cdecl("combinegtk_run_test_loop")
func runTestLoop() {
    MainActor.assumeIsolated {
        MainContext.joinMainQueue()
        while true { MainContext.iterate(mayBlock: true) }
    }
}

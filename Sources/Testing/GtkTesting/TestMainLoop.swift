import CGtk
import CXTest
import Dispatch
import Glibc
import Gtk
import Synchronization

/// The main loop of Swift Testing, which serves the main actor on the first thread of the process.
///
/// If a selected test has the trait `gtk`, this is the main loop of GLib. Otherwise, the loop serves only the main
/// queue, as in a test executable without this module. Tests then can't use GTK objects.
enum TestMainLoop {
    /// A Boolean value that indicates whether a selected test has the trait `gtk`.
    private static let servesGTK = Atomic(false)

    /// Makes the process run the main loop of GLib. Called before the first test, because Swift Testing prepares all
    /// selected tests first.
    static func serveGTK() {
        guard !servesGTK.exchange(true, ordering: .relaxed) else { return }
        // Wakes the loop.
        DispatchQueue.main.async {}
    }

    /// Runs the loop until the process exits.
    fileprivate static func run() {
        MainThread.hideFirstThread()
        var descriptor = pollfd(fd: combinegtk_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
        while !servesGTK.load(ordering: .relaxed) {
            guard poll(&descriptor, 1, -1) > 0 else { continue }
            // The file descriptor counts wake-ups. If the count isn't read, the descriptor stays readable.
            var count: UInt64 = 0
            _ = read(descriptor.fd, &count, MemoryLayout<UInt64>.size)
            combinegtk_drain_main_queue()
        }
        MainThread.showFirstThread()
        MainActor.assumeIsolated {
            while true { MainContext.iterate(mayBlock: true) }
        }
    }
}

/// Makes the main actor of Swift Testing run on the first thread of the process, on which GTK must be used.
///
/// The main function of a test executable is asynchronous. The process calls this function before the main function.
#if compiler(>=6.3)
@section(".init_array") @used
#else
@_section(".init_array") @_used
#endif
private let installer: @convention(c) () -> Void = combinegtk_install_test_loop

#if compiler(>=6.3)
@c @implementation
#else
@_cdecl("combinegtk_run_test_loop")
#endif
func combinegtk_run_test_loop() { TestMainLoop.run() }

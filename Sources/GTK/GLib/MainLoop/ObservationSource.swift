import CGtk
import CombineModel
import Synchronization

/// The source that runs the observations that wait for the next turn of the main loop.
///
/// It's never removed. Adding a source for each turn would cost more than running an observation.
package enum ObservationSource {
    private static let isRequested = Atomic<Bool>(false)

    @MainActor
    package static func attach() {
        // The memory is never freed, because GLib keeps the pointer.
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(
            to: GSourceFuncs(
                prepare: { _, timeout in
                    timeout?.pointee = -1
                    return ObservationSource.isRequested.load(ordering: .relaxed) ? 1 : 0
                },
                check: { _ in ObservationSource.isRequested.load(ordering: .relaxed) ? 1 : 0 },
                dispatch: { _, _, _ in
                    ObservationSource.isRequested.store(false, ordering: .relaxed)
                    MainThread.enter(()) { ChangeOrigin.running { ObservationQueue.runTurn() } }
                    return SourceResult.keep
                },
                finalize: nil,
                closure_callback: nil,
                closure_marshal: nil
            )
        )
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        // With this priority, observations run after input events and before layout. Lists end the bindings of released
        // cells with a higher priority, so that the closures of these cells usually don't run again.
        g_source_set_priority(source, MainContext.Priority.highIdle.rawValue + 1)
        g_source_attach(source, nil)
        g_source_unref(source)
        ObservationQueue.requestTurn = {
            isRequested.store(true, ordering: .relaxed)
            // If this code runs on the first thread, the main loop isn't waiting for events.
            if !MainThread.isFirstThread { g_main_context_wakeup(nil) }
        }
    }
}

import CGtk
import CombineModel

/// The source that fires the timers of Foundation's main run loop, in programs that link Foundation.
///
/// Before the main loop waits, this source computes when the next timer is due. Therefore, a program without timers has
/// no additional wake-ups.
@MainActor
enum RunLoopSource {
    static func attach() {
        // The memory is never freed, because GLib keeps the pointer.
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(
            to: GSourceFuncs(
                prepare: { _, timeout in
                    let delay = combinegtk_run_loop_delay()
                    guard delay >= 0 else {
                        timeout?.pointee = -1
                        return 0
                    }
                    // The delay is rounded up. Otherwise, the loop would wake just before the timer is due, and then
                    // iterate without waiting until the timer is due.
                    timeout?.pointee = gint(min((delay * 1000).rounded(.up), Double(gint.max)))
                    return delay == 0 ? 1 : 0
                },
                check: { _ in combinegtk_run_loop_delay() == 0 ? 1 : 0 },
                dispatch: { _, _, _ in
                    MainThread.enter(()) { ChangeOrigin.running { combinegtk_run_loop_fire() } }
                    return SourceResult.keep
                },
                finalize: nil,
                closure_callback: nil,
                closure_marshal: nil
            )
        )
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, MainContext.Priority.default.rawValue)
        g_source_attach(source, nil)
        g_source_unref(source)
    }
}

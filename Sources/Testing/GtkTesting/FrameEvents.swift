import CGtk
import Gtk

/// Detects when GDK holds back input until the end of a frame.
///
/// GDK delivers the motion of the pointer once per frame, after the frame clock's `flush-events`. From then until its
/// `resume-events`, no other input is delivered. In between, the main loop appears to be idle.
@MainActor
enum FrameEvents {
    /// The clocks that are between the two signals. The pointers are never dereferenced.
    private static var holding: Set<UnsafeMutableRawPointer> = []
    /// The clocks that delivered motion since the last wait for it.
    private static var flushed: Set<UnsafeMutableRawPointer> = []

    /// Observes the frames of all windows from now on.
    static func observe() {
        _ = observed
    }

    /// Runs the main loop until no window holds input back.
    static func pumpWhileHolding() {
        MainContext.pumpUntilIdle()
        while !holding.isEmpty {
            // The clock of a window that is closed within a frame doesn't emit `resume-events`, although GDK delivers
            // input again.
            if !MainContext.pump(for: .milliseconds(100), until: { holding.isEmpty }) { holding = [] }
            MainContext.pumpUntilIdle()
        }
    }

    /// Runs the main loop until the pending motion was delivered to the windows of a clock.
    static func pumpUntilMotionIsDelivered(by clock: OpaquePointer) {
        let key = UnsafeMutableRawPointer(clock)
        flushed.remove(key)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
        _ = MainContext.pump { flushed.contains(key) }
        pumpWhileHolding()
    }

    private static let observed: Void = {
        let type = gdk_frame_clock_get_type()
        // The signals exist once the class does.
        g_type_class_unref(g_type_class_ref(type))
        addHook(type, "flush-events") { _, _, values, _ in
            FrameEvents.changed(values) { clock in
                holding.insert(clock)
                flushed.insert(clock)
            }
        }
        addHook(type, "resume-events") { _, _, values, _ in
            FrameEvents.changed(values) { clock in holding.remove(clock) }
        }
    }()

    private static func addHook(_ type: GType, _ signal: String, _ hook: GSignalEmissionHook) {
        g_signal_add_emission_hook(g_signal_lookup(signal, type), 0, hook, nil, nil)
    }

    /// Handles a signal of a frame clock, which is the first value. Returns true to receive more emissions.
    private nonisolated static func changed(
        _ values: UnsafePointer<GValue>?,
        _ change: @MainActor (UnsafeMutableRawPointer) -> Void
    ) -> gboolean {
        // Safe although the compiler can't check it: frame clocks tick on the main thread.
        nonisolated(unsafe) let clock = g_value_get_object(values)
        MainActor.assumeIsolated { if let clock { change(clock) } }
        return 1
    }
}

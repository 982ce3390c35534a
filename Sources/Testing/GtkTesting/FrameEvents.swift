import CGtk
import Gtk

/// Functions that wait until GDK delivers delayed input.
///
/// GDK collects pointer motion and delivers it once per frame, when the frame clock emits `flush-events`. From then
/// until `resume-events`, GDK doesn't deliver other input, and the main loop appears to be idle.
@MainActor
enum FrameEvents {
    /// The clocks that have emitted `flush-events` but not yet `resume-events`. The pointers are never dereferenced.
    private static var holding: Set<UnsafeMutableRawPointer> = []
    /// The clocks that have delivered motion since `pumpUntilMotionIsDelivered(by:)` was called.
    private static var flushed: Set<UnsafeMutableRawPointer> = []

    /// Starts to observe the frames of all windows.
    static func observe() { _ = observed }

    /// Runs the main loop until GDK no longer delays input.
    static func pumpWhileHolding() {
        MainContext.pumpUntilIdle()
        while !holding.isEmpty {
            // If a window is closed during a frame, its clock doesn't emit `resume-events`, although GDK delivers input
            // again.
            if !MainContext.pump(for: .milliseconds(100), until: { holding.isEmpty }) { holding = [] }
            MainContext.pumpUntilIdle()
        }
    }

    /// Runs the main loop until a frame clock has delivered pending motion to its windows.
    static func pumpUntilMotionIsDelivered(by clock: OpaquePointer) {
        let key = UnsafeMutableRawPointer(clock)
        flushed.remove(key)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
        _ = MainContext.pump { flushed.contains(key) }
        pumpWhileHolding()
    }

    private static let observed: Void = {
        addEmissionHook("flush-events", of: gdk_frame_clock_get_type()) { _, _, values, _ in
            passObject(in: values) { clock in
                holding.insert(clock)
                flushed.insert(clock)
            }
        }
        addEmissionHook("resume-events", of: gdk_frame_clock_get_type()) { _, _, values, _ in
            passObject(in: values) { clock in holding.remove(clock) }
        }
    }()
}

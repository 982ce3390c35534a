import CGtk
import Combine
import Gtk

/// The observations that run again at the next frame of one frame clock, or, without a clock, before the main loop draws.
///
/// It waits for the clock's `update`, which is before layout and drawing. A clock may stand still, as where the desktop
/// shows nothing of a window: then they run after a tenth of a second.
@MainActor
final class FrameQueue {
    /// The queues that wait, by their clocks.
    private static var waiting: [UnsafeMutableRawPointer?: FrameQueue] = [:]

    /// The `GdkFrameClock *`, of which the queue has a reference.
    private let clock: UnsafeMutableRawPointer?
    private var observations: [ObservedClosure] = []
    private var handlerID: gulong = 0
    private var alarm: (any Cancellable)?

    /// Runs an observation at the next frame of its widget, if it is on the screen.
    static func schedule(_ observation: ObservedClosure) {
        if observation.isDisposed || observation.isWaiting { return }
        observation.isWaiting = true
        var clock: UnsafeMutableRawPointer?
        if let widget = observation.widget, gtk_widget_get_mapped(widget.widgetPointer) != 0 {
            clock = gtk_widget_get_frame_clock(widget.widgetPointer).map { UnsafeMutableRawPointer($0) }
        }
        if let queue = waiting[clock] {
            queue.observations.append(observation)
        } else {
            let queue = FrameQueue(clock)
            waiting[clock] = queue
            queue.observations.append(observation)
            queue.wait()
        }
    }

    private init(_ clock: UnsafeMutableRawPointer?) {
        self.clock = clock
    }

    private func wait() {
        guard let clock else {
            // Before input events are through nothing is drawn; this is between the two.
            MainContext.default.schedule(options: .init(priority: .highIdle)) { [self] in
                MainThread.assume { run() }
            }
            return
        }
        g_object_ref(clock)
        let updated: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            guard let data else { return }
            let queue = Unmanaged<FrameQueue>.fromOpaque(data).takeUnretainedValue()
            ProgramCode.running { MainThread.assume { queue.run() } }
        }
        handlerID = g_signal_connect_data(
            clock,
            "update",
            unsafeBitCast(updated, to: GCallback.self),
            Unmanaged.passRetained(self).toOpaque(),
            { data, _ in
                if let data { Unmanaged<FrameQueue>.fromOpaque(data).release() }
            },
            GConnectFlags(rawValue: 0)
        )
        gdk_frame_clock_request_phase(OpaquePointer(clock), GDK_FRAME_CLOCK_PHASE_UPDATE)
        let late = MainContext.default.now.advanced(by: .milliseconds(100))
        alarm = MainContext.default.schedule(after: late, interval: .seconds(1)) { [weak self] in
            MainThread.assume { self?.run() }
        }
    }

    private func run() {
        guard Self.waiting[clock] === self else { return }
        Self.waiting[clock] = nil
        alarm?.cancel()
        alarm = nil
        if let clock {
            // A clock whose window is gone has let its handlers go, and the alarm it is that came.
            if g_signal_handler_is_connected(clock, handlerID) != 0 { g_signal_handler_disconnect(clock, handlerID) }
            g_object_unref(clock)
        }
        // One that starts others may end them by running, which is why it comes first.
        for observation in observations.sorted(by: { $0.number < $1.number }) {
            observation.isWaiting = false
            if clock == nil { Cascade.willRun(observation) }
            observation.run()
        }
        observations = []
        if clock == nil, Self.waiting[nil] == nil { Cascade.settle() }
    }
}

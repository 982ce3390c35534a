import Combine
import GLib

/// Calls a closure when a frame clock next emits its `update` signal, which precedes layout and drawing.
///
/// If the clock doesn't tick, for example because the window isn't visible or was closed, the closure is called after a
/// tenth of a second.
@MainActor
private final class FrameTick {
    private var run: (@MainActor () -> Void)?
    private var handler: AnyCancellable?
    private var alarm: (any Cancellable)?

    init(_ clock: FrameClock, _ run: @escaping @MainActor () -> Void) {
        self.run = run
        // The handler has only a weak reference to this object, because GDK doesn't release handlers of the clock until
        // the window is destroyed. The timeout retains this object until the timeout fires.
        handler = clock.update.connect { [weak self] in self?.tick() }
        clock.requestPhase(.update)
        let context = MainContext.default
        alarm = context.schedule(after: context.now.advanced(by: .milliseconds(100)), interval: .seconds(1)) { [self] in
            MainThread.perform(self) { $0.tick() }
        }
    }

    private func tick() {
        guard let run = run.take() else { return }
        alarm?.cancel()
        alarm = nil
        handler = nil
        run()
    }
}

extension FrameClock: ObservationClock {
    package func requestTick(_ run: @escaping @MainActor () -> Void) {
        _ = FrameTick(self, run)
    }
}

import Combine
import GLib

/// A closure that waits for a frame, until the frame clock emits its signal `update`, which is before layout and
/// drawing.
///
/// If the clock doesn't tick, for example because the desktop doesn't show the window or the window was closed, the
/// closure runs after a tenth of a second.
@MainActor
private final class FrameTick {
    private var run: (@MainActor () -> Void)?
    private var handler: AnyCancellable?
    private var alarm: (any Cancellable)?

    init(_ clock: FrameClock, _ run: @escaping @MainActor () -> Void) {
        self.run = run
        // This object is held weakly, because GDK only releases the clock's handlers with the window. The timeout holds
        // this object until it has run.
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

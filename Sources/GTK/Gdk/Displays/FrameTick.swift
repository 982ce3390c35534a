import Combine
import GLib

/// A closure that waits for a frame, for the `update` signal of the frame clock, which is emitted before layout and
/// drawing.
///
/// A clock may not tick, for example if the desktop doesn't show the window, or may end with its window. The closure
/// then runs after a tenth of a second.
@MainActor
private final class FrameTick {
    private var run: (@MainActor () -> Void)?
    private var handler: AnyCancellable?
    private var alarm: (any Cancellable)?

    init(_ clock: FrameClock, _ run: @escaping @MainActor () -> Void) {
        self.run = run
        // Held weakly, because GDK releases a clock's handlers with its window. The alarm holds the tick until it has
        // run.
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

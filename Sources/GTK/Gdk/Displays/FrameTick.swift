import GLib

/// Calls a closure once, at the next `update` signal of a frame clock. The signal precedes layout and drawing.
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
        // GDK doesn't release the clock's handlers until the window is destroyed. Therefore, the handler has only a
        // weak reference to this object. The timeout retains this object until the timeout fires.
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
    package func requestTick(_ run: @escaping @MainActor () -> Void) { _ = FrameTick(self, run) }
}

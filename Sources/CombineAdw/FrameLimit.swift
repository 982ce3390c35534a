import CombineGtk

/// A limit of one update of a widget per frame.
@MainActor
final class FrameLimit {
    private var isWaiting = false

    /// Returns false if there was an update in this frame. Otherwise, calls a closure at the next frame.
    func begin(on widget: Widget, next: @escaping @MainActor () -> Void) -> Bool {
        if isWaiting { return false }
        isWaiting = true
        widget.performAtNextFrame { [weak self] in
            self?.isWaiting = false
            next()
        }
        return true
    }
}

extension Widget {
    /// Calls a closure at the next frame, or soon if the widget isn't visible.
    func performAtNextFrame(_ run: @escaping @MainActor () -> Void) {
        if let clock = observationClock { clock.requestTick(run) } else { MainContext.perform(run) }
    }
}

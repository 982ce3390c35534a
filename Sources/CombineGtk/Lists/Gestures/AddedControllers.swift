import Gtk
import Synchronization

/// Event controllers that were added to a widget, with their subscriptions. Cancelling this object removes the
/// controllers.
@MainActor
final class AddedControllers: Disposable {
    private nonisolated let hasEnded = Atomic<Bool>(false)
    private weak let widget: Widget?
    private var controllers: [EventController]
    private var parts: [any Disposable]
    private var ended: ((Widget) -> Void)?

    /// - Parameter ended: A closure that reverts other changes to the widget after the controllers are removed. It
    ///   isn't called if the widget no longer exists.
    init(
        _ controllers: [EventController],
        to widget: Widget,
        _ parts: [any Disposable],
        ended: ((Widget) -> Void)? = nil
    ) {
        self.widget = widget
        self.controllers = controllers
        self.parts = parts
        self.ended = ended
        for controller in controllers { widget.addController(controller) }
        BindingScope.add(self, on: widget)
    }

    nonisolated var isDisposed: Bool { hasEnded.load(ordering: .acquiring) }

    nonisolated func cancel() {
        if hasEnded.exchange(true, ordering: .acquiringAndReleasing) { return }
        MainThread.perform(self) { $0.end() }
    }

    private func end() {
        for part in parts { part.cancel() }
        for controller in controllers where widget != nil && controller.widget === widget {
            widget?.removeController(controller)
        }
        if let widget { ended?(widget) }
        parts = []
        ended = nil
        controllers = []
    }
}

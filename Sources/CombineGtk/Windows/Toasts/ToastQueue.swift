import Gtk

/// The toasts of a window, which are shown one after another. The window's layout manager retains the queue.
@MainActor
final class ToastQueue {
    private let view = ToastView()
    private var shown: Toast?
    private var waiting: [Toast] = []
    private weak var window: Window?
    private var cancellables: Set<AnyCancellable> = []
    /// The subscription that waits until the previous toast has disappeared, or nil.
    private var hidingObservation: AnyCancellable?

    /// Returns the queue of a window. It's created when it's first needed.
    static func of(_ window: Window) -> ToastQueue {
        if let layout = window.layoutManager as? ToastLayout { return layout.queue }
        if let other = window.layoutManager {
            let name = Diagnostics.description(of: window)
            fatalError(
                "the \(name) can't show toasts: it has a custom layout manager, a \(Diagnostics.description(of: other))"
            )
        }
        return ToastQueue(window)
    }

    private init(_ window: Window) {
        self.window = window
        let layout = ToastLayout(queue: self, view: view)
        window.layoutManager = layout
        view.setParent(window)
        view.undo.clicked.sink { [weak self] in self?.undo() }.store(in: &cancellables)
        view.hover.enter.sink { [weak self] _ in self?.shown?.stopTime() }.store(in: &cancellables)
        view.hover.leave.sink { [weak self] in self?.shown?.startTime() }.store(in: &cancellables)
        ToastKeys(of: view, in: window).store(in: &cancellables)
        MainActorDelivery { [weak self] _ in self?.end() }
            .follow(LifetimeEndPublisher(of: window)) { _ in }
            .store(in: &cancellables)
    }

    /// Shows a toast, or queues it if another toast is visible.
    func add(_ toast: Toast) {
        toast.queue = self
        waiting.append(toast)
        // While another toast disappears, `hidingObservation` waits and then shows the next toast.
        if shown == nil, !view.isChildRevealed { showNext() }
    }

    func remove(_ toast: Toast) {
        toast.end()
        waiting.removeAll { $0 === toast }
        if toast === shown {
            shown = nil
            view.hide(returningFocusTo: window)
            // GTK doesn't emit a notification if a toast disappears before it's fully visible. In this case, the
            // publisher's first value is already false.
            hidingObservation = view.publisher(for: \.isChildRevealed).first { !$0 }.sink { [weak self] _ in
                self?.showNext()
            }
        }
    }

    private func showNext() {
        if shown != nil { return }
        guard !waiting.isEmpty else {
            view.isVisible = false
            return
        }
        let toast = waiting.removeFirst()
        shown = toast
        view.show(toast)
        toast.startTime()
    }

    private func undo() {
        guard let shown, let action = shown.action else { return }
        remove(shown)
        action()
    }

    private func end() {
        cancellables = []
        hidingObservation = nil
        for toast in [shown].compactMap({ $0 }) + waiting { toast.end() }
        shown = nil
        waiting = []
        view.unparent()
    }
}

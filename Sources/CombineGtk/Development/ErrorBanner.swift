#if DEBUG
import Gtk

/// A banner that shows a compiler error at the top of a window. The Enter key opens the file in an editor.
///
/// `ToastLayout` places the banner over the content of the window.
@MainActor
final class ErrorBanner {
    private static var styled: [Display] = []
    private static let css = """
        .compiler-error {
          padding: 12px 18px;
          border-radius: 12px;
          background-color: rgb(120, 20, 30);
          box-shadow: 0 1px 6px rgba(0, 0, 0, 0.5);
        }
        .compiler-error label { color: white; }
        .compiler-error .place { font-family: monospace; font-weight: bold; }
        .compiler-error button { background: rgba(255, 255, 255, 0.2); color: white; border: none; box-shadow: none; }
        """

    private weak var window: Window?
    private let box = Box(orientation: .vertical, spacing: 6)
    /// The widget that had the focus before the banner was shown, or nil.
    private weak var focus: Widget?
    private var cancellables: Set<AnyCancellable> = []

    /// Shows an error. Returns nil if the window has a custom layout manager, because `ToastLayout` can't place the
    /// banner then.
    init?(_ message: DevMessage, in window: Window, edit: @escaping @MainActor () -> Void) {
        guard window.layoutManager == nil || window.layoutManager is ToastLayout else { return nil }
        self.window = window
        _ = ToastQueue.of(window)
        guard let layout = window.layoutManager as? ToastLayout else { return nil }
        Self.applyStyle(to: window.display)
        let place = Label(label: message.field(0))
        let text = Label(label: message.field(1))
        let button = Button(label: "Open in Editor (Enter)")
        for label in [place, text] {
            label.xalign = 0
            label.wraps = true
            label.wrapMode = .wordCharacter
            label.naturalWrapMode = .none
        }
        place.addCSSClass("place")
        button.halign = .end
        button.isVisible = message.field(2) == "editable"
        for widget in [place, text, button] as [Widget] { box.append(widget) }
        box.addCSSClass("compiler-error")
        box.accessibleRole = .alert
        box.accessible.label = "\(message.field(0)): \(message.field(1))"
        layout.banner = box
        box.setParent(window)
        focus = window.focus
        if button.isVisible { button.grabFocus() }
        button.clicked.sink { edit() }.store(in: &cancellables)
        MainActorDelivery { [weak self] _ in self?.end() }
            .follow(LifetimeEndPublisher(of: window)) { _ in }
            .store(in: &cancellables)
    }

    /// Removes the banner and returns the focus to the widget that had it before.
    func remove() {
        guard let window, box.parent != nil else { return }
        let hadFocus = window.focus.map { $0 === box || $0.isAncestor(box) } ?? false
        end()
        if hadFocus { window.focus = focus }
    }

    private func end() {
        cancellables = []
        if box.parent != nil { box.unparent() }
    }

    private static func applyStyle(to display: Display) {
        if styled.contains(where: { $0 === display }) { return }
        styled.append(display)
        StyleSheet.ofPackage("compiler-error", css).apply(to: display, in: .kit)
    }
}
#endif

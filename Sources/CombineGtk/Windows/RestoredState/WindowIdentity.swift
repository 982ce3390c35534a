import Gtk

/// The name under which a window's state is stored, and the identifier of its content.
@MainActor
final class WindowIdentity {
    private static let key = "combine-gtk-window-identity"

    let name: String
    let id: String?

    /// Attaches an identity to a window and replaces its previous identity.
    init(_ name: String, _ id: String?, of window: Window) {
        self.name = name
        self.id = id
        WeakAttachment.attach(self, to: window, as: Self.key)
        window.cancellables.insert(AnyCancellable(retaining: self))
    }

    /// Returns the identity of a window, or nil if the window's state isn't stored.
    static func of(_ window: Window) -> WindowIdentity? {
        WeakAttachment.object(of: window, as: key) as? WindowIdentity
    }
}

import Gtk

/// The meaning of a button for the user, in a dialog or elsewhere. SwiftUI's `ButtonRole`, UIKit's
/// `UIAlertAction.Style`.
public enum ButtonRole: Hashable, Sendable {
    /// A choice without a special role.
    case regular
    /// The most likely choice. The button is highlighted, and the Enter key chooses it in an alert.
    case suggested
    /// A choice that loses something. The button has a warning color, and the Enter key never chooses it.
    case destructive
    /// A choice that changes nothing. The Escape key chooses it in an alert.
    case cancel

    /// The style class that a button of the role has.
    fileprivate var styleClass: String? {
        switch self {
        case .regular: nil
        case .suggested: "suggested-action"
        case .destructive: "destructive-action"
        case .cancel: "cancel-action"
        }
    }
}

extension Button {
    /// Creates a button with a text and a role.
    ///
    /// ```swift
    /// Button("Delete", .destructive)
    /// ```
    public convenience init(_ title: String, _ role: ButtonRole = .regular) {
        self.init(label: title)
        self.role = role
    }

    /// The meaning of the button for the user.
    ///
    /// The role is stored as the button's style class, which a `.ui` file can also set: `suggested-action`,
    /// `destructive-action`, `cancel-action`.
    public var role: ButtonRole {
        get {
            let roles: [ButtonRole] = [.suggested, .destructive, .cancel]
            return roles.first { $0.styleClass.map(hasCSSClass) ?? false } ?? .regular
        }
        set {
            if let old = role.styleClass { removeCSSClass(old) }
            if let new = newValue.styleClass { addCSSClass(new) }
        }
    }
}

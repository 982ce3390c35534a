import Gtk

/// The purpose of a button, in a dialog or elsewhere. It corresponds to `ButtonRole` in SwiftUI and to
/// `UIAlertAction.Style` in UIKit.
public enum ButtonRole: Hashable, Sendable {
    /// A choice without a special role.
    case regular
    /// The most likely choice. The button is highlighted, and the Enter key chooses it in an alert.
    case suggested
    /// A choice that loses data. The button has a warning color, and the Enter key never chooses it.
    case destructive
    /// A choice that changes nothing. The Escape key chooses it in an alert.
    case cancel

    /// The style class of a button with the role, or nil.
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
    /// Creates a button with a title and a role.
    ///
    /// ```swift
    /// Button("Delete", .destructive)
    /// ```
    public convenience init(_ title: String, _ role: ButtonRole = .regular) {
        self.init(label: title)
        self.role = role
    }

    /// The purpose of the button.
    ///
    /// The role is stored as a style class of the button: `suggested-action`, `destructive-action` or `cancel-action`.
    /// A `.ui` file can also set the style class.
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

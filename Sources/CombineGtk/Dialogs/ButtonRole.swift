import Gtk

/// What a button means to the person, in a dialog or elsewhere. SwiftUI's `ButtonRole`, UIKit's `UIAlertAction.Style`.
public enum ButtonRole: Hashable, Sendable {
    /// Nothing special.
    case regular
    /// What the person most likely wants; coloured, and chosen by the Enter key in an alert.
    case suggested
    /// What loses something; coloured as a warning, and never chosen by the Enter key.
    case destructive
    /// What leaves all as it is; chosen by the Escape key in an alert.
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
    /// A button with a text and a role.
    ///
    /// ```swift
    /// Button("Delete", .destructive)
    /// ```
    public convenience init(_ title: String, _ role: ButtonRole = .regular) {
        self.init(label: title)
        self.role = role
    }

    /// What the button means to the person.
    ///
    /// It is kept as the button's style class, which a `.ui` file can give it too: `suggested-action`, `destructive-action`,
    /// `cancel-action`.
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

import Gsk

extension Widget {
    /// The name of the widget for assistive technologies, if it shows no text that names it, such as a button with an
    /// icon.
    ///
    /// ```swift
    /// add.accessibilityLabel = "New Note"
    /// play.reactive.accessibilityLabel <~ viewModel.playTitle
    /// ```
    ///
    /// The same as `accessible.label`: reads as what the program set last, and as `nil` where it set nothing.
    /// `GTK_ACCESSIBLE_PROPERTY_LABEL`. UIKit's `accessibilityLabel`.
    public var accessibilityLabel: String? {
        get { accessible.label }
        set { accessible.label = newValue }
    }
}

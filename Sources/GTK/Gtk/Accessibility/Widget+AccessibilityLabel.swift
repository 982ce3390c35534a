import Gsk

extension Widget {
    /// The accessible name of the widget. Set it for widgets without text, such as a button with an icon.
    ///
    /// ```swift
    /// add.accessibilityLabel = "New Note"
    /// play.reactive.accessibilityLabel <~ viewModel.playTitle
    /// ```
    ///
    /// It's equivalent to `accessible.label`: it returns the value that the program has set, or nil.
    /// `GTK_ACCESSIBLE_PROPERTY_LABEL`. It corresponds to `accessibilityLabel` in UIKit.
    public var accessibilityLabel: String? {
        get { accessible.label }
        set { accessible.label = newValue }
    }
}

import Gsk

extension Widget {
    /// The accessible name of the widget. Set this property for widgets without text, such as a button with an icon.
    ///
    /// ```swift
    /// add.accessibilityLabel = "New Note"
    /// play.reactive.accessibilityLabel <~ viewModel.playTitle
    /// ```
    ///
    /// The property is equivalent to `accessible.label`. It returns the name that your program has set, or nil.
    /// `GTK_ACCESSIBLE_PROPERTY_LABEL`. This property corresponds to `accessibilityLabel` in UIKit.
    public var accessibilityLabel: String? {
        get { accessible.label }
        set { accessible.label = newValue }
    }
}

import Gsk

extension Widget {
    /// The accessible name of the widget, for a widget that shows no text, such as a button with an icon.
    ///
    /// ```swift
    /// add.accessibilityLabel = "New Note"
    /// play.reactive.accessibilityLabel <~ viewModel.playTitle
    /// ```
    ///
    /// It's the same as `accessible.label`: it returns the value that the program last set, or nil if it set none.
    /// `GTK_ACCESSIBLE_PROPERTY_LABEL`. UIKit's `accessibilityLabel`.
    public var accessibilityLabel: String? {
        get { accessible.label }
        set { accessible.label = newValue }
    }
}

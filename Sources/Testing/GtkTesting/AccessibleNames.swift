import Gtk

extension Widget {
    /// Returns the first widget of class `kind` whose accessible name is `label`, or nil.
    ///
    /// ```swift
    /// let add = try XCTUnwrap(window.first(Button.self, accessibilityLabel: "New Note"))
    /// ```
    public func first<Kind: Widget>(_ kind: Kind.Type, accessibilityLabel label: String) -> Kind? {
        descendants(of: kind).first { $0.accessibleName == label }
    }

    /// The accessible name of the widget, or nil.
    ///
    /// If the program or a `.ui` file sets an accessible label, the name is that label. Otherwise, the name is the text
    /// of a label that refers to the widget. For buttons and similar widgets, it's the displayed text. Tooltips and
    /// placeholders aren't names, because they only describe the widget.
    public var accessibleName: String? { WidgetQuery.name(of: self) }

    /// A Boolean value that indicates whether the widget needs a name because the user interacts with it.
    var isControl: Bool { WidgetQuery.isControl(self) }
}

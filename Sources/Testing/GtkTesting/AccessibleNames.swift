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
    /// It's the accessible label that the program or a `.ui` file sets. Otherwise, it's the text of a label that refers
    /// to the widget or, for buttons and similar widgets, the displayed text. Tooltips and placeholders aren't names,
    /// because they only describe the widget.
    public var accessibleName: String? { WidgetQuery.name(of: self) }

    /// A Boolean value that indicates whether the widget needs a name because the user interacts with it.
    var isControl: Bool { WidgetQuery.isControl(self) }
}

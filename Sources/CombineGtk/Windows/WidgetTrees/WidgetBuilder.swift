import Gtk

/// A result builder for the widgets in a container, in order. It corresponds to `ViewBuilder` in SwiftUI.
///
/// ```swift
/// Box.vertical(spacing: 8) {
///     heading
///     if isEditable { Entry() } else { Label("read only") }
///     for name in names { Label(name) }
///     footer        // nil is omitted
/// }
/// ```
///
/// The closure runs only once, when the container is created. To show and hide a widget later, bind its visibility, for
/// example with `visible(when:)`.
@MainActor
@resultBuilder
public enum WidgetBuilder: _ArrayResultBuilder {
    public typealias Part = Widget

    public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }

    public static func buildExpression(_ widget: Widget?) -> [Widget] { widget.map { [$0] } ?? [] }

    public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }
}

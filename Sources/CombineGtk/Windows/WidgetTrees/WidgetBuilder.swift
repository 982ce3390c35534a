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
public enum WidgetBuilder {
    public static func buildExpression(_ widget: Widget) -> [Widget] { [widget] }

    public static func buildExpression(_ widget: Widget?) -> [Widget] { widget.map { [$0] } ?? [] }

    public static func buildExpression(_ widgets: [Widget]) -> [Widget] { widgets }

    public static func buildBlock(_ parts: [Widget]...) -> [Widget] { parts.flatMap { $0 } }

    public static func buildOptional(_ part: [Widget]?) -> [Widget] { part ?? [] }

    public static func buildEither(first part: [Widget]) -> [Widget] { part }

    public static func buildEither(second part: [Widget]) -> [Widget] { part }

    public static func buildArray(_ parts: [[Widget]]) -> [Widget] { parts.flatMap { $0 } }

    public static func buildLimitedAvailability(_ part: [Widget]) -> [Widget] { part }
}

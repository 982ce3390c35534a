import Gtk

/// A result builder for the optional child of a container with a single child. See ``WidgetBuilder``.
///
/// A closure with several widgets doesn't compile. Put the widgets in a box.
@MainActor
@resultBuilder
public enum ChildBuilder {
    public static func buildExpression(_ widget: Widget?) -> Widget? { widget }

    public static func buildBlock() -> Widget? { nil }

    public static func buildBlock(_ child: Widget?) -> Widget? { child }

    @available(*, unavailable, message: "this widget has only one child; put several widgets into a Box")
    public static func buildBlock(_ first: Widget?, _ second: Widget?, _ others: Widget?...) -> Widget? {
        fatalError("unavailable")
    }

    public static func buildOptional(_ child: Widget??) -> Widget? { child ?? nil }

    public static func buildEither(first child: Widget?) -> Widget? { child }

    public static func buildEither(second child: Widget?) -> Widget? { child }

    public static func buildLimitedAvailability(_ child: Widget?) -> Widget? { child }
}

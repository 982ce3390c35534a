import Gtk

/// A widget class for the rows of a list. The list reuses each widget for different elements.
///
/// ```swift
/// final class NoteRow: Box, ListCell {
///     let title = Label()
///
///     init() {
///         super.init(orientation: .horizontal, spacing: 6)
///         append(title)
///     }
/// }
/// ```
///
/// This protocol corresponds to a `UITableViewCell` with a reuse identifier in UIKit. The class must be final, or its
/// `init()` must be `required`. To use a GTK widget as the cell, pass it as `cell:` to ``Rows`` or ``Column`` instead.
@MainActor
public protocol ListCell: Widget {
    /// Creates a cell without content.
    init()
}

/// A widget that is a cell. All widgets conform to this protocol.
///
/// This protocol improves the compiler's errors. If the program doesn't state the type of a cell, the compiler reports
/// that the type can't be inferred. With the class `Widget` as a constraint, the compiler would infer `Widget` and
/// report that `Widget` lacks the properties of the cell.
@MainActor
public protocol _CellWidget: Widget {}

extension Widget: _CellWidget {}

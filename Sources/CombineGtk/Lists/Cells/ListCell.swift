import Gtk

/// A widget that a list creates for its rows, and that shows one element after another.
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
/// It corresponds to UIKit's `UITableViewCell` with its reuse identifier. The class must be final, or its `init()` must
/// be `required`. For GTK widgets, pass `cell:` to the list instead.
@MainActor
public protocol ListCell: Widget {
    /// Creates a cell that shows nothing yet.
    init()
}

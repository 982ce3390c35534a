import Gtk

/// A widget that lists create themselves, once for each place on the screen, to show one value after another.
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

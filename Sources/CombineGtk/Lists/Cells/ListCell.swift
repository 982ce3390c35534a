import Gtk

/// A widget that lists make by themselves, once for each place on the screen, to show one value after another.
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
/// UIKit's `UITableViewCell` with its reuse identifier. The class is final, or its `init()` is `required`. Widgets of GTK's
/// own classes are given to a list by `cell:` instead.
@MainActor
public protocol ListCell: Widget {
    /// Creates a cell that shows nothing yet.
    init()
}

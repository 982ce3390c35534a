import CGtk
@_spi(Binding) import Gsk

extension TextView {
    /// Scrolls the view so that a mark is visible. `gtk_text_view_scroll_to_mark`.
    ///
    /// The view scrolls after it has measured its lines. Therefore, this method also works for a mark at the end of
    /// text that was just inserted.
    ///
    /// - Parameters:
    ///   - mark: The mark to scroll to.
    ///   - margin: The minimum distance of the mark from the edges of the view, as a fraction of the view's size. It
    ///     must be at least 0 and less than 0.5.
    ///   - alignment: The place in the view at which the mark appears, from 0 to 1 in each direction, or nil to scroll
    ///     as little as necessary.
    public func scroll(to mark: TextMark, margin: Double = 0, alignment: (x: Double, y: Double)? = nil) {
        requireMargin(margin, "gtk_text_view_scroll_to_mark: within_margin")
        let (x, y) = (alignment?.x ?? 0, alignment?.y ?? 0)
        gtk_text_view_scroll_to_mark(
            pointer.assumingMemoryBound(to: GtkTextView.self),
            mark.pointer.assumingMemoryBound(to: GtkTextMark.self),
            margin,
            alignment == nil ? 0 : 1,
            x,
            y
        )
    }

    /// Scrolls the view so that a position is visible. Returns a Boolean value that indicates whether the view
    /// scrolled. `gtk_text_view_scroll_to_iter`.
    ///
    /// Lines that haven't been measured yet count as empty. To scroll after all lines have been measured, call
    /// ``scroll(to:margin:alignment:)`` with a mark.
    ///
    /// - Parameters:
    ///   - position: The position to scroll to.
    ///   - margin: The minimum distance of the position from the edges of the view, as a fraction of the view's size.
    ///     It must be at least 0 and less than 0.5.
    ///   - alignment: The place in the view at which the position appears, from 0 to 1 in each direction, or nil to
    ///     scroll as little as necessary.
    @discardableResult
    public func scroll(to position: TextIter, margin: Double = 0, alignment: (x: Double, y: Double)? = nil) -> Bool {
        requirePosition(position, "gtk_text_view_scroll_to_iter: iter")
        requireMargin(margin, "gtk_text_view_scroll_to_iter: within_margin")
        let (x, y) = (alignment?.x ?? 0, alignment?.y ?? 0)
        var cPosition = position.cValue
        return gtk_text_view_scroll_to_iter(
            pointer.assumingMemoryBound(to: GtkTextView.self),
            &cPosition,
            margin,
            alignment == nil ? 0 : 1,
            x,
            y
        ) != 0
    }

    private func requireMargin(_ margin: Double, _ what: StaticString) {
        guard (0..<0.5).contains(margin) else {
            fatalError("\(what): expected at least 0 and less than 0.5, found \(margin)")
        }
    }
}

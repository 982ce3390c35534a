import CGtk
@_spi(Binding) import Gsk

extension TextView {
    /// Scrolls the view so that a mark is visible. `gtk_text_view_scroll_to_mark`.
    ///
    /// The view scrolls after its lines are measured, so this also works for a mark at the end of text that was just
    /// inserted.
    ///
    /// - Parameters:
    ///   - mark: The mark to scroll to.
    ///   - margin: The margin in which the mark shouldn't be placed, as a fraction of the view's size. It ranges from 0
    ///     up to, but not including, 0.5.
    ///   - alignment: The position of the mark in the view, from 0 to 1 in each direction, or nil to scroll as little
    ///     as necessary.
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
    /// Lines that aren't measured yet are treated as empty. To scroll after they are measured, use
    /// ``scroll(to:margin:alignment:)`` with a mark.
    ///
    /// - Parameters:
    ///   - position: The position to scroll to.
    ///   - margin: The margin in which the position shouldn't be placed, as a fraction of the view's size. It ranges
    ///     from 0 up to, but not including, 0.5.
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

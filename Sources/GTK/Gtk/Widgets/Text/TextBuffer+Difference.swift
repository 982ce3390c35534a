import CGtk
import Gsk

extension TextBuffer {
    /// The text of the buffer, for bindings.
    ///
    /// Setting the property changes only the part that differs, so that the views keep their scroll positions. The
    /// cursor and the selection keep their places in the text.
    package var boundText: String {
        get { text }
        set {
            // The setter of `text` reports characters that GTK doesn't support.
            if newValue.utf8.contains(0) { text = newValue } else { replaceDifference(with: newValue) }
        }
    }

    /// The buffer that emits `end-user-action`. Its changes can't be irreversible, and are undone with the user's edit.
    private static weak var edited: TextBuffer?

    /// Calls a closure that can set ``boundText`` in a handler of `end-user-action`.
    package func endingUserAction(_ body: () -> Void) {
        let outer = Self.edited
        Self.edited = self
        body()
        Self.edited = outer
    }

    private func replaceDifference(with text: String) {
        // The slice also contains the images and child widgets, which count as characters.
        let old = Array(slice(from: startIter, to: endIter).unicodeScalars)
        let new = Array(text.unicodeScalars)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let (oldEnd, newEnd) = (old.count - end, new.count - end)
        func moved(_ mark: TextMark) -> Int {
            let offset = iter(atMark: mark).offset
            if offset == old.count { return new.count }
            if offset <= start { return offset }
            return offset < oldEnd ? min(offset, newEnd) : offset + new.count - old.count
        }
        let (cursor, bound) = (moved(insertMark), moved(selectionBoundMark))
        g_object_freeze_notify(pointer.assumingMemoryBound(to: GObject.self))
        let isReversible = Self.edited === self
        if !isReversible { beginIrreversibleAction() }
        var (from, to) = (iter(atOffset: start), iter(atOffset: oldEnd))
        delete(from: &from, to: &to)
        insert(String(String.UnicodeScalarView(new[start..<newEnd])), at: &from)
        select(from: iter(atOffset: cursor), to: iter(atOffset: bound))
        if !isReversible { endIrreversibleAction() }
        g_object_thaw_notify(pointer.assumingMemoryBound(to: GObject.self))
    }
}

extension TextView {
    /// The text of the view's ``buffer``, for bindings. Setting the property changes only the part that differs.
    package var boundText: String {
        get { buffer.boundText }
        set { buffer.boundText = newValue }
    }
}

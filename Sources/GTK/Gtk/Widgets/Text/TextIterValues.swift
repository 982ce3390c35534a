import CGtk
import GLib

/// Positions in text can't be stored in a `GValue`. A `GValue` would store only the C structure, which doesn't retain
/// the buffer. The position could then refer to freed memory.
extension TextIter {
    /// Throws an error, because a `GValue` can't store a position in text. Store a ``TextMark`` or the position's
    /// ``offset`` instead.
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        throw .wrongType(expected: "a type that a GValue can store", found: "TextIter")
    }

    /// Throws an error, because the buffer of a position in a `GValue` may no longer exist.
    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> TextIter {
        throw .wrongType(expected: "TextIter", found: "a GtkTextIter whose buffer may have been deallocated")
    }
}

extension TextIter {
    /// Returns a Boolean value that indicates whether this position is within a range. `gtk_text_iter_in_range`.
    @MainActor
    public func isIn(_ range: Range<TextIter>) -> Bool { range.contains(self) }
}

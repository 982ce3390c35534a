import CGtk
import GLib

/// Positions in text can't be stored in a `GValue`. It would store only the C structure, which doesn't retain the
/// buffer, so the position could refer to freed memory.
extension TextIter {
    /// Throws an error, because a value can't store a position in text. Use a ``TextMark`` or ``offset`` instead.
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        throw .wrongType(expected: "a type that a GValue can store", found: "TextIter")
    }

    /// Throws an error, because the buffer of the position may no longer exist.
    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> TextIter {
        throw .wrongType(expected: "TextIter", found: "GtkTextIter whose buffer may have been deallocated")
    }
}

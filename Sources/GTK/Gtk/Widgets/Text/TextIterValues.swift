import CGtk
import GLib

/// Positions in a text can't be stored in a `GValue`, which would only store the C structure. A Swift `TextIter` also
/// keeps the buffer alive, so the stored position could refer to freed memory.
extension TextIter {
    /// Throws, because a value can't store a position in a text. Use a ``TextMark`` or ``offset`` instead.
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        throw .wrongType(expected: "a type that a GValue can store", found: "TextIter")
    }

    /// Throws, because the text of the position may no longer exist.
    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> TextIter {
        throw .wrongType(expected: "TextIter", found: "GtkTextIter whose buffer may have been deallocated")
    }
}

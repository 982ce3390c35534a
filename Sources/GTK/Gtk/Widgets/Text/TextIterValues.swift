import CGtk
import GLib

/// A position in a text keeps its buffer alive. A `GValue` would hold the position alone, which then points nowhere.
extension TextIter {
    /// Throws, as a value cannot hold a position in a text. A ``TextMark`` or ``offset`` can be kept.
    @MainActor
    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        throw .wrongType(expected: "a type that a GValue can store", found: "TextIter")
    }

    /// Throws, as nobody knows whether the text that a value's position points into is still there.
    @MainActor
    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> TextIter {
        throw .wrongType(expected: "TextIter", found: "GtkTextIter whose buffer may have been deallocated")
    }
}

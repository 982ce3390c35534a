import CGtk
import Gsk

/// Positions as indices of the text.
///
/// GTK counts a position in Unicode scalars. A character can consist of several of them, for example an emoji of a
/// family. With indices, text is never inserted into a character.
extension Editable {
    /// Inserts text at an index of the current text. Traps if the index is after the end.
    public func insert(_ inserted: String, at index: String.Index) {
        var position = position(of: index, "insert(_:at:)")
        insert(inserted, at: &position)
    }

    /// Deletes the characters between two indices of the current text. Traps if an index is after the end.
    public func deleteText(in range: Range<String.Index>) {
        deleteText(in: positions(of: range, "deleteText(in:)"))
    }

    /// Selects the characters between two indices of the current text. Traps if an index is after the end.
    public func select(_ range: Range<String.Index>) { select(positions(of: range, "select(_:)")) }

    /// The indices of the selected characters, or nil if there is no selection.
    public var selectedIndices: Range<String.Index>? {
        guard let range = selectedRange else { return nil }
        let scalars = text.unicodeScalars
        let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        return start..<scalars.index(start, offsetBy: range.count)
    }

    private func positions(of range: Range<String.Index>, _ what: StaticString) -> Range<Int> {
        position(of: range.lowerBound, what)..<position(of: range.upperBound, what)
    }

    private func position(of index: String.Index, _ what: StaticString) -> Int {
        let text = text
        guard index <= text.endIndex else {
            fatalError("\(what): the index is after the end of the text of \(self): \"\(text)\"")
        }
        return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
}

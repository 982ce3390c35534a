import CGtk
import Gsk

/// Provides the strings of the list as a collection. You can change the list during a loop, as described for
/// ``ListModelItems``.
extension StringList: @MainActor RandomAccessCollection {
    public typealias SubSequence = Slice<StringList>

    public var startIndex: Int { 0 }

    public var endIndex: Int { Int(g_list_model_get_n_items(OpaquePointer(pointer))) }

    /// Returns the string at a position. Traps if the position is out of range. `gtk_string_list_get_string`.
    public subscript(position: Int) -> String {
        guard position >= 0, position < endIndex, let text = string(position) else {
            fatalError("position \(position) is out of range: the StringList has \(endIndex) strings")
        }
        return text
    }

    public subscript(positions: Range<Int>) -> Slice<StringList> {
        guard positions.lowerBound >= 0, positions.upperBound <= endIndex else {
            fatalError("positions \(positions) are out of range: the StringList has \(endIndex) strings")
        }
        return Slice(base: self, bounds: positions)
    }

    public func makeIterator() -> StringListIterator { StringListIterator(list: self) }
}

/// An iterator over the strings of a `StringList`. It reads the current string at each position and stops at the
/// current end of the list.
@MainActor
public struct StringListIterator: @MainActor IteratorProtocol {
    let list: StringList
    private var position = 0

    init(list: StringList) { self.list = list }

    public mutating func next() -> String? {
        guard position < list.endIndex else { return nil }
        defer { position += 1 }
        return list.string(position)
    }
}

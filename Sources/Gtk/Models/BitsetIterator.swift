import CGtk
import Gsk

/// Goes through the numbers of a ``Bitset`` in increasing order, as they were when it was made.
///
/// It has a copy of the set, which shares nothing with it: GTK's own iterator may not outlive a change of its set.
@MainActor
public struct BitsetIterator: @MainActor IteratorProtocol {
    private let set: Bitset
    private var iterator = BitsetIter()
    private var upcoming: Int?

    init(_ original: Bitset) {
        set = Bitset(
            taking: requiredPointer(
                UnsafeRawPointer(gtk_bitset_copy(OpaquePointer(original.pointer))),
                "gtk_bitset_copy"
            )
        )
        if let (first, value) = BitsetIter.initFirst(set) { (iterator, upcoming) = (first, value) }
    }

    public mutating func next() -> Int? {
        guard let current = upcoming else { return nil }
        upcoming = iterator.next()
        return current
    }
}

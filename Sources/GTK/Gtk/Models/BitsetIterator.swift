import CGtk
import Gsk

/// An iterator over the numbers in a ``Bitset``, in increasing order. Changes of the set after the creation of the
/// iterator don't affect the iterator. `GtkBitsetIter`.
@MainActor
public final class BitsetIterator: @MainActor IteratorProtocol {
    /// A copy of the set, because a set must not change while GTK iterates over it.
    private let numbers: OpaquePointer
    private var position = GtkBitsetIter()
    private var upcoming: Int?

    init(_ set: Bitset) {
        numbers = gtk_bitset_copy(OpaquePointer(set.pointer))
        var first: guint = 0
        if gtk_bitset_iter_init_first(&position, numbers, &first) != 0 { upcoming = Int(first) }
    }

    isolated deinit { gtk_bitset_unref(numbers) }

    public func next() -> Int? {
        guard let current = upcoming else { return nil }
        var value: guint = 0
        upcoming = gtk_bitset_iter_next(&position, &value) != 0 ? Int(value) : nil
        return current
    }
}

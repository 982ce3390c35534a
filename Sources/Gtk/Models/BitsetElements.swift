import CGtk

extension Bitset: @preconcurrency Sequence {
    /// Goes through the elements of a set, in order, as they were at the beginning. `GtkBitsetIter`.
    @MainActor
    public final class Iterator: @preconcurrency IteratorProtocol {
        /// A copy, as C's iterator points into a set that may not change.
        private let elements: OpaquePointer
        private var position = GtkBitsetIter()
        private var upcoming: Int?

        fileprivate init(_ set: Bitset) {
            elements = gtk_bitset_copy(OpaquePointer(set.pointer))
            var first: guint = 0
            if gtk_bitset_iter_init_first(&position, elements, &first) != 0 { upcoming = Int(first) }
        }

        isolated deinit { gtk_bitset_unref(elements) }

        public func next() -> Int? {
            defer {
                var value: guint = 0
                upcoming = upcoming != nil && gtk_bitset_iter_next(&position, &value) != 0 ? Int(value) : nil
            }
            return upcoming
        }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
}

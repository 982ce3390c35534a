import CGtk
@_spi(Binding) import Gsk

extension Bitset: @MainActor Sequence {
    /// Creates a set that contains the given numbers, which must be from 0 to 4,294,967,295. Traps if a number is out
    /// of this range. `gtk_bitset_add`.
    public convenience init(_ numbers: some Sequence<Int>) {
        Library.initialize()
        let set = requiredPointer(UnsafeRawPointer(gtk_bitset_new_empty()), "gtk_bitset_new_empty")
        self.init(taking: set)
        for number in numbers { add(number) }
    }

    /// Returns an iterator over the numbers in the set, in increasing order. Later changes of the set don't affect the
    /// iterator.
    ///
    /// ```swift
    /// for position in selection.selection { print(position) }
    /// ```
    public func makeIterator() -> BitsetIterator { BitsetIterator(self) }

    /// The number of elements in the set. The set stores this number, so reading the property is fast.
    public var underestimatedCount: Int { size }
}

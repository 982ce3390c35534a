import CombineModel

/// The functions that identify and compare the elements of a collection.
//
// The initializer is inlined, so that the closures are specialized for the types of the client. Otherwise, the metadata
// of these types would be looked up for every element of a list.
@usableFromInline
struct RowIdentification<Values: Collection, ID: Hashable> {
    @usableFromInline let identity: (Values.Element) -> ID
    /// A closure that returns the elements of a collection in the order of their rows.
    @usableFromInline let elements: (Values) -> [Values.Element]
    /// A closure that returns the difference between two lists of elements. The third argument is the set of identities
    /// in the first list. The closure replaces the set with the identities in the second list.
    @usableFromInline let compare: ([Values.Element], [Values.Element], inout Set<ID>) -> ListDifference.Outcome<ID>

    @inlinable
    @inline(__always)
    init(_ identity: @escaping (Values.Element) -> ID) {
        self.identity = identity
        elements = { Array($0) }
        compare = { ListDifference.changes(from: $0, to: $1, identifiedBy: identity, &$2) }
    }
}

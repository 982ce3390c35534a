import CombineModel

/// The identification of the elements of collections, by code that knows their types.
//
// Inlined, so that the compiler of the client knows the types of elements and identities. Otherwise their metadata
// would be looked up for every element of a list.
@usableFromInline
struct RowIdentification<Values: Collection, ID: Hashable> {
    @usableFromInline let identity: (Values.Element) -> ID
    /// The elements of a collection in the order of their rows.
    @usableFromInline let elements: (Values) -> [Values.Element]
    /// A closure that returns the difference between two lists of elements. The identities of the previous list are
    /// replaced by those of the new one.
    @usableFromInline let compare: ([Values.Element], [Values.Element], inout Set<ID>) -> ListDifference.Outcome<ID>

    @inlinable
    @inline(__always)
    init(_ identity: @escaping (Values.Element) -> ID) {
        self.identity = identity
        elements = { Array($0) }
        compare = { ListDifference.changes(from: $0, to: $1, identifiedBy: identity, &$2) }
    }
}

import CombineModel

/// The way in which the elements of collections are told apart, as the code that knows their types has it.
//
// Inlined, so that the client's compiler knows what an element and an identity are: for the rest of the library they are
// words in tables, which a list of 100,000 would be looked up in 100,000 times.
@usableFromInline
struct RowIdentification<Values: Collection, ID: Hashable> {
    @usableFromInline let identity: (Values.Element) -> ID
    /// The elements of a collection in the order of their rows.
    @usableFromInline let elements: (Values) -> [Values.Element]
    /// The difference of one list of elements from the previous one, whose identities become the new one's.
    @usableFromInline let compare: ([Values.Element], [Values.Element], inout Set<ID>) -> ListDifference.Outcome<ID>

    @inlinable
    @inline(__always)
    init(_ identity: @escaping (Values.Element) -> ID) {
        self.identity = identity
        elements = { Array($0) }
        compare = { ListDifference.changes(from: $0, to: $1, identifiedBy: identity, &$2) }
    }
}

/// What a Swift class that implements an interface has to have, or may have: a member that C calls.
struct Requirement {
    enum Form: Equatable {
        case function
        case getter
        case setter
        /// What every object has: `isEqual(to:)` and its hash value.
        case equality, hash
    }

    enum Fallback: Equatable {
        /// What C has for all implementations.
        case cs
        /// Nothing, false, zero or none.
        case nothing
        /// The value of a Swift expression.
        case expression(String)
    }

    /// The member that C's programs call as well, by its name among the interface's; nil for one that only C calls.
    let member: String?
    let form: Form
    /// What C calls it with; its method is what is required.
    var virtualFunction: VirtualFunction
    /// What an implementation has that leaves it out; nil where it cannot.
    let fallback: Fallback?

    /// A Boolean value that indicates whether every object has it, so that the protocol doesn't require it.
    var isInherited: Bool { form == .equality || form == .hash }
}

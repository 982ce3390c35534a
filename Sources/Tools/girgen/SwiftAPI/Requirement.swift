/// A required or optional member of a Swift class that implements an interface, which C calls.
struct Requirement {
    enum Form: Equatable {
        case function
        case getter
        case setter
        /// The members that every object has: `isEqual(to:)` and its hash value.
        case equality, hash
    }

    enum Fallback: Equatable {
        /// The C default for all implementations.
        case cs
        /// Nothing, false, zero or none.
        case nothing
        /// The value of a Swift expression.
        case expression(String)
    }

    /// The member that C's programs call as well, by its name among the interface's, or nil for one that only C calls.
    let member: String?
    let form: Form
    /// The virtual function with which C calls it. Its method is the requirement.
    var virtualFunction: VirtualFunction
    /// The default for an implementation that omits it, or nil if there is none.
    let fallback: Fallback?

    /// A Boolean value that indicates whether every object has it, so that the protocol doesn't require it.
    var isInherited: Bool { form == .equality || form == .hash }
}

/// A required or optional member of a Swift class that implements an interface, which C calls.
package struct Requirement {
    package enum Form: Equatable {
        case function
        case getter
        case setter
        /// The members that every object has: `isEqual(to:)` and its hash value.
        case equality, hash
    }

    package enum Fallback: Equatable {
        /// The C default for all implementations.
        case cs
        /// Nothing, false, zero or none.
        case nothing
        /// The value of a Swift expression.
        case expression(String)
    }

    /// The member that C's programs call as well, by its name among the interface's, or nil for one that only C calls.
    package let member: String?
    package let form: Form
    /// The virtual function with which C calls it. Its method is the requirement.
    package var virtualFunction: VirtualFunction
    /// The default for an implementation that omits it, or nil if every implementation needs it.
    package let fallback: Fallback?

    /// A Boolean value that indicates whether every object has it, so that the protocol doesn't require it.
    package var isInherited: Bool { form == .equality || form == .hash }
}

/// A required or optional member that C calls on a Swift class that implements an interface.
package struct Requirement {
    package enum Form: Equatable {
        case function
        case getter
        case setter
        /// A member that every object has: `isEqual(to:)` or the hash value.
        case equality, hash
    }

    package enum Fallback: Equatable {
        /// The C default applies to all implementations.
        case cs
        /// The member returns nothing, false, zero or nil.
        case nothing
        /// The member returns the value of a Swift expression.
        case expression(String)
    }

    /// The name of the interface's member that programs call for the same purpose. It's nil if only C calls the
    /// requirement.
    package let member: String?
    package let form: Form
    /// The virtual function through which C calls the requirement. Its Swift method is the requirement.
    package var virtualFunction: VirtualFunction
    /// The default for implementations that omit the requirement, or nil if every implementation must have it.
    package let fallback: Fallback?

    /// A Boolean value that indicates whether every object has the member. The protocol doesn't require such a member.
    package var isInherited: Bool { form == .equality || form == .hash }
}

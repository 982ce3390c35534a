/// A required or optional member that C calls on a Swift class that implements an interface.
package struct Requirement {
    package enum Form: Equatable {
        case function
        case getter
        case setter
        /// The members of every object, `isEqual(to:)` and the hash value.
        case equality, hash
    }

    package enum Fallback: Equatable {
        /// The C default for all implementations is used.
        case cs
        /// The member returns nothing, false, zero or nil.
        case nothing
        /// The member returns the value of a Swift expression.
        case expression(String)
    }

    /// The name of the interface's member that programs also call, or nil if only C calls the requirement.
    package let member: String?
    package let form: Form
    /// The virtual function with which C calls the requirement. Its method is the requirement.
    package var virtualFunction: VirtualFunction
    /// The default for an implementation that omits it, or nil if every implementation must have it.
    package let fallback: Fallback?

    /// A Boolean value that indicates whether every object has it, so that the protocol doesn't require it.
    package var isInherited: Bool { form == .equality || form == .hash }
}

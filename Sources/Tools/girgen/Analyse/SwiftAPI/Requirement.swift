/// A member of an interface that Swift classes implement and C calls.
///
/// A class doesn't need to implement a requirement that has a ``fallback``.
package struct Requirement {
    package enum Form: Equatable {
        case function, getter, setter
        /// A member that every object has: `isEqual(to:)` or the hash value.
        case equality, hash
    }

    package enum Fallback: Equatable {
        /// C provides the default for all classes.
        case cs
        /// The requirement returns nothing, false, zero or nil.
        case nothing
        /// The requirement returns the value of a Swift expression.
        case expression(String)
    }

    /// The member that programs call instead of the requirement, or nil if only C calls the requirement.
    package let member: String?
    package let form: Form
    /// The virtual function through which C calls the requirement. Its Swift method is the requirement.
    package var virtualFunction: VirtualFunction
    /// The default for classes that don't implement the requirement. It's nil if every class must implement it.
    package var fallback: Fallback?

    /// Every object already has these members. Therefore, the protocol doesn't declare them.
    package var isInherited: Bool { form == .equality || form == .hash }
}

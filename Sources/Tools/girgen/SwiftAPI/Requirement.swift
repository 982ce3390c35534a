/// What a Swift class that implements an interface has to have, or may have: a member that C calls.
struct Requirement {
    enum Form: Equatable {
        case function
        case getter
        case setter
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
}

/// A type whose members are being planned.
final class TypePlan {
    let declaration: Declaration
    let calls: CallPlanner
    var names = TakenNames()
    /// The C names of methods that other members call. These methods aren't bound as Swift methods.
    var hidden: Set<String> = []
    /// The type with the members that are already planned.
    var result: TypeDeclaration

    init(_ declaration: Declaration, _ calls: CallPlanner, _ result: TypeDeclaration) {
        (self.declaration, self.calls, self.result) = (declaration, calls, result)
    }
}

/// The names of the members of one type.
struct TakenNames {
    var variables: Set<String> = []
    /// The functions, by their full names and the types of their parameters.
    var functions: Set<String> = []
    /// The functions without parameters.
    var plainFunctions: Set<String> = []
    /// The functions, by their names without labels.
    var bases: Set<String> = []
    var initializers: Set<String> = []
    /// The designated initializers, by labels and types. Initializers of subclasses override them.
    var designated: Set<String> = []
    /// The convenience initializers, by labels and types. Subclasses can't declare them again.
    var conveniences: Set<String> = []
}

/// The declarations that a trait adds to a module.
package struct NewerPart {
    /// The members that a trait adds to a type of an earlier version.
    package struct Addition {
        package let type: TypeDeclaration
        package var members: [Member] = []
        package var implementationMembers: [Member] = []
        package var cases: [Enumeration.Case] = []
        /// The interfaces that a class implements.
        package var interfaces: [TypeName] = []
        /// The methods that Swift classes override.
        package var virtualFunctions: [VirtualFunction] = []
        /// The requirements of an interface that Swift classes can only implement with this trait.
        package var requirements: [Requirement]?
        /// The requirements that the trait adds to an interface that Swift classes can already implement. Each has a
        /// default.
        package var laterRequirements: [Requirement] = []

        package init(type: TypeDeclaration) { self.type = type }

        package var isEmpty: Bool {
            members.isEmpty && implementationMembers.isEmpty && cases.isEmpty && interfaces.isEmpty
                && virtualFunctions.isEmpty && requirements == nil && laterRequirements.isEmpty
        }
    }

    package let trait: String
    /// The module with only its new types, callbacks, constants and functions.
    package var module: Module
    package var additions: [Addition] = []

    package init(trait: String, module: Module) { (self.trait, self.module) = (trait, module) }

    /// A Boolean value that indicates whether there is nothing new.
    package var isEmpty: Bool {
        additions.isEmpty && module.types.isEmpty && module.enumerations.isEmpty && module.callbacks.isEmpty
            && module.constants.isEmpty && module.functions.isEmpty
    }

    /// A Boolean value that indicates whether the part has types that must be registered.
    package var hasTypes: Bool { module.types.contains { $0.isRegistered } }

    /// The interfaces that Swift classes can implement with the trait.
    package var implementable: [TypeName] {
        additions.filter { $0.requirements != nil }.map(\.type.name)
            + module.types.filter(\.isImplementable).map(\.name)
    }

    /// The C names of the new signals whose handlers return an object without transferring a reference to C.
    package var lentResults: [String] {
        additions.flatMap { $0.type.lentResults(of: $0.members) } + module.types.flatMap(\.lentResults)
    }

    /// A Boolean value that indicates whether the module's table must register this part.
    package var isRegistered: Bool { hasTypes || !implementable.isEmpty || !lentResults.isEmpty }

    /// The signals of new types and of additions.
    package var signals: [Signal] {
        (additions.flatMap(\.members) + module.types.flatMap(\.members)).compactMap { member in
            if case .signal(let signal) = member { signal } else { nil }
        }
    }
}

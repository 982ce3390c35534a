/// The declarations that a trait adds to a module.
struct NewerPart {
    /// The members that a type of an earlier version gains.
    struct Addition {
        let type: TypeDeclaration
        var members: [Member] = []
        var implementationMembers: [Member] = []
        var cases: [Enumeration.Case] = []
        /// Interfaces that a class implements.
        var interfaces: [TypeName] = []
        /// The methods that Swift classes override.
        var virtualFunctions: [VirtualFunction] = []
        /// The members of Swift classes that implement an interface, which is possible with this trait.
        var requirements: [Requirement]?
        /// The requirements that an interface gains after Swift classes could implement it. Each has a default.
        var laterRequirements: [Requirement] = []

        var isEmpty: Bool {
            members.isEmpty && implementationMembers.isEmpty && cases.isEmpty && interfaces.isEmpty
                && virtualFunctions.isEmpty && requirements == nil && laterRequirements.isEmpty
        }
    }

    let trait: String
    /// The module with its new types, callbacks, constants and functions alone.
    var module: Module
    var additions: [Addition] = []

    /// A Boolean value that indicates whether there is nothing new.
    var isEmpty: Bool {
        additions.isEmpty && module.types.isEmpty && module.enumerations.isEmpty && module.callbacks.isEmpty
            && module.constants.isEmpty && module.functions.isEmpty
    }

    /// A Boolean value that indicates whether it has types that C makes objects of.
    var hasTypes: Bool { module.types.contains { $0.isRegistered } }

    /// The interfaces that Swift classes can implement with it.
    var implementable: [TypeName] {
        additions.filter { $0.requirements != nil }.map(\.type.name)
            + module.types.filter(\.isImplementable).map(\.name)
    }

    /// A Boolean value that indicates whether the module's table asks it.
    var isRegistered: Bool { hasTypes || !implementable.isEmpty }

    /// The signals of new types and of additions.
    var signals: [Signal] {
        (additions.flatMap(\.members) + module.types.flatMap(\.members)).compactMap { member in
            if case .signal(let signal) = member { signal } else { nil }
        }
    }
}

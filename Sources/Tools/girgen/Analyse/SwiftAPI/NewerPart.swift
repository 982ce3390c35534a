/// The declarations that a trait adds to a module.
package struct NewerPart {
    /// The members that a trait adds to a type that also exists without the trait.
    package struct Addition {
        /// The type with all its members.
        package let type: TypeDeclaration
        /// The type with only the added members.
        ///
        /// For an interface, the members can include requirements. If Swift classes can implement the interface only
        /// with this trait, these are all requirements of the interface. Otherwise, they're additional requirements,
        /// which have default implementations.
        package var added: TypeDeclaration
        /// A Boolean value that indicates whether this trait enables Swift classes to implement the interface.
        package var isImplementable = false

        package init(type: TypeDeclaration, added: TypeDeclaration) { (self.type, self.added) = (type, added) }

        /// The methods of a class that Swift classes override.
        package var virtualFunctions: [VirtualFunction] {
            if case .class(let form) = added.form { form.virtualFunctions } else { [] }
        }
        /// The requirements of an interface.
        package var requirements: [Requirement] {
            if case .interface(let form) = added.form { form.requirements ?? [] } else { [] }
        }

        package var isEmpty: Bool {
            let hasNoMembers = added.members.isEmpty && added.implementationMembers.isEmpty && !isImplementable
            return switch added.form {
            case .class(let form): hasNoMembers && form.interfaces.isEmpty && form.virtualFunctions.isEmpty
            case .enumeration(let form): hasNoMembers && form.cases.isEmpty
            default: hasNoMembers && requirements.isEmpty
            }
        }
    }

    package let trait: String
    /// The module with only its new types, callbacks, constants and functions.
    package var module: Module
    package var additions: [Addition] = []

    package init(trait: String, module: Module) { (self.trait, self.module) = (trait, module) }

    /// A Boolean value that indicates whether the trait adds nothing to the module.
    package var isEmpty: Bool {
        additions.isEmpty && module.types.isEmpty && module.enumerations.isEmpty && module.callbacks.isEmpty
            && module.constants.isEmpty && module.functions.isEmpty
    }

    /// A Boolean value that indicates whether the part has types that must be registered.
    package var hasTypes: Bool { module.types.contains { $0.isRegistered } }

    /// The interfaces that Swift classes can implement with the trait.
    package var implementable: [TypeName] {
        additions.filter(\.isImplementable).map(\.type.name) + module.types.filter(\.isImplementable).map(\.name)
    }

    /// The types that the trait adds, and the existing types with only their added members.
    package var types: [TypeDeclaration] { additions.map(\.added) + module.types }

    /// The C names of the new signals whose handlers return an object without passing ownership of it to C.
    package var lentResults: [String] { types.flatMap(\.lentResults) }

    /// A Boolean value that indicates whether the module's table must register this part.
    package var isRegistered: Bool { hasTypes || !implementable.isEmpty || !lentResults.isEmpty }
}

/// Decides what each member of a type becomes.
final class TypePlanner {
    let library: Library
    let coverage: Coverage
    /// The names that a type's own members have taken, by the type.
    var taken: [String: TakenNames] = [:]
    /// The Swift names of what is bound, by the names that C and introspection have for it.
    var names: [String: String] = [:]

    /// The names that members of one type have.
    struct TakenNames {
        var variables: Set<String> = []
        /// Functions by their full names and the Swift types they take.
        var functions: Set<String> = []
        /// Functions that take nothing.
        var plainFunctions: Set<String> = []
        /// Functions by their names without labels.
        var bases: Set<String> = []
        var initializers: Set<String> = []
        /// Designated initialisers, by labels and types, which those of subclasses override.
        var designated: Set<String> = []
    }

    init(_ library: Library, _ coverage: Coverage) {
        self.library = library
        self.coverage = coverage
    }

    // MARK: Types

    func calls(_ declaration: Declaration) -> CallPlanner {
        CallPlanner(library: library, namespace: declaration.namespace)
    }

    /// Plans a type; its ancestors must have been planned before. Nil for one that Swift does not have.
    func plan(_ declaration: Declaration) -> TypeDeclaration? {
        guard var plan = type(declaration) else { return nil }
        self.names[declaration.girName] = declaration.swiftName
        self.names[declaration.cType] = declaration.swiftName
        let calls = calls(declaration)
        var names = TakenNames()
        guard let compound = declaration.compound else {
            // The functions of an enumeration become static ones.
            planFunctions(declaration.enumeration?.functions ?? [], of: declaration, calls, &names, &plan)
            return plan
        }
        if declaration.category == .value {
            names.variables.formUnion(compound.fields.map { Naming.lowerCamel($0.name) })
            let labels = compound.fields.map { Naming.lowerCamel($0.name) + ":" }.joined()
            names.initializers.formUnion(["(\(labels))", "()"])
        }
        var hidden: Set<String> = []
        plan.members += properties(of: declaration, compound, calls, &names, &hidden).map { .property($0) }
        planConstructors(of: declaration, compound, calls, &names, &plan)
        planMethods(of: declaration, compound, calls, &names, hidden, &plan)
        planSignals(of: declaration, compound, &names, &plan)
        planFunctions(compound.functions, of: declaration, calls, &names, &plan)
        taken[declaration.girName] = names
        return plan
    }

    /// Whether a member is there to be bound: introspectable, not too new, not left out by hand.
    func isCandidate(_ callable: GIRCallable, _ category: Coverage.Category, in namespace: String) -> Bool {
        if !callable.info.isIntrospectable, callable.shadows == nil || callable.parameters.contains(where: \.isVarargs)
        {
            coverage.notIntrospectable(category, in: namespace)
            return false
        }
        if callable.shadowedBy != nil {
            coverage.notIntrospectable(category, in: namespace)
            return false
        }
        if library.configuration.isTooNew(callable.info.version, in: namespace) {
            coverage.tooNew(category, in: namespace)
            return false
        }
        if let exclusion = Overrides.exclusions[callable.cIdentifier] {
            if exclusion.isBound {
                coverage.bound(category, in: namespace)
            } else {
                coverage.skipped(category, callable.cIdentifier, exclusion.reason, in: namespace)
            }
            return false
        }
        if let reason = Policy.hidden(callable.cIdentifier) {
            coverage.hidden(category, callable.cIdentifier, reason, in: namespace)
            return false
        }
        return true
    }
}

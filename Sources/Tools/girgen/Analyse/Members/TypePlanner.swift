/// Plans the members of types.
final class TypePlanner {
    let library: GIRLibrary
    let coverage: Coverage
    /// The names of existing members, by the names of their types.
    var taken: [String: TakenNames] = [:]
    /// The Swift names of bound declarations. The keys are the C names and the names in GIR files.
    var names: [String: String] = [:]

    init(_ library: GIRLibrary, _ coverage: Coverage) { (self.library, self.coverage) = (library, coverage) }

    func calls(_ declaration: Declaration) -> CallPlanner {
        CallPlanner(library: library, namespace: declaration.namespace)
    }

    /// Plans a type whose ancestors are already planned. Returns nil if there is no Swift type for it.
    func plan(_ declaration: Declaration) -> TypeDeclaration? {
        guard let result = type(declaration) else { return nil }
        names[declaration.girName] = declaration.swiftName
        names[declaration.cType] = declaration.swiftName
        let plan = TypePlan(declaration, calls(declaration), result)
        guard let compound = declaration.compound else {
            // The functions of an enumeration become static functions.
            planFunctions(declaration.enumeration?.functions ?? [], of: plan)
            return plan.result
        }
        if declaration.category == .value {
            let fields = compound.fields.map { field in
                let kind = field.type.map { library.kind(of: $0, in: declaration.namespace) }
                return Naming.property(field.name, isBoolean: kind == .bool)
            }
            plan.names.variables.formUnion(fields)
            let labels = fields.map { $0 + ":" }.joined()
            plan.names.initializers.formUnion(["(\(labels))", "()"])
        }
        if case .record(let record) = result.form {
            for memory in record.mappedMemory { plan.hidden.formUnion([memory.map, memory.unmap]) }
        }
        planProperties(of: plan, compound)
        planConstructors(of: plan, compound)
        planMethods(of: plan, compound)
        planSignals(of: plan, compound)
        planFunctions(compound.functions, of: plan)
        if declaration.category == .fundamental { countVirtualFunctions(of: compound, in: declaration.namespace) }
        taken[declaration.girName] = plan.names
        return plan.result
    }

    /// Counts functions of an interface or a class that Swift classes can't implement.
    func countVirtualFunctions(of compound: GIRCompound, in namespace: String) {
        for function in compound.virtualMethods.map(\.info) {
            if !function.isIntrospectable {
                coverage.notIntrospectable(.virtualFunctions, in: namespace)
            } else if !library.configuration.isTooNew(function.version, in: namespace) {
                let reason = "Swift classes don't implement the interface, or derive from the class"
                coverage.unbound(.virtualFunctions, reason, in: namespace)
            }
        }
    }

    /// In this package, a function that replaces another function is bound even if it isn't introspectable.
    func isCandidate(_ callable: GIRCallable, _ category: Coverage.Category, in namespace: String) -> Bool {
        let isReplacement =
            !library.configuration.isOfBinding(namespace) && callable.shadows != nil
            && !callable.parameters.contains(where: \.isVarargs)
        var info = callable.info
        info.isIntrospectable = callable.shadowedBy == nil && (info.isIntrospectable || isReplacement)
        return isCandidate(callable.cIdentifier, info, category, in: namespace)
    }

    /// Returns a Boolean value that indicates whether a member can be bound. It must be introspectable and not too new,
    /// and no decision may replace, skip or hide it.
    func isCandidate(_ name: String, _ info: GIRInfo, _ category: Coverage.Category, in namespace: String) -> Bool {
        if !info.isIntrospectable {
            coverage.notIntrospectable(category, in: namespace)
            return false
        }
        if library.configuration.isTooNew(info.version, in: namespace) { return false }
        let decision = library.policy.decision(on: name).decision
        if decision.handwritten != nil {
            coverage.bound(category, in: namespace)
        } else if let reason = decision.leftOut {
            coverage.skipped(category, name, reason, in: namespace)
        } else if let reason = library.hidden(name, info, in: namespace) {
            coverage.hidden(category, name, reason, in: namespace)
        } else {
            return true
        }
        return false
    }
}

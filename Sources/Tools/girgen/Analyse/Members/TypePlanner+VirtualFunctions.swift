extension TypePlanner {
    /// Plans the virtual functions of a class. The other members of all classes must already be planned.
    func planVirtualFunctions(of plan: inout TypeDeclaration, _ declaration: Declaration) {
        guard case .class(var form) = plan.form, let compound = declaration.compound else { return }
        let namespace = declaration.namespace
        let structure = library.classStructure(of: declaration)
        for function in compound.virtualMethods {
            let field = function.info.name
            let cName = "\(structure?.cType ?? declaration.cType + "Class").\(field)"
            guard isCandidate(cName, function.info, .virtualFunctions, in: namespace) else { continue }
            do {
                guard let structure, let cType = structure.cType, structure.fields.contains(where: { $0.name == field })
                else { throw Skip("its class structure is private") }
                if let type = function.instance?.type.cType, CType(type).isBaseConstant {
                    throw Skip("takes a constant instance")
                }
                var planned = try virtualFunction(function, cType, declaration)
                planned.entry = entry(function, cName, planned.function, compound, plan.members)
                form.virtualFunctions.append(planned)
                coverage.bound(.virtualFunctions, in: namespace)
            } catch {
                coverage.skipped(.virtualFunctions, cName, Skip.reason(of: error), in: namespace)
            }
        }
        plan.form = .class(form)
    }

    /// Returns an expression for the member with the same parameters and result that programs call instead.
    private func entry(
        _ virtual: GIRCallable,
        _ cName: String,
        _ function: Function,
        _ compound: GIRCompound,
        _ members: [Member]
    ) -> String? {
        if let entry = library.policy[cName].entry { return entry }
        let name = virtual.invoker ?? virtual.info.name
        guard let method = compound.methods.first(where: { $0.info.name == name }) else { return nil }
        for member in members where member.documentation.deprecation == nil {
            switch member {
            case .function(let other) where other.call.cName == method.cIdentifier:
                guard other.parameters.map(\.type) == function.parameters.map(\.type), other.result == function.result,
                    !other.call.isAsync, other.call.last.isThrowing == function.call.isThrowing
                else { return nil }
                let values = zip(other.parameters, function.parameters).map { theirs, ours in
                    (theirs.label.map { "\($0): " } ?? "") + Spelling.local(ours.name)
                }
                return "self.\(Spelling.declared(other.name))(\(values.joined(separator: ", ")))"
            case .computed(let property) where property.getter.cName == method.cIdentifier:
                return property.type == function.result ? Spelling.declared(property.name) : nil
            default: continue
            }
        }
        return nil
    }

    private func virtualFunction(
        _ function: GIRCallable,
        _ structure: String,
        _ declaration: Declaration
    ) throws -> VirtualFunction {
        let compound = declaration.compound
        let entry = compound?.methods.first { $0.info.name == function.invoker ?? function.info.name }
        let signal = compound?.signals.first { $0.info.name.replacing("-", with: "_") == function.info.name }
        var function = function
        for other in [entry, signal] { if let other { function.takeNullability(of: other) } }
        var plan = try plan(function, in: structure, of: declaration)
        nameVirtualFunction(&plan, isHandler: signal != nil, declaration)
        var planned = try virtualFunction(plan, structure, of: declaration, entry: entry, signal: signal)
        // A virtual function isn't marked as deprecated, because C still calls it.
        planned.function.documentation.deprecation = nil
        return planned
    }

    /// Plans a function of a class structure or an interface structure.
    func plan(_ function: GIRCallable, in structure: String, of declaration: Declaration) throws -> CallPlan {
        var function = function
        function.cIdentifier = "\(structure).\(function.info.name)"
        library.policy.correct(&function)
        let plan = try calls(declaration).plan(function, owner: declaration)
        if plan.parameters.contains(where: { $0.role == .completion }) || function.info.name.hasSuffix("_finish") {
            throw Skip("is asynchronous, which is not supported for methods that C calls")
        }
        return plan
    }

    /// - Parameters:
    ///   - entry: The method that calls the virtual function.
    ///   - signal: The signal whose default handler is the virtual function.
    func virtualFunction(
        _ plan: CallPlan,
        _ structure: String,
        of declaration: Declaration,
        entry: GIRCallable?,
        signal: GIRCallable? = nil
    ) throws -> VirtualFunction {
        let (calls, callable, field) = (calls(declaration), plan.callable, plan.callable.info.name)
        let subject = DocumentedDeclaration.virtualFunction(plan, entry: entry, signal: signal, of: declaration)
        let page = "vfunc.\(declaration.name).\(field)"
        let documentation = calls.documentation(subject, [callable.cIdentifier], callable.info, page)
        return try calls.virtualFunction(plan, structure: structure, field: field, documentation: documentation)
    }
}

extension GIRCallable {
    /// Makes parameters and the result nullable if they're nullable in `other`, because the GIR file often states
    /// nullability only there. `other` is the function that calls this virtual function, or the signal whose default
    /// handler it is.
    mutating func takeNullability(of other: GIRCallable) {
        guard parameters.map(\.name) == other.parameters.map(\.name) else { return }
        for index in parameters.indices where other.parameters[index].isNullable { parameters[index].isNullable = true }
        if other.result.isNullable { result.isNullable = true }
    }
}

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
                let method = compound.methods.first { $0.info.name == function.invoker ?? field }
                let signal = compound.signals.first { $0.info.name.replacing("-", with: "_") == field }
                var function = function
                for other in [method, signal].compactMap(\.self) { function.takeNullability(of: other) }
                var call = try self.plan(function, in: cType, of: declaration)
                nameVirtualFunction(&call, isHandler: signal != nil, declaration)
                let rule = calls(declaration).rules.method(call, method, signal, declaration)
                var planned = try virtualFunction(call, cType, of: declaration, rule)
                // A virtual function isn't marked as deprecated, because C still calls it.
                planned.function.documentation.deprecation = nil
                planned.entry =
                    library.policy[cName].virtualFunction.entry
                    ?? method.flatMap { entry(planned.function, $0, plan.members) }
                form.virtualFunctions.append(planned)
                coverage.bound(.virtualFunctions, in: namespace)
            } catch { coverage.skipped(.virtualFunctions, cName, "\(error)", in: namespace) }
        }
        plan.form = .class(form)
    }

    /// Returns an expression for the member with the same parameters and result that programs call instead.
    private func entry(_ function: Function, _ method: GIRCallable, _ members: [Member]) -> String? {
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

    /// - Parameter rule: The sentence for a function without a handwritten sentence.
    func virtualFunction(_ plan: CallPlan, _ structure: String, of declaration: Declaration, _ rule: String) throws
        -> VirtualFunction
    {
        let (calls, callable, field) = (calls(declaration), plan.callable, plan.callable.info.name)
        let (cName, page) = (callable.cIdentifier, "vfunc.\(declaration.name).\(field)")
        let sentence = calls.sentence(on: cName, plan.form) ?? rule
        let documentation = calls.documentation([cName], callable.info, page, sentence)
        return try calls.virtualFunction(plan, structure, documentation)
    }
}

extension GIRCallable {
    /// Makes parameters and the result nullable if they're nullable in `other`, the function that calls this virtual
    /// function or the signal that it handles. The GIR file often states nullability only there.
    mutating func takeNullability(of other: GIRCallable) {
        guard parameters.map(\.name) == other.parameters.map(\.name) else { return }
        for index in parameters.indices where other.parameters[index].isNullable { parameters[index].isNullable = true }
        if other.result.isNullable { result.isNullable = true }
    }
}

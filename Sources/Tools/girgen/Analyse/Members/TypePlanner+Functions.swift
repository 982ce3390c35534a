extension TypePlanner {
    func planFunctions(of namespace: GIRNamespace) -> [Function] {
        let calls = CallPlanner(library: library, namespace: namespace.name)
        var names = TakenNames()
        var result: [Function] = []
        for function in namespace.functions where function.movedTo == nil {
            guard isCandidate(function, .functions, in: namespace.name) else { continue }
            let isQuark = function.info.name.hasSuffix("_quark")
            let isUnplaced =
                library.configuration.hidesUnplacedFunctions && !calls.isOfBinding
                && !library.policy.decision(on: function.cIdentifier).decision.isPlaced
            if isQuark || isUnplaced {
                let domain = "GLibError names the domain; `catch` matches the enumeration"
                let reason = isQuark ? domain : "a function without a type as its home"
                coverage.hidden(.functions, function.cIdentifier, reason, in: namespace.name)
                continue
            }
            // Some GIR files contain the same method again as a function of the namespace.
            if library.owner(ofMethod: function.cIdentifier) != nil || MemoryFunctions.managesItsArgument(function) {
                coverage.bound(.functions, in: namespace.name)
                continue
            }
            let siblings = namespace.functions
            guard var named = planned(function, owner: nil, calls, .functions, siblings: siblings) else { continue }
            // `init` is a keyword in Swift.
            calls.name(&named, cName: function.info.name == "init" ? "initialize" : function.info.name)
            unify(&named, &names)
            result.append(self.function(named, of: nil, calls, isStatic: false))
        }
        return result
    }

    func planFunctions(_ functions: [GIRCallable], of plan: TypePlan) {
        let (declaration, calls) = (plan.declaration, plan.calls)
        let siblings = functions + (declaration.compound.map { $0.constructors + $0.methods } ?? [])
        for function in functions where function.movedTo == nil {
            guard isCandidate(function, .functions, in: declaration.namespace) else { continue }
            if plan.result.equality?.cNames.contains(function.cIdentifier) == true {
                coverage.bound(.functions, in: declaration.namespace)
                continue
            }
            guard var call = planned(function, owner: nil, calls, .functions, siblings: siblings) else { continue }
            if call.decision.name?.hasPrefix("init") ?? function.info.name.hasPrefix("new"),
                makesOne(of: declaration, call)
            {
                call.base = "init"
                nameInitializer(&call, function)
                makeUnique(initializer: &call, &plan.names)
                plan.result.members.append(initializer(call, making(call, declaration), of: declaration))
                continue
            }
            calls.name(&call, cName: function.info.name)
            let isBlocking =
                call.finish.isEmpty && function.info.name.hasSuffix("_sync") && call.decision.name == nil
                && functions.contains { $0.info.name == function.info.name.dropLast(5) }
            if isBlocking { call.base = String(call.base.dropLast(4)) + "Blocking" }
            nameValue(&call)
            // Static members don't conflict with instance members. They conflict with the static members of ancestors.
            let key = "static " + signature(call)
            let inherited = isTaken(key, \.functions, by: lineage(of: declaration))
            if plan.names.functions.contains(key) || inherited { call.base = prefixed(call.base, declaration) }
            plan.names.functions.insert("static " + signature(call))
            let member: Member =
                isComputed(call, function)
                ? .computed(computed(call.base, call, nil, of: declaration, isStatic: true))
                : .function(self.function(call, of: declaration, calls, isStatic: true))
            if declaration.category == .interface, !declaration.isClassInSwift {
                plan.result.implementationMembers.append(member)
            } else {
                plan.result.members.append(member)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a function creates an instance of the type, like a constructor.
    private func makesOne(of declaration: Declaration, _ call: CallPlan) -> Bool {
        switch call.last.resultKind {
        case .object(let result): result === declaration && !call.finish.isEmpty
        case .interface(let result): result === declaration && declaration.isClassInSwift && call.last.outputs.isEmpty
        default: false
        }
    }
}

// What becomes of functions: those of a namespace, and the static ones of types.

extension TypePlanner {
    /// The functions of a namespace.
    func planFunctions(of namespace: GIRNamespace) -> [CallPlan] {
        let calls = CallPlanner(library: library, namespace: namespace.name)
        var names = TakenNames()
        var result: [CallPlan] = []
        for function in namespace.functions where function.movedTo == nil {
            guard isCandidate(function, .functions, in: namespace.name) else { continue }
            guard
                let plan = planned(
                    function,
                    owner: nil,
                    calls,
                    .functions,
                    in: namespace.name,
                    siblings: namespace.functions
                )
            else { continue }
            var named = plan
            calls.name(&named, cName: function.info.name)
            unify(&named, &names, ancestors: [], prefix: "")
            result.append(named)
        }
        return result
    }

    func planFunctions(
        _ functions: [GIRCallable],
        of declaration: Declaration,
        _ calls: CallPlanner,
        _ names: inout TakenNames,
        _ plan: inout TypePlan
    ) {
        for function in functions where function.movedTo == nil {
            guard isCandidate(function, .functions, in: declaration.namespace) else { continue }
            guard
                var call = planned(
                    function,
                    owner: nil,
                    calls,
                    .functions,
                    in: declaration.namespace,
                    siblings: functions + (declaration.compound?.constructors ?? [])
                        + (declaration.compound?.methods ?? [])
                )
            else { continue }
            if let finish = call.finish.first, function.info.name.hasPrefix("new"), declaration.category == .object,
                case .object = finish.resultKind
            {
                call.base = "init"
                nameInitializer(&call, function)
                makeUnique(initializer: &call, &names)
                plan.members.append(.initializer(call, .call))
                continue
            }
            calls.name(&call, cName: function.info.name)
            // Static members do not clash with those of instances, but with those of the ancestors.
            let key = "static " + signature(call)
            let inherited = lineage(of: declaration).contains { taken[$0.girName]?.functions.contains(key) ?? false }
            if names.functions.contains(key) || inherited { call.base = prefixed(call.base, declaration) }
            names.functions.insert("static " + signature(call))
            if isComputed(call, function) {
                let member = MemberPlan.computed(name: call.base, getter: call, setter: nil, isStatic: true)
                if declaration.category == .interface {
                    plan.implementationMembers.append(member)
                } else {
                    plan.members.append(member)
                }
                continue
            }
            if declaration.category == .interface {
                plan.implementationMembers.append(.function(call, isStatic: true))
            } else {
                plan.members.append(.function(call, isStatic: true))
            }
        }
    }
}

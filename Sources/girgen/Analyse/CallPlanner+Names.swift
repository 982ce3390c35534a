// Swift names and labels, and what callers may leave out.

extension CallPlanner {
    /// Gives a plan its Swift name and labels, by the rules of ``Naming``.
    func name(_ plan: inout CallPlan, cName: String) {
        let hasArguments = !plan.arguments.isEmpty
        if let renamed = Overrides.names[plan.callable.cIdentifier] {
            apply(renamed, to: &plan)
        } else {
            let (base, firstLabel) = Naming.function(cName, hasArguments: hasArguments)
            plan.base = base
            var isFirst = true
            for index in plan.parameters.indices
            where plan.parameters[index].role == .argument || plan.parameters[index].role == .changed {
                plan.parameters[index].label = isFirst ? firstLabel : plan.parameters[index].name
                isFirst = false
            }
        }
        giveDefaults(&plan)
    }

    /// Applies a full name, `insert(_:after:)`.
    private func apply(_ name: String, to plan: inout CallPlan) {
        guard let open = name.firstIndex(of: "(") else {
            plan.base = name
            var isFirst = true
            for index in plan.parameters.indices
            where plan.parameters[index].role == .argument || plan.parameters[index].role == .changed {
                plan.parameters[index].label = isFirst ? nil : plan.parameters[index].name
                isFirst = false
            }
            return
        }
        plan.base = String(name[..<open])
        var labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)[...]
        for index in plan.parameters.indices
        where plan.parameters[index].role == .argument || plan.parameters[index].role == .changed {
            let label = labels.popFirst()
            plan.parameters[index].label = label == "_" ? nil : label
        }
    }

    /// Lets the caller leave out what may be null, and flags beside other arguments, from the end.
    func giveDefaults(_ plan: inout CallPlan) {
        for index in plan.parameters.indices.reversed() where plan.parameters[index].role == .argument {
            if plan.parameters[index].defaultValue != nil { continue }
            if case .flags = plan.parameters[index].kind, plan.arguments.count > 1 {
                plan.parameters[index].defaultValue = "[]"
                continue
            }
            guard plan.parameters[index].gir.isNullable, plan.parameters[index].kind.isPointer else { break }
            plan.parameters[index].defaultValue = "nil"
        }
    }
}

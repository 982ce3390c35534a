extension CallPlanner {
    /// Sets the Swift name and the labels of a plan according to the rules of ``Naming``.
    func name(_ plan: inout CallPlan, cName: String) {
        if let renamed = plan.decision.name {
            apply(renamed, to: &plan)
        } else {
            let arguments = argumentIndices(of: plan).map { plan.parameters[$0] }
            let words = arguments.map { (Naming.words($0.gir.name), typeWords($0.kind)) }
            let (base, spoken) = Naming.function(cName, isAsynchronous: !plan.finish.isEmpty, arguments: words)
            plan.base = base
            label(&plan)
            if let spoken { plan.parameters[argumentIndices(of: plan)[spoken.index]].label = spoken.text }
            labelKey(&plan, cName: cName)
        }
        setDefaults(&plan)
    }

    /// Sets the Swift name and the labels of a plan according to a full name, for example `insert(_:after:)`.
    func apply(_ name: String, to plan: inout CallPlan) {
        guard let open = name.firstIndex(of: "(") else {
            plan.base = name
            label(&plan)
            return
        }
        plan.base = String(name[..<open])
        var labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)[...]
        for index in argumentIndices(of: plan) where plan.parameters[index].kind != .priority {
            let label = labels.popFirst()
            plan.parameters[index].label = label == "_" ? nil : label
        }
        for index in argumentIndices(of: plan) where plan.parameters[index].kind == .priority {
            plan.parameters[index].label = "priority"
        }
    }

    /// Labels the key under which a function reads or sets a value, for example `set(_:forKey:)`.
    private func labelKey(_ plan: inout CallPlan, cName: String) {
        let indices = argumentIndices(of: plan)
        // The Swift method for a virtual function keeps the order in which C passes the arguments.
        guard !plan.callable.cIdentifier.contains("."), plan.order.isEmpty, let key = indices.first,
            let label = Naming.keyLabels[plan.parameters[key].gir.name]
        else { return }
        if cName.hasPrefix("set_"), indices.count > 1 {
            plan.parameters[key].label = label
            plan.parameters[indices[1]].label = nil
            plan.order = ([indices[1], key] + indices.dropFirst(2)).map { plan.parameters[$0].gir.name }
            let words = Naming.words(cName)
            if words.count == 2, Naming.valueWords.contains(words[1]) { plan.base = "set" }
        } else if cName.hasPrefix("get_") {
            plan.parameters[key].label = label
        }
    }

    private func argumentIndices(of plan: CallPlan) -> [Int] {
        plan.arguments.compactMap { argument in plan.parameters.firstIndex { $0.gir.name == argument.gir.name } }
    }

    /// Labels all arguments except the first one with their names. A priority always has a label.
    private func label(_ plan: inout CallPlan) {
        let indices = argumentIndices(of: plan)
        let first = indices.first { plan.parameters[$0].kind != .priority }
        for index in indices {
            let name = plan.parameters[index].name
            plan.parameters[index].label = plan.parameters[index].kind == .range ? "in" : index == first ? nil : name
        }
    }

    /// Returns the words that stand for the type of an argument in the names of functions.
    private func typeWords(_ kind: Kind) -> [String] {
        switch kind {
        case .object(let type), .interface(let type), .owner(let type), .value(let type):
            Naming.camelWords(type.swiftName).map { $0.lowercased() }
        case .fileName: ["file", "path"]
        case .string: ["string"]
        default: []
        }
    }

    /// Sets the default values of the last parameters: nil for nullable parameters, and the empty set for flags. Flags
    /// that are the main or the only argument have no default value.
    func setDefaults(_ plan: inout CallPlan) {
        for index in plan.parameters.indices.reversed() where plan.parameters[index].role == .argument {
            let parameter = plan.parameters[index]
            if parameter.defaultValue != nil { continue }
            let ordinary: String? =
                switch parameter.kind {
                case .priority: ".default"
                case .duration(_, isOptional: true): "nil"
                case .flags: plan.arguments.count > 1 && !Naming.isSubject(parameter.gir.name) ? "[]" : nil
                default: nil
                }
            plan.parameters[index].defaultValue = ordinary
            if ordinary != nil { continue }
            // A trailing closure is passed after the parentheses. The arguments before it can still be omitted.
            let isLast = plan.arguments.count > 1 && plan.arguments.last?.gir.name == parameter.gir.name
            if parameter.kind.isCallback, isLast, !parameter.gir.isNullable { continue }
            guard parameter.isNullable else { break }
            // A verb needs an object. For example, `menu.append()` doesn't state what is appended.
            let isFirst = parameter.gir.name == plan.arguments.first?.gir.name
            let isCancellable = parameter.gir.type.name?.hasSuffix("Cancellable") ?? false
            let isVerb = plan.base != "init" && Naming.needsObject(plan.base)
            if isFirst, !isCancellable, isVerb { break }
            // An example of a name that mentions the argument is `list.selectRow(row)`.
            let isNamed = Naming.mentions(plan.base, parameter.gir.name, returns: plan.resultKind != .none)
            if isFirst, plan.resultKind != .bool, isNamed { break }
            plan.parameters[index].defaultValue = "nil"
        }
    }
}

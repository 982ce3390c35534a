// What becomes of methods: functions, properties that GObject does not know, initialisers of structures.

extension TypePlanner {
    /// Methods that Swift does by itself: it counts, copies, frees and compares.
    private static let doneBySwift: Set<String> = ["ref", "unref", "copy", "free", "ref_sink", "hash"]

    func planMethods(
        of declaration: Declaration,
        _ compound: GIRCompound,
        _ calls: CallPlanner,
        _ names: inout TakenNames,
        _ hidden: Set<String>,
        _ plan: inout TypePlan
    ) {
        let namespace = declaration.namespace
        var setters: [String: CallPlan] = [:]
        var computed: [(name: String, call: CallPlan)] = []
        let writeOnly = Set(
            compound.properties.filter { !$0.isReadable }.map { "set_" + $0.info.name.replacing("-", with: "_") }
        )
        for method in compound.methods {
            if hidden.contains(method.cIdentifier) || writeOnly.contains(method.info.name) {
                coverage.bound(.methods, in: namespace)
                continue
            }
            guard isCandidate(method, .methods, in: namespace) else { continue }
            if declaration.compound?.kind == .record || declaration.category == .fundamental,
                TypePlanner.doneBySwift.contains(method.info.name), method.parameters.isEmpty
            {
                coverage.bound(.methods, in: namespace)
                continue
            }
            guard
                var call = planned(
                    method,
                    owner: declaration,
                    calls,
                    .methods,
                    in: namespace,
                    siblings: compound.methods + compound.functions + compound.constructors
                )
            else { continue }
            if let fill = fillingInitializer(method, declaration, call) {
                var initializer = call
                initializer.base = "init"
                nameInitializer(&initializer, method)
                let key = "(\(initializer.arguments.map { ($0.label ?? "_") + ":" }.joined()))"
                if !names.initializers.insert(key).inserted { continue }
                plan.members.append(.initializer(initializer, fill))
                continue
            }
            calls.name(&call, cName: method.info.name)
            if Overrides.emitters.contains(method.cIdentifier) {
                call.base = "emit" + Naming.upperCamel(Naming.words(method.info.name))
            }
            if method.info.name.hasPrefix("set_"), call.arguments.count == 1, call.resultKind == .none,
                call.outputs.isEmpty, !method.throwsError, call.finish.isEmpty
            {
                setters[Naming.lowerCamel(String(method.info.name.dropFirst(4)))] = call
            }
            if isComputed(call, method) {
                computed.append((call.base, call))
                continue
            }
            unify(&call, &names, ancestors: lineage(of: declaration), prefix: declaration.swiftName)
            plan.members.append(.function(call, isStatic: false))
        }
        for (name, call) in computed {
            addComputed(name, call, setters[name], declaration, &names, &plan)
        }
    }

    /// Whether a method fills its instance, as an initialiser does.
    private func fillingInitializer(
        _ method: GIRCallable,
        _ declaration: Declaration,
        _ call: CallPlan
    ) -> InitializerPlan? {
        guard method.info.name == "init" || method.info.name.hasPrefix("init_") else { return nil }
        switch (declaration.category, call.resultKind) {
        case (.value, .value(let result)) where result === declaration: return .fill(allocator: nil)
        case (.boxed, .owner(let result)) where result === declaration:
            let calls = CallPlanner(library: library, namespace: declaration.namespace)
            return calls.allocator(of: declaration).map { .fill(allocator: $0) }
        default: return nil
        }
    }

    func isComputed(_ call: CallPlan, _ method: GIRCallable) -> Bool {
        if case .value(let isMutating) = call.instance, isMutating { return false }
        return Naming.readsLikeProperty(method.info.name) && call.arguments.isEmpty
            && (call.resultKind != .none || !call.outputs.isEmpty) && !method.throwsError && call.finish.isEmpty
    }

    private func addComputed(
        _ name: String,
        _ getter: CallPlan,
        _ setter: CallPlan?,
        _ declaration: Declaration,
        _ names: inout TakenNames,
        _ plan: inout TypePlan
    ) {
        // A property of the same name says the same, with changes; a function that fills something may say more.
        let isTakenHere = names.variables.contains(name)
        if isTakenHere, getter.outputs.isEmpty { return }
        var finalName = name
        if isTakenHere || isTaken(variable: name, declaration) || names.plainFunctions.contains(name) {
            finalName = prefixed(name, declaration)
        }
        names.variables.insert(finalName)
        var matching: CallPlan?
        if let setter, getter.outputs.isEmpty, let argument = setter.arguments.first,
            argument.kind == getter.resultKind,
            argument.gir.isNullable || !getter.isResultNullable
        {
            matching = setter
            let index = plan.members.firstIndex { member in
                guard case .function(let call, _) = member else { return false }
                return call.callable.cIdentifier == setter.callable.cIdentifier
            }
            if let index { plan.members.remove(at: index) }
        }
        plan.members.append(.computed(name: finalName, getter: getter, setter: matching, isStatic: false))
    }
}

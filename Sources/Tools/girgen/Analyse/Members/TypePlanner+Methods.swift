// The methods of types. `README.md` describes how a method in a GIR file becomes Swift code.

extension TypePlanner {
    /// Returns a Boolean value that indicates whether a method is unnecessary in Swift. It's true for methods that manage
    /// memory, and for methods that copy or compare a structure of numbers.
    private func isDoneBySwift(_ method: GIRCallable, _ declaration: Declaration) -> Bool {
        let isOwned = declaration.compound?.kind == .record || declaration.category == .fundamental
        if isOwned, MemoryFunctions.methods.contains(method.info.name), method.parameters.isEmpty { return true }
        let isNeedless = method.info.name == "assign" || method.info.name == "equal" && declaration.category == .value
        return isNeedless && takesOther(method, declaration)
    }

    /// Returns a Boolean value that indicates whether the only argument of a method is another value of its type.
    private func takesOther(_ method: GIRCallable, _ declaration: Declaration) -> Bool {
        method.parameters.count == 1
            && library.kind(of: method.parameters[0].type, in: declaration.namespace) == .value(declaration)
    }

    /// Returns the comparison that a method of a record with private fields performs.
    private func comparison(_ method: GIRCallable, _ declaration: Declaration) -> TypeDeclaration.Comparison? {
        let operators: [String: TypeDeclaration.Comparison.Operator] = ["equal": .equality, "compare": .order]
        guard declaration.category == .opaqueValue, let sign = operators[method.info.name],
            takesOther(method, declaration)
        else { return nil }
        let rules = calls(declaration).rules
        return TypeDeclaration.Comparison(
            operator: sign,
            function: method.cIdentifier,
            documentation: Documentation(sentence: rules.comparison(sign), cNames: [method.cIdentifier]),
            check: library.policy[method.cIdentifier].function.comparisonCheck
        )
    }

    /// Returns the names of the asynchronous methods of a type, without their suffixes.
    private func asynchronousNames(_ compound: GIRCompound, in namespace: String) -> Set<String> {
        let finishes = Set(compound.methods.map(\.info.name).filter { $0.hasSuffix("_finish") }.map { $0.dropLast(7) })
        let starts = compound.methods.filter { $0.isAsynchronous && isCandidate($0, in: namespace) }
        return Set(starts.map(\.info.name.withoutAsync).filter { finishes.contains($0[...]) })
    }

    private func isCandidate(_ method: GIRCallable, in namespace: String) -> Bool {
        method.info.isIntrospectable && library.hidden(method.cIdentifier, method.info, in: namespace) == nil
    }

    func planMethods(of plan: TypePlan, _ compound: GIRCompound) {
        let (declaration, calls, namespace) = (plan.declaration, plan.calls, plan.declaration.namespace)
        var setters: [String: CallPlan] = [:]
        var computed: [(name: String, call: CallPlan)] = []
        let unreadable = compound.properties.filter { !$0.isReadable }
        let writeOnly = Set(unreadable.map { "set_" + $0.info.name.replacing("-", with: "_") })
        let asynchronous = asynchronousNames(compound, in: namespace)
        let ends = ends(among: compound, of: declaration)
        let siblings = compound.methods + compound.functions + compound.constructors
        for method in compound.methods {
            if plan.hidden.contains(method.cIdentifier) || writeOnly.contains(method.info.name) {
                coverage.bound(.methods, in: namespace)
                continue
            }
            guard isCandidate(method, .methods, in: namespace) else { continue }
            let comparison = comparison(method, declaration)
            if let comparison { plan.result.comparisons.append(comparison) }
            let isEnd = ends.values.contains { $0.cIdentifier == method.cIdentifier }
            let isEquality = plan.result.equality?.cNames.contains(method.cIdentifier) == true
            if comparison != nil || isEnd || isEquality || isDoneBySwift(method, declaration) {
                coverage.bound(.methods, in: namespace)
                continue
            }
            guard var call = planned(method, owner: declaration, calls, .methods, siblings: siblings) else { continue }
            if method.info.name == "init" || method.info.name.hasPrefix("init_") {
                var initializer = call
                initializer.base = "init"
                nameInitializer(&initializer, method)
                if let making = filling(initializer, declaration) {
                    if !plan.names.initializers.insert(initializer.labels).inserted { continue }
                    plan.result.members.append(self.initializer(initializer, making, of: declaration))
                    continue
                }
            }
            call.end = ends[method.cIdentifier]
            name(&call, compound, asynchronous, calls)
            let isSetter =
                method.info.name.hasPrefix("set_") && call.arguments.count == 1 && call.resultKind == .none
                && call.outputs.isEmpty && !method.throwsError && call.finish.isEmpty
            if isSetter { setters[Naming.lowerCamel(String(method.info.name.dropFirst(4)))] = call }
            if isComputed(call, method) {
                computed.append((call.base, call))
                continue
            }
            unify(&call, &plan.names, in: declaration)
            plan.result.members.append(.function(function(call, of: declaration, calls, isStatic: false)))
        }
        for (name, call) in computed {
            // The setter that corresponds to `is_visible` is `set_visible`.
            let words = Naming.words(call.callable.info.name).drop { ["get", "is"].contains($0) }
            addComputed(name, call, setters[name] ?? setters[Naming.lowerCamel(Array(words))], to: plan)
        }
    }

    /// Returns the methods that end operations. Each key is the C name of the method that begins the operation.
    private func ends(among compound: GIRCompound, of declaration: Declaration) -> [String: GIRCallable] {
        guard declaration.category == .object || declaration.category == .interface else { return [:] }
        let namespace = declaration.namespace
        let methods = compound.methods.filter { method in
            isCandidate(method, in: namespace) && !library.configuration.isTooNew(method.info.version, in: namespace)
                && library.policy[method.cIdentifier].isBound
        }
        let calls = calls(declaration)
        var ends: [String: GIRCallable] = [:]
        for method in methods where (try? calls.plan(method, owner: declaration)) != nil {
            ends[method.cIdentifier] = CounterpartNaming.end(of: method, among: methods)
        }
        return ends
    }

    /// Returns the call of a method that fills in its instance, for example `graphene_box_init`.
    private func filling(_ call: CallPlan, _ declaration: Declaration) -> Initializer.Making? {
        let calls = calls(declaration)
        switch (declaration.category, call.resultKind) {
        case (.value, .value(let result)) where result === declaration,
            (.opaqueValue, .value(let result)) where result === declaration:
            return .structure(calls.call(call), cType: library.cName(declaration.cType))
        case (.boxed, .owner(let result)) where result === declaration:
            guard let allocator = calls.allocator(of: declaration) else { return nil }
            let isOpaque = CType(declaration.cType + "*").isOpaque(library)
            return .room(calls.call(call, isRoom: true), allocator: allocator, isOpaque: isOpaque)
        default: return nil
        }
    }

    func isComputed(_ call: CallPlan, _ method: GIRCallable) -> Bool {
        if call.instance == .structure(isMutating: true) { return false }
        let isNamedSo = call.decision.name.map { !$0.contains("(") && !method.info.name.hasPrefix("set_") }
        return (isNamedSo ?? Naming.readsLikeProperty(method.info.name)) && call.arguments.isEmpty
            && (call.resultKind != .none || !call.outputs.isEmpty) && !method.throwsError && call.finish.isEmpty
    }

    private func addComputed(_ name: String, _ getter: CallPlan, _ setter: CallPlan?, to plan: TypePlan) {
        let declaration = plan.declaration
        // A property with the same name also sends notifications. A function with outputs may return more than it.
        let isTakenHere = [name, prefixed(name, declaration)].contains { plan.names.variables.contains($0) }
        if isTakenHere, getter.outputs.isEmpty { return }
        var finalName = name
        if isTakenHere || isTaken(variable: name, declaration) || plan.names.plainFunctions.contains(name) {
            finalName = prefixed(name, declaration)
        }
        plan.names.variables.insert(finalName)
        var matching: CallPlan?
        if let setter, getter.outputs.isEmpty, let argument = setter.arguments.first,
            argument.kind == getter.resultKind, !argument.kind.isOfTypes,
            argument.gir.isNullable || !getter.isResultNullable
        {
            matching = setter
            let index = plan.result.members.firstIndex { member in
                guard case .function(let function) = member else { return false }
                return function.call.cName == setter.callable.cIdentifier
            }
            if let index { plan.result.members.remove(at: index) }
        }
        plan.result.members.append(.computed(computed(finalName, getter, matching, of: declaration, isStatic: false)))
    }
}

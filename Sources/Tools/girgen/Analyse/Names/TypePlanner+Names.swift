// Functions that name members. The names depend on rules, decisions and conflicts with other names.

extension TypePlanner {
    // MARK: Methods and functions

    /// Names a method according to its decision. Without a decision, names it according to the rules of ``Naming`` and
    /// the names of the type's other members.
    func name(_ call: inout CallPlan, _ compound: GIRCompound, _ asynchronous: Set<String>, _ calls: CallPlanner) {
        let method = call.callable
        let name = method.info.name
        calls.name(&call, cName: name)
        if call.decision.name != nil { return }
        if call.finish.isEmpty {
            if asynchronous.contains(name) {
                call.base += "Blocking"
            } else if name.hasSuffix("_sync"), asynchronous.contains(String(name.dropLast(5))) {
                call.base = String(call.base.dropLast(4)) + "Blocking"
            } else if name == "compare", call.arguments.count == 1 {
                call.parameters[0].label = "to"
            }
        }
        nameValue(&call)
        if isEmitter(method, compound) { call.base = "emit" + Naming.upperCamel(Naming.words(name)) }
    }

    /// Turns the name of a function that returns a Boolean value into an assertion. Names a property after its value if
    /// the name of the C function describes an action, for example `list_seats`.
    func nameValue(_ call: inout CallPlan) {
        let name = call.callable.info.name
        if call.decision.name != nil { return }
        let isComputed = isComputed(call, call.callable)
        let isBoolean = call.resultKind == .bool && call.outputs.isEmpty && call.finish.isEmpty
        if isBoolean, !call.callable.throwsError {
            let isQuestion = (name.hasPrefix("get_") || name.contains("_is_")) && BooleanNaming.isAssertion(name)
            if isComputed || isQuestion { call.base = BooleanNaming.name(name) }
        }
        if name.hasPrefix("list_"), isComputed { call.base = Naming.lowerCamel(Array(Naming.words(name).dropFirst())) }
    }

    /// A method such as `itemsChanged` only emits the signal with the same name.
    func isEmitter(_ method: GIRCallable, _ compound: GIRCompound) -> Bool {
        if library.policy[method.cIdentifier].function.emits != nil { return true }
        return method.info.name.hasSuffix("ed")
            && compound.signals.contains { $0.info.name.replacing("-", with: "_") == method.info.name }
    }

    // MARK: Initializers

    func nameInitializer(_ call: inout CallPlan, _ constructor: GIRCallable) {
        let arguments = call.parameters.indices.filter { call.parameters[$0].role == .argument }
        for index in arguments { call.parameters[index].label = call.parameters[index].name }
        let label = arguments.count == 1 ? Naming.constructorLabel(constructor.info.name) : nil
        if let label { call.parameters[arguments[0]].label = label }
        let calls = CallPlanner(library: library, namespace: "")
        if let name = call.decision.name { calls.apply(name, to: &call) }
        calls.setDefaults(&call)
        // If all arguments could be omitted, a call without arguments could also refer to `init()`.
        if let first = arguments.first, call.parameters[first].defaultValue == "nil" {
            call.parameters[first].defaultValue = nil
        }
    }

    func makeUnique(initializer call: inout CallPlan, _ names: inout TakenNames) {
        let isTaken = names.initializers.contains(call.labels)
        if isTaken, let first = call.parameters.firstIndex(where: { $0.role == .argument }) {
            let words = Naming.words(call.callable.info.name).drop { ["new", "with", "from", "for"].contains($0) }
            let label = Naming.lowerCamel(words.isEmpty ? ["new"] : Array(words))
            call.parameters[first].label = label
            if names.initializers.contains(call.labels) {
                call.parameters[first].label = label + Naming.upperCamel(Naming.words(call.parameters[first].gir.name))
            }
        }
        names.initializers.insert(call.labels)
    }

    /// Changes a label of an initializer that has the labels and types of an inherited one and can't override it.
    func distinguishFromInherited(initializer call: inout CallPlan, isDesignated: Bool, of declaration: Declaration) {
        let key = signature(call)
        let ancestors = library.ancestors(of: declaration)
        guard isTaken(key, \.conveniences, by: ancestors) || !isDesignated && isTaken(key, \.designated, by: ancestors),
            let index = call.parameters.firstIndex(where: { $0.role == .argument })
        else { return }
        let parameter = call.parameters[index]
        let words = library.swiftType(parameter.kind).spelled(in: declaration.module)
        call.parameters[index].label = Naming.lowerFirst(words.filter(\.isLetter))
    }

    // MARK: Signals

    /// Names a signal. If the signal is an action, also names the function that emits it.
    func name(_ plan: inout SignalPlan, _ fullName: String, _ declaration: Declaration, _ names: inout TakenNames) {
        let plain = plan.name
        let isFunction = names.bases.contains(plain) || isTaken(plain, \.bases, by: lineage(of: declaration))
        if isFunction || names.variables.contains(plain) || isTaken(variable: plain, declaration) {
            plan.name = plain + "Signal"
        }
        if let renamed = library.policy[fullName].name { plan.name = renamed }
        names.variables.insert(plan.name)
        if plan.gir.isAction, plan.arguments.allSatisfy({ canBeEmitted(library.swiftType($0.kind)) }) {
            let emitter = "emit" + Naming.upperCamel(Naming.words(plan.gir.info.name))
            // The emitting function of an ancestor also emits the signal of this class.
            let isInherited = isTaken(emitter, \.plainFunctions, by: lineage(of: declaration))
            if !names.bases.contains(emitter), !isInherited || !plan.arguments.isEmpty { plan.emitter = emitter }
        }
    }

    // MARK: Virtual functions

    /// Names a virtual function. The name of a signal's default handler begins with `on`, and that of a function named
    /// `get_…` with `get`. If another member already has the name, it begins with `do`, or else with the class's name.
    func nameVirtualFunction(_ plan: inout CallPlan, isHandler: Bool, _ declaration: Declaration) {
        let (function, cName) = (plan.callable, plan.callable.info.name)
        let words = cName.hasSuffix("_fn") ? String(cName.dropLast(3)) : cName
        calls(declaration).name(&plan, cName: words)
        for index in plan.parameters.indices { plan.parameters[index].defaultValue = nil }
        if plan.decision.name == nil {
            let plain = plan.base
            if isHandler || words.hasPrefix("get_") {
                plan.base = prefixed(plain, isHandler ? "on" : "get")
            } else {
                for word in ["do", Naming.lowerFirst(declaration.name)] where isTakenInLine(plan, declaration) {
                    plan.base = prefixed(plain, word)
                }
            }
        }
        taken[declaration.girName]?.functions.insert(signature(plan))
        names[function.cIdentifier] = "\(declaration.swiftName).\(plan.fullName)"
    }

    /// Returns true if the class, an interface, an ancestor or a subclass has a member with the name of a function.
    private func isTakenInLine(_ plan: CallPlan, _ declaration: Declaration) -> Bool {
        let key = signature(plan)
        let types =
            [declaration] + library.allInterfaces(of: declaration) + lineage(of: declaration)
            + library.descendants(of: declaration)
        return isTaken(key, \.functions, by: types)
            || plan.arguments.isEmpty && isTaken(plan.base, \.variables, by: types)
    }

    // MARK: Taken names

    /// Returns the ancestors of a class and their interfaces. For an interface, returns the interfaces and the class
    /// that it requires, and the ancestors of that class.
    func lineage(of declaration: Declaration) -> [Declaration] {
        var found: [Declaration] = []
        for type in library.ancestors(of: declaration) { found += [type] + library.allInterfaces(of: type) }
        if declaration.category == .interface {
            found += library.allInterfaces(of: declaration)
            if let required = library.prerequisiteClass(of: declaration) {
                found += [required] + library.ancestors(of: required)
            }
        }
        return found
    }

    func isTaken(variable name: String, _ declaration: Declaration) -> Bool {
        let isObject = declaration.category == .object || declaration.category == .interface
        if isObject, TypePlanner.namesOfObject.contains(name) { return true }
        return isTaken(name, \.variables, by: lineage(of: declaration))
    }

    func isTaken(_ name: String, _ names: KeyPath<TakenNames, Set<String>>, by types: [Declaration]) -> Bool {
        types.contains { taken[$0.girName]?[keyPath: names].contains(name) ?? false }
    }

    /// The names of members that all objects have in Swift.
    private static let namesOfObject = WordLists.words("ObjectMembers")

    func prefixed(_ name: String, _ declaration: Declaration) -> String {
        prefixed(name, Naming.lowerFirst(declaration.swiftName))
    }

    private func prefixed(_ name: String, _ word: String) -> String {
        word + Naming.upperFirst(name)
    }

    func signature(_ call: CallPlan) -> String {
        call.fullName + call.arguments.map { "\(caseName($0.kind))" }.joined(separator: ",")
            + (call.finish.isEmpty ? "" : " async")
    }

    /// Returns a name for a kind. If overloading can't distinguish two kinds, their names are the same.
    private func caseName(_ kind: Kind) -> String {
        switch kind {
        case .object(let type), .interface(let type), .owner(let type), .value(let type), .enumeration(let type),
            .flags(let type), .callback(let type):
            type.girName
        case .string, .fileName: "String"
        case .integer("guint64"): "UInt64"
        case .integer: "Int"
        case .float, .double: "Double"
        case .array(let element, _), .list(let element, _), .pointerArray(let element), .sizedArray(let element):
            "[\(caseName(element))]"
        default: "\(kind)"
        }
    }

    /// Changes the name of a function if another member already has it.
    func unify(_ call: inout CallPlan, _ names: inout TakenNames, in type: Declaration? = nil) {
        let key = signature(call)
        let isUsed = names.functions.contains(key) || call.arguments.isEmpty && names.variables.contains(call.base)
        if isUsed || type.map({ isTaken(key, \.functions, by: lineage(of: $0)) }) == true {
            call.base = type.map { prefixed(call.base, $0) } ?? Naming.lowerCamel(call.callable.cIdentifier)
        }
        names.functions.insert(signature(call))
        names.bases.insert(call.base)
        if call.arguments.isEmpty { names.plainFunctions.insert(call.base) }
    }
}

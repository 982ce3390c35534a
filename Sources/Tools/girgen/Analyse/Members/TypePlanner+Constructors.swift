// Functions that plan constructors. A constructor becomes an initializer or a static function. If setting properties is
// equivalent to calling the constructor, the initializer sets properties.

extension TypePlanner {
    func planConstructors(of plan: TypePlan, _ compound: GIRCompound) {
        let (declaration, calls) = (plan.declaration, plan.calls)
        let isObject = declaration.category == .object
        if isObject, declaration.decision.type.madeByC == nil { plan.names.initializers.insert("()") }
        let siblings = compound.constructors + compound.functions + compound.methods
        for constructor in compound.constructors {
            guard isCandidate(constructor, .constructors, in: declaration.namespace) else { continue }
            // The inherited `init(properties:)` can already create an object without properties.
            let isPlain =
                constructor.cIdentifier.hasSuffix("_new") && isObject && !compound.isAbstract
                && constructor.parameters.isEmpty && library.policy[constructor.cIdentifier].function.doesMore == nil
            if isPlain || constructor.info.name == "alloc" {
                coverage.bound(.constructors, in: declaration.namespace)
                continue
            }
            let planned = planned(constructor, owner: declaration, calls, .constructors, siblings: siblings)
            guard var call = planned else { continue }
            // A structure has other initializers. This constructor would allocate memory.
            if call.resultKind == .value(declaration), call.arguments.isEmpty { continue }
            if call.arguments.isEmpty, let name = Naming.constructorLabel(constructor.info.name) {
                // Several constructors without arguments can't be initializers.
                if isObject { call.resultKind = .object(declaration) }
                call.base = name
                if isTaken("static " + signature(call), \.functions, by: lineage(of: declaration)) {
                    call.base = prefixed(name, declaration)
                }
                plan.names.functions.insert("static " + signature(call))
                plan.result.members.append(.function(function(call, of: declaration, calls, isStatic: true)))
                continue
            }
            call.base = "init"
            nameInitializer(&call, constructor)
            makeUnique(initializer: &call, &plan.names)
            let settings = isObject ? settings(of: declaration, call) : nil
            distinguishFromInherited(initializer: &call, isDesignated: settings != nil, of: declaration)
            var making = making(call, declaration)
            let key = signature(call)
            if let settings {
                let inherited = isTaken(key, \.designated, by: library.ancestors(of: declaration))
                let later = call.decision.function.setLater ?? []
                making = .properties(
                    settings.filter { !later.contains($0.property) },
                    later: settings.filter { later.contains($0.property) },
                    statements: call.decision.function.statements ?? [],
                    checks: calls.call(call).checks,
                    isOverride: inherited
                )
                plan.names.designated.insert(key)
            } else if isObject || declaration.category == .fundamental {
                plan.names.conveniences.insert(key)
            }
            plan.result.members.append(initializer(call, making, of: declaration))
        }
    }

    /// Returns the properties that can be set instead of calling a constructor, or nil if this isn't equivalent.
    private func settings(of declaration: Declaration, _ call: CallPlan) -> [Initializer.Setting]? {
        let (cName, decision) = (call.callable.cIdentifier, call.decision)
        // The constructor of an abstract class creates an object of a subclass.
        if declaration.compound?.isAbstract == true { return nil }
        if decision.function.doesMore != nil || !call.finish.isEmpty || call.callable.throwsError { return nil }
        func setting(_ cName: String, _ value: Initializer.Setting.Value) -> Initializer.Setting {
            let kind = property(cName, of: declaration).map { library.kind(of: $0.gir.type, in: $0.namespace) }
            let name = Naming.property(cName, isBoolean: kind == .bool)
            return Initializer.Setting(property: cName, name: name, value: value)
        }
        var settings: [Initializer.Setting] = []
        for parameter in call.parameters {
            // A length isn't needed, because a property contains the whole string or array.
            if case .length(of: .some) = parameter.role { continue }
            // The values or statements of the decision use the parameter.
            let decided = decision.function.properties?[parameter.gir.name]
            guard let name = decided ?? propertyName(of: parameter, declaration) else {
                if decision.function.values != nil || decision.function.statements != nil { continue }
                return nil
            }
            let type = library.swiftType(parameter.kind, isNullable: parameter.gir.isNullable)
            settings.append(setting(name, .parameter(parameter.name, type)))
        }
        if cName.hasSuffix("_with_mnemonic"), property("use-underline", of: declaration) != nil {
            settings.append(setting("use-underline", .literal("true")))
        }
        for (name, value) in (decision.function.values ?? [:]).sorted(by: { $0.key < $1.key }) {
            settings.append(setting(name, .literal(value)))
        }
        // These properties are set last, because other properties limit their values.
        let last: Set<String> = ["value", "active", "selected"]
        return settings.filter { !last.contains($0.property) } + settings.filter { last.contains($0.property) }
    }

    /// The names of the properties that correspond to constructor parameters with other names, by parameter name.
    private static let propertiesByParameter = [
        "app": "application", "area": "cell-area", "parent": "transient-for", "str": "label", "stream": "media-stream",
    ]

    /// Returns the name of the property that corresponds to a constructor's parameter.
    private func propertyName(of parameter: CallPlan.Parameter, _ declaration: Declaration) -> String? {
        guard parameter.role == .argument else { return nil }
        switch parameter.kind {
        case .anyValue, .callback, .type, .list: return nil
        case .array(let element, _) where element != .string: return nil
        default: break
        }
        // If the name of the property is a C keyword, the parameter has a suffix: `int_`.
        let plain = String(parameter.gir.name.reversed().drop { $0 == "_" }.reversed()).replacing("_", with: "-")
        return [plain, TypePlanner.propertiesByParameter[plain]].compactMap(\.self).first { name in
            guard let (property, namespace) = property(name, of: declaration), property.isWritable else { return false }
            return takes(library.kind(of: property.type, in: namespace), parameter.kind)
        }
    }

    /// Returns a Boolean value that indicates whether a property can be set to the values of a parameter.
    private func takes(_ property: Kind, _ parameter: Kind) -> Bool {
        switch (property, parameter) {
        // The GIR type of a property doesn't indicate whether a string is a file name.
        case (.string, .fileName): true
        case (.integer(let property), .integer(let given)): (property == "guint64") == (given == "guint64")
        case (.float, .double), (.double, .float): true
        case (.object(let property), .object(let given)), (.interface(let property), .object(let given)):
            property === given || property.girName == "GObject.Object"
                || ([given] + library.ancestors(of: given)).contains { type in
                    type === property || library.allInterfaces(of: type).contains { $0 === property }
                }
        case (.object(let property), .interface): property.girName == "GObject.Object"
        default: property == parameter
        }
    }

    /// Returns a property that a class declares or inherits, and the namespace that declares it.
    private func property(_ name: String, of declaration: Declaration) -> (gir: GIRProperty, namespace: String)? {
        for type in [declaration] + library.ancestors(of: declaration) {
            for holder in [type] + library.allInterfaces(of: type) {
                let found = holder.compound?.properties.first { $0.info.name == name }
                if let found { return (found, holder.namespace) }
            }
        }
        return nil
    }
}

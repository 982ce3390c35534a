// What becomes of constructors: initialisers, by properties where those do the same, and static functions.

extension TypePlanner {
    func planConstructors(
        of declaration: Declaration,
        _ compound: GIRCompound,
        _ calls: CallPlanner,
        _ names: inout TakenNames,
        _ plan: inout TypePlan
    ) {
        let isObject = declaration.category == .object
        if isObject, !Overrides.classesMadeByC.contains(declaration.girName) { names.initializers.insert("()") }
        for constructor in compound.constructors {
            guard isCandidate(constructor, .constructors, in: declaration.namespace) else { continue }
            if constructor.cIdentifier.hasSuffix("_new"), isObject, !compound.isAbstract, constructor.parameters.isEmpty
            {
                // `init(properties:)` makes one without any.
                coverage.bound(.constructors, in: declaration.namespace)
                continue
            }
            if constructor.info.name == "alloc" {
                coverage.bound(.constructors, in: declaration.namespace)
                continue
            }
            guard
                var call = planned(
                    constructor,
                    owner: declaration,
                    calls,
                    .constructors,
                    in: declaration.namespace,
                    siblings: compound.constructors + compound.functions + compound.methods
                )
            else { continue }
            if declaration.category == .value || declaration.category == .opaqueValue {
                // A structure has initialisers of its own; what C allocates would only be copied out.
                if case .value = call.resultKind, call.arguments.isEmpty { continue }
            }
            if call.arguments.isEmpty, let name = Naming.constructorLabel(constructor.info.name) {
                // Without an argument there is no label to tell it from others; it is a function.
                switch declaration.category {
                case .object: call.resultKind = .object(declaration)
                default: break
                }
                call.base = name
                let inherited = lineage(of: declaration).contains {
                    taken[$0.girName]?.functions.contains("static " + signature(call)) ?? false
                }
                if inherited { call.base = prefixed(name, declaration) }
                names.functions.insert("static " + signature(call))
                plan.members.append(.function(call, isStatic: true))
                continue
            }
            call.base = "init"
            nameInitializer(&call, constructor)
            var how = isObject ? initializer(of: declaration, call) : .call
            makeUnique(initializer: &call, &names)
            if case .properties(let properties, _) = how {
                let key = signature(call)
                let inherited = library.ancestors(of: declaration).contains {
                    taken[$0.girName]?.designated.contains(key) ?? false
                }
                how = .properties(properties, isOverride: inherited)
                names.designated.insert(key)
            }
            plan.members.append(.initializer(call, how))
        }
    }

    func nameInitializer(_ call: inout CallPlan, _ constructor: GIRCallable) {
        let arguments = call.parameters.indices.filter { call.parameters[$0].role == .argument }
        for index in arguments { call.parameters[index].label = call.parameters[index].name }
        if arguments.count == 1, let index = arguments.first,
            let label = Naming.constructorLabel(constructor.info.name)
        {
            call.parameters[index].label = label
        }
        let calls = CallPlanner(library: library, namespace: "")
        if let name = Policy.name(call.callable.cIdentifier) { calls.apply(name, to: &call) }
        calls.giveDefaults(&call)
        // Without a single argument left it would be the same as making one with no properties.
        if let first = arguments.first, call.parameters[first].defaultValue == "nil" {
            call.parameters[first].defaultValue = nil
        }
    }

    func makeUnique(initializer call: inout CallPlan, _ names: inout TakenNames) {
        func key() -> String { "(\(call.arguments.map { ($0.label ?? "_") + ":" }.joined()))" }
        if names.initializers.contains(key()) {
            let words = Naming.words(call.callable.info.name).drop { ["new", "with", "from", "for"].contains($0) }
            if let first = call.parameters.firstIndex(where: { $0.role == .argument }) {
                let word = words.isEmpty ? ["new"] : Array(words)
                call.parameters[first].label = Naming.lowerCamel(word)
                if names.initializers.contains(key()) {
                    call.parameters[first].label =
                        Naming.lowerCamel(word) + Naming.upperCamel(Naming.words(call.parameters[first].gir.name))
                }
            }
        }
        names.initializers.insert(key())
    }

    /// Finds out whether setting properties does what a constructor does.
    func initializer(of declaration: Declaration, _ call: CallPlan) -> InitializerPlan {
        let cName = call.callable.cIdentifier
        // Of an abstract class there are only objects of classes that C knows.
        if declaration.compound?.isAbstract == true { return .call }
        if Overrides.constructorsThatDoMore.contains(cName) || !call.finish.isEmpty || call.callable.throwsError {
            return .call
        }
        // Only C knows which class it makes one of.
        if declaration.compound?.isAbstract == true { return .call }
        var properties: [(property: String, value: String, kind: Kind?)] = []
        for parameter in call.parameters {
            guard parameter.role == .argument else { return .call }
            let name =
                Overrides.constructorProperties[cName]?[parameter.gir.name]
                ?? parameter.gir.name.replacing("_", with: "-")
            guard let property = property(name, of: declaration), property.isWritable,
                isSame(library.kind(of: property.type, in: propertyNamespace(name, of: declaration)), parameter.kind)
            else { return .call }
            switch parameter.kind {
            case .anyValue, .callback, .type, .array, .list: return .call
            default: properties.append((name, parameter.name, parameter.kind))
            }
        }
        if cName.hasSuffix("_with_mnemonic"), property("use-underline", of: declaration) != nil {
            properties.append(("use-underline", "true", nil))
        }
        // What is set last is held to the bounds that were set before.
        let last: Set<String> = ["value", "active", "selected"]
        let sorted =
            properties.filter { !last.contains($0.property) } + properties.filter { last.contains($0.property) }
        return .properties(sorted, isOverride: false)
    }

    /// Whether a property takes what a constructor does; a property's GIR type never says that it is a file's name.
    private func isSame(_ property: Kind, _ parameter: Kind) -> Bool {
        property == parameter || property == .string && parameter == .fileName
    }

    func property(_ name: String, of declaration: Declaration) -> GIRProperty? {
        for type in [declaration] + library.ancestors(of: declaration) {
            for holder in [type] + library.allInterfaces(of: type) {
                if let found = holder.compound?.properties.first(where: { $0.info.name == name }) { return found }
            }
        }
        return nil
    }

    private func propertyNamespace(_ name: String, of declaration: Declaration) -> String {
        for type in [declaration] + library.ancestors(of: declaration) {
            for holder in [type] + library.allInterfaces(of: type)
            where holder.compound?.properties.contains(where: { $0.info.name == name }) == true {
                return holder.namespace
            }
        }
        return declaration.namespace
    }
}

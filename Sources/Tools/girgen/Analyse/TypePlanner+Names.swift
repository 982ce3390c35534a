// The names that are taken, and the rules for a name that is taken.

extension TypePlanner {
    /// Returns a type's ancestors and all the interfaces of it and them.
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
        if TypePlanner.namesOfObject.contains(name),
            declaration.category == .object || declaration.category == .interface
        {
            return true
        }
        return lineage(of: declaration).contains { taken[$0.girName]?.variables.contains(name) ?? false }
    }

    /// The names of members that all objects have in Swift.
    private static let namesOfObject: Set<String> = [
        "pointer", "cancellables", "bindings", "object", "gType", "typeName", "objectType", "registeredType",
        "hashValue", "reactive",
    ]

    func prefixed(_ name: String, _ declaration: Declaration) -> String {
        let plain = name.replacing("`", with: "")
        return Naming.lowerFirst(declaration.swiftName) + plain.prefix(1).uppercased() + plain.dropFirst()
    }

    func signature(_ call: CallPlan) -> String {
        call.fullName + call.arguments.map { "\(caseName($0.kind))" }.joined(separator: ",")
            + (call.finish.isEmpty ? "" : " async")
    }

    /// Returns a kind as far as overloading tells it from others.
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

    /// Gives a function a name that no other has.
    func unify(
        _ call: inout CallPlan,
        _ names: inout TakenNames,
        ancestors: [Declaration],
        prefix: String
    ) {
        func isTaken() -> Bool {
            let key = signature(call)
            if names.functions.contains(key) { return true }
            if call.arguments.isEmpty, names.variables.contains(call.base) { return true }
            return ancestors.contains { taken[$0.girName]?.functions.contains(key) ?? false }
        }
        if isTaken(), !prefix.isEmpty {
            call.base = Naming.lowerFirst(prefix) + call.base.prefix(1).uppercased() + call.base.dropFirst()
        } else if isTaken() {
            call.base = Naming.lowerCamel(call.callable.cIdentifier)
        }
        names.functions.insert(signature(call))
        names.bases.insert(call.base)
        if call.arguments.isEmpty { names.plainFunctions.insert(call.base) }
    }
}

extension TypePlanner {
    /// Returns the constants, grouped by the type or module that contains them, in the order of the GIR file.
    ///
    /// - Parameter functions: The names of the module's functions. A constant can't have the name of a function.
    func planConstants(of namespace: GIRNamespace, besides functions: [String] = []) -> [ConstantGroup] {
        var groups: [ConstantGroup] = []
        let keys = KeyNaming(namespace.constants.map { String($0.cType.dropFirst("GDK_KEY_".count)) })
        for constant in namespace.constants {
            guard isCandidate(constant.cType, constant.info, .constants, in: namespace.name) else { continue }
            let (decision, rest) = library.policy.decision(on: constant.cType)
            guard let group = group(for: decision, in: namespace.name) else {
                coverage.skipped(.constants, constant.cType, TypePlanner.undecidedConstant, in: namespace.name)
                continue
            }
            guard let (type, value) = value(of: constant, in: namespace.name) else {
                let reason = "is of the type \(constant.type.name ?? "of an array")"
                coverage.skipped(.constants, constant.cType, reason, in: namespace.name)
                continue
            }
            let isKey = decision.constant.group == nil && decision.constant.home?.rawValue == "Key"
            let hasKeyName = isKey && decision.name == nil
            let name = hasKeyName ? keys.name(of: rest ?? constant.cType) : name(of: constant, decision, rest)
            if case .module = group.place, functions.contains(name) {
                let reason = "the function with that name returns it"
                coverage.hidden(.constants, constant.cType, reason, in: namespace.name)
                continue
            }
            coverage.bound(.constants, in: namespace.name)
            let index = groups.firstIndex { $0.fileName == group.fileName } ?? groups.count
            if index == groups.count { groups.append(group) }
            // The same constant can have several C names that differ only in case, for example `ETH` and `Eth`.
            if groups[index].constants.contains(where: { $0.name == name && $0.value == value }) { continue }
            let documentation = documentation(of: constant, isKey: isKey, in: namespace.name)
            let planned = ConstantGroup.Constant(name: name, documentation: documentation, type: type, value: value)
            groups[index].constants.append(planned)
        }
        return groups
    }

    static let undecidedConstant = "the policy doesn't state its place yet"

    /// Returns an empty group for a constant. Only constants in libraries of other packages are variables of a module.
    private func group(for decision: Decision, in namespace: String) -> ConstantGroup? {
        if let type = decision.constant.group {
            let documentation = library.policy.documentation(ofGroup: type) ?? "Constants."
            return ConstantGroup(place: .enumeration(type, documentation: documentation), fileName: type)
        }
        guard let type = decision.constant.home?.rawValue else {
            let isOfBinding = library.configuration.isOfBinding(namespace)
            return isOfBinding ? ConstantGroup(place: .module, fileName: "Constants") : nil
        }
        // The names of extension points are plain strings. Other constants are values of the extended type.
        let place = ConstantGroup.Place.extension(of: type, holdsValues: type != "ExtensionPointName")
        let fileName = type.replacing(".", with: "") + "+" + (type == "Key" ? "Names" : "Constants")
        return ConstantGroup(place: place, fileName: fileName)
    }

    /// Returns the documentation of a constant. Keys don't have pages in the reference documentation.
    private func documentation(of constant: GIRConstant, isKey: Bool, in namespace: String) -> Documentation {
        let calls = CallPlanner(library: library, namespace: namespace)
        let (cType, page) = (constant.cType, "const.\(constant.info.name)")
        let sentence = isKey ? calls.rules.key(constant) : calls.sentence(on: cType) ?? calls.rules.constant(constant)
        var documentation = calls.documentation([cType], constant.info, page, sentence)
        if isKey { documentation.link = nil }
        return documentation
    }

    private func value(of constant: GIRConstant, in namespace: String) -> (type: String, expression: String)? {
        switch constant.type.name {
        case "utf8", "filename": return ("String", Spelling.literal(constant.value))
        case "gboolean": return Bool(constant.value).map { ("Bool", String($0)) }
        case "gdouble", "gfloat":
            return constant.value.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?/).map { ("Double", String($0.0)) }
        case "gint", "guint", "gint64", "guint32", "gint32", "gint8", "guint8", "gint16", "guint16", "Glyph":
            return GIRParser.integer(constant.value).map { ("Int", String($0)) }
        default: break
        }
        // Only a library of another package has constants of these types.
        guard library.configuration.isOfBinding(namespace) else { return nil }
        switch library.kind(of: constant.type, in: namespace) {
        case .integer("guint64"): return UInt64(constant.value).map { ("UInt64", String($0)) }
        case .integer: return GIRParser.integer(constant.value).map { ("Int", String($0)) }
        case .flags(let type), .enumeration(let type):
            guard let number = Int(constant.value) else { return nil }
            return (type.swiftName, "\(type.swiftName)(rawValue: \(number))")
        default: return nil
        }
    }

    private func name(of constant: GIRConstant, _ decision: Decision, _ rest: String?) -> String {
        if let name = decision.name { return name }
        // The rest is nil if the C name doesn't begin with the name of the enclosing type.
        var words = Naming.words(rest ?? constant.info.name)
        if words.suffix(3) == ["extension", "point", "name"] { words.removeLast(3) }
        return Naming.constant(words)
    }
}

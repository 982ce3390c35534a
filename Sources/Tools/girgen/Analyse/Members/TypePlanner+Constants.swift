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
            guard let home = Home(decision) ?? (library.configuration.isOfBinding(namespace.name) ? .module : nil)
            else {
                coverage.skipped(.constants, constant.cType, TypePlanner.undecidedConstant, in: namespace.name)
                continue
            }
            guard let (type, value) = value(of: constant, in: namespace.name) else {
                let reason = "is of the type \(constant.type.name ?? "of an array")"
                coverage.skipped(.constants, constant.cType, reason, in: namespace.name)
                continue
            }
            let group = group(of: home)
            let name =
                home == .key && decision.name == nil
                ? keys.name(of: rest ?? constant.cType) : name(of: constant, decision, rest)
            if home == .module, functions.contains(name) {
                let reason = "the function with that name returns it"
                coverage.hidden(.constants, constant.cType, reason, in: namespace.name)
                continue
            }
            coverage.bound(.constants, in: namespace.name)
            let index = groups.firstIndex { $0.fileName == group.fileName } ?? groups.count
            if index == groups.count { groups.append(group) }
            // The same constant can have several C names that differ only in case, for example `ETH` and `Eth`.
            if groups[index].constants.contains(where: { $0.name == name && $0.value == value }) { continue }
            let documentation = documentation(of: constant, isKey: home == .key, in: namespace.name)
            let planned = ConstantGroup.Constant(name: name, documentation: documentation, type: type, value: value)
            groups[index].constants.append(planned)
        }
        return groups
    }

    static let undecidedConstant = "the policy doesn't state its place yet"

    /// The declaration that contains a constant in Swift.
    private enum Home: Equatable {
        /// A caseless enumeration that is generated for related constants.
        case group(String)
        /// A type that already exists.
        case existing(String)
        /// The module itself. Only constants in libraries of other packages are variables of a module.
        case module
        /// The type `Key`, which contains the keyboard keys.
        case key

        init?(_ decision: Decision) {
            if let group = decision.group {
                self = .group(group)
            } else if let type = decision.home?.rawValue {
                self = type == "Key" ? .key : .existing(type)
            } else {
                return nil
            }
        }
    }

    private func group(of home: Home) -> ConstantGroup {
        switch home {
        case .group(let type):
            let documentation = library.policy.documentation(ofGroup: type) ?? "Constants."
            return ConstantGroup(place: .enumeration(type, documentation: documentation), fileName: type)
        case .existing(let type):
            // The constants are values of the extended type, except for the names of extension points, which are plain
            // strings.
            return ConstantGroup(
                place: .extension(of: type, holdsValues: type != "ExtensionPointName"),
                fileName: type.replacing(".", with: "") + "+Constants"
            )
        case .module: return ConstantGroup(place: .module, fileName: "Constants")
        case .key: return ConstantGroup(place: .extension(of: "Key", holdsValues: true), fileName: "Key+Names")
        }
    }

    /// Returns the documentation of a constant. Keys don't have pages in the reference documentation.
    private func documentation(of constant: GIRConstant, isKey: Bool, in namespace: String) -> Documentation {
        let calls = CallPlanner(library: library, namespace: namespace)
        let subject: DocumentedDeclaration = isKey ? .key(constant) : .constant(constant)
        let page = "const.\(constant.info.name)"
        var documentation = calls.documentation(subject, [constant.cType], constant.info, page)
        if isKey { documentation.link = nil }
        return documentation
    }

    private func value(of constant: GIRConstant, in namespace: String) -> (type: String, expression: String)? {
        switch constant.type.name {
        case "utf8", "filename":
            let text = constant.value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                .replacing("\n", with: "\\n")
            return ("String", "\"\(text)\"")
        case "gboolean": return ("Bool", constant.value)
        case "gdouble", "gfloat": return ("Double", constant.value)
        case "gint", "guint", "gint64", "guint32", "gint32", "gint8", "guint8", "gint16", "guint16", "Glyph":
            return ("Int", constant.value)
        default: return ofBinding(constant, in: namespace)
        }
    }

    /// Returns the Swift type and the value of a constant in a library of another package.
    private func ofBinding(_ constant: GIRConstant, in namespace: String) -> (type: String, expression: String)? {
        let calls = CallPlanner(library: library, namespace: namespace)
        guard calls.isOfBinding else { return nil }
        let kind = library.kind(of: constant.type, in: namespace)
        switch kind {
        case .integer("guint64"): return UInt64(constant.value).map { ("UInt64", String($0)) }
        case .integer: return Int(constant.value).map { ("Int", String($0)) }
        case .flags(let type), .enumeration(let type):
            guard let number = Int(constant.value) else { return nil }
            return (type.swiftName, "\(type.swiftName)(rawValue: \(number))")
        default: return nil
        }
    }

    private func name(of constant: GIRConstant, _ decision: Decision, _ rest: String?) -> String {
        if let name = decision.name { return name }
        // If the C name doesn't begin with the name of the enclosing type, use the constant's name within the
        // namespace.
        var words = Naming.words(rest ?? constant.info.name)
        if words.suffix(3) == ["extension", "point", "name"] { words.removeLast(3) }
        return Naming.constant(words)
    }
}

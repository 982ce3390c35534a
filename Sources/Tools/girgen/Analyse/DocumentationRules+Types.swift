// Sentences about types, and about members of enumerations and structures.

extension DocumentationRules {
    func type(_ declaration: Declaration) -> Sentence {
        switch declaration.category {
        case .object, .fundamental: subclass(declaration)
        case .interface: conformers(of: declaration)
        case .enumeration, .flags: enumeration(declaration)
        case .callback: closure(declaration)
        default: structure(declaration)
        }
    }

    private func subclass(_ declaration: Declaration) -> Sentence {
        let parent = library.ancestors(of: declaration).first { library.isWritten($0) }
        let inherited = library.ancestors(of: declaration).flatMap { library.allInterfaces(of: $0) }
        let interfaces = library.interfaces(of: declaration)
            .filter { interface in !inherited.contains { $0 === interface } }
            .map(name)
        let kind =
            if let parent, parent.girName != "GObject.Object", parent.girName != "GObject.InitiallyUnowned" {
                "A subclass of \(name(parent))"
            } else {
                "A class of \(declaration.module)"
            }
        if interfaces.isEmpty { return sentence(.subclass, kind) }
        return sentence(.subclass, kind, " that implements \(English.list(interfaces))")
    }

    private func conformers(of declaration: Declaration) -> Sentence {
        let names = classes(conformingTo: declaration).map(name).sorted()
        if names.isEmpty { return sentence(.conformers, "An interface of objects without a Swift class") }
        if names.count == 1 { return sentence(.conformers, "An interface that \(names[0]) implements") }
        let all = "An interface that \(English.list(names)) implement"
        if all.count < DocumentationRules.longest { return sentence(.conformers, all) }
        let first = "An interface that \(names[0]), \(names[1]) and \(names.count - 2) other classes implement"
        return sentence(.conformers, first)
    }

    /// Returns the classes that declare an interface, or that declare another interface that requires it.
    private func classes(conformingTo interface: Declaration) -> [Declaration] {
        library.namespaces.values.flatMap { namespace in
            namespace.compounds.compactMap { library.declaration($0.info.name, in: namespace.name) }
        }.filter { declaration in
            declaration.category == .object && library.isWritten(declaration) && !library.isTooNew(declaration)
                && library.allInterfaces(of: declaration).contains { $0 === interface }
        }
    }

    private func structure(_ declaration: Declaration) -> Sentence {
        guard declaration.category == .value, let fields = declaration.compound?.fields, !fields.isEmpty else {
            let isValue = declaration.category == .opaqueValue
            return sentence(
                .structure,
                isValue ? "A C structure that is copied as a value" : "A C structure that is passed by reference"
            )
        }
        let names = fields.filter { $0.type != nil }.map { "`\(Naming.lowerCamel($0.name))`" }
        let all = "A value with the fields \(English.list(names))"
        if all.count < DocumentationRules.longest { return sentence(.structure, all) }
        return sentence(
            .structure,
            "A value with the fields \(names[0]), \(names[1]) and \(names.count - 2) other fields"
        )
    }

    private func enumeration(_ declaration: Declaration) -> Sentence {
        guard let enumeration = declaration.enumeration else { return structure(declaration) }
        if let domain = enumeration.errorDomain {
            return sentence(.errorDomain, "The error codes of the domain `\(domain)`")
        }
        var names: [String] = []
        for member in enumeration.members {
            let name = "`\(Naming.value(member.name, cName: member.cIdentifier))`"
            if !names.contains(name) { names.append(name) }
        }
        if enumeration.isFlags {
            let all = "A set of the options \(English.list(names))"
            if names.count == 1 { return sentence(.options, "A set with the single option \(names[0])") }
            if all.count < DocumentationRules.longest { return sentence(.options, all) }
            return sentence(.options, "A set of \(names.count) options, of which \(names[0]) is the first")
        }
        if names.count == 1 { return sentence(.choices, "The single value \(names[0])") }
        if names.count == 2 { return sentence(.choices, "Either \(names[0]) or \(names[1])") }
        let all = "One of \(English.list(names))"
        if all.count < DocumentationRules.longest { return sentence(.choices, all) }
        return sentence(.choices, "One of \(names.count) values, from \(names[0]) to \(names[names.count - 1])")
    }

    private func closure(_ declaration: Declaration) -> Sentence {
        guard let callable = declaration.callback,
            let (parameters, kind, _) = try? CallPlanner(library: library, namespace: declaration.namespace)
                .callback(callable)
        else { return sentence(.closure, "A closure that C calls") }
        let arguments = parameters.filter { $0.role == .argument }
        var taken = arguments.map { phrase($0.kind, isNullable: $0.gir.isNullable) }
        // Arguments with the same type are distinguished by their names.
        if Set(taken).count < taken.count { taken = arguments.map { "`\($0.name)`" } }
        let returned = kind == .none ? "" : "returns \(phrase(kind, isNullable: callable.result.isNullable))"
        if taken.isEmpty {
            return sentence(.closure, "A closure that \(returned.isEmpty ? "takes no arguments" : returned)")
        }
        let takes = "A closure that takes \(English.list(taken))"
        let full = takes + (returned.isEmpty ? "" : (taken.count > 1 ? ", and " : " and ") + returned)
        if full.count < DocumentationRules.longest { return sentence(.closure, full) }
        return sentence(
            .closure,
            naming("A closure that takes", arguments),
            returned.isEmpty ? "" : ", and \(returned)"
        )
    }

    // MARK: Values

    func value(_ member: GIRMember, of declaration: Declaration) -> Sentence {
        let words = English.capitalized(English.phrase(Naming.words(member.name)))
        guard let enumeration = declaration.enumeration else { return sentence(.choice, words) }
        if enumeration.errorDomain != nil { return sentence(.errorCode, "\(words): the code \(member.value)") }
        if !enumeration.isFlags { return sentence(.choice, "\(words): the value \(member.value)") }
        guard let bits = Int(member.value), bits > 0 else {
            return sentence(.option, "\(words): \(member.value == "0" ? "no bit" : "the value \(member.value)")")
        }
        if bits.nonzeroBitCount == 1 { return sentence(.option, "\(words): the bit \(bits.trailingZeroBitCount)") }
        return sentence(.option, "\(words): \(bits.nonzeroBitCount) bits, 0x\(String(bits, radix: 16))")
    }

    func field(_ field: GIRField, _ kind: Kind) -> Sentence {
        let words = Naming.words(field.name)
        let name = English.definite(words)
        // A single letter isn't descriptive, and neither are the names of matrix elements.
        let isNamed = words.joined().count > 1 && !words.joined().allSatisfy { "xyz0".contains($0) }
        if words.count > 1, words[0] == "is", case .integer = kind, let clause = clause(words, of: nil) {
            return sentence(.field, "A number other than 0 if \(clause)")
        }
        return sentence(
            .field,
            isNamed ? English.capitalized(name) : "The field `\(Naming.lowerCamel(field.name))`"
        )
    }

    // MARK: Constants

    func constant(_ constant: GIRConstant) -> Sentence {
        switch constant.type.name {
        case "utf8", "filename":
            if constant.value.contains("\n") {
                sentence(.constant, "A string of several lines")
            } else {
                sentence(.constant, "The string `\(constant.value)`")
            }
        case "gboolean": sentence(.constant, "The Boolean value `\(constant.value)`")
        default: sentence(.constant, "The number \(constant.value)")
        }
    }

    func key(_ constant: GIRConstant) -> Sentence {
        let name = constant.cType.dropFirst("GDK_KEY_".count)
        let number = Int(constant.value).map { "0x" + String($0, radix: 16) } ?? constant.value
        return sentence(.key, "The key `\(name)` of the X Window System, \(number)")
    }

    func comparison(_ comparison: TypeDeclaration.Comparison.Operator) -> Sentence {
        switch comparison {
        case .equality: sentence(.comparison, "Returns a Boolean value that indicates whether C considers both equal")
        case .order:
            sentence(.comparison, "Returns a Boolean value that indicates whether the left one is before the right one")
        }
    }
}

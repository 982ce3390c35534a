extension DocumentationRules {
    func type(_ declaration: Declaration) -> String? {
        switch declaration.category {
        case .object, .fundamental: subclass(declaration)
        case .interface: conformers(of: declaration)
        case .enumeration, .flags: enumeration(declaration)
        case .callback: nil
        default: structure(declaration)
        }
    }

    private func subclass(_ declaration: Declaration) -> String? {
        let parent = library.ancestors(of: declaration).first { library.isWritten($0) }
        let inherited = library.ancestors(of: declaration).flatMap { library.allInterfaces(of: $0) }
        let interfaces = library.interfaces(of: declaration)
            .filter { interface in !inherited.contains { $0 === interface } }
            .map(name)
        let implemented = interfaces.isEmpty ? "" : "implements \(English.list(interfaces))"
        if let parent, parent.girName != "GObject.Object", parent.girName != "GObject.InitiallyUnowned" {
            let kind = "A subclass of \(name(parent))"
            return either(interfaces.isEmpty ? kind : "\(kind) that \(implemented)", kind)
        }
        return interfaces.isEmpty ? nil : "A class that \(implemented)."
    }

    private func conformers(of declaration: Declaration) -> String {
        let names = classes(conformingTo: declaration).map(name).sorted()
        if names.isEmpty { return "An interface that no Swift class of the package implements." }
        if names.count == 1 { return "An interface that \(names[0]) implements." }
        let (start, first) = ("An interface that ", "\(names[0]), \(names[1]) and \(names.count - 2) other classes")
        return either("\(start)\(English.list(names)) implement", "\(start)\(first) implement")
    }

    /// Returns the classes that conform to an interface, either directly or through another interface that requires it.
    private func classes(conformingTo interface: Declaration) -> [Declaration] {
        library.namespaces.values.flatMap { namespace in
            namespace.compounds.compactMap { library.declaration($0.info.name, in: namespace.name) }
        }.filter { declaration in
            declaration.category == .object && library.isWritten(declaration) && !library.isTooNew(declaration)
                && library.allInterfaces(of: declaration).contains { $0 === interface }
        }
    }

    private func structure(_ declaration: Declaration) -> String {
        guard declaration.category == .value, let fields = declaration.compound?.fields, !fields.isEmpty else {
            let use = declaration.category == .opaqueValue ? "copied as a value" : "passed by reference"
            return "A C structure that is \(use)."
        }
        let names = fields.filter { $0.type != nil }.map { "`\(Naming.lowerCamel($0.name))`" }
        let start = "A structure with the fields "
        let first = names.prefix(2).joined(separator: ", ")
        return either(start + English.list(names), "\(start)\(first) and \(names.count - 2) other fields")
    }

    /// Returns the long form of a sentence, or the short form if the long form exceeds the maximum length.
    private func either(_ all: String, _ short: @autoclosure () -> String) -> String {
        (all.count < DocumentationRules.longest ? all : short()) + "."
    }

    private func enumeration(_ declaration: Declaration) -> String {
        guard let enumeration = declaration.enumeration else { return structure(declaration) }
        if let domain = enumeration.errorDomain {
            return "The error codes of the domain `\(domain)`."
        }
        var names: [String] = []
        for member in enumeration.members {
            let name = "`\(Naming.value(member.name, cName: member.cIdentifier))`"
            if !names.contains(name) { names.append(name) }
        }
        if enumeration.isFlags {
            if names.count == 1 { return "A set with the single option \(names[0])." }
            let all = "A set of the options \(English.list(names))"
            return either(all, "A set of \(names.count) options, beginning with \(names[0])")
        }
        if names.count == 1 { return "An enumeration with the single value \(names[0])." }
        if names.count == 2 { return "Either \(names[0]) or \(names[1])." }
        let all = "One of \(English.list(names))"
        return either(all, "One of \(names.count) values, from \(names[0]) to \(names[names.count - 1])")
    }

    func constant(_ constant: GIRConstant) -> String {
        switch constant.type.name {
        case "utf8", "filename":
            let isLong = constant.value.contains(where: \.isNewline)
            return isLong ? "A string that consists of several lines." : "The string `\(constant.value)`."
        case "gboolean": return "The Boolean value `\(constant.value)`."
        default: return "The number \(constant.value)."
        }
    }

    func key(_ constant: GIRConstant) -> String {
        let name = constant.cType.dropFirst("GDK_KEY_".count)
        let number = Int(constant.value).map { "0x" + String($0, radix: 16) } ?? constant.value
        return "The X11 key symbol `\(name)`, \(number)."
    }

    func comparison(_ comparison: TypeDeclaration.Comparison.Operator) -> String {
        let clause = comparison == .equality ? "C considers the values equal" : "`left` precedes `right`"
        return "Returns a Boolean value that indicates whether \(clause)."
    }
}

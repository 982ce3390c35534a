// Prints a table for the tests of all types. The table contains a module's classes with their properties and signals,
// the members that classes inherit from each interface, and the enumerations.

extension TablePrinter {
    private var name: String { "\(module.name)TypeTable" }

    func printTypes() {
        let types = module.types
        let classes = types.compactMap { type in if case .class(let form) = type.form { (type, form) } else { nil } }
        let interfaces = types.compactMap { type in
            if case .interface(let form) = type.form { (type, form) } else { nil }
        }
        let fundamentals = types.filter { if case .fundamental = $0.form { true } else { false } }
        writer.line("/// The members of each type in `\(module.name)`.")
        writer.block("enum \(name): TypeTable") {
            func entry(_ type: TypeDeclaration, _ name: TypeName) -> String {
                "Entry(\"\(type.typeName)\", \(name.outside).self)"
            }
            let enumerations = module.enumerations.filter { $0.getType != nil }
            for (name, type, elements) in [
                ("classes", "ClassEntry", classes.map { type, _ in (type, "\(function(type.name))()") }),
                ("interfaces", "InterfaceEntry", interfaces.map { ($0, "Interface\(entry($0, $1.implementation))") }),
                ("fundamentals", "FundamentalEntry", fundamentals.map { ($0, "Fundamental\(entry($0, $0.name))") }),
                ("enumerations", "any EnumerationEntry", enumerations.map { ($0, enumerationEntry($0)) }),
            ] { printList(name, type, elements) }
            for (type, form) in classes { writer.when(type.condition) { printClass(type, form) } }
            for (type, _) in interfaces { writer.when(type.condition) { printInterface(type) } }
        }
    }

    private func enumerationEntry(_ type: TypeDeclaration) -> String {
        if case .enumeration(let form) = type.form, form.form == .flags { return "FlagsEntry<\(type.name.outside)>()" }
        return "CasesEntry<\(type.name.outside)>()"
    }

    private func function(_ name: TypeName) -> String { Spelling.declared(name.member) }

    private func printList(_ name: String, _ type: String, _ elements: [(TypeDeclaration, entry: String)]) {
        // The list is filled line by line, because type-checking a long literal is slow.
        printFunction("static var \(name): [\(type)]") {
            if elements.isEmpty { return writer.line("[]") }
            writer.line("var entries: [\(type)] = []")
            for (type, entry) in elements { writer.line("entries.append(\(entry))", when: type.condition) }
            writer.line("return entries")
        }
    }

    private func printClass(_ type: TypeDeclaration, _ form: Class) {
        let name = type.name.outside
        let maker = form.isAbstract || form.isMadeByC ? "" : " { \(name)(properties: [:]) }"
        printFunction("static func \(function(type.name))() -> ClassEntry") {
            writer.line("let entry: ClassEntry = ClassEntry(\"\(type.typeName)\", \(name).self)\(maker)")
            printMembers(of: type, name)
            for interface in form.allInterfaces {
                let table = "\(interface.module)TypeTable"
                writer.line("\(table == self.name ? "" : table + ".")\(function(interface))(\(name).self, entry)")
            }
            writer.line("return entry")
        }
    }

    private func printInterface(_ type: TypeDeclaration) {
        let parameter = "Implementer: \(type.name.outside)"
        let header = "static func \(function(type.name))<\(parameter)>(_: Implementer.Type, _ entry: ClassEntry)"
        printFunction(header) { printMembers(of: type, "Implementer") }
    }

    /// Prints the members that don't require a later trait than their type.
    private func printMembers(of declaration: TypeDeclaration, _ type: String) {
        for member in declaration.members where !member.condition.isLater(than: declaration.condition) {
            switch member {
            case .property(let property):
                guard property.getter != nil else { continue }
                let path = "\\\(type).\(Spelling.declared(property.name))"
                writer.line("entry.\(function(property))(\"\(property.cName)\", \(path))")
            case .signal(let signal):
                writer.line("entry.signal(\"\(signal.cName)\", \\\(type).\(Spelling.declared(signal.name)))")
            default: break
            }
        }
    }

    /// Returns the function that tests a property. The tests can't create a second value for every type.
    private func function(_ property: Property) -> String {
        guard property.setter != nil else { return "readable" }
        switch property.type.wrapped {
        case .bool, .integer, .double, .character, .key, .string, .fileName: return "scalar"
        case .enumeration(_, _, isRegistered: true), .flags(_, isRegistered: true): return "scalar"
        default: return "writable"
        }
    }
}

/// Prints a module's types for tests that go through all of them: each class with its properties and signals, and
/// each enumeration.
struct TestTablePrinter {
    /// Names types as a file outside all modules sees them.
    let conversion: Conversion
    let module: String

    private var library: Library { conversion.library }

    /// The module's table: its classes, and for its interfaces what each class that implements one has from it.
    func print(_ plans: [TypePlan], _ enumerations: [Declaration], to writer: inout Writer) {
        let classes = plans.filter { $0.declaration.category == .object }
        let interfaces = plans.filter { $0.declaration.category == .interface }
        let fundamentals = plans.filter { $0.declaration.category == .fundamental }.map(\.declaration)
        writer.line("/// What `\(module)` has for each type.")
        writer.block("enum \(module)TypeTable: TypeTable") { writer in
            printList("classes", "ClassEntry", classes.map { "\(function($0.declaration))()" }, to: &writer)
            writer.space()
            let interfaceEntries = interfaces.map { plan in
                "InterfaceEntry(\"\(plan.declaration.typeName)\", \(implementation(plan.declaration)).self)"
            }
            printList("interfaces", "InterfaceEntry", interfaceEntries, to: &writer)
            writer.space()
            let fundamentalEntries = fundamentals.map { declaration in
                "FundamentalEntry(\"\(declaration.typeName)\", \(name(declaration)).self)"
            }
            printList("fundamentals", "FundamentalEntry", fundamentalEntries, to: &writer)
            writer.space()
            let enumerationEntries = enumerations.filter { $0.getType != nil }.map { declaration in
                "\(declaration.category == .flags ? "FlagsEntry" : "CasesEntry")<\(name(declaration))>()"
            }
            printList("enumerations", "any EnumerationEntry", enumerationEntries, to: &writer)
            for plan in classes { printClass(plan, to: &writer) }
            for plan in interfaces { printInterface(plan, to: &writer) }
        }
    }

    private func name(_ declaration: Declaration) -> String { library.swiftName(declaration, in: "") }

    private func implementation(_ declaration: Declaration) -> String {
        library.implementationName(declaration, in: "")
    }

    private func function(_ declaration: Declaration) -> String {
        Naming.declared(Naming.lowerFirst(declaration.swiftName))
    }

    private func printList(_ name: String, _ type: String, _ elements: [String], to writer: inout Writer) {
        // A list is filled line by line, as one long literal takes the type checker long.
        writer.line("@available(*, deprecated)")
        writer.block("static var \(name): [\(type)]") { writer in
            if elements.isEmpty { return writer.line("[]") }
            writer.line("var entries: [\(type)] = []")
            for element in elements { writer.line("entries.append(\(element))") }
            writer.line("return entries")
        }
    }

    // MARK: Classes and interfaces

    private func printClass(_ plan: TypePlan, to writer: inout Writer) {
        let declaration = plan.declaration
        let type = name(declaration)
        let isMade =
            declaration.compound?.isAbstract != true && !Overrides.classesMadeByC.contains(declaration.girName)
        let maker = isMade ? " { \(type)(properties: [:]) }" : ""
        printFunction("\(function(declaration))() -> ClassEntry", to: &writer) { writer in
            writer.line("let entry: ClassEntry = ClassEntry(\"\(declaration.typeName)\", \(type).self)\(maker)")
            printMembers(plan.members, of: type, to: &writer)
            let inherited = library.ancestors(of: declaration).flatMap { library.allInterfaces(of: $0) }
            for interface in library.allInterfaces(of: declaration)
            where !inherited.contains(where: { $0 === interface }) {
                let table = interface.module == module ? "" : "\(interface.module)TypeTable."
                writer.line("\(table)\(function(interface))(\(type).self, entry)")
            }
            writer.line("return entry")
        }
    }

    private func printInterface(_ plan: TypePlan, to writer: inout Writer) {
        let parameter = "Implementer: \(name(plan.declaration))"
        let header = "\(function(plan.declaration))<\(parameter)>(_: Implementer.Type, _ entry: ClassEntry)"
        printFunction(header, to: &writer) { writer in printMembers(plan.members, of: "Implementer", to: &writer) }
    }

    private func printFunction(_ header: String, to writer: inout Writer, _ body: (inout Writer) -> Void) {
        writer.space()
        writer.line("@available(*, deprecated)")
        writer.block("static func \(header)", body)
    }

    // MARK: Members

    private func printMembers(_ members: [MemberPlan], of type: String, to writer: inout Writer) {
        for member in members {
            switch member {
            case .property(let property):
                guard property.getter != nil else { continue }
                let path = "\\\(type).\(Naming.declared(property.name))"
                writer.line("entry.\(function(property))(\"\(property.gir.info.name)\", \(path))")
            case .signal(let signal):
                writer.line("entry.signal(\"\(signal.gir.info.name)\", \\\(type).\(Naming.declared(signal.name)))")
            default: break
            }
        }
    }

    /// Which of the entry's functions takes a property: whether a test can think of another value for it.
    private func function(_ property: PropertyPlan) -> String {
        guard property.setter != nil else { return "readable" }
        switch property.kind {
        case .bool, .integer, .float, .double, .character, .string, .fileName: return "scalar"
        case .enumeration(let declaration), .flags(let declaration):
            return declaration.getType == nil ? "writable" : "scalar"
        default: return "writable"
        }
    }
}

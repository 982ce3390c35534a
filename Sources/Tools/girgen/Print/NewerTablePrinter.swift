/// Prints the file with the tables for tests of the package's traits, and the list of the tables. There is a table for
/// each module and trait.
struct NewerTablePrinter {
    /// The parts of each module. Members that exist without a trait aren't included.
    let parts: [[NewerPart]]

    private typealias Table = (trait: String, name: String)

    func file() -> GeneratedFile {
        var (functions, types): ([Table], [Table]) = ([], [])
        let imports = Set(parts.joined().map(\.module.testedImport)).sorted()
        var writer = APIPrinter.header("the package's traits", imports: imports)
        func add(_ part: NewerPart, _ print: (inout Writer) -> Void) {
            writer.line("#if \(part.trait)")
            print(&writer)
            writer.line("#endif")
            writer.line()
        }
        for part in parts.joined() {
            let table = TestTablePrinter(module: part.module, trait: part.trait, tables: interfaceTables)
            if part.module.hasTypeTable {
                types.append((part.trait, table.name))
                add(part) { table.print(to: &$0) }
            }
            let calls = FunctionTablePrinter(module: called(part), trait: part.trait)
            if !calls.isEmpty {
                functions.append((part.trait, calls.name))
                add(part) { calls.print(to: &$0) }
            }
        }
        printLists(functions, types, to: &writer)
        return GeneratedFile(path: "NewerTables.swift", text: writer.text)
    }

    /// For each interface, the name of the table that contains it.
    private var interfaceTables: [TypeName: String] {
        var tables: [TypeName: String] = [:]
        for part in parts.joined() {
            for case .interface in part.module.types.map(\.form) where part.module.hasTypeTable {
                let name = TestTablePrinter(module: part.module, trait: part.trait).name
                for type in part.module.types { tables[type.name] = name }
            }
        }
        return tables
    }

    /// Returns the module of a part, including the existing types with only their added members.
    private func called(_ part: NewerPart) -> Module {
        var module = part.module
        for var type in part.additions.map(\.added) where !(type.members + type.implementationMembers).isEmpty {
            // The table for the declarations without traits already creates the structure from its fields.
            if case .structure(var form) = type.form {
                form.fields = nil
                type.form = .structure(form)
            }
            if case .enumeration = type.form { module.enumerations.append(type) } else { module.types.append(type) }
        }
        return module
    }

    private func printLists(_ functions: [Table], _ types: [Table], to writer: inout Writer) {
        writer.line("/// The tables of the declarations that the traits of the package add.")
        writer.line("@MainActor")
        writer.block("enum NewerTables") { writer in
            printList("Function", functions, to: &writer)
            printList("Type", types, to: &writer)
        }
    }

    private func printList(_ kind: String, _ tables: [Table], to writer: inout Writer) {
        writer.space()
        writer.block("static func forEach\(kind)Table(_ body: (any \(kind)Table.Type) -> Void)") { writer in
            for trait in parts.first?.map(\.trait) ?? [] {
                let names = tables.filter { $0.trait == trait }.map(\.name)
                if names.isEmpty { continue }
                writer.line("#if \(trait)")
                for name in names { writer.line("body(\(name).self)") }
                writer.line("#endif")
            }
        }
    }
}

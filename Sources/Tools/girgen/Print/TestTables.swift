/// The files with the tables for `EveryTypeTests`, which test each generated type and function.
///
/// The plugin `TestTables` declares the files before they're written, by the names of the modules.
struct TestTables {
    /// The names of the modules with generated code.
    let names: [String]
    let typeNames: TypeNameTable
    /// The difference between the GIR files and those from which the code was generated, or nil if they are equal.
    var difference: String?
    /// The modules, or an empty array to write tables without entries.
    var modules: [Module] = []

    init(of names: [String], typeNames: TypeNameTable) { (self.names, self.typeNames) = (names, typeNames) }

    func files() -> [GeneratedFile] {
        var files = [GeneratedFile(path: "TypeNames.swift", text: typeNames.text)]
        var lists: [String: [String]] = [:]
        for name in names {
            let module = modules.first { $0.name == name }
            for kind in ["FunctionTable", "SubclassTable", "TypeTable"] {
                let source = module?.source ?? "the list of modules"
                let writer = APIPrinter.header(source, imports: module.map { [$0.testedImport] } ?? [])
                let printer = module.map { TablePrinter(module: $0, writer: writer) }
                if printer?.print(kind) == true { lists[kind, default: []].append("\(name)\(kind)") }
                files.append(GeneratedFile(path: "\(name)\(kind).swift", text: writer.text))
            }
        }
        return files + [list(lists)]
    }

    private func list(_ lists: [String: [String]]) -> GeneratedFile {
        let writer = APIPrinter.header("the names of the tables", imports: [])
        writer.lines(["/// The tables of the modules.", "@MainActor"])
        writer.block("enum Tables") {
            writer.line("/// The reason why the tables have no entries, or nil if they have entries.")
            writer.line("nonisolated static let difference: String? = \(difference.map { "#\"\($0)\"#" } ?? "nil")")
            for kind in ["Function", "Subclass", "Type"] {
                writer.line("static let \(kind.lowercased())Tables: [any \(kind)Table.Type] = [")
                writer.lines((lists["\(kind)Table"] ?? []).map { "    \($0).self," } + ["]"])
            }
        }
        return GeneratedFile(path: "Tables.swift", text: writer.text)
    }
}

/// Prints the table of a module that registers its types, and the tables for tests.
struct TablePrinter {
    let module: Module
    let writer: Writer

    /// Prints a table, and returns a Boolean value that indicates whether the module needs it.
    func print(_ kind: String) -> Bool {
        switch kind {
        case "FunctionTable": printFunctions()
        case "SubclassTable": return printSubclasses()
        default:
            guard module.hasTypeTable else { return false }
            printTypes()
        }
        return true
    }

    /// Prints a function or a variable that can use deprecated declarations.
    func printFunction(_ header: String, _ body: () -> Void) {
        writer.space()
        writer.line("@available(*, deprecated)")
        writer.block(header, body)
    }
}

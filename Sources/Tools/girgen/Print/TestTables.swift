/// The files with the tables for `EveryTypeTests`, which test each generated type and function.
///
/// The names of the files depend only on the names of the modules, because the plugin `TestTables` declares the files
/// before they are written.
package struct TestTables {
    /// The names of the modules with generated code.
    private let names: [String]
    private let typeNames: TypeNameTable
    /// The difference between the GIR files and those from which the code was generated, or nil if they are equal.
    private let difference: String?
    /// The modules, or an empty array to write tables without entries.
    package var modules: [Module] = []

    package init(of names: [String], typeNames: TypeNameTable, difference: String? = nil) {
        (self.names, self.typeNames, self.difference) = (names, typeNames, difference)
    }

    private typealias Table = (name: String, print: ((inout Writer) -> Void)?)

    package func files() -> [GeneratedFile] {
        var files = [GeneratedFile(path: "TypeNames.swift", text: typeNames.text)]
        var lists: [String: [String]] = [:]
        for name in names {
            let module = modules.first { $0.name == name }
            for (kind, print) in tables(of: module) {
                let source = module?.source ?? "the list of modules"
                var writer = APIPrinter.header(source, imports: module.map { [$0.testedImport] } ?? [])
                print?(&writer)
                if print != nil { lists[kind, default: []].append("\(name)\(kind)") }
                files.append(GeneratedFile(path: "\(name)\(kind).swift", text: writer.text))
            }
        }
        return files + [list(lists)]
    }

    /// Returns the tables of a module. Tables that the module doesn't need have no closure.
    private func tables(of module: Module?) -> [Table] {
        guard let module else { return ["FunctionTable", "SubclassTable", "TypeTable"].map { ($0, nil) } }
        let subclasses = SubclassTablePrinter(module: module)
        return [
            ("FunctionTable", { FunctionTablePrinter(module: module).print(to: &$0) }),
            ("SubclassTable", subclasses.isEmpty ? nil : { subclasses.print(to: &$0) }),
            ("TypeTable", module.hasTypeTable ? { TestTablePrinter(module: module).print(to: &$0) } : nil),
        ]
    }

    /// Returns the file with the lists of all tables.
    private func list(_ lists: [String: [String]]) -> GeneratedFile {
        var writer = APIPrinter.header("the names of the tables", imports: [])
        writer.line("/// The tables of the modules.")
        writer.line("@MainActor")
        writer.block("enum Tables") { writer in
            writer.line("/// The reason why the tables have no entries, or nil if they have entries.")
            writer.line("nonisolated static let difference: String? = \(difference.map { "#\"\($0)\"#" } ?? "nil")")
            for kind in ["Function", "Subclass", "Type"] {
                let tables = lists["\(kind)Table"] ?? []
                writer.line("static let \(kind.lowercased())Tables: [any \(kind)Table.Type] = [")
                for table in tables { writer.line("    \(table).self,") }
                writer.line("]")
            }
        }
        return GeneratedFile(path: "Tables.swift", text: writer.text)
    }
}

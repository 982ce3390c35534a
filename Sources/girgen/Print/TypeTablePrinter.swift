/// Prints the table by which objects that C hands over find their classes.
struct TypeTablePrinter {
    let module: Configuration.Module

    func print(_ declarations: [Declaration], to writer: inout Writer) {
        writer.line("/// Makes the module's classes known, so that objects which C hands over come as them.")
        writer.line("@MainActor")
        writer.block("package enum \(module.name)Types") { writer in
            writer.line("package static func register() { _ = registered }")
            writer.line()
            // The closure that makes the table runs once.
            writer.block("private static let registered: Void =", end: "}()") { writer in
                for name in below { writer.line("\(name)Types.register()") }
                printTable("", declarations, .object, to: &writer) { $0.swiftName }
                printTable("interfaces: ", declarations, .interface, to: &writer) { $0.implementationName }
                printTable("fundamentals: ", declarations, .fundamental, to: &writer) { $0.swiftName }
            }
        }
    }

    /// The modules with such a table that this one is built on.
    private var below: [String] {
        Configuration.modules.filter { $0.onlyTypes == nil && module.imports.contains($0.name) }.map(\.name)
    }

    private func printTable(
        _ label: String,
        _ declarations: [Declaration],
        _ category: Declaration.Category,
        to writer: inout Writer,
        name: (Declaration) -> String
    ) {
        let members = declarations.filter { $0.category == category }
        if members.isEmpty { return }
        writer.line("TypeRegistry.register(\(label)[")
        for declaration in members.sorted(by: { $0.typeName < $1.typeName }) {
            writer.line("    \"\(declaration.typeName)\": \(name(declaration)).self,")
        }
        writer.line("])")
    }
}

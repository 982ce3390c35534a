/// Prints the table by which objects that C hands over find their classes.
struct TypeTablePrinter {
    func print(_ module: Module, to writer: inout Writer) {
        writer.line("/// Makes the module's classes known, so that objects which C hands over come as them.")
        writer.line("@MainActor")
        writer.block("package enum \(module.name)Types") { writer in
            writer.line("package static func register() { _ = registered }")
            writer.line()
            // The closure that makes the table runs once.
            writer.block("private static let registered: Void =", end: "}()") { writer in
                for name in module.tables { writer.line("\(name)Types.register()") }
                printTable("", module, to: &writer) { if case .class = $0.form { $0.name } else { nil } }
                printTable("interfaces: ", module, to: &writer) {
                    if case .interface(let form) = $0.form { form.implementation } else { nil }
                }
                printTable("fundamentals: ", module, to: &writer) {
                    if case .fundamental = $0.form { $0.name } else { nil }
                }
            }
        }
    }

    /// - Parameter name: the class of a type; nil for a type that is not of the table.
    private func printTable(
        _ label: String,
        _ module: Module,
        to writer: inout Writer,
        name: (TypeDeclaration) -> TypeName?
    ) {
        let entries = module.types.compactMap { type in name(type).map { (type.typeName, $0.name) } }
        if entries.isEmpty { return }
        writer.line("TypeRegistry.register(\(label)[")
        for (typeName, name) in entries.sorted(by: { $0.0 < $1.0 }) {
            writer.line("    \"\(typeName)\": \(name).self,")
        }
        writer.line("])")
    }
}

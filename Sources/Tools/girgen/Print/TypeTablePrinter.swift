// Prints the table that maps C types to the Swift classes of their wrappers.

extension TablePrinter {
    func printRegistration() {
        let place = "The `GLib` module finds it in a section of the program."
        writer.lines([
            "/// The function that registers this module's classes. \(place)",
            "#if compiler(>=6.3)", "    @section(\"combine_gtk_modules\") @used", "#else",
            "    @_section(\"combine_gtk_modules\") @_used", "#endif",
            "let registration: @convention(c) () -> Void = {",
            "    assumeMainThread(in: \"\(module.name)\") { \(module.name)Types.register() }", "}", "",
            "/// The table that maps the names of C types to the Swift classes of their wrappers.", "@MainActor",
        ])
        writer.block("@_spi(Binding) public enum \(module.name)Types") {
            writer.line("public static func register() { _ = registered }")
            writer.line()
            for function in ["initialize", "prepare"] where module.isBinding && module.initializesGtk {
                writer.block("static func \(function)()") { writer.lines(["Gtk.Library.\(function)()", "register()"]) }
                writer.line()
            }
            // The types are registered when the initial value of this property is computed, which happens only once.
            writer.block("private static let registered: Void =", end: "}()") {
                for name in module.tables { writer.line("\(name)Types.register()") }
                printEntries()
            }
            printLookups()
        }
    }

    private typealias Entry = (typeName: String, name: String, condition: Condition?)

    private var classes: [Entry] { entries { if case .class = $0.form { $0.name } else { nil } } }

    private var interfaces: [Entry] {
        entries { if case .interface(let form) = $0.form { form.implementation } else { nil } }
    }

    /// The closure returns nil if the table must not contain the type.
    private func entries(_ name: (TypeDeclaration) -> TypeName?) -> [Entry] {
        module.types.compactMap { type in name(type).map { (type.typeName, $0.name, type.condition) } }
            .sorted { $0.0 < $1.0 }
    }

    private func printLookups() {
        for (name, entries) in [("objectClass", classes), ("implementation", interfaces)] where !entries.isEmpty {
            writer.line()
            writer.block("private static func \(name)(typeName: String) -> Object.Type?") {
                // A dictionary isn't used, because the creation of the dictionary would access all classes.
                let cases = entries.map { ("\"\($0.typeName)\"", "\($0.name).self", $0.condition) }
                writer.cases(of: "typeName", cases, default: "default: nil")
            }
        }
    }

    private func printEntries() {
        if !classes.isEmpty { writer.line("TypeRegistry.register(classes: objectClass)") }
        if !interfaces.isEmpty { writer.line("TypeRegistry.register(interfaces: implementation)") }
        let fundamentals = entries { if case .fundamental = $0.form { $0.name } else { nil } }
        // Each interface follows the interfaces that it requires.
        let implementations = module.types.compactMap { type in
            type.implementable.map { ("\(type.name.member)Implementation", $0.condition.and(type.condition)) }
        }
        for (label, elements) in [
            ("fundamentals", fundamentals.map { ("\"\($0.typeName)\": \($0.name).self", $0.condition) }),
            ("implementations", implementations),
            ("lentResults", module.types.flatMap(\.lentResults).map { ("\"\($0.name)\"", $0.condition) }),
        ] {
            // An array literal can't contain conditions.
            let groups = Dictionary(grouping: elements) { $0.1 }
            for (condition, group) in groups.sorted(by: { $1.key.isLater(than: $0.key) }) {
                let lines = ["TypeRegistry.register(\(label): ["] + group.map { "    \($0.0)," } + ["])"]
                writer.when(condition, isSpaced: false) { writer.lines(lines) }
            }
        }
    }
}

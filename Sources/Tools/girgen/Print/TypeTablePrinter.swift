/// Prints the table that maps C types to the Swift classes of their wrappers.
struct TypeTablePrinter {
    func print(_ module: Module, to writer: inout Writer) {
        writer.line(
            "/// The function that registers this module's classes. The `GLib` module finds it in a section of the program."
        )
        writer.line("@section(\"combine_gtk_modules\") @used")
        writer.line("let registration: @convention(c) () -> Void = {")
        writer.line("    assumeMainThread(in: \"\(module.name)\") { \(module.name)Types.register() }")
        writer.line("}")
        writer.line()
        writer.line("/// The table that maps the names of C types to the Swift classes of their wrappers.")
        writer.line("@MainActor")
        writer.block("@_spi(Binding) public enum \(module.name)Types") { writer in
            writer.line("public static func register() { _ = registered }")
            writer.line()
            if module.isBinding, module.initializesGtk { printInitialization(to: &writer) }
            // The types are registered when the initial value of this property is computed, which happens only once.
            writer.block("private static let registered: Void =", end: "}()") { writer in
                for name in module.tables { writer.line("\(name)Types.register()") }
                // Each interface follows the interfaces that it requires.
                let implementable = module.types.filter(\.isImplementable).map(\.name)
                printRegistration(of: module, implementable, module.types.flatMap(\.lentResults), to: &writer)
                if module.gainsTypes { writer.line("registerNewer()") }
            }
            printLookups(of: module, to: &writer)
        }
    }

    /// Prints the functions that initialize GTK and then register the module's types.
    private func printInitialization(to writer: inout Writer) {
        for function in ["initialize", "prepare"] {
            writer.block("static func \(function)()") { writer in
                writer.line("Gtk.Library.\(function)()")
                writer.line("register()")
            }
            writer.line()
        }
    }

    private typealias Entry = (typeName: String, name: String)

    private func classes(of module: Module) -> [Entry] {
        entries(of: module) { if case .class = $0.form { $0.name } else { nil } }
    }

    private func interfaces(of module: Module) -> [Entry] {
        entries(of: module) { if case .interface(let form) = $0.form { form.implementation } else { nil } }
    }

    /// - Parameter name: A closure that returns the name of the class for a type. It returns nil if the table must not
    ///   contain the type.
    private func entries(of module: Module, name: (TypeDeclaration) -> TypeName?) -> [Entry] {
        module.types.compactMap { type in name(type).map { (type.typeName, $0.name) } }.sorted { $0.0 < $1.0 }
    }

    /// Prints the functions that return the Swift classes for the names of C types.
    ///
    /// - Parameter ending: A suffix for the names of the functions.
    func printLookups(of module: Module, ending: String = "", to writer: inout Writer) {
        for (name, entries) in [("objectClass", classes(of: module)), ("implementation", interfaces(of: module))]
        where !entries.isEmpty {
            writer.line()
            writer.block("private static func \(name)\(ending)(typeName: String) -> Object.Type?") { writer in
                // A dictionary isn't used, because the creation of the dictionary would access all classes.
                let cases = entries.map { ("\"\($0.typeName)\"", "\($0.name).self") }
                writer.cases(of: "typeName", cases, default: "default: nil")
            }
        }
    }

    /// Prints the registration of a module's types.
    ///
    /// - Parameters:
    ///   - implementable: The interfaces that Swift classes can implement.
    ///   - lentResults: The C names of signals whose handlers return an object without passing ownership of it to C.
    ///   - ending: The end of the names of the functions that ``printLookups(of:ending:to:)`` prints.
    func printRegistration(
        of module: Module,
        _ implementable: [TypeName],
        _ lentResults: [String],
        ending: String = "",
        to writer: inout Writer
    ) {
        if !classes(of: module).isEmpty { writer.line("TypeRegistry.register(classes: objectClass\(ending))") }
        if !interfaces(of: module).isEmpty { writer.line("TypeRegistry.register(interfaces: implementation\(ending))") }
        let fundamentals = entries(of: module) { if case .fundamental = $0.form { $0.name } else { nil } }
        writer.call("TypeRegistry.register(fundamentals", fundamentals.map { "\"\($0.typeName)\": \($0.name).self" })
        writer.call("TypeRegistry.register(implementations", implementable.map { "\($0.member)Implementation" })
        writer.call("TypeRegistry.register(lentResults", lentResults.map { "\"\($0)\"" })
    }
}

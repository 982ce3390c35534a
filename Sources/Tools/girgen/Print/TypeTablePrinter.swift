/// Prints the table that determines the Swift classes of C objects.
struct TypeTablePrinter {
    func print(_ module: Module, to writer: inout Writer) {
        writer.line(
            "/// The function that GLib calls before it registers the first Swift class. A section of the program contains its address."
        )
        writer.line("@section(\"combine_gtk_modules\") @used")
        writer.line("let registration: @convention(c) () -> Void = {")
        writer.line("    assumeMainThread(in: \"\(module.name)\") { \(module.name)Types.register() }")
        writer.line("}")
        writer.line()
        writer.line("/// Registers the classes of the module, so that C objects get wrappers of these classes.")
        writer.line("@MainActor")
        writer.block("@_spi(Binding) public enum \(module.name)Types") { writer in
            writer.line("public static func register() { _ = registered }")
            writer.line()
            if module.isBinding, module.initializesGtk { printInitialization(to: &writer) }
            let (classes, interfaces) = (classes(of: module), interfaces(of: module))
            // The closure that registers the types runs only once.
            writer.block("private static let registered: Void =", end: "}()") { writer in
                for name in module.tables { writer.line("\(name)Types.register()") }
                if !classes.isEmpty { writer.line("TypeRegistry.register(classes: objectClass)") }
                if !interfaces.isEmpty { writer.line("TypeRegistry.register(interfaces: implementation)") }
                printFundamentals(of: module, to: &writer)
                printImplementations(of: implementable(module), to: &writer)
                printLentResults(module.types.flatMap(\.lentResults), to: &writer)
                if module.gainsTypes { writer.line("registerNewer()") }
            }
            printLookup("objectClass", classes, to: &writer)
            printLookup("implementation", interfaces, to: &writer)
        }
    }

    /// Prints the initialization that a module requires in addition to the initialization of GTK.
    private func printInitialization(to writer: inout Writer) {
        for function in ["initialize", "prepare"] {
            writer.block("static func \(function)()") { writer in
                writer.line("Gtk.Library.\(function)()")
                writer.line("register()")
            }
            writer.line()
        }
    }

    typealias Entry = (typeName: String, name: String)

    func classes(of module: Module) -> [Entry] {
        entries(of: module) { if case .class = $0.form { $0.name } else { nil } }
    }

    func interfaces(of module: Module) -> [Entry] {
        entries(of: module) { if case .interface(let form) = $0.form { form.implementation } else { nil } }
    }

    /// - Parameter name: A closure that returns the name of the class for a type, or nil if the table doesn't contain
    ///   the type.
    private func entries(of module: Module, name: (TypeDeclaration) -> TypeName?) -> [Entry] {
        module.types.compactMap { type in name(type).map { (type.typeName, $0.name) } }.sorted { $0.0 < $1.0 }
    }

    /// Prints a `switch`, because a dictionary would access all classes when it's created.
    func printLookup(_ function: String, _ entries: [Entry], to writer: inout Writer) {
        if entries.isEmpty { return }
        writer.line()
        writer.block("private static func \(function)(typeName: String) -> Object.Type?") { writer in
            let cases = entries.map { ("\"\($0.typeName)\"", "\($0.name).self") }
            writer.cases(of: "typeName", cases, default: "default: nil")
        }
    }

    /// Returns the interfaces that Swift classes can implement. Each one follows the interfaces that it requires.
    private func implementable(_ module: Module) -> [TypeName] {
        module.types.filter(\.isImplementable).map(\.name)
    }

    func printImplementations(of interfaces: [TypeName], to writer: inout Writer) {
        writer.call("TypeRegistry.register(implementations", interfaces.map { "\($0.member)Implementation" })
    }

    /// Prints the registration of signals whose handlers return an object without a reference.
    ///
    /// - Parameter signals: The C names of the signals.
    func printLentResults(_ signals: [String], to writer: inout Writer) {
        writer.call("TypeRegistry.register(lentResults", signals.map { "\"\($0)\"" })
    }

    func printFundamentals(of module: Module, to writer: inout Writer) {
        let entries = entries(of: module) { if case .fundamental = $0.form { $0.name } else { nil } }
        writer.call("TypeRegistry.register(fundamentals", entries.map { "\"\($0.typeName)\": \($0.name).self" })
    }
}

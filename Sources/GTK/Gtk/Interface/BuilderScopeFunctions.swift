import CGtk
@_spi(Binding) import Gsk

/// The C interface functions of a scope whose class is implemented in C.
@MainActor
struct BuilderScopeFunctions {
    private let scope: OpaquePointer
    private let functions: GtkBuilderScopeInterface

    /// Creates an object with the interface functions of a scope.
    init(_ scope: any NativeBuilderScope) { self.init(OpaquePointer(scope.pointer)) }

    private init(_ scope: OpaquePointer) {
        let instance = UnsafeMutablePointer<GTypeInstance>(scope)
        guard let functions = g_type_interface_peek(instance.pointee.g_class, gtk_builder_scope_get_type()) else {
            fatalError("\(registeredName(of: instance.pointee.g_class.pointee.g_type)) isn't a GtkBuilderScope")
        }
        self.scope = scope
        self.functions = functions.assumingMemoryBound(to: GtkBuilderScopeInterface.self).pointee
    }

    /// The interface functions of a `GtkBuilderCScope` that the whole program shares. The functions find C types and C
    /// functions by name.
    static let ofC: BuilderScopeFunctions = {
        Library.initialize()
        guard let scope = gtk_builder_cscope_new() else { fatalError("GTK couldn't create a GtkBuilderCScope") }
        return BuilderScopeFunctions(scope)
    }()

    func type(named name: String, _ builder: Builder) -> GType? {
        containsNul(name) ? nil : found(functions.get_type_from_name(scope, OpaquePointer(builder.pointer), name))
    }

    func type(fromFunction name: String, _ builder: Builder) -> GType? {
        containsNul(name) ? nil : found(functions.get_type_from_function(scope, OpaquePointer(builder.pointer), name))
    }

    func closure(
        named name: String,
        _ builder: OpaquePointer?,
        _ flags: GtkBuilderClosureFlags,
        _ object: UnsafeMutablePointer<GObject>?,
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutablePointer<GClosure>? {
        functions.create_closure(scope, builder, name, flags, object, error)
    }

    private func found(_ type: GType) -> GType? { type == 0 ? nil : type }
}

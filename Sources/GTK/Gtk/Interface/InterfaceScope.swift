import CGtk
internal import Glibc
import Gsk

/// What GTK asks for the handlers and classes that a description names. A `GtkBuilderScope`.
///
/// A list's factory that the description makes keeps it, and asks again for each row.
final class InterfaceScope: BuilderCScope {
    let names: InterfaceNames
    /// The description's file, for messages.
    var file: String
    /// The object that the description is loaded into.
    private weak var receiver: Object?

    init(_ names: InterfaceNames, file: String, receiver: Object?) {
        InterfaceScope.implementScope
        self.names = names
        self.file = file
        self.receiver = receiver
        super.init(properties: [:])
    }

    /// The name that begins those of GTK's own functions, which descriptions may name as handlers.
    static let functionPrefix = "gtk_"

    /// Whether GTK has a function of its own by that name.
    static func isFunction(_ name: String) -> Bool {
        name.hasPrefix(functionPrefix) && !holdsNul(name) && dlsym(nil, name) != nil
    }

    // MARK: The interface

    /// Gives the class functions of its own for the interface, before it has instances.
    private static let implementScope: Void = {
        var information = GInterfaceInfo(
            interface_init: { interface, _ in
                guard let functions = interface?.assumingMemoryBound(to: GtkBuilderScopeInterface.self) else { return }
                functions.pointee.get_type_from_name = { scope, builder, name in
                    MainThread.enter((scope, builder, name)) { InterfaceScope.type($0, $1, $2) }
                }
                functions.pointee.create_closure = { scope, builder, name, flags, object, error in
                    MainThread.enter((scope, builder, name, flags, object, error)) {
                        InterfaceScope.closure($0, $1, $2, $3, $4, $5)
                    }
                }
            },
            interface_finalize: nil,
            interface_data: nil
        )
        g_type_add_interface_static(InterfaceScope.registeredType, gtk_builder_scope_get_type(), &information)
    }()

    /// GTK's own functions for the interface, which look among C's types and functions.
    private static var inherited: GtkBuilderScopeInterface {
        guard let scopeClass = g_type_class_peek(gtk_builder_cscope_get_type()),
            let functions = g_type_interface_peek(scopeClass, gtk_builder_scope_get_type())
        else { fatalError("GtkBuilderCScope is no GtkBuilderScope") }
        return functions.assumingMemoryBound(to: GtkBuilderScopeInterface.self).pointee
    }

    private static func type(
        _ scope: OpaquePointer?,
        _ builder: OpaquePointer?,
        _ name: UnsafePointer<CChar>?
    ) -> GType {
        guard let scope, let name else { return 0 }
        let found = InterfaceScope.wrap(UnsafeMutableRawPointer(scope)).names.classes[String(cString: name)]
        return found ?? inherited.get_type_from_name(scope, builder, name)
    }

    private static func closure(
        _ scope: OpaquePointer?,
        _ builder: OpaquePointer?,
        _ name: UnsafePointer<CChar>?,
        _ flags: GtkBuilderClosureFlags,
        _ object: UnsafeMutablePointer<GObject>?,
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutablePointer<GClosure>? {
        guard let scope, let name else { return nil }
        let handlerName = String(cString: name)
        let own = InterfaceScope.wrap(UnsafeMutableRawPointer(scope))
        if let handler = own.names.handlers[handlerName] {
            return HandlerInvocation.closure(
                handler,
                label: "\(own.file): the handler “\(handlerName)” of \(own.names.owner)",
                receiver: own.receiver,
                object: object,
                isSwapped: flags.rawValue & GTK_BUILDER_CLOSURE_SWAPPED.rawValue != 0
            )
        }
        if isFunction(handlerName) { return inherited.create_closure(scope, builder, name, flags, object, error) }
        let code = gint(GTK_BUILDER_ERROR_INVALID_FUNCTION.rawValue)
        error?.pointee = g_error_new_literal(
            gtk_builder_error_quark(),
            code,
            "\(own.names.owner) has no handler “\(handlerName)”"
        )
        return nil
    }
}

import CGtk
@_spi(Binding) import Gsk

@MainActor
let builderScopeImplementation = InterfaceImplementation(
    gtk_builder_scope_get_type(),
    isImplemented: { $0 is any BuilderScope.Type && !($0 is any NativeBuilderScope.Type) }
) { interface, _ in
    guard let structure = interface?.assumingMemoryBound(to: GtkBuilderScopeInterface.self) else { return }
    structure.pointee.get_type_from_name = { scope, builder, name in
        VirtualCall.perform("GtkBuilderScopeInterface.get_type_from_name", (scope, builder, name)) { call in
            guard let object = VirtualCall.implementer(call.0, as: (any BuilderScope).self) else { return 0 }
            return object.type(named: convertString(call.2, .borrowed), for: requestingBuilder(call.1)) ?? 0
        }
    }
    structure.pointee.get_type_from_function = { scope, builder, name in
        VirtualCall.perform("GtkBuilderScopeInterface.get_type_from_function", (scope, builder, name)) { call in
            guard let object = VirtualCall.implementer(call.0, as: (any BuilderScope).self) else { return 0 }
            return object.type(fromFunction: convertString(call.2, .borrowed), for: requestingBuilder(call.1)) ?? 0
        }
    }
    structure.pointee.create_closure = { scope, builder, name, flags, target, error in
        let request = ClosureRequest(builder: builder, name: name, flags: flags, target: target, error: error)
        return VirtualCall.perform("GtkBuilderScopeInterface.create_closure", (scope, request)) { scope, request in
            guard let object = VirtualCall.implementer(scope, as: (any BuilderScope).self) else { return nil }
            return request.closure(of: object)
        }
    }
}

/// A request from GTK for the handler with a given name.
private struct ClosureRequest {
    let builder: OpaquePointer?
    let name: UnsafePointer<CChar>?
    let flags: GtkBuilderClosureFlags
    /// The object to which the `object` attribute in the description refers.
    let target: UnsafeMutablePointer<GObject>?
    let error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?

    @MainActor
    func closure(of scope: any BuilderScope) -> UnsafeMutablePointer<GClosure>? {
        let name: String = convertString(name, .borrowed)
        let own = scope as? InterfaceScope
        let owner = own?.names.owner ?? "\(type(of: scope))"
        let handler = scope.handler(named: name, for: requestingBuilder(builder))
        if let handler, handler.receiver == nil || own != nil {
            return HandlerInvocation.closure(
                handler,
                label: (own.map { "\($0.file): " } ?? "") + "the handler \"\(name)\" of \(owner)",
                receiver: own?.receiver,
                object: target,
                isSwapped: flags.rawValue & GTK_BUILDER_CLOSURE_SWAPPED.rawValue != 0
            )
        }
        if handler == nil, InterfaceScope.isFunction(name) {
            return BuilderScopeFunctions.ofC.closure(named: name, builder, flags, target, error)
        }
        let reason =
            handler?.receiver.map {
                "the handler \"\(name)\" of \(owner) is a method of \($0), but there is no object to call it on"
            }
            ?? "\(owner) has no handler \"\(name)\""
        error?.pointee = g_error_new_literal(
            gtk_builder_error_quark(),
            gint(GTK_BUILDER_ERROR_INVALID_FUNCTION.rawValue),
            terminated(reason, "g_error_new_literal: message")
        )
        return nil
    }
}

@MainActor
private func requestingBuilder(_ builder: OpaquePointer?) -> Builder {
    convertPointer(UnsafeRawPointer(builder), .borrowed, "GtkBuilderScopeInterface: builder")
}

import CGtk
import Gtk

extension DBusConnection {
    /// Exports interfaces to other programs as a single D-Bus object.
    ///
    /// The interfaces' closures and publishers are retained until you cancel or release the returned object. Other
    /// programs usually find a service by a name: export the interfaces first, then call `ownName`.
    ///
    /// Throws `GLibError` if the object already has one of the interfaces. Calls `g_dbus_connection_register_object`.
    ///
    /// - Parameters:
    ///   - interfaces: The interfaces.
    ///   - path: The object's path, such as `/org/example/Player`. The method traps if the path isn't valid.
    public func export(_ interfaces: DBusService..., at path: String) throws(GLibError) -> AnyCancellable {
        if g_variant_is_object_path(path) == 0 {
            fatalError("DBusConnection.export: expected a path such as \"/org/example/Player\", found \"\(path)\"")
        }
        var registrations: Set<AnyCancellable> = []
        for interface in interfaces { registrations.insert(try register(interface, path)) }
        return AnyCancellable(Array(registrations))
    }

    private func register(_ interface: DBusService, _ path: String) throws(GLibError) -> AnyCancellable {
        let node = try DBusNodeInfo(xml: interface.introspectionXML)
        let exported = ExportedService(interface, self, path)
        var table = GDBusInterfaceVTable()
        table.method_call = callMethod
        table.get_property = getProperty
        table.set_property = setProperty
        let description = g_dbus_node_info_lookup_interface(
            node.pointer.assumingMemoryBound(to: GDBusNodeInfo.self),
            interface.name
        )
        let data = Unmanaged.passRetained(exported)
        let release: GDestroyNotify = { data in
            guard let data else { return }
            // This is safe because GDBus calls the closure on the main thread, where the object was registered.
            nonisolated(unsafe) let object = data
            MainThread.assume {
                let exported = Unmanaged<ExportedService>.fromOpaque(object)
                exported.takeUnretainedValue().isRetainedByC = false
                exported.release()
            }
        }
        let id: guint
        do {
            // GDBus copies the table and retains the description.
            id = try GLibError.check { error in
                g_dbus_connection_register_object(
                    OpaquePointer(pointer),
                    path,
                    description,
                    &table,
                    data.toOpaque(),
                    release,
                    error
                )
            }
        } catch {
            // If the registration fails, newer versions of GLib release the data, but older versions don't.
            if exported.isRetainedByC { data.release() }
            throw error
        }
        exported.follow()
        return .onMainThread { [weak exported, weak self] in
            exported?.end()
            if let self { g_dbus_connection_unregister_object(OpaquePointer(self.pointer), id) }
        }
    }
}

private let callMethod: GDBusInterfaceMethodCallFunc = { _, _, _, _, method, parameters, invocation, data in
    guard let method, let parameters, let invocation, let data else { return }
    let name = String(cString: method)
    // This is safe because GDBus calls the function on the main thread, where the object was registered.
    nonisolated(unsafe) let (arguments, call, object) = (parameters, invocation, data)
    MainThread.assume {
        Unmanaged<ExportedService>.fromOpaque(object).takeUnretainedValue()
            .call(name, Variant(taking: UnsafeMutableRawPointer(g_variant_ref(arguments))), call)
    }
}

private let getProperty: GDBusInterfaceGetPropertyFunc = { _, _, _, _, property, error, data in
    guard let property, let data else { return nil }
    let name = String(cString: property)
    // This is safe for the same reason as in `callMethod`.
    nonisolated(unsafe) let (failure, object) = (error, data)
    return MainThread.assume {
        do {
            let exported = Unmanaged<ExportedService>.fromOpaque(object).takeUnretainedValue()
            return withExtendedLifetime(try exported.value(of: name)) { g_variant_ref(OpaquePointer($0.pointer)) }
        } catch {
            DBusFailure(error).store(in: failure)
            return nil
        }
    }
}

private let setProperty: GDBusInterfaceSetPropertyFunc = { _, _, _, _, property, value, error, data in
    guard let property, let value, let data else { return 0 }
    let name = String(cString: property)
    // This is safe for the same reason as in `callMethod`.
    nonisolated(unsafe) let (content, failure, object) = (value, error, data)
    return MainThread.assume {
        do {
            try Unmanaged<ExportedService>.fromOpaque(object).takeUnretainedValue()
                .set(name, to: Variant(taking: UnsafeMutableRawPointer(g_variant_ref(content))))
            return 1
        } catch {
            DBusFailure(error).store(in: failure)
            return 0
        }
    }
}

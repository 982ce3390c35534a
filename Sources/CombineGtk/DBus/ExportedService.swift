import CGtk
import Gtk

/// A D-Bus interface that the program exports. This object handles the calls from GDBus, and subscribes to the
/// publishers of the interface's properties and signals.
final class ExportedService: Storable {
    let interface: DBusService
    let path: String
    let connection: DBusConnection
    /// The latest value of each property that has a publisher.
    private(set) var values: [String: Variant] = [:]
    /// A Boolean value that indicates whether other programs are notified of new values. It's false while the initial
    /// values arrive.
    private var isAnnouncing = false
    /// A Boolean value that indicates whether GDBus owns a reference to this object. GDBus releases that reference
    /// when the export ends.
    var isRetainedByC = true
    var cancellables: Set<AnyCancellable> = []

    init(_ interface: DBusService, _ connection: DBusConnection, _ path: String) {
        (self.interface, self.connection, self.path) = (interface, connection, path)
    }

    /// Subscribes to the publishers of the interface's properties and signals.
    func follow() {
        for property in interface.properties.values { property.follow(self) }
        isAnnouncing = true
        for signal in interface.signals.values { signal.follow(self) }
    }

    func end() { cancellables = [] }

    // MARK: Signals

    func announce(_ value: Variant, of property: String) {
        values[property] = value
        if !isAnnouncing { return }
        let changed = Variant([property: value])
        let invalidated = Variant([String]())
        send(
            "org.freedesktop.DBus.Properties",
            "PropertiesChanged",
            Variant(tuple: [Variant(interface.name), changed, invalidated])
        )
    }

    func emit(_ signal: String, _ arguments: Variant) { send(interface.name, signal, arguments) }

    /// Emits a signal on the connection. Nothing happens if the connection is closed.
    private func send(_ interface: String, _ signal: String, _ arguments: Variant) {
        withExtendedLifetime(arguments) {
            _ = g_dbus_connection_emit_signal(
                OpaquePointer(connection.pointer),
                nil,
                path,
                interface,
                signal,
                OpaquePointer(arguments.pointer),
                nil
            )
        }
    }

    // MARK: Calls

    /// Calls a D-Bus method and replies. If the closure of the D-Bus method doesn't suspend, the reply is sent before
    /// `call` returns.
    ///
    /// - Parameter invocation: The call. `call` owns a reference to the invocation until the reply is sent.
    func call(_ method: String, _ parameters: Variant, _ invocation: OpaquePointer) {
        // GDBus only passes methods that the description of the interface contains.
        guard let method = interface.methods[method] else { return }
        // This is safe because no other code uses the invocation, and the reply is sent on the main actor.
        nonisolated(unsafe) let invocation = invocation
        Task.immediate {
            do {
                let results = try await method.call(parameters)
                // GDBus doesn't reply if the type differs from the description of the interface.
                try check(results, "(" + method.results.map(\.signature).joined() + ")")
                withExtendedLifetime(results) {
                    g_dbus_method_invocation_return_value(invocation, OpaquePointer(results.pointer))
                }
            } catch {
                let failure = DBusFailure(error)
                g_dbus_method_invocation_return_error_literal(invocation, failure.domain, failure.code, failure.message)
            }
        }
    }

    func value(of property: String) throws -> Variant {
        guard let description = interface.properties[property], let value = description.get(self) else {
            throw GLibError(
                domain: "g-dbus-error-quark",
                code: Int(G_DBUS_ERROR_FAILED.rawValue),
                message: "\(interface.name).\(property) has no value yet"
            )
        }
        try check(value, description.signature)
        return value
    }

    /// Throws an error if a value doesn't have the type that the description of the interface states.
    private func check(_ value: Variant, _ expected: String) throws {
        if value.typeString == expected { return }
        throw GLibError(
            domain: "g-dbus-error-quark",
            code: Int(G_DBUS_ERROR_FAILED.rawValue),
            message: "a value of \(interface.name): expected the D-Bus type \(expected), found \(value.typeString)"
        )
    }

    func set(_ property: String, to value: Variant) throws {
        try interface.properties[property]?.set?(value)
    }
}

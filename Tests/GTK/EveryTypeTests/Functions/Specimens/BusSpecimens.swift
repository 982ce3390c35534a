import CGtk
import Gtk

/// Connections between two ends in this process, and their messages.
extension HandmadeValues {
    static func addBuses(to makers: inout Makers) {
        makers.make(DBusConnection.self) { arguments in try connection(arguments) }
        makers.make(DBusNodeInfo.self) { _ in try DBusNodeInfo(xml: description) }
        makers.make(DBusInterfaceInfo.self) { arguments in
            try arguments.made(DBusNodeInfo.self).lookupInterface("org.example.Counter")
        }
        makers.make(DBusObjectManagerServer.self) { _ in DBusObjectManagerServer(objectPath: "/org/example") }
        makers.make((any DBusObjectManager).self) { _ in DBusObjectManagerServer(objectPath: "/org/example") }
        makers.make(DBusActionGroup.self) { arguments in
            DBusActionGroup.get(try arguments.object(DBusConnection.self), busName: nil, objectPath: "/org/example")
        }
        makers.make((any RemoteActionGroup).self) { arguments in
            DBusActionGroup.get(try arguments.object(DBusConnection.self), busName: nil, objectPath: "/org/example")
        }
        makers.make(DBusMenuModel.self) { arguments in
            DBusMenuModel.get(try arguments.object(DBusConnection.self), busName: nil, objectPath: "/org/example")
        }
    }

    private static let description = """
        <node><interface name="org.example.Counter"><annotation name="org.example.Note" value="text"/>
        <method name="Add"><arg type="i" direction="in"/></method>
        <property name="Count" type="i" access="read"/><signal name="Changed"/></interface></node>
        """

    /// Returns one end of a connection. The other end is retained until the call has ended.
    private static func connection(_ arguments: Arguments) throws -> DBusConnection? {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        let streams = try ends.map { try Socket(fd: Int($0)).connectionFactoryCreateConnection() }
        // Both ends are created at the same time with callbacks, because the main actor may be blocked by a task that
        // waits for them.
        let serverFlags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_SERVER.rawValue
        let server = Handshake(streams[0], GDBusConnectionFlags(serverFlags), guid: DBusConnection.generateGUID())
        let client = Handshake(streams[1], G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, guid: nil)
        _ = MainContext.pump(for: .seconds(1)) { server.connection != nil && client.connection != nil }
        if let server = server.connection { arguments.keep(server) }
        return client.connection
    }

    /// An end of a connection that is being established.
    @MainActor
    private final class Handshake {
        private(set) var connection: DBusConnection?

        init(_ stream: IOStream, _ flags: GDBusConnectionFlags, guid: String?) {
            g_dbus_connection_new(
                stream.pointer.assumingMemoryBound(to: GIOStream.self),
                guid,
                flags,
                nil,
                nil,
                { _, result, data in
                    guard let data, let made = g_dbus_connection_new_finish(result, nil) else { return }
                    nonisolated(unsafe) let object = UnsafeMutableRawPointer(made)  // The callback runs on this thread.
                    let handshake = Unmanaged<Handshake>.fromOpaque(data).takeRetainedValue()
                    MainActor.assumeIsolated {
                        handshake.connection = DBusConnection(wrapping: object, transfer: .full)
                    }
                },
                Unmanaged.passRetained(self).toOpaque()
            )
        }
    }
}

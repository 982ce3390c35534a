import CGtk
import XCTest

@testable import CombineGtk

/// The preference for light or dark of a desktop that has a portal.
@MainActor
final class DesktopPortalTests: GtkTestCase {
    /// A portal on a bus of the test's own.
    @MainActor
    private final class Portal {
        static let name = "org.freedesktop.portal.Desktop"
        static let path = "/org/freedesktop/portal/desktop"
        static let interface = "org.freedesktop.portal.Settings"
        /// The response. The C function finds it here.
        nonisolated(unsafe) static var scheme: UInt32 = 0  // Set and read on the main thread alone.

        let connection: DBusConnection
        private let registration: guint
        private let ownership: AnyCancellable
        private(set) var isOwned = false

        init(_ address: String) throws {
            connection = try DBusConnection(address: address, flags: [.authenticationClient, .messageBusConnection])
            let description = """
                <node><interface name="\(Self.interface)">
                  <method name="Read"><arg direction="in" type="s"/><arg direction="in" type="s"/>
                    <arg direction="out" type="v"/></method>
                </interface></node>
                """
            let node = g_dbus_node_info_new_for_xml(description, nil)
            var table = GDBusInterfaceVTable()
            table.method_call = { _, _, _, _, _, _, invocation, _ in
                // In two boxes, as portals answer.
                let answer = g_variant_new_variant(g_variant_new_variant(g_variant_new_uint32(Portal.scheme)))
                var elements: [OpaquePointer?] = [answer]
                g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&elements, 1))
            }
            registration = g_dbus_connection_register_object(
                OpaquePointer(connection.pointer),
                Self.path,
                g_dbus_node_info_lookup_interface(node, Self.interface),
                &table,
                nil,
                nil,
                nil
            )
            g_dbus_node_info_unref(node)
            var acquired: (@MainActor () -> Void)?
            ownership = connection.ownName(Self.name, nameAcquired: { _, _ in acquired?() })
            acquired = { [weak self] in self?.isOwned = true }
        }

        /// Prefers another scheme, and says so.
        func change(to scheme: UInt32) throws {
            Self.scheme = scheme
            let value = Variant(boxed: Variant(uint32: scheme))
            _ = try connection.emitSignal(
                nil,
                objectPath: Self.path,
                interfaceName: Self.interface,
                signalName: "SettingChanged",
                parameters: Variant(tuple: [Variant("org.freedesktop.appearance"), Variant("color-scheme"), value])
            )
        }
    }

    func testFollowsThePortal() throws {
        let bus = try PrivateBus()
        let portal = try Portal(bus.address)
        Portal.scheme = 1
        wait { portal.isOwned }
        let connection = try DBusConnection(
            address: bus.address,
            flags: [.authenticationClient, .messageBusConnection]
        )
        let settings = try XCTUnwrap(Gtk.Settings.default)
        DesktopColorScheme.choose(.system, with: settings, bus: connection)
        wait { settings.isDark }
        try portal.change(to: 2)
        wait { !settings.isDark }
        try portal.change(to: 1)
        wait { settings.isDark }
        DesktopColorScheme.choose(.light, with: settings, bus: connection)
        XCTAssertFalse(settings.isDark)
        try portal.change(to: 2)
        try portal.change(to: 1)
        pumpUntilIdle()
        XCTAssertFalse(settings.isDark)
    }

    func testWithoutAPortal() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(
            address: bus.address,
            flags: [.authenticationClient, .messageBusConnection]
        )
        var answers: [Bool] = []
        let following = DesktopPortal.followColorScheme(on: connection) { answers.append($0) }
        pumpUntilIdle()
        XCTAssertEqual(answers, [])
        following.cancel()
    }
}

import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of C functions that return an ID with which an activity is stopped. In Swift, a cancellable stops it.
@MainActor
final class CancellableTests: GtkTestCase {
    func testASubscriptionToABusSignalIsCancelled() throws {
        let before = LiveCount.closures
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        var received: [String?] = []
        let subscription = connection.signalSubscribe(interfaceName: "org.example.Test") { _, _, _, _, _, parameters in
            received.append(parameters[0].string)
        }
        func emit(_ text: String) throws {
            try connection.emitSignal(
                nil,
                objectPath: "/org/example/Test",
                interfaceName: "org.example.Test",
                signalName: "Changed",
                parameters: Variant(tuple: [Variant(text)])
            )
        }
        XCTAssertEqual(LiveCount.closures, before + 1)
        try emit("first")
        wait { received == ["first"] }
        subscription.cancel()
        wait { LiveCount.closures == before }
        try emit("second")
        try connection.flushBlocking()
        XCTAssertEqual(received, ["first"])
        XCTAssertNoThrow(try connection.closeBlocking())
    }

    func testAnExportEndsWhenItsCancellableIsReleased() throws {
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        let menu = Menu()
        var export: Any? = try connection.exportMenuModel("/org/example/Menu", menu: menu)
        XCTAssertThrowsError(try connection.exportMenuModel("/org/example/Menu", menu: menu), "the path is used")
        withExtendedLifetime(export) {}
        export = nil
        XCTAssertNoThrow(try connection.exportMenuModel("/org/example/Menu", menu: menu))
        XCTAssertNoThrow(try connection.closeBlocking())
    }
}

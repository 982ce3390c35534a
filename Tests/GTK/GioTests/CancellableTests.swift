import CGtk
import Gtk
import GtkTesting
import ProcessSupport
import XCTest

/// What C ends by a number that it returned: in Swift, a cancellable ends it.
@MainActor
final class CancellableTests: GtkTestCase {
    func testASubscriptionToASignalOfABusEnds() throws {
        let before = LiveCount.closures
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        var received: [Int?] = []
        let subscription = connection.signalSubscribe(interfaceName: "org.example.Test") { _, _, _, _, _, parameters in
            received.append(parameters[0].int)
        }
        func emit(_ number: Int32) throws {
            try connection.emitSignal(
                nil,
                objectPath: "/org/example/Test",
                interfaceName: "org.example.Test",
                signalName: "Changed",
                parameters: Variant(tuple: [Variant(number)])
            )
        }
        XCTAssertEqual(LiveCount.closures, before + 1)
        try emit(1)
        wait { received == [1] }
        subscription.cancel()
        wait { LiveCount.closures == before }
        try emit(2)
        try connection.flushBlocking()
        XCTAssertEqual(received, [1])
        XCTAssertNoThrow(try connection.closeBlocking())
    }

    func testAnExportEndsWhenItsCancellableIsReleased() throws {
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        let menu = Menu()
        var export: Any? = try connection.exportMenuModel("/org/example/Menu", menu: menu)
        XCTAssertThrowsError(try connection.exportMenuModel("/org/example/Menu", menu: menu), "the path is taken")
        withExtendedLifetime(export) {}
        export = nil
        XCTAssertNoThrow(try connection.exportMenuModel("/org/example/Menu", menu: menu))
        XCTAssertNoThrow(try connection.closeBlocking())
    }
}

import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of names on a private bus.
@MainActor
final class BusNameTests: GtkTestCase {
    func testANameIsOwnedAndWatched() throws {
        let before = LiveCount.closures
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let connection = try DBusConnection(address: bus.address, flags: flags)
        var events: [String] = []
        let watcher = connection.watchName("org.example.Test") { _, name, owner in
            events.append("\(name) of \(owner.hasPrefix(":"))")
        } nameVanished: { _, _ in
            events.append("vanished")
        }
        wait { events == ["vanished"] }
        let owner = connection.ownName("org.example.Test") { found, _ in
            events.append("acquired \(found === connection)")
        } nameLost: { _, _ in
            events.append("lost")
        }
        wait { events.count == 3 }
        XCTAssertEqual(Set(events.dropFirst()), ["acquired true", "org.example.Test of true"])
        owner.cancel()
        wait { events.count == 4 }
        XCTAssertEqual(events.last, "vanished")
        watcher.cancel()
        wait { LiveCount.closures == before }
        XCTAssertNoThrow(try connection.closeBlocking())
    }

    func testAMissingBus() {
        let before = LiveCount.closures
        var lost = 0
        // There is no session bus during the test.
        let owner = DBusConnection.ownName(
            "org.example.Test",
            on: .starter,
            nameLost: { connection, _ in
                XCTAssertNil(connection)
                lost += 1
            }
        )
        wait { lost == 1 }
        owner.cancel()
        wait { LiveCount.closures == before }
    }
}

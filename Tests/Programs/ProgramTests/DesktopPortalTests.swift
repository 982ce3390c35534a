import XCTest

@testable import CombineGtk

/// Tests with a desktop portal that publishes a color scheme.
@MainActor
final class DesktopPortalTests: GtkTestCase {
    func testFollowsPortal() throws {
        let bus = try PrivateBus()
        let portal = try StandInPortal(bus.address)
        portal.set("color-scheme", to: Variant(uint32: 1))
        wait { portal.isOwned }
        let connection = try DBusConnection(
            address: bus.address,
            flags: [.authenticationClient, .messageBusConnection]
        )
        let settings = try XCTUnwrap(Gtk.Settings.default)
        DesktopColorScheme.choose(.system, with: settings, bus: connection)
        wait { settings.isDark }
        portal.set("color-scheme", to: Variant(uint32: 2))
        wait { !settings.isDark }
        portal.set("color-scheme", to: Variant(uint32: 1))
        wait { settings.isDark }
        DesktopColorScheme.choose(.light, with: settings, bus: connection)
        XCTAssertFalse(settings.isDark)
        portal.set("color-scheme", to: Variant(uint32: 2))
        portal.set("color-scheme", to: Variant(uint32: 1))
        pumpUntilIdle()
        XCTAssertFalse(settings.isDark)
    }

    func testWithoutAPortal() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(
            address: bus.address,
            flags: [.authenticationClient, .messageBusConnection]
        )
        var answers: [Variant] = []
        let following = DesktopPortal.follow(.colorScheme, on: connection) { answers.append($0) }
        pumpUntilIdle()
        XCTAssertTrue(answers.isEmpty)
        following.cancel()
    }
}

import CombineGtk
import GtkTesting
import TestSupport
import XCTest

/// Tests of examples that use the classes of GTK and GIO directly: factories, event controllers and D-Bus calls.
@MainActor
final class LowLevelPageTests: GtkTestCase {
    func testTableWithFactoriesFollowsObjects() throws {
        let parts = ListStore<Part>([])
        for (name, count) in [("Nut", 80), ("Bolt", 120)] {
            parts.append(Part(properties: ["name": name, "count": count]))
        }
        let window = Window(properties: ["default-width": 300, "default-height": 200])
        let table = makePartsTable(parts)
        window.child = table
        let user = User(window)
        wait { window.first(Label.self, labelled: "120") != nil }
        parts[1].count = 119
        wait { window.first(Label.self, labelled: "119") != nil }
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "Count")))
        wait { (table.model?.object(0) as? Part)?.name == "Nut" }
        window.destroy()
    }

    func testLevelFollowsPointerWheelAndKeys() {
        let window = Window(properties: ["default-width": 200, "default-height": 60])
        let level = VolumeLevel()
        window.child = Box.vertical { level }
        let user = User(window)
        user.scroll(.up, over: level, by: 2)
        wait { abs(level.value - 0.1) < 0.001 }
        level.grabFocus()
        user.press(.plus)
        wait { abs(level.value - 0.2) < 0.001 }
        assertFreed { VolumeLevel() }
    }

    func testRemoteCallsThePlayer() async throws {
        let bus = try PrivateBus()
        defer { withExtendedLifetime(bus) {} }
        let flags: DBusConnectionFlags = [.authenticationClient, .messageBusConnection]
        let server = try await DBusConnection(address: bus.address, flags: flags)
        let player = PlayerService()
        try player.start(on: server)
        let client = try await DBusConnection(address: bus.address, flags: flags)
        let remote = PlayerRemote(client)
        var position = 0
        // The player requests its name asynchronously.
        for _ in 0..<50 where position == 0 {
            position = (try? await remote.enqueue("Song")) ?? 0
            if position == 0 { try await Task.sleep(for: .milliseconds(20)) }
        }
        XCTAssertEqual(position, 1)
        let volume = try await remote.makeProxy().cachedProperty("Volume")
        XCTAssertEqual(volume?.double, 0.5)
        player.finished.send("Song")
        for _ in 0..<50 where remote.finished.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        XCTAssertEqual(remote.finished, "Song")
        try await client.close()
        try await server.close()
    }
}

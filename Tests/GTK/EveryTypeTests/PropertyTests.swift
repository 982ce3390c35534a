import CGtk
import Combine
import GLib
@_spi(Binding) import Gtk
import XCTest

/// Tests of each property of an object of each class, including inherited ones.
@MainActor
final class PropertyTests: EveryTypeTestCase {
    func testEachReadablePropertyIsReadAndPublished() {
        var count = 0
        forEachProperty { object, property in
            count += 1
            XCTAssertEqual(property.read(object), [property.name], "reads the property of its name")
            let connections = (object.connectionCount, LiveCount.connections)
            var published = 0
            let subscription = property.observe(object) { published += 1 }
            XCTAssertEqual(published, 1, "the current value is published")
            XCTAssertGreaterThan(object.connectionCount, connections.0)
            subscription.cancel()
            XCTAssertEqual(object.connectionCount, connections.0)
            XCTAssertEqual(LiveCount.connections, connections.1)
        }
        XCTAssertGreaterThan(count, 5500)
    }

    func testEachScalarNotifiesOnceForEachChange() {
        var changed = 0
        var refused = 0
        forEachProperty { object, property in
            guard property.isScalar else { return }
            // GTK 4.18 logs a critical message if a file chooser is finalized while it reads a folder.
            if GTK.version.minor > 8, object is any FileChooser { return }
            let exceptions = Exceptions.names(of: property, object)
            if exceptions.contains(where: { Exceptions.notChanged[$0] != nil }) { return }
            let change = try property.change(object)
            if exceptions.contains(where: { Exceptions.refusing[$0] != nil }) {
                XCTAssertTrue(change.isRefused, "isn't an exception, because it accepts another value")
                refused += 1
                return
            }
            XCTAssertFalse(change.isRefused, "accepts no other value")
            if change.isRefused { return }
            XCTAssertEqual(change.published, [1, 1], "publishes each change once")
            XCTAssertTrue(change.isAsBefore, "has its first value again")
            changed += 1
        }
        XCTAssertGreaterThan(changed, 3500)
        XCTAssertEqual(refused, Exceptions.refusing.count)
    }

    private func forEachProperty(_ body: (Object, any PropertyEntry) throws -> Void) {
        withEachObject { entry, object in
            var seen: Set<String> = []
            for owner in Specimens.entries(for: object) {
                for property in owner.properties where seen.insert(property.name).inserted {
                    let names = Exceptions.names(of: property, object)
                    if names.contains(where: { Exceptions.notRead[$0] != nil }) { continue }
                    check("\(entry.typeName):\(property.name)") { try body(object, property) }
                }
            }
        }
    }
}

import CGtk
import Combine
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of GObject properties that Swift classes declare.
@MainActor
final class OwnPropertyTests: GtkTestCase {
    func testValuesRoundTripThroughC() throws {
        let person = OwnPerson()
        XCTAssertEqual(try person.value(forProperty: "name", as: String.self), "Ada")
        try person.setValue("Grace", forProperty: "name")
        XCTAssertEqual(person.name, "Grace")
        person.age = 37
        XCTAssertEqual(try person.value(forProperty: "age", as: Int.self), 37)
        try person.setValue(1.7, forProperty: "height")
        XCTAssertEqual(person.height, 1.7)
        try person.setValue(true, forProperty: "is-married")
        XCTAssertTrue(person.isMarried)
        XCTAssertNil(try person.value(forProperty: "nick-name", as: String?.self))
        try person.setValue("Amazing" as String?, forProperty: "nick-name")
        XCTAssertEqual(person.nickName, "Amazing")
        try person.setValue(nil as String?, forProperty: "nick-name")
        XCTAssertNil(person.nickName)
        let friend = OwnEmployee()
        try person.setValue(friend as OwnPerson?, forProperty: "friend")
        XCTAssertTrue(person.friend === friend)
        person.friend = nil
        XCTAssertNil(try person.value(forProperty: "friend", as: OwnPerson?.self))
        try person.setValue("blue", forProperty: "tint")
        XCTAssertEqual(person.accentColor, "blue")
        try person.setValue(["b", "c"], forProperty: "names")
        XCTAssertEqual(person.names, ["b", "c"])
        try person.setValue("Z" as Unicode.Scalar, forProperty: "initial")
        XCTAssertEqual(person.initial, "Z")
    }

    func testOtherSwiftValuesAreBoxed() throws {
        let first = OwnPerson()
        let second = OwnPerson()
        let binding = g_object_bind_property(first.gObject, "origin", second.gObject, "origin", G_BINDING_SYNC_CREATE)
        XCTAssertEqual(second.origin, Origin(x: 1, y: 2))
        first.origin = Origin(x: 3, y: 4)
        XCTAssertEqual(second.origin, Origin(x: 3, y: 4))
        g_binding_unbind(binding)
        let scores: Value = try first.value(forProperty: "scores")
        XCTAssertTrue(scores.typeName.hasPrefix("Swift_"), scores.typeName)
        XCTAssertThrowsError(try first.setValue("text", forProperty: "scores"))
    }

    func testNamesAreInGObjectSpelling() throws {
        let person = OwnPerson()
        XCTAssertThrowsError(try person.value(forProperty: "accent-color", as: String.self))
        XCTAssertThrowsError(try person.value(forProperty: "nickName", as: String?.self))
        XCTAssertEqual(try person.value(forProperty: "nick_name", as: String?.self), nil)
    }

    func testChangesArePublishedOnce() throws {
        let person = OwnPerson()
        let names = TestSubscriber<String, Never>()
        person.publisher(for: \.name).subscribe(names)
        let changes = TestSubscriber<Int, Never>()
        person.publisher(for: \.age).changes.subscribe(changes)
        person.name = "Ada"
        person.name = "Grace"
        try person.setValue("Grace", forProperty: "name")
        try person.setValue("Edsger", forProperty: "name")
        person.age += 1
        XCTAssertEqual(names.values, ["Ada", "Grace", "Edsger"])
        XCTAssertEqual(changes.values, [37])
    }

    func testAnEqualValueDoesNotNotify() throws {
        let person = OwnPerson()
        var notified: [String] = []
        let connection = try person.publisher(forSignal: "notify").sink { arguments in
            notified.append((try? arguments[0].get(as: ParamSpec.self).name) ?? "?")
        }
        person.name = "Ada"
        try person.setValue("Ada", forProperty: "name")
        person.scores = [1, 2]
        XCTAssertEqual(notified, [])
        person.scores = [1]
        person.level = 51
        XCTAssertEqual(notified, ["scores", "level"])
        g_object_freeze_notify(person.gObject)
        person.name = "a"
        person.name = "b"
        XCTAssertEqual(notified.count, 2)
        g_object_thaw_notify(person.gObject)
        XCTAssertEqual(notified, ["scores", "level", "name"])
        connection.cancel()
    }

    func testBindingsSetProperties() {
        let person = OwnPerson()
        let subject = CurrentValueSubject<String, Never>("one")
        person.reactive.name <~ subject
        XCTAssertEqual(person.name, "one")
        subject.send("two")
        XCTAssertEqual(person.name, "two")
    }

    func testObserveTracksProperties() {
        let person = OwnPerson()
        var seen: [String] = []
        let token = person.observe { person in seen.append("\(person.name) \(person.level)") }
        XCTAssertEqual(seen, ["Ada 50"])
        person.level = 60
        wait { seen.count == 2 }
        person.name = "Grace"
        wait { seen.count == 3 }
        XCTAssertEqual(seen, ["Ada 50", "Ada 60", "Grace 60"])
        token.dispose()
    }

    func testPropertyObserversRunWhenSwiftSets() throws {
        let person = OwnPerson()
        person.steps = 1
        person.steps = 3
        XCTAssertEqual(person.observed, [0, 1])
        try person.setValue(5, forProperty: "steps")
        XCTAssertEqual(person.observed, [0, 1])
        XCTAssertEqual(person.steps, 5)
    }

    func testDefaultsAndRangesAreThoseOfTheDeclaration() throws {
        let person = OwnPerson()
        XCTAssertEqual(try specification("name", of: person).defaultValue.get(as: String.self), "Ada")
        XCTAssertEqual(try specification("level", of: person).defaultValue.get(as: Int.self), 50)
        XCTAssertEqual(try specification("share", of: person).defaultValue.get(as: Double.self), 0.5)
        XCTAssertEqual(try specification("id", of: person).defaultValue.get(as: Int.self), -1)
        let level = try specification("level", of: person).pointer.assumingMemoryBound(to: GParamSpecInt64.self)
        XCTAssertEqual(level.pointee.minimum, 0)
        XCTAssertEqual(level.pointee.maximum, 100)
        XCTAssertThrowsError(try person.setValue(101, forProperty: "level"))
        XCTAssertThrowsError(try person.setValue(-0.1, forProperty: "share"))
        XCTAssertEqual(person.level, 50)
        try withGValue(101) { g_object_set_property(person.gObject, "level", $0) }
        XCTAssertEqual(person.level, 100, "GLib uses the nearest value")
    }

    func testOnlySwiftSetsReadOnlyProperties() throws {
        let person = OwnPerson()
        XCTAssertFalse(try specification("visits", of: person).isWritable)
        XCTAssertThrowsError(try person.setValue(1, forProperty: "visits")) { error in
            XCTAssertEqual("\(error)", "OwnPerson.visits can't be set")
        }
        let visits = TestSubscriber<Int, Never>()
        person.publisher(for: \.visits).subscribe(visits)
        person.visits += 1
        XCTAssertEqual(visits.values, [0, 1])
    }

    func testTheErrorForAWrongTypeContainsBothTypes() throws {
        let person = OwnPerson()
        XCTAssertThrowsError(try person.setValue("old", forProperty: "age")) { error in
            XCTAssertEqual("\(error)", "OwnPerson.age: expected gint64, found String")
        }
        XCTAssertThrowsError(try person.setValue(OwnNote(), forProperty: "friend")) { error in
            XCTAssertEqual("\(error)", "OwnPerson.friend: expected OwnPerson, found OwnNote")
        }
        expectLog(containing: "unable to set property 'friend' of type 'OwnPerson' from value of type 'gint64'")
        try withGValue(5) { g_object_set_property(person.gObject, "friend", $0) }
    }

    func testASubclassOfASwiftClassHasThePropertiesOfBothClasses() throws {
        let employee = OwnEmployee()
        employee.name = "Grace"
        employee.pay = 3_000
        XCTAssertEqual(try employee.value(forProperty: "name", as: String.self), "Grace")
        XCTAssertEqual(try employee.value(forProperty: "pay", as: Double.self), 3_000)
        let pays = TestSubscriber<Double, Never>()
        employee.publisher(for: \.pay).subscribe(pays)
        try employee.setValue(1.0, forProperty: "pay")
        XCTAssertEqual(pays.values, [3_000, 1])
        XCTAssertEqual(try specification("pay", of: employee).ownerType, OwnEmployee.registeredType)
        XCTAssertEqual(try specification("name", of: employee).ownerType, OwnPerson.registeredType)
    }

    func testTwoClassesWithTheSameName() throws {
        let first = FirstHouse.OwnRoom()
        let second = SecondHouse.OwnRoom()
        try first.setValue(2, forProperty: "size")
        try second.setValue("small", forProperty: "size")
        XCTAssertEqual(first.size, 2)
        XCTAssertEqual(second.size, "small")
        XCTAssertNotEqual(first.typeName, second.typeName)
    }

    func testReleasingAValueMayReadTheProperty() {
        @MainActor
        final class Watcher {
            weak var note: Holder?
            isolated deinit { note?.seen = note?.watcher == nil ? 2 : 1 }
        }
        final class Holder: Object {
            @GObjectProperty var watcher: Watcher?
            var seen = 0
        }
        let holder = Holder()
        func fill() {
            let watcher = Watcher()
            watcher.note = holder
            holder.watcher = watcher
        }
        fill()
        holder.watcher = nil
        XCTAssertEqual(holder.seen, 2)
    }

    func testTenThousandObjectsWithClosuresAreFreed() {
        let before = (LiveCount.objects, LiveCount.connections)
        func make() {
            let people = (0..<10_000).map { index in
                let person = OwnEmployee()
                person.publisher(for: \.name).sink(on: person) { person, name in person.age = name.utf8.count }
                person.name = "\(index)"
                return person
            }
            XCTAssertEqual(people[9_999].age, 4)
            XCTAssertEqual(LiveCount.objects, before.0 + 10_000)
            withExtendedLifetime(people) {}
        }
        make()
        wait { LiveCount.objects == before.0 && LiveCount.connections == before.1 }
    }

    private func specification(_ name: String, of object: Object) throws -> ParamSpec {
        let objectClass = object.pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        return ParamSpec.fromPointer(try XCTUnwrap(g_object_class_find_property(objectClass, name)), transfer: .none)
    }
}

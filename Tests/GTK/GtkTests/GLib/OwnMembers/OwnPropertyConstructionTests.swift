import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of objects with declared properties while Swift or C creates the objects.
@MainActor
final class OwnPropertyConstructionTests: GtkTestCase {
    func testPropertiesSetDuringConstruction() {
        let person = OwnPerson(properties: ["name": "Grace", "age": 3, "id": 7, "is_married": true])
        XCTAssertEqual(person.name, "Grace")
        XCTAssertEqual(person.age, 3)
        XCTAssertEqual(person.id, 7)
        XCTAssertTrue(person.isMarried)
        XCTAssertEqual(person.level, 50)
    }

    func testAConstructPropertyThatIsNotSetKeepsItsInitialValue() {
        final class Numbered: Object {
            @GObjectConstructProperty var number: Int
            init(_ number: Int) {
                _number = GObjectConstructProperty(wrappedValue: number)
                super.init()
            }
        }
        XCTAssertEqual(Numbered(1).number, 1)
        XCTAssertEqual(Numbered(2).number, 2)
        XCTAssertThrowsError(try Numbered(3).setValue(4, forProperty: "number"))
    }

    func testAnObjectThatCCreatesWithProperties() throws {
        _ = OwnPerson()
        let before = LiveCount.objects
        for (name, expected) in [("name", "Grace"), ("tint", "blue")] {
            let made = try makeInC(OwnPerson.registeredType, name, expected)
            let person = OwnPerson.wrap(made, transfer: .full)
            XCTAssertEqual(name == "name" ? person.name : person.accentColor, expected)
            XCTAssertEqual(person.id, -1, "no value was passed")
            XCTAssertEqual(person.level, 50)
        }
        let made = try makeInC(OwnEmployee.registeredType, "id", 9)
        XCTAssertEqual(OwnPerson.wrap(made, transfer: .full).id, 9)
        wait { LiveCount.objects == before }
    }

    func testAClassWhoseFirstObjectCCreates() {
        assertExitsCleanly(withDisplay: false) {
            expectLog(containing: "OwnPerson.accentColor keeps the C name \"accent-color\" instead of \"tint\"")
            let made = try makeInC(OwnEmployee.registeredType, "pay", 5.5)
            let employee = OwnEmployee.wrap(made, transfer: .full)
            XCTAssertEqual(employee.pay, 5.5)
            XCTAssertEqual(employee.id, -1)
            XCTAssertEqual(employee.name, "Ada")
            try withGValue(101) { g_object_set_property(employee.gObject, "level", $0) }
            XCTAssertEqual(employee.level, 100, "the range is known after the first object was created")
            XCTAssertThrowsError(try employee.setValue(1, forProperty: "visits"))
            employee.accentColor = "blue"
            XCTAssertEqual(try employee.value(forProperty: "accent-color", as: String.self), "blue")
        }
    }

    func testACustomNameIsKnownWithTheFirstObject() {
        assertExitsCleanly(withDisplay: false) {
            g_type_class_ref(OwnPerson.registeredType)
            let person = OwnPerson()
            try person.setValue("green", forProperty: "tint")
            XCTAssertEqual(person.accentColor, "green")
            var seen: [String] = []
            person.publisher(for: \.accentColor).sink { seen.append($0) }.store(in: &person.cancellables)
            person.accentColor = "red"
            XCTAssertEqual(seen, ["green", "red"])
        }
    }

    func testAFloatingObjectThatCCreatesStaysFloating() throws {
        let made = try makeInC(OwnFloating.registeredType, "level", 3)
        XCTAssertNotEqual(g_object_is_floating(made), 0)
        let object = OwnFloating.wrap(made, transfer: .borrowed)
        XCTAssertEqual(object.level, 3)
        XCTAssertNotEqual(g_object_is_floating(made), 0)
        g_object_ref_sink(made)
        g_object_unref(made)
    }

    func testAnObjectThatIsPassedToOtherCodeDuringConstruction() {
        // When C sets the property, `didSet` sinks the floating reference before `g_object_new` returns.
        let before = LiveCount.objects
        func make() {
            let holder = Holder()
            let object = Handing(properties: ["holder": holder])
            XCTAssertEqual(object.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count, 2)
            XCTAssertEqual(g_object_is_floating(object.pointer), 0)
            g_object_unref(object.pointer)
        }
        make()
        wait { LiveCount.objects == before }
    }

    func testCallbacksDuringConstructionFindTheObject() {
        let object = Early(properties: ["word": "hello"])
        XCTAssertEqual(object.found, ["hello"])
    }

    func testAnObjectOfAClassThatOnlySwiftCreatesTraps() {
        assertTraps(
            saying: "C can't set OwnNote.text: C created the OwnNote",
            "ConstructibleFromC",
            withDisplay: false
        ) {
            _ = try makeInC(OwnNote.registeredType, "text", "x")
        }
    }

    func testAThrowingInitializerDoesNotLeak() {
        final class Throwing: Object {
            @GObjectProperty var number = 1
            init(fails: Bool) throws {
                super.init()
                if fails { throw CancellationError() }
            }
        }
        let before = LiveCount.objects
        XCTAssertThrowsError(try Throwing(fails: true))
        wait { LiveCount.objects == before }
    }
}

/// An object that is initially floating, like a widget.
final class OwnFloating: OwnFloatingBase, ConstructibleFromC {
    @GObjectProperty var level = 1
}

/// A wrapper of `GInitiallyUnowned`.
class OwnFloatingBase: Object {
    override class var objectType: ObjectType {
        ObjectType(OwnFloatingBase.self, g_initially_unowned_get_type()) {
            OwnFloatingBase(wrapping: $0, transfer: $1)
        }
    }
}

private final class Holder: Object {}

/// An object that passes itself to other code when its property is set.
private final class Handing: OwnFloatingBase {
    @GObjectProperty var holder: Holder?

    override class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {
        super.initializeClass(classPointer)
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.constructed = { object in
            // This is like adding the object to a container.
            if let object { g_object_ref_sink(object) }
        }
    }
}

/// An object with a virtual function that C calls during its construction.
private final class Early: Object {
    @GObjectProperty var word = ""
    var found: [String] = []

    override class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {
        super.initializeClass(classPointer)
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.notify = { object, specification in
            guard let object else { return }
            nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(object)
            MainActor.assumeIsolated {
                let early = Early.wrap(pointer, transfer: .borrowed)
                early.found.append(early.word)
            }
        }
    }
}

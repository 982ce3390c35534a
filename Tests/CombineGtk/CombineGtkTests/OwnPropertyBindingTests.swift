@_spi(Binding) import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

/// Tests of two-way bindings and key paths of properties that Swift classes declare.
@MainActor
final class OwnPropertyBindingTests: GtkTestCase {
    func testBindsInBothDirections() throws {
        let dial = Dial()
        let name = CurrentValueRelay("one")
        dial.reactive.name <~> name
        XCTAssertEqual(dial.name, "one")
        dial.name = "two"
        XCTAssertEqual(name.value, "two")
        name.accept("three")
        XCTAssertEqual(dial.name, "three")
        try dial.setValue("four", forProperty: "name")
        XCTAssertEqual(name.value, "four")
    }

    func testPropertyDrivesAnotherProperty() {
        let dial = Dial()
        let label = Label(label: "")
        label.reactive.label <~ dial.publisher(for: \.level).map { "\($0)" }
        dial.level = 7
        XCTAssertEqual(label.label, "7")
        let other = Dial()
        dial.other = other
        let levels = TestSubscriber<Int?, Never>()
        dial.publisher(for: \.other?.level).subscribe(levels)
        other.level = 3
        dial.other = nil
        XCTAssertEqual(levels.values, [0, 3, nil])
    }

    func testBindingsEndWithObject() {
        let before = (LiveCount.objects, LiveCount.bindings, LiveCount.connections)
        let name = CurrentValueRelay("one")
        assertFreed {
            let dial = Dial()
            dial.reactive.name <~> name
            dial.observe { dial in _ = dial.level }
            return dial
        }
        wait { LiveCount.objects == before.0 && LiveCount.bindings == before.1 && LiveCount.connections == before.2 }
    }
}

private final class Dial: Object {
    @GObjectProperty var name = ""
    @GObjectProperty var level = 0
    @GObjectProperty var other: Dial?
}

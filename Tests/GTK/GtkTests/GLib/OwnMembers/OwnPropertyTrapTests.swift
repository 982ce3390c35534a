import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of the traps for misused GObject properties of Swift classes, and of their messages.
@MainActor
final class OwnPropertyTrapTests: GtkTestCase {
    func testANumberOutsideItsRange() {
        assertTraps(saying: "OwnPerson.level: 120 is out of the range 0...100", withDisplay: false) {
            OwnPerson().level = 120
        }
        assertTraps(saying: "OwnPerson.share: -0.5 is out of the range 0.0...1.0", withDisplay: false) {
            OwnPerson().share = -0.5
        }
        assertTraps(saying: "The initial value 11 of a GObjectProperty is out of its range 0...10", withDisplay: false)
        {
            final class Outside: Object {
                @GObjectProperty(range: 0...10) var number = 11
            }
            _ = Outside()
        }
    }

    func testANameThatIsAlreadyUsed() {
        assertTraps(
            saying: "Twice.other: can't add the property \"number\" of type String, "
                + "because Twice already has one of type gint64",
            withDisplay: false
        ) {
            final class Twice: Object {
                @GObjectProperty var number = 1
                @GObjectProperty("number") var other = ""
            }
            _ = Twice()
        }
        assertTraps(
            saying: "Again.name2: can't add the property \"name\" of type Int, "
                + "because OwnPerson already has one of type gchararray",
            withDisplay: false
        ) {
            final class Again: OwnPerson {
                @GObjectProperty("name") var name2 = 1
                init() { super.init(properties: [:]) }
                required init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
                    super.init(wrapping: pointer, transfer: transfer)
                }
            }
            _ = Again()
        }
    }

    func testAnInvalidName() {
        assertTraps(saying: "Odd.number: \"1st\" isn't a valid name for a GObject property", withDisplay: false) {
            final class Odd: Object {
                @GObjectProperty("1st") var number = 1
            }
            _ = Odd()
        }
    }

    func testAnUnknownPropertyAtConstruction() {
        assertTraps(saying: "OwnPerson has no property \"size\"", withDisplay: false) {
            _ = OwnPerson(properties: ["size": 1])
        }
    }
}

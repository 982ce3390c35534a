import Gtk
import GtkTesting
import XCTest

/// Tests of the descriptions of properties and signals at run time.
@MainActor
final class SpecificationTests: GtkTestCase {
    func testProperties() throws {
        let specifications = Button().propertySpecifications
        let label = try XCTUnwrap(specifications.first { $0.name == "label" })
        XCTAssertEqual(label.valueTypeName, "gchararray")
        XCTAssertTrue(label.isReadable && label.isWritable && !label.isConstructOnly)
        XCTAssertEqual(specifications.first { $0.name == "css-name" }?.isConstructOnly, true)
        XCTAssertEqual(specifications.first { $0.name == "root" }?.isWritable, false)
        XCTAssertEqual(OwnPerson().propertySpecifications.first { $0.name == "age" }?.valueTypeName, "gint64")
    }

    func testSignals() throws {
        let specifications = ListBox().signalSpecifications
        let activated = try XCTUnwrap(specifications.first { $0.name == "row-activated" })
        XCTAssertEqual(activated.parameterTypeNames, ["GtkListBoxRow"])
        XCTAssertEqual(activated.returnTypeName, "void")
        XCTAssertFalse(activated.isDetailed)
        XCTAssertEqual(specifications.first { $0.name == "notify" }?.isDetailed, true)
        XCTAssertEqual(specifications.first { $0.name == "move-cursor" }?.isAction, true)
        let close = try XCTUnwrap(Window().signalSpecifications.first { $0.name == "close-request" })
        XCTAssertEqual(close.returnTypeName, "gboolean")
        XCTAssertEqual(ListStore<Button>().signalSpecifications.map(\.name).filter { $0 == "items-changed" }.count, 1)
        XCTAssertTrue(specifications.allSatisfy { !$0.name.isEmpty })
    }

    func testSpecificationsAreFreed() {
        assertNoLeaks {
            let button = Button()
            _ = (button.propertySpecifications, button.signalSpecifications)
        }
    }
}

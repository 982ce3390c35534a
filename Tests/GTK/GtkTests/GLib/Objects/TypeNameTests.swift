import Gtk
import GtkTesting
import XCTest

/// Tests of the C names of Swift classes.
@MainActor
final class TypeNameTests: GtkTestCase {
    func testAClassDoesNotGetTheNameOfAGTKClass() {
        XCTAssertNotEqual(GtkSwitch().typeName, "GtkSwitch")
        XCTAssertNotEqual(GtkUnheardOf().typeName, "GtkUnheardOf")
        let native = Switch()
        XCTAssertEqual(native.typeName, "GtkSwitch")
        XCTAssertFalse(native.isActive)
    }

    func testInvalidCharactersInATypeNameAreReplaced() {
        XCTAssertEqual(Gärtner().typeName, "G_rtner")
        XCTAssertEqual(Rack<Int>().typeName, "Rack_Int_")
        XCTAssertEqual(Área2().typeName, "_rea2")
    }

    func testAnErrorForAClassWithAShortNameContainsTheTemplateName() throws {
        func interface(_ name: String) -> Interface {
            Interface(
                file: "short.ui",
                content: #"<interface><template class="\#(name)" parent="GtkBox"></template></interface>"#
            )
        }
        XCTAssertThrowsError(try W().load(interface("W"))) { error in
            let text = "\(error)"
            XCTAssertTrue(text.contains("short.ui"), text)
            XCTAssertTrue(text.contains("The template of W must have the class Swift_W"), text)
        }
        XCTAssertNoThrow(try W().load(interface("Swift_W")))
    }
}

private final class GtkSwitch: Label {}

private final class GtkUnheardOf: Label {}

private final class Gärtner: Label {}

private final class Rack<Content>: Label {}

private final class Área2: Label {}

private final class W: Box {
    init() { super.init(orientation: .vertical, spacing: 0) }
}

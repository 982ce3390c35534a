import Gtk
import GtkTesting
import XCTest

/// Descriptions with objects that can't be made, and bindings without end.
@MainActor
final class ImpossibleObjectTests: GtkTestCase {
    private func error(_ content: String) -> String {
        do {
            _ = try Builder(Interface(file: "some.ui", content: "<interface>\(content)</interface>"))
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testAnAbstractClass() {
        XCTAssertEqual(
            error("<object class='GtkWidget'/>"),
            "some.ui: line 1: GtkWidget can't be made: it is an abstract class"
        )
        XCTAssertEqual(
            error("<object class='GtkBox'>\n<child><object class='GtkNativeDialog'/></child></object>"),
            "some.ui: line 2: GtkNativeDialog can't be made: it is an abstract class"
        )
    }

    func testATypeThatIsNotAClass() {
        XCTAssertEqual(
            error("<object class='GListModel'/>"),
            "some.ui: line 1: GListModel can't be made: it isn't a class of objects"
        )
        XCTAssertEqual(
            error("<object class='GtkAlign'/>"),
            "some.ui: line 1: GtkAlign can't be made: it isn't a class of objects"
        )
    }

    func testAnInternalChildMayBeOfAnAbstractClass() throws {
        let content = """
            <object class='GtkDialog'><child internal-child='content_area'><object class='GtkWidget' id='area'/></child></object>
            """
        XCTAssertEqual(error(content), "no error")
    }

    func testAPropertyThatIsBoundToItself() {
        XCTAssertEqual(
            error(
                "<object class='GtkLabel' id='a'><binding name='label'><lookup name='label'>a</lookup></binding></object>"
            ),
            "some.ui: line 1: the property \"label\" of \"a\" is bound to itself"
        )
        XCTAssertEqual(
            error(
                """
                <object class='GtkLabel' id='a'><binding name='label'>
                <lookup name='label' type='GtkLabel'><constant>a</constant></lookup></binding></object>
                """
            ),
            "some.ui: line 2: the property \"label\" of \"a\" is bound to itself"
        )
    }

    func testAPropertyThatIsBoundToAnother() throws {
        let content = """
            <object class='GtkLabel' id='a'><property name='name'>text</property>
            <binding name='label'><lookup name='name'>a</lookup></binding></object>
            <object class='GtkLabel' id='b'><binding name='label'><lookup name='label'>a</lookup></binding></object>
            """
        let builder = try Builder(Interface(file: "some.ui", content: "<interface>\(content)</interface>"))
        XCTAssertEqual((builder.object("b") as? Label)?.label, "text")
    }
}

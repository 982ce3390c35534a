import Gtk
import GtkTesting
import XCTest

/// Tests of `.ui` files with objects that can't be created, and with cyclic bindings.
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
            "some.ui: line 1: GtkWidget can't be created: it is an abstract class"
        )
        XCTAssertEqual(
            error("<object class='GtkBox'>\n<child><object class='GtkNativeDialog'/></child></object>"),
            "some.ui: line 2: GtkNativeDialog can't be created: it is an abstract class"
        )
    }

    func testATypeThatIsNotAClass() {
        XCTAssertEqual(
            error("<object class='GListModel'/>"),
            "some.ui: line 1: GListModel can't be created: it isn't a GObject class"
        )
        XCTAssertEqual(
            error("<object class='GtkAlign'/>"),
            "some.ui: line 1: GtkAlign can't be created: it isn't a GObject class"
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

    /// Returns a label whose text is bound to another label's text.
    private func label(_ id: String, boundTo source: String) -> String {
        "<object class='GtkLabel' id='\(id)'><binding name='label'><lookup name='label'>\(source)</lookup></binding></object>\n"
    }

    func testPropertiesThatAreBoundInACycle() {
        XCTAssertEqual(
            error(label("a", boundTo: "b") + label("b", boundTo: "a")),
            "some.ui: line 1: the property \"label\" of \"a\" is bound to \"label\" of \"b\","
                + " which is bound to \"label\" of \"a\""
        )
        XCTAssertEqual(
            error(
                label("z", boundTo: "b") + label("a", boundTo: "b") + label("b", boundTo: "c")
                    + label("c", boundTo: "a")
            ),
            "some.ui: line 2: the property \"label\" of \"a\" is bound to \"label\" of \"b\","
                + " which is bound to \"label\" of \"c\", which is bound to \"label\" of \"a\""
        )
        XCTAssertEqual(
            error(
                label("a", boundTo: "b")
                    + """
                    <object class='GtkLabel' id='b'><binding name='label'>
                    <lookup name='label' type='GtkLabel'><constant>a</constant></lookup></binding></object>
                    """
            ),
            "some.ui: line 1: the property \"label\" of \"a\" is bound to \"label\" of \"b\","
                + " which is bound to \"label\" of \"a\""
        )
    }

    func testBindingsWithoutACycleAreAllowed() {
        XCTAssertEqual(
            error(
                label("a", boundTo: "b") + label("b", boundTo: "d") + label("c", boundTo: "b")
                    + "<object class='GtkLabel' id='d'/>"
            ),
            "no error"
        )
        // If the same property is bound twice by attributes, GLib sets it only once.
        let bound = """
            <object class='GtkLabel' id='a'><property name='label' bind-source='b' bind-property='label'/></object>
            <object class='GtkLabel' id='b'><property name='label' bind-source='a' bind-property='label'/></object>
            """
        XCTAssertEqual(error(bound), "no error")
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

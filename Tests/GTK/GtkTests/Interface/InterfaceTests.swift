import Gtk
import GtkTesting
import XCTest

@MainActor
final class InterfaceTests: GtkTestCase {
    private func interface(_ content: String, class name: String = "TwoOutletsWindow") -> Interface {
        let template = "<template class=\"\(name)\" parent=\"GtkWindow\">\(content)</template>"
        return Interface(file: "two-outlets.ui", content: "<interface>\(template)</interface>")
    }

    private func error(_ interface: Interface) -> String {
        do {
            try TwoOutletsWindow().load(interface)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testOutletsAreConnected() throws {
        let window = TwoOutletsWindow()
        try window.load(
            interface(
                """
                <property name="title">Loaded</property>
                <property name="child"><object class="GtkBox">
                  <child><object class="GtkButton" id="accept"><property name="label">OK</property></object></child>
                  <child><object class="GtkLabel" id="result-label"/></child>
                  <child><object class="MarkedLabel" id="marked"/></child>
                </object></property>
                """
            )
        )
        XCTAssertEqual(window.title, "Loaded")
        XCTAssertEqual(window.accept.label, "OK")
        XCTAssertTrue(window.accept.parent === window.child)
        XCTAssertEqual(window.result.label, "")
        XCTAssertEqual(window.marked.typeName, "MarkedLabel")
        XCTAssertEqual(window.marked.mark, "marked")
        window.destroy()
    }

    func testAnOutletThatIsMissing() {
        XCTAssertEqual(
            error(interface("<child><object class='GtkButton' id='acept'/></child>")),
            "two-outlets.ui: there is no object with the ID \"accept\", expected one of class Button"
        )
    }

    func testAWindowThatCannotBeLoadedIsDestroyed() {
        assertNoLeaks { error(interface("<child><object class='GtkEntry' id='accept'/></child>")) }
    }

    func testAnOutletOfTheWrongClass() {
        XCTAssertEqual(
            error(interface("<child><object class='GtkEntry' id='accept'/></child>")),
            "two-outlets.ui: the object \"accept\" is of class Entry, expected Button"
        )
    }

    func testAnOutletOfASwiftClassThatOnlySwiftCreates() {
        let window = UnconstructibleWindow()
        let content = "<property name='child'><object class='UnconstructibleLabel' id='inner'/></property>"
        XCTAssertThrowsError(try window.load(interface(content, class: "UnconstructibleWindow"))) { error in
            XCTAssertEqual(
                error as? InterfaceError,
                .notConstructible(file: "two-outlets.ui", line: 1, id: "inner", className: "UnconstructibleLabel")
            )
        }
    }

    func testADescriptionThatIsNotWellFormed() {
        let message = error(interface("<child><object class='GtkButton'></child>"))
        XCTAssertTrue(message.hasPrefix("two-outlets.ui: ") && message.contains("line 1"), message)
        XCTAssertTrue(message.contains("child") && message.contains("object"), message)
    }

    func testAClassThatGTKDoesNotHave() {
        let message = error(interface("<child><object class='GtkButtton'/></child>"))
        XCTAssertTrue(message.hasPrefix("two-outlets.ui: ") && message.contains("GtkButtton"), message)
    }

    func testAPropertyThatTheClassDoesNotHave() {
        let message = error(
            interface(
                "<child><object class='GtkButton' id='accept'><property name='lable'>x</property></object></child>"
            )
        )
        XCTAssertTrue(message.hasPrefix("two-outlets.ui: ") && message.contains("lable"), message)
    }

    func testATemplateForADifferentClass() {
        let message = error(interface("", class: "OtherWindow"))
        XCTAssertTrue(
            message.hasPrefix("two-outlets.ui: ") && message.contains("OtherWindow")
                && message.contains("TwoOutletsWindow"),
            message
        )
    }

    func testAStyleSheetErrorContainsItsLocation() {
        let css = "label { color: red; }\nlabel { paint: red; }"
        XCTAssertThrowsError(try StyleSheet(file: "style.css", content: Array(css.utf8))) { error in
            let message = "\(error)"
            XCTAssertTrue(message.hasPrefix("style.css:2:"), message)
            XCTAssertTrue(message.contains("paint"), message)
        }
        XCTAssertNoThrow(try StyleSheet(file: "style.css", content: Array("label { color: red; }".utf8)))
    }
}

private final class TwoOutletsWindow: Window {
    @Outlet var accept: Button
    @Outlet("result-label") var result: Label
    @Outlet var marked: MarkedLabel
}

private final class MarkedLabel: Label, ConstructibleFromC {
    var mark = "marked"
}

private final class UnconstructibleWindow: Window {
    @Outlet var inner: UnconstructibleLabel
}

private final class UnconstructibleLabel: Label {
    convenience init() { self.init(label: "") }
}

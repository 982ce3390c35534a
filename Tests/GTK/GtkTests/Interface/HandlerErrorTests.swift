import Gtk
import GtkTesting
import XCTest

/// What is said of handlers and classes that do not fit, before anything is made.
@MainActor
final class HandlerErrorTests: GtkTestCase {
    private func error(_ body: String, _ make: (Interface) throws -> Widget = { try Form($0) }) -> String {
        do {
            _ = try make(.template("Form", body))
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testAHandlerThatIsMissing() {
        XCTAssertEqual(
            error(
                "<child>\n<object class='GtkButton' id='ok'>\n<signal name='clicked' handler='sav'/></object></child>"
            ),
            "test.ui:4: Form has no handler “sav”, which GtkButton::clicked of the object “ok” asks for"
        )
        XCTAssertEqual(
            error("<child><object class='GtkButton'><signal name='clicked' handler='exit'/></object></child>"),
            "test.ui:2: Form has no handler “exit”, which GtkButton::clicked of an object without an id asks for"
        )
        XCTAssertEqual(
            error("<signal name='destroy' handler='gtk_no_such_function'/>"),
            "test.ui:2: Form has no handler “gtk_no_such_function”, which Form::destroy of the object “Form” asks for"
        )
    }

    func testLinesAreThoseOfTheFile() {
        let lines = [
            "<child>", "<object class='GtkButton' id='ok'>", "<signal name='clicked'", "  handler='sav'/>", "</object>",
            "</child>",
        ]
        XCTAssertTrue(
            error(lines.joined(separator: "\n")).hasPrefix("test.ui:5: "),
            error(lines.joined(separator: "\n"))
        )
        let content = "\n\n<interface>\n<template class='Form' parent='GtkBox'>\n<signal name='destroy' handler='x'/>\n"
        let interface = Interface(file: "lines.ui", content: content + "</template></interface>")
        XCTAssertThrowsError(try Form(interface)) { error in
            XCTAssertTrue("\(error)".hasPrefix("lines.ui:5: "), "\(error)")
        }
    }

    func testAHandlerThatTakesTooMuch() {
        XCTAssertEqual(
            error("<child><object class='GtkButton' id='ok'><signal name='clicked' handler='two'/></object></child>"),
            "test.ui:2: the handler “two” of Form takes Button, Int; GtkButton::clicked of the object “ok” gives Button"
        )
    }

    func testAHandlerOfOtherTypes() {
        XCTAssertEqual(
            error(
                "<child><object class='GtkListBox' id='l'>\n<signal name='row-activated' handler='text'/>"
                    + "</object></child>"
            ),
            "test.ui:3: the handler “text” of Form takes String; GtkListBox::row-activated of the object “l” gives "
                + "ListBox, ListBoxRow"
        )
        XCTAssertEqual(
            error(
                "<child><object class='GtkEntry' id='e'/></child>"
                    + "<child><object class='GtkButton' id='b'><signal name='clicked' handler='text' object='e'/>"
                    + "</object></child>"
            ),
            "test.ui:2: the handler “text” of Form takes String; GtkButton::clicked of the object “b” gives Entry, "
                + "Button"
        )
    }

    func testAResultOfAnotherType() {
        XCTAssertEqual(
            error("<child><object class='GtkSwitch' id='s'><signal name='state-set' handler='name'/></object></child>"),
            "test.ui:2: the handler “name” of Form returns String; expected Bool"
        )
    }

    func testAMethodOfAnotherClass() {
        XCTAssertEqual(
            error(
                "<child><object class='GtkButton' id='b'><signal name='clicked' handler='foreign'/></object></child>"
            ),
            "test.ui:2: the handler “foreign” of Form is a method of OtherForm, and Form is none"
        )
    }

    func testAClosureThatIsMissingOrDoesNotFit() {
        func label(_ closure: String) -> String {
            error(
                "<child><object class='GtkLabel' id='l'><binding name='label'>\n\(closure)</binding></object></child>"
            )
        }
        XCTAssertEqual(
            label("<closure type='gchararray' function='missing'/>"),
            "test.ui:3: Form has no handler “missing”, which <closure> of the object “l” asks for"
        )
        XCTAssertEqual(
            label("<closure type='gchararray' function='text'><constant type='gint'>1</constant></closure>"),
            "test.ui:3: the handler “text” of Form takes String; <closure> of the object “l” gives Form, Int"
        )
        XCTAssertEqual(
            label("<closure type='gchararray' function='ok'/>"),
            "test.ui:3: the handler “ok” of Form returns nothing; expected String"
        )
        XCTAssertEqual(
            label("<closure type='gint' function='name'/>"),
            "test.ui:3: the handler “name” of Form returns String; expected Int"
        )
        XCTAssertEqual(
            label(
                "<closure type='gchararray' function='text'>"
                    + "<lookup name='hexpand' type='GtkWidget'>l</lookup></closure>"
            ),
            "test.ui:3: the handler “text” of Form takes String; <closure> of the object “l” gives Form, Bool"
        )
    }

    func testADescriptionOfRows() {
        let rows = """
            <object class="GtkBuilderListItemFactory" id="f"><property name="bytes"><![CDATA[
            <interface><template class="GtkListItem">
            <property name="child"><object class="GtkButton" id="inner">
            <signal name="clicked" handler="missing"/></object></property>
            </template></interface>
            ]]></property></object>
            """
        XCTAssertEqual(
            error("<child><object class='GtkListView'><property name='factory'>\(rows)</property></object></child>"),
            "test.ui:5: Form has no handler “missing”, which GtkButton::clicked of the object “inner” asks for"
        )
        let faulty = rows.replacing("</template>", with: "")
        XCTAssertEqual(
            error("<child><object class='GtkListView'><property name='factory'>\(faulty)</property></object></child>"),
            "test.ui: line 2: the description of a list's rows is not well-formed"
        )
    }

    func testASwiftClassThatOnlySwiftMakes() {
        XCTAssertEqual(
            error("<child>\n<object class='OnlySwift' id='o'/></child>"),
            "test.ui:3: the object “o” is of class OnlySwift, which must conform to ConstructibleFromC for that"
        )
    }

    func testAnEmptyDescription() {
        XCTAssertThrowsError(try Form(Interface(file: "empty.ui", content: ""))) { error in
            XCTAssertTrue("\(error)".hasPrefix("empty.ui: "), "\(error)")
        }
    }

    func testFilesAndResourcesThatAreNotThere() {
        XCTAssertThrowsError(try Interface(path: "/no/such/file.ui")) { error in
            XCTAssertTrue("\(error)".hasPrefix("/no/such/file.ui: "), "\(error)")
        }
        XCTAssertThrowsError(try Interface(resource: "/no/such/resource.ui")) { error in
            XCTAssertTrue("\(error)".hasPrefix("/no/such/resource.ui: "), "\(error)")
        }
    }

    func testNothingIsLeftOfWhatDoesNotFit() {
        _ = error("<child><object class='GtkButton'><signal name='clicked' handler='sav'/></object></child>")
        let closures = LiveCount.closures
        assertNoLeaks {
            for _ in 0..<100 {
                _ = error("<child><object class='GtkButton'><signal name='clicked' handler='sav'/></object></child>")
            }
        }
        XCTAssertEqual(LiveCount.closures, closures)
    }
}

private final class Form: Box {
    override class var handlers: [String: Handler] {
        [
            "ok": Handler(Form.ok),
            "two": Handler(Form.two),
            "text": Handler(Form.text),
            "name": Handler(Form.title),
            "foreign": Handler(OtherForm.ok),
        ]
    }

    override class var interfaceClasses: [Object.Type] { [OnlySwift.self] }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }

    func ok() {}
    func two(_ button: Button, _ number: Int) {}
    func text(_ text: String) -> String { text }
    func title() -> String { "" }
}

private final class OtherForm: Box {
    func ok() {}
}

private final class OnlySwift: Label {
    convenience init() { self.init(label: "") }
}

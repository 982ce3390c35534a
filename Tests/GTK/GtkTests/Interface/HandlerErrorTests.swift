@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of the messages about handlers and classes that don't match. They are reported before any object is created.
@MainActor
final class HandlerErrorTests: GtkTestCase {
    private func error(_ body: String, _ make: (Interface) throws -> Widget = { try Sheet($0) }) -> String {
        do {
            _ = try make(.template("Sheet", body))
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
            "test.ui:4: Sheet has no handler \"sav\" for GtkButton::clicked of the object \"ok\""
        )
        XCTAssertEqual(
            error("<child><object class='GtkButton'><signal name='clicked' handler='exit'/></object></child>"),
            "test.ui:2: Sheet has no handler \"exit\" for GtkButton::clicked of an object without an ID"
        )
        XCTAssertEqual(
            error("<signal name='destroy' handler='gtk_no_such_function'/>"),
            "test.ui:2: Sheet has no handler \"gtk_no_such_function\" for Sheet::destroy of the object \"Sheet\""
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
        let content =
            "\n\n<interface>\n<template class='Sheet' parent='GtkBox'>\n<signal name='destroy' handler='x'/>\n"
        let interface = Interface(file: "lines.ui", content: content + "</template></interface>")
        XCTAssertThrowsError(try Sheet(interface)) { error in
            XCTAssertTrue("\(error)".hasPrefix("lines.ui:5: "), "\(error)")
        }
    }

    func testAHandlerWithTooManyParameters() {
        XCTAssertEqual(
            error("<child><object class='GtkButton' id='ok'><signal name='clicked' handler='two'/></object></child>"),
            "test.ui:2: the handler \"two\" of Sheet expects Button, Int, but GtkButton::clicked of the object \"ok\" passes Button"
        )
    }

    func testAHandlerWithDifferentTypes() {
        XCTAssertEqual(
            error(
                "<child><object class='GtkListBox' id='l'>\n<signal name='row-activated' handler='text'/>"
                    + "</object></child>"
            ),
            "test.ui:3: the handler \"text\" of Sheet expects String, but GtkListBox::row-activated of the object \"l\" passes "
                + "ListBox, ListBoxRow"
        )
        XCTAssertEqual(
            error(
                "<child><object class='GtkEntry' id='e'/></child>"
                    + "<child><object class='GtkButton' id='b'><signal name='clicked' handler='text' object='e'/>"
                    + "</object></child>"
            ),
            "test.ui:2: the handler \"text\" of Sheet expects String, but GtkButton::clicked of the object \"b\" passes Entry, "
                + "Button"
        )
    }

    func testAResultOfADifferentType() {
        XCTAssertEqual(
            error("<child><object class='GtkSwitch' id='s'><signal name='state-set' handler='name'/></object></child>"),
            "test.ui:2: the handler \"name\" of Sheet returns String, expected Bool"
        )
    }

    func testAMethodOfADifferentClass() {
        XCTAssertEqual(
            error(
                "<child><object class='GtkButton' id='b'><signal name='clicked' handler='foreign'/></object></child>"
            ),
            "test.ui:2: the handler \"foreign\" of Sheet is a method of OtherSheet, but no OtherSheet loads the description"
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
            "test.ui:3: Sheet has no handler \"missing\" for <closure> of the object \"l\""
        )
        XCTAssertEqual(
            label("<closure type='gchararray' function='text'><constant type='gint'>1</constant></closure>"),
            "test.ui:3: the handler \"text\" of Sheet expects String, but <closure> of the object \"l\" passes Sheet, Int"
        )
        XCTAssertEqual(
            label("<closure type='gchararray' function='ok'/>"),
            "test.ui:3: the handler \"ok\" of Sheet returns nothing, expected String"
        )
        XCTAssertEqual(
            label("<closure type='gint' function='name'/>"),
            "test.ui:3: the handler \"name\" of Sheet returns String, expected Int"
        )
        XCTAssertEqual(
            label(
                "<closure type='gchararray' function='text'>"
                    + "<lookup name='hexpand' type='GtkWidget'>l</lookup></closure>"
            ),
            "test.ui:3: the handler \"text\" of Sheet expects String, but <closure> of the object \"l\" passes Sheet, Bool"
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
            "test.ui:5: Sheet has no handler \"missing\" for GtkButton::clicked of the object \"inner\""
        )
        let faulty = rows.replacing("</template>", with: "")
        XCTAssertEqual(
            error("<child><object class='GtkListView'><property name='factory'>\(faulty)</property></object></child>"),
            "test.ui: line 2: the description of a list's rows isn't well-formed"
        )
    }

    func testASwiftClassThatOnlySwiftCreates() {
        XCTAssertEqual(
            error("<child>\n<object class='OnlySwift' id='o'/></child>"),
            "test.ui:3: the object \"o\" can't be created: its class OnlySwift must conform to ConstructibleFromC"
        )
    }

    func testAnEmptyDescription() {
        XCTAssertThrowsError(try Sheet(Interface(file: "empty.ui", content: ""))) { error in
            XCTAssertTrue("\(error)".hasPrefix("empty.ui: "), "\(error)")
        }
    }

    func testMissingFilesAndResources() {
        XCTAssertThrowsError(try Interface(path: "/no/such/file.ui")) { error in
            XCTAssertTrue("\(error)".hasPrefix("/no/such/file.ui: "), "\(error)")
        }
        XCTAssertThrowsError(try Interface(resource: "/no/such/resource.ui")) { error in
            XCTAssertTrue("\(error)".hasPrefix("/no/such/resource.ui: "), "\(error)")
        }
    }

    func testFailedLoadsDoNotLeak() {
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

private final class Sheet: Box {
    override class var handlers: [String: Handler] {
        [
            "ok": Handler(Sheet.ok),
            "two": Handler(Sheet.two),
            "text": Handler(Sheet.text),
            "name": Handler(Sheet.title),
            "foreign": Handler(OtherSheet.ok),
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

private final class OtherSheet: Box {
    func ok() {}
}

private final class OnlySwift: Label {
    convenience init() { self.init(label: "") }
}

@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of expressions in `.ui` files: closures, lookups and constants.
@MainActor
final class InterfaceExpressionTests: GtkTestCase {
    func testAClosureComputesAProperty() throws {
        let view = try SizeView(
            """
            <child><object class='GtkSpinButton' id='spin'><property name='adjustment'>
            <object class='GtkAdjustment'><property name='upper'>10</property></object></property></object></child>
            <child><object class='GtkLabel' id='result'><binding name='label'>
            <closure type='gchararray' function='sum'>
            <lookup name='value'>spin</lookup><constant type='gint'>2</constant>
            </closure></binding></object></child>
            """
        )
        XCTAssertEqual(view.first(Label.self, id: "result")?.label, "2.0")
        view.first(SpinButton.self)?.value = 3
        XCTAssertEqual(view.first(Label.self, id: "result")?.label, "5.0")
    }

    func testAClosureMayHaveTheEvaluatedObjectAsParameter() throws {
        let view = try SizeView(
            """
            <property name='name'>me</property>
            <child><object class='GtkLabel' id='result'><binding name='label'>
            <closure type='gchararray' function='name'/></binding></object></child>
            """
        )
        XCTAssertEqual(view.first(Label.self)?.label, "me of me")
    }

    func testAClosureWithinAnother() throws {
        let view = try SizeView(
            """
            <child><object class='GtkLabel'><binding name='label'>
            <closure type='gchararray' function='quoted'><closure type='gchararray' function='quoted'>
            <constant type='gchararray'>a</constant></closure></closure></binding></object></child>
            """
        )
        XCTAssertEqual(view.first(Label.self)?.label, "\"\"a\"\"")
    }

    func testAClosureWithAnObjectAttribute() throws {
        let view = try SizeView(
            """
            <child><object class='GtkEntry' id='entry'><property name='name'>E</property></object></child>
            <child><object class='GtkLabel' id='result'><binding name='label'>
            <closure type='gchararray' function='name_of' object='entry'/></binding></object></child>
            """
        )
        XCTAssertEqual(view.first(Label.self, id: "result")?.label, "E")
    }

    func testAMissingArgumentProducesNoValue() throws {
        let view = try SizeView(
            """
            <child><object class='GtkDropDown' id='choice'><property name='model'>
            <object class='GtkStringList'><items><item>one</item><item>two</item></items></object></property></object></child>
            <child><object class='GtkLabel' id='result'><binding name='label'>
            <closure type='gchararray' function='item'><lookup name='selected-item'>choice</lookup></closure>
            </binding></object></child>
            """
        )
        let result = try XCTUnwrap(view.first(Label.self, id: "result"))
        let choice = try XCTUnwrap(view.first(DropDown.self))
        XCTAssertEqual(result.label, "item one")
        choice.selected = 1
        XCTAssertEqual(result.label, "item two")
        choice.selected = Int(UInt32.max)
        XCTAssertEqual(result.label, GTKDefect.keptSelection.isPresent ? "item two" : "")
    }

    func testALookupOfASwiftClassThatIsNotUsedElsewhere() throws {
        let view = try SizeView(
            """
            <child><object class='GtkListView' id='list'><property name='factory'>
            <object class='GtkBuilderListItemFactory'><property name='bytes'><![CDATA[
            <interface><template class='GtkListItem'><property name='child'><object class='GtkBox'>
            <child><object class='GtkLabel' id='title'><binding name='label'>
            <lookup name='title' type='Chapter'><lookup name='item'>GtkListItem</lookup></lookup></binding></object></child>
            <child><object class='GtkLabel' id='computed'><binding name='label'>
            <closure type='gchararray' function='chapter'><lookup name='item'>GtkListItem</lookup></closure>
            </binding></object></child>
            <child><object class='GtkButton' id='open'><property name='label'>Open</property>
            <signal name='clicked' handler='open'/></object></child>
            </object></property></template></interface>
            ]]></property></object></property></object></child>
            """
        )
        let chapter = Chapter()
        chapter[text: "title"] = "One"
        view.first(ListView.self)?.model = NoSelection(model: ListStore([chapter]))
        let window = Window()
        window.child = view
        window.present()
        wait { view.first(Label.self, id: "title")?.label == "One" }
        XCTAssertEqual(view.first(Label.self, id: "computed")?.label, "chapter One")
        User(window).click(try XCTUnwrap(view.first(Button.self, id: "open")))
        wait { view.opened == 1 }
        window.destroy()
    }

    func testAFactoryOfRowsByItself() throws {
        let rows = Interface(
            file: "rows.ui",
            content: """
                <interface><template class='GtkListItem'><property name='child'><object class='GtkLabel'>
                <binding name='label'><closure type='gchararray' function='text'>
                <lookup name='item'>GtkListItem</lookup></closure></binding>
                </object></property></template></interface>
                """
        )
        let factory = try BuilderListItemFactory(
            rows,
            handlers: ["text": Handler { (item: StringObject) in "row \(item.string)" }]
        )
        let window = Window()
        window.child = ListView(model: NoSelection(model: StringList(strings: ["one"])), factory: factory)
        window.present()
        wait { window.first(Label.self, labelled: "row one") != nil }
        window.destroy()
        XCTAssertThrowsError(try BuilderListItemFactory(rows)) { error in
            XCTAssertEqual(
                "\(error)",
                "rows.ui:2: the factory has no handler \"text\" for <closure> of an object without an ID"
            )
        }
        XCTAssertThrowsError(try BuilderListItemFactory(Interface(file: "rows.ui", content: "<interface>"))) { error in
            XCTAssertTrue("\(error)".hasPrefix("rows.ui: "), "\(error)")
        }
    }

    func testOtherElements() throws {
        let content = """
            <interface><template class='SizeView' parent='GtkBox'>
            <style><class name='toolbar'/></style>
            <accessibility><property name='label'>Sizes</property></accessibility>
            <child><object class='GtkToggleButton' id='toggle'/></child>
            <child><object class='GtkRevealer' id='revealer'>
            <property name='reveal-child' bind-source='toggle' bind-property='active'
              bind-flags='sync-create|bidirectional'/></object></child>
            <child><object class='GtkHeaderBar'><child type='end'><object class='GtkLabel' id='end'/></child></object></child>
            <child><object class='GtkGrid' id='grid'><child><object class='GtkLabel' id='cell'>
            <attributes><attribute name='weight' value='bold'/></attributes>
            <layout><property name='column'>2</property><property name='row'>1</property></layout></object></child>
            </object></child>
            <child><object class='GtkMenuButton' id='menu'><property name='menu-model'>items</property></object></child>
            </template>
            <menu id='items'><section><item><attribute name='label'>New</attribute></item></section></menu>
            </interface>
            """
        let view = try SizeView(Interface(file: "elements.ui", content: content))
        XCTAssertTrue(view.hasCSSClass("toolbar"))
        let toggle = try XCTUnwrap(view.first(ToggleButton.self, id: "toggle"))
        let revealer = try XCTUnwrap(view.first(Revealer.self))
        toggle.isActive = true
        XCTAssertTrue(revealer.revealsChild)
        revealer.revealsChild = false
        XCTAssertFalse(toggle.isActive)
        XCTAssertNotNil(view.first(HeaderBar.self)?.first(Label.self, id: "end"))
        let cell = try XCTUnwrap(view.first(Label.self, id: "cell"))
        XCTAssertTrue(view.first(Grid.self)?.child(atColumn: 2, row: 1) === cell)
        XCTAssertNotNil(cell.attributes)
        XCTAssertEqual(view.first(MenuButton.self)?.menuModel?.itemCount, 1)
    }

    func testExpressionsAreReleasedWithTheirWidget() throws {
        let content = """
            <child><object class='GtkLabel'><binding name='label'>
            <closure type='gchararray' function='quoted'><lookup name='name'>SizeView</lookup></closure>
            </binding></object></child>
            """
        _ = try SizeView(content)
        let closures = LiveCount.closures
        try assertNoLeaks { for _ in 0..<1_000 { _ = try SizeView(content) } }
        wait { LiveCount.closures == closures }
    }
}

private final class SizeView: Box {
    var opened = 0

    override class var handlers: [String: Handler] {
        [
            "sum": Handler(SizeView.sum),
            "name": Handler(SizeView.nameText),
            "name_of": Handler(SizeView.name(of:)),
            "quoted": Handler(SizeView.quoted),
            "item": Handler(SizeView.item),
            "chapter": Handler(SizeView.chapter),
            "open": Handler(SizeView.open),
        ]
    }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }

    convenience init(_ body: String) throws(InterfaceError) {
        try self.init(.template("SizeView", body))
    }

    func sum(_ first: Double, _ second: Int) -> String { "\(first + Double(second))" }
    func nameText(_ view: SizeView) -> String { "\(view.widgetName) of \(widgetName)" }
    func name(of entry: Entry) -> String { entry.widgetName }
    func quoted(_ text: String) -> String { "\"\(text)\"" }
    func item(_ item: StringObject) -> String? { "item \(item.string)" }
    func chapter(_ chapter: Chapter?) -> String? { chapter?[text: "title"].map { "chapter \($0)" } }
    func open() { opened += 1 }
}

private final class Chapter: StoredObject, ConstructibleFromC {
    override class var storedProperties: KeyValuePairs<String, Kind> { ["title": .text] }
}

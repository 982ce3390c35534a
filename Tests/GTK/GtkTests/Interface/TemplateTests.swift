@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of templates that a class declares, including nested templates and templates of superclasses.
@MainActor
final class TemplateTests: GtkTestCase {
    func testAClassHasItsTemplateFromTheBeginning() {
        let card = Card()
        XCTAssertEqual(card.title.label, "title")
        card.first(Button.self)?.emit("clicked", [])
        XCTAssertEqual(card.clicks, 1)
    }

    func testTemplatesNestThreeLevelsDeep() throws {
        let shelf = try Shelf()
        XCTAssertEqual(shelf.descendants(of: Board.self).count, 2)
        XCTAssertEqual(shelf.descendants(of: Card.self).count, 4)
        XCTAssertEqual(shelf.first.card.title.label, "title")
        let cards = shelf.descendants(of: Card.self)
        for card in cards { card.first(Button.self)?.emit("clicked", []) }
        XCTAssertEqual(cards.map(\.clicks), [1, 1, 1, 1])
        XCTAssertEqual(shelf.descendants(of: Board.self).map(\.clicks), [2, 2])
    }

    func testClassesThatLoadInTheirInitializerNestToo() throws {
        let outer = try LoadingOuter(
            .template("LoadingOuter", "<child><object class='LoadingMiddle' id='middle'/></child>")
        )
        XCTAssertEqual(outer.middle.inner.label.label, "innermost")
    }

    func testCCreatesTheWrapperImmediately() throws {
        // The object has no outlet, and no Swift code has accessed it.
        let count = Counted.count
        let box = try BoxOfCounted(.template("BoxOfCounted", "<child><object class='Counted'/></child>"))
        XCTAssertEqual(Counted.count, count + 1)
        withExtendedLifetime(box) {}
    }

    func testASubclassLoadsItsTemplateAfterItsSuperclass() {
        let card = FramedCard()
        XCTAssertEqual(card.title.label, "title")
        XCTAssertEqual(card.frame.widgetName, "frame")
        XCTAssertEqual(card.descendants(of: Button.self).count, 1)
        card.first(Button.self)?.emit("clicked", [])
        XCTAssertEqual(card.clicks, 1)
        // A class without a template uses the template of its superclass.
        XCTAssertEqual(PlainCard().title.label, "title")
    }

    func testASuperclassAndASubclassThatBothLoad() throws {
        let derived = try DerivedLoader()
        XCTAssertEqual(derived.base.label, "base")
        XCTAssertEqual(derived.own.label, "own")
    }

    func testATemplateThatIsLoadedTwice() {
        XCTAssertThrowsError(try Card().load(Card.description)) { error in
            XCTAssertEqual("\(error)", "card.ui: Card declares a template in its class, and can't load another one")
        }
    }

    func testMistakesInAnInnerTemplateAreThrownByTheOuterLoad() {
        XCTAssertThrowsError(
            try BoxOfFaulty(.template("BoxOfFaulty", "<child><object class='Faulty'/></child>"))
        ) { error in
            XCTAssertEqual(
                "\(error)",
                "faulty.ui:2: Faulty has no handler \"missing\" for GtkButton::clicked of an object without an ID"
            )
        }
        XCTAssertThrowsError(
            try BoxOfFaulty(.template("BoxOfFaulty", "<child><object class='Endless'/></child>"))
        ) { error in
            XCTAssertEqual("\(error)", "endless.ui: line 2: Endless contains itself")
        }
    }

    func testATemplateThatDoesNotMatchTraps() {
        assertTraps(saying: "faulty.ui:2: Faulty has no handler \"missing\"") { _ = Faulty() }
    }

    func testWidgetsOfTemplatesAreFreed() throws {
        _ = try Shelf()
        let closures = LiveCount.closures
        try assertNoLeaks { for _ in 0..<1_000 { _ = try Shelf() } }
        wait { LiveCount.closures == closures }
        assertFreed {
            let window = Window()
            window.child = Card()
            window.present()
            window.destroy()
            return window
        }
        assertFreed { Card() }
    }
}

private class Card: Box {
    static let description = Interface.template(
        "Card",
        """
        <child><object class='GtkLabel' id='title'><property name='label'>title</property></object></child>
        <child><object class='GtkButton'><signal name='clicked' handler='click'/></object></child>
        """
    ).named("card.ui")

    @Outlet var title: Label
    var clicks = 0

    override class var template: Interface? { description }
    override class var handlers: [String: Handler] { ["click": Handler(Card.click)] }

    init() { super.init(properties: [:]) }

    required override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    func click() {
        clicks += 1
        (ancestor(ofType: Board.self))?.clicks += 1
    }
}

extension Card: ConstructibleFromC {}

private final class PlainCard: Card {}

private final class FramedCard: Card {
    @Outlet var frame: Frame

    override class var template: Interface? {
        .template(
            "FramedCard",
            parent: "Card",
            "<child><object class='GtkFrame' id='frame'><property name='name'>frame</property></object></child>"
        )
    }
}

private final class Board: Box, ConstructibleFromC {
    @Outlet var card: Card
    var clicks = 0

    override class var template: Interface? {
        .template("Board", "<child><object class='Card' id='card'/></child><child><object class='Card'/></child>")
    }
}

private final class Shelf: Box {
    @Outlet var first: Board

    init() throws(InterfaceError) {
        super.init(properties: [:])
        try load(
            .template(
                "Shelf",
                "<child><object class='Board' id='first'/></child><child><object class='Board'/></child>"
            )
        )
    }
}

private final class LoadingOuter: Box {
    @Outlet var middle: LoadingMiddle

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }
}

private final class LoadingMiddle: Box, ConstructibleFromC {
    @Outlet var inner: LoadingInner

    override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        do {
            try load(.template("LoadingMiddle", "<child><object class='LoadingInner' id='inner'/></child>"))
        } catch {
            XCTFail("\(error)")
        }
    }
}

private final class LoadingInner: Box, ConstructibleFromC {
    @Outlet var label: Label

    override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        let label = "<object class='GtkLabel' id='label'><property name='label'>innermost</property></object>"
        do {
            try load(.template("LoadingInner", "<child>\(label)</child>"))
        } catch {
            XCTFail("\(error)")
        }
    }
}

private final class Counted: Label, ConstructibleFromC {
    static var count = 0

    override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        Counted.count += 1
        super.init(wrapping: pointer, transfer: transfer)
    }
}

private final class BoxOfCounted: Box {
    override class var interfaceClasses: [Object.Type] { [Counted.self] }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }
}

private class BaseLoader: Box {
    @Outlet var base: Label

    init() throws(InterfaceError) {
        super.init(properties: [:])
        let label = "<object class='GtkLabel' id='base'><property name='label'>base</property></object>"
        try load(.template("BaseLoader", "<child>\(label)</child>"))
    }
}

private final class DerivedLoader: BaseLoader {
    @Outlet var own: Label

    override init() throws(InterfaceError) {
        try super.init()
        let label = "<object class='GtkLabel' id='own'><property name='label'>own</property></object>"
        try load(.template("DerivedLoader", parent: "BaseLoader", "<child>\(label)</child>"))
    }
}

private final class Faulty: Box, ConstructibleFromC {
    override class var template: Interface? {
        .template(
            "Faulty",
            "<child><object class='GtkButton'><signal name='clicked' handler='missing'/></object></child>"
        ).named("faulty.ui")
    }
}

private final class Endless: Box, ConstructibleFromC {
    override class var template: Interface? {
        .template("Endless", "<child><object class='EndlessPart'/></child>").named("endless.ui")
    }

    override class var interfaceClasses: [Object.Type] { [EndlessPart.self] }
}

private final class EndlessPart: Box, ConstructibleFromC {
    override class var template: Interface? {
        .template("EndlessPart", "<child><object class='Endless'/></child>").named("endless.ui")
    }
}

private final class BoxOfFaulty: Box {
    override class var interfaceClasses: [Object.Type] { [Faulty.self, Endless.self] }

    init(_ interface: Interface) throws(InterfaceError) {
        super.init(properties: [:])
        try load(interface)
    }
}

extension Interface {
    /// Returns the same content with another file name.
    fileprivate func named(_ file: String) -> Interface {
        Interface(file: file, content: content)
    }
}

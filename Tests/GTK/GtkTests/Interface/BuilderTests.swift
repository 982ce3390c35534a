@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of `.ui` files without a template.
@MainActor
final class BuilderTests: GtkTestCase {
    private let content = """
        <object class='GtkWindow' id='window'>
        <property name='child'><object class='GtkButton' id='button'>
        <signal name='clicked' handler='save'/>
        </object></property>
        </object>
        <object class='GtkAdjustment' id='amount'/>
        """

    func testObjectsAreFoundByID() throws {
        let builder = try Builder(.objects("<object class='GtkAdjustment' id='amount'/>"))
        XCTAssertEqual(try builder.object("amount", as: Adjustment.self).value, 0)
        XCTAssertThrowsError(try builder.object("amuont", as: Adjustment.self)) { error in
            XCTAssertEqual(
                "\(error)",
                "test.ui: there is no object with the ID \"amuont\", expected one "
                    + "of class Adjustment"
            )
        }
        XCTAssertThrowsError(try builder.object("amount", as: Button.self)) { error in
            XCTAssertEqual("\(error)", "test.ui: the object \"amount\" is of class Adjustment, expected Button")
        }
        XCTAssertThrowsError(try Builder().object("a\0b", as: Button.self))
    }

    func testHandlersAreClosuresOrMethodsOfAnObject() throws {
        var clicks = 0
        let keeper = Keeper()
        let builder = try Builder(.objects(content), handlers: ["save": Handler { clicks += 1 }])
        let other = try Builder(.objects(content), handlers: ["save": Handler(on: keeper, Keeper.save)])
        for window in try [builder, other].map({ try $0.object("window", as: Window.self) }) {
            window.present()
            User(window).click(try XCTUnwrap(window.first(Button.self)))
        }
        wait { clicks == 1 && keeper.saved == ["button"] }
        for window in openWindows { window.destroy() }
    }

    func testAnObjectWhoseMethodIsAHandlerIsNotRetained() throws {
        var builder: Builder?
        let button: Button
        do {
            let keeper = Keeper()
            builder = try Builder(
                .objects("<object class='GtkButton' id='b'><signal name='clicked' handler='save'/></object>"),
                handlers: ["save": Handler(on: keeper, Keeper.save)]
            )
            button = try XCTUnwrap(builder).object("b", as: Button.self)
            button.emit("clicked", [])
            XCTAssertEqual(keeper.saved.count, 1)
        }
        XCTAssertNil(Keeper.latest)
        button.emit("clicked", [])
        builder = nil
    }

    func testAnotherDescriptionIsAdded() throws {
        let builder = try Builder(
            .objects("<object class='GtkAdjustment' id='first'/>"),
            handlers: ["changed": Handler {}]
        )
        try builder.add(
            .objects("<object class='GtkAdjustment' id='second'><signal name='changed' handler='changed'/></object>")
        )
        XCTAssertNoThrow(try builder.object("first", as: Adjustment.self))
        XCTAssertNoThrow(try builder.object("second", as: Adjustment.self))
        XCTAssertEqual(builder.objects.count, 2)
    }

    func testMistakesAreThrown() {
        func error(_ body: String, handlers: [String: Handler] = [:], classes: [Object.Type] = []) -> String {
            do {
                _ = try Builder(.objects(body), handlers: handlers, classes: classes)
                return "no error"
            } catch {
                return "\(error)"
            }
        }
        XCTAssertEqual(
            error(content),
            "test.ui:4: the builder has no handler \"save\" for GtkButton::clicked of the object \"button\""
        )
        XCTAssertEqual(
            error(content, handlers: ["save": Handler { (_: Int) in }]),
            "test.ui:4: the handler \"save\" of the builder expects Int, but GtkButton::clicked of the object \"button\" passes "
                + "Button"
        )
        let unknown = error("<object class='GtkButtton'/>")
        XCTAssertTrue(unknown.hasPrefix("test.ui: 2:") || unknown.hasPrefix("test.ui: "), unknown)
        XCTAssertTrue(unknown.contains("GtkButtton"), unknown)
        XCTAssertEqual(
            error(content, handlers: ["save": Handler(OnlySwiftButton.act)]),
            "test.ui:4: the handler \"save\" of the builder is a method of OnlySwiftButton, but no OnlySwiftButton loads the description"
        )
        XCTAssertEqual(
            error("<object class='OnlySwiftButton' id='b'/>", classes: [OnlySwiftButton.self]),
            "test.ui:2: the object \"b\" can't be created: its class OnlySwiftButton must conform to ConstructibleFromC"
        )
        XCTAssertTrue(error("<template class='GtkBox'/>").contains("template"), error("<template class='GtkBox'/>"))
    }

    func testWindowsOfAFaultyDescriptionAreDestroyed() {
        let faulty = Interface.objects("<object class='GtkWindow' id='w'/><object class='GtkNothing' id='n'/>")
        assertNoLeaks {
            let builder = try? Builder(faulty)
            XCTAssertNil(builder)
        }
        XCTAssertEqual(openWindows.count, 0)
    }

    func testBuildersAndTheirHandlersAreFreed() throws {
        func make() throws {
            let builder = try Builder(.objects(content), handlers: ["save": Handler { XCTFail("nobody clicks") }])
            try builder.object("window", as: Window.self).destroy()
        }
        try make()
        pumpUntilIdle()
        let closures = LiveCount.closures
        try assertNoLeaks { for _ in 0..<1_000 { try make() } }
        wait { LiveCount.closures == closures }
    }

    func testAFileAndAResource() throws {
        let path = "\(NSTemporaryDirectory())builder-\(getpid()).ui"
        let content = "<interface><object class='GtkAdjustment' id='a'/></interface>"
        try content.write(toFile: path, atomically: true, encoding: .utf8)
        defer { unlink(path) }
        XCTAssertNoThrow(try Builder(Interface(path: path)).object("a", as: Adjustment.self))
        XCTAssertFalse(try Interface(resource: "/org/gtk/libgtk/inspector/actions.ui").content.isEmpty)
    }
}

@MainActor
private final class Keeper {
    static weak var latest: Keeper?
    var saved: [String] = []

    init() { Keeper.latest = self }

    func save(_ button: Button) { saved.append(button.typeName == "GtkButton" ? "button" : button.typeName) }
}

private final class OnlySwiftButton: Button {
    func act() {}
}

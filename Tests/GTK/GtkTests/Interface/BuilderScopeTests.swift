import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of custom scopes, which find handlers and types whose names aren't known in advance.
@MainActor
final class BuilderScopeTests: GtkTestCase {
    private let content = """
        <object class='GtkWindow' id='window'>
        <property name='child'><object class='GtkButton' id='button'>
        <signal name='clicked' handler='print:hello'/>
        </object></property>
        </object>
        """

    func testAScopeFindsHandlers() throws {
        let scope = Script()
        let builder = try Builder(.objects(content), scope: scope)
        XCTAssertTrue(builder.scope === scope)
        let window = try builder.object("window", as: Window.self)
        window.present()
        User(window).click(try XCTUnwrap(window.first(Button.self)))
        wait { scope.printed == ["hello"] }
        window.destroy()
    }

    func testAMissingHandlerIsAnErrorWithItsLine() throws {
        let broken = content.replacing("print:hello", with: "shout:hello")
        XCTAssertThrowsError(try Builder(.objects(broken), scope: Script())) { error in
            XCTAssertEqual(
                "\(error)",
                "test.ui:4: Script has no handler \"shout:hello\" for GtkButton::clicked of the object \"button\""
            )
        }
    }

    func testAMethodWithoutItsObjectIsAnError() throws {
        final class Careless: Object, BuilderScope {
            func handler(named name: String, for builder: Builder) -> Handler? { Handler(Careless.run) }
            func run() {}
        }
        XCTAssertThrowsError(try Builder(.objects(content), scope: Careless())) { error in
            XCTAssertTrue("\(error)".contains("Careless"), "\(error)")
            XCTAssertTrue("\(error)".contains("test.ui:4"), "\(error)")
        }
    }

    func testAHandlerThatDoesNotFitIsAnError() throws {
        final class Stubborn: Object, BuilderScope {
            func handler(named name: String, for builder: Builder) -> Handler? { Handler { (_: Window) in } }
        }
        XCTAssertThrowsError(try Builder(.objects(content), scope: Stubborn())) { error in
            XCTAssertTrue("\(error)".contains("Stubborn"), "\(error)")
        }
    }

    func testAScopeFindsTypes() throws {
        let scope = Script()
        let description = "<object class='knob' id='knob'/><object class='GtkLabel' id='label'/>"
        let builder = try Builder(.objects(description), scope: scope)
        XCTAssertFalse(try builder.object("knob", as: SpinButton.self).isNumeric)
        XCTAssertEqual(try builder.object("label", as: Label.self).label, "")
        XCTAssertEqual(Set(scope.asked), ["knob", "GtkLabel"])
        XCTAssertThrowsError(try Builder(.objects("<object class='lever'/>"), scope: scope)) { error in
            XCTAssertTrue("\(error)".contains("lever"), "\(error)")
        }
    }

    func testTypesByFunctionsAreCTypes() throws {
        let description = "<object type-func='gtk_level_bar_get_type' class='GtkLevelBar' id='level'/>"
        let builder = try Builder(.objects(description), scope: Script())
        XCTAssertEqual(try builder.object("level", as: LevelBar.self).maxValue, 1)
        XCTAssertNil(BuilderCScope().type(fromFunction: "no_such_function", for: builder))
        XCTAssertEqual(BuilderCScope().type(named: "GtkLabel", for: builder), Label.valueType)
        XCTAssertNil(BuilderCScope().type(named: "Gtk\0Label", for: builder))
    }

    func testRowsOfAListUseTheScope() throws {
        let scope = Script()
        let description = """
            <object class='GtkListView' id='list'>
            <property name='model'><object class='GtkNoSelection'><property name='model'>
            <object class='GtkStringList'><items><item>one</item><item>two</item></items></object>
            </property></object></property>
            <property name='factory'><object class='GtkBuilderListItemFactory'><property name='bytes'><![CDATA[
            <interface><template class='GtkListItem'><property name='child'><object class='GtkLabel'>
            <binding name='label'><closure type='gchararray' function='upper'>
            <lookup name='string' type='GtkStringObject'><lookup name='item'>GtkListItem</lookup></lookup>
            </closure></binding></object></property></template></interface>
            ]]></property></object></property>
            </object>
            """
        let builder = try Builder(.objects(description), scope: scope)
        let window = Window()
        window.child = try builder.object("list", as: ListView.self)
        window.present()
        wait { Set(window.descendants(of: Label.self).map(\.label)) == ["ONE", "TWO"] }
        window.destroy()
    }

    func testCReadsADescriptionWithAScope() throws {
        let scope = Script()
        let builder = try XCTUnwrap(gtk_builder_new())
        defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
        gtk_builder_set_scope(builder, OpaquePointer(scope.pointer))
        let description =
            "<interface><object class='GtkButton' id='b'><signal name='clicked' handler='print:c'/></object></interface>"
        XCTAssertNotEqual(try GLibError.check { gtk_builder_add_from_string(builder, description, -1, $0) }, 0)
        let button = try XCTUnwrap(gtk_builder_get_object(builder, "b"))
        (Object.wrap(UnsafeMutableRawPointer(button)) as? Button)?.emit("clicked", [])
        XCTAssertEqual(scope.printed, ["c"])
        let other = "<interface><object class='GtkButton'><signal name='clicked' handler='?'/></object></interface>"
        XCTAssertThrowsError(try GLibError.check { gtk_builder_add_from_string(builder, other, -1, $0) }) { error in
            XCTAssertTrue("\(error)".contains("Script has no handler \"?\""), "\(error)")
        }
    }

    func testAScopeIsReleasedWithItsBuilder() throws {
        assertNoLeaks {
            for _ in 0..<50 {
                let builder = try? Builder(.objects(content), scope: Script())
                try? builder?.object("window", as: Window.self).destroy()
            }
        }
    }
}

/// A scope in which the name of a handler determines its effect: `print:hello`, `upper`.
private final class Script: Object, BuilderScope {
    private(set) var printed: [String] = []
    private(set) var asked: [String] = []

    func handler(named name: String, for builder: Builder) -> Handler? {
        if name == "upper" { return Handler { (text: String) in text.uppercased() } }
        guard name.hasPrefix("print:") else { return nil }
        let text = String(name.dropFirst("print:".count))
        return Handler { [weak self] in self?.printed.append(text) }
    }

    func type(named name: String, for builder: Builder) -> GType? {
        asked.append(name)
        return name == "knob" ? SpinButton.valueType : BuilderCScope().type(named: name, for: builder)
    }
}

import CGtk
import Gtk
import GtkTesting
import XCTest

@MainActor
final class QueryTests: GtkTestCase {
    private final class QueryWindow: ApplicationWindow {
        init(_ interface: Interface) throws(InterfaceError) {
            super.init(application: nil)
            try load(interface)
        }
    }

    private static let interface = Interface(
        file: "query.ui",
        content: """
            <interface>
              <template class="QueryWindow" parent="GtkApplicationWindow">
                <property name="child">
                  <object class="GtkBox">
                    <child>
                      <object class="GtkLabel">
                        <property name="label">First _name</property>
                        <property name="use-underline">1</property>
                        <property name="mnemonic-widget">first-name</property>
                      </object>
                    </child>
                    <child><object class="GtkEntry" id="first-name"/></child>
                    <child>
                      <object class="GtkEntry" id="last-name">
                        <property name="placeholder-text">Last name</property>
                      </object>
                    </child>
                    <child>
                      <object class="GtkButton" id="register">
                        <property name="name">primary</property>
                        <property name="label">_Register</property>
                        <property name="use-underline">1</property>
                      </object>
                    </child>
                    <child>
                      <object class="GtkLabel">
                        <property name="label">&lt;b&gt;bold&lt;/b&gt; text</property>
                        <property name="use-markup">1</property>
                      </object>
                    </child>
                  </object>
                </property>
              </template>
            </interface>
            """
    )

    func testFindsWidgets() throws {
        let window = try QueryWindow(Self.interface)
        let register = try XCTUnwrap(window.first(Button.self))
        XCTAssertEqual(window.descendants(of: Button.self), [register])
        XCTAssertEqual(window.first(Button.self, labelled: "Register"), register)
        XCTAssertEqual(window.first(Button.self, named: "primary"), register)
        XCTAssertEqual(window.first(Widget.self, id: "register"), register)
        XCTAssertEqual(register.builderID, "register")
        XCTAssertEqual(register.visibleText, "Register")
        XCTAssertNil(window.first(Button.self, labelled: "_Register"))
        XCTAssertNil(window.first(Entry.self, id: "register"))

        let entries = window.descendants(of: Entry.self)
        XCTAssertEqual(entries.map(\.builderID), ["first-name", "last-name"])
        XCTAssertEqual(window.first(Entry.self, labelled: "First name"), entries[0])
        XCTAssertEqual(window.first(Entry.self, labelled: "Last name"), entries[1])
        XCTAssertNotNil(window.first(Label.self, labelled: "bold text"))
    }

    func testMnemonicOfALabelFocusesItsEntry() throws {
        let window = try QueryWindow(Self.interface)
        let user = User(window)
        user.press("n", modifiers: .alt)
        XCTAssertEqual(window.first(Entry.self, labelled: "First name")?.isFocusInside, true)
        user.type("Ada")
        XCTAssertEqual(window.first(Entry.self, id: "first-name")?.text, "Ada")
    }

    /// GTK never releases its tooltip window. After a tooltip, the window stays in the window that showed the tooltip.
    func testAHiddenTooltipIsNotFound() {
        let window = Window()
        let (button, label) = (Button(label: "with a tooltip"), Label(label: "without"))
        button.tooltipText = "tip"
        let box = Box(orientation: .vertical)
        box.append(button)
        box.append(label)
        window.child = box
        let user = User(window)
        let widgets = window.descendants
        user.move(to: button)
        wait("the tooltip") { window.isTooltipVisible == true }
        user.move(to: label)
        wait("the end of the tooltip") { window.isTooltipVisible == false }
        assertNoLeaks { XCTAssertEqual(window.descendants, widgets) }
        XCTAssertEqual(window.isTooltipVisible, false)
        window.destroy()
    }
}

extension Widget {
    /// A Boolean value that indicates whether the widget or one of its descendants has the focus.
    fileprivate var isFocusInside: Bool { ([self] + descendants).contains { $0.hasFocus } }
}

extension Window {
    /// A Boolean value that indicates whether the tooltip of the window is visible, or nil if there is no tooltip. No
    /// wrapper is created.
    fileprivate var isTooltipVisible: Bool? {
        var next = gtk_widget_get_first_child(pointer.assumingMemoryBound(to: GtkWidget.self))
        while let child = next {
            let type = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self)
            if String(cString: g_type_name_from_instance(type)) == "GtkTooltipWindow" {
                return gtk_widget_get_visible(child) != 0
            }
            next = gtk_widget_get_next_sibling(child)
        }
        return nil
    }
}

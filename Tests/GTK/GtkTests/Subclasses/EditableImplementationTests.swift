import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of Swift classes that implement `Editable` with a child widget that edits the text.
@MainActor
final class EditableImplementationTests: GtkTestCase {
    func testMembersAreForwardedToTheDelegate() {
        let entry = TaggedEntry()
        entry.text = "swift gtk"
        XCTAssertEqual(entry.editor.text, "swift gtk")
        entry.select(0..<5)
        XCTAssertEqual(entry.editor.selectedRange, 0..<5)
        XCTAssertEqual(entry.selectedRange, 0..<5)
        entry.deleteSelection()
        XCTAssertEqual(entry.text, " gtk")
        entry.position = 2
        XCTAssertEqual(entry.editor.position, 2)
        XCTAssertEqual(entry.cursorPosition, 2)
        var position = 0
        entry.insert("a", at: &position)
        XCTAssertEqual(entry.text(in: 0..<3), "a g")
        XCTAssertEqual(position, 1)
        entry.isEditable = false
        XCTAssertFalse(entry.editor.isEditable)
        entry.widthCharacters = 7
        entry.maxWidthCharacters = 9
        entry.xalign = 0.5
        entry.enablesUndo = false
        XCTAssertEqual(entry.editor.widthCharacters, 7)
        XCTAssertEqual(entry.editor.maxWidthCharacters, 9)
        XCTAssertEqual(entry.editor.xalign, 0.5)
        XCTAssertFalse(entry.editor.enablesUndo)
        XCTAssertTrue(entry.delegate === entry.editor)
    }

    func testCUsesTheInterface() {
        let entry = TaggedEntry()
        let editable = OpaquePointer(entry.pointer)
        XCTAssertEqual(g_type_is_a(entry.gType, gtk_editable_get_type()), 1)
        gtk_editable_set_text(editable, "by C")
        XCTAssertEqual(entry.editor.text, "by C")
        XCTAssertEqual(gtk_editable_get_text(editable).map { String(cString: $0) }, "by C")
        XCTAssertEqual(gtk_editable_get_delegate(editable), OpaquePointer(entry.editor.pointer))
        gtk_editable_select_region(editable, 1, 2)
        var (start, end): (gint, gint) = (0, 0)
        XCTAssertEqual(gtk_editable_get_selection_bounds(editable, &start, &end), 1)
        XCTAssertEqual([start, end], [1, 2])
    }

    func testPropertiesByName() throws {
        let entry = TaggedEntry()
        let names = Set(entry.propertySpecifications.map(\.name))
        XCTAssertTrue(names.isSuperset(of: ["text", "cursor-position", "editable", "width-chars", "xalign", "tag"]))
        try entry.setValue("named", forProperty: "text")
        XCTAssertEqual(entry.editor.text, "named")
        XCTAssertEqual(try entry.value(forProperty: "text"), "named")
        try entry.setValue("own", forProperty: "tag")
        XCTAssertEqual(entry.tag, "own", "the class's own properties stay")
        XCTAssertThrowsError(try entry.setValue(1, forProperty: "cursor-position"))
        let made = TaggedEntry(text: "first")
        XCTAssertEqual(made.editor.text, "first", "a property that is set while the object is made")
    }

    func testChangesOfTheDelegateAreChangesOfTheWidget() throws {
        let entry = TaggedEntry()
        var texts: [String] = []
        var changes = 0
        entry.publisher(for: \.text).sink { texts.append($0) }.store(in: &entry.cancellables)
        entry.changed.connect(on: entry) { _ in changes += 1 }
        var position = 0
        entry.editor.insert("a", at: &position)
        XCTAssertEqual(texts, ["", "a"])
        XCTAssertEqual(changes, 1)
        entry.text = "b"
        XCTAssertEqual(texts.last, "b")
        let label = Label(label: "")
        g_object_bind_property(entry.pointer, "text", label.pointer, "label", G_BINDING_SYNC_CREATE)
        entry.editor.text = "c"
        XCTAssertEqual(label.label, "c")
        entry.insertText.connect(on: entry) { _, inserted in inserted.text.uppercased() }
        entry.text = "upper"
        XCTAssertEqual(entry.text, "UPPER")
    }

    func testTypedText() {
        let entry = TaggedEntry()
        let window = Window()
        window.child = entry
        window.present()
        wait { entry.width > 0 }
        XCTAssertTrue(entry.editor.grabFocus())
        let user = User(window)
        user.press(.a)
        wait { entry.text == "a" }
        window.destroy()
    }

    func testDescriptions() throws {
        let content = """
            <interface>
              <object class="TaggedEntry" id="tag">
                <property name="text">one</property>
                <property name="width-chars">7</property>
                <property name="tag">first</property>
                <property name="editable">0</property>
              </object>
              <object class="TemplateEntry" id="template">
                <property name="text">two</property>
              </object>
              <object class="GtkLabel" id="label">
                <binding name="label"><lookup name="text" type="GtkEditable">template</lookup></binding>
              </object>
            </interface>
            """
        let interface = Interface(file: "entries.ui", content: content)
        let builder = try Builder(interface, classes: [TaggedEntry.self, TemplateEntry.self])
        let tag = try builder.object("tag", as: TaggedEntry.self)
        XCTAssertEqual(tag.editor.text, "one")
        XCTAssertEqual(tag.editor.widthCharacters, 7)
        XCTAssertEqual(tag.tag, "first")
        XCTAssertFalse(tag.editor.isEditable)
        let template = try builder.object("template", as: TemplateEntry.self)
        XCTAssertEqual(template.editor.text, "two")
        let label = try builder.object("label", as: Label.self)
        template.editor.text = "three"
        XCTAssertEqual(label.label, "three")
        XCTAssertEqual(TemplateEntry().text, "")
    }

    func testASubclassInheritsTheInterface() {
        let entry = ColoredEntry()
        var changes = 0
        entry.changed.connect(on: entry) { _ in changes += 1 }
        var position = 0
        entry.insert("a", at: &position)
        XCTAssertEqual(entry.editor.text, "a")
        XCTAssertEqual(changes, 1)
        entry.color = "red"
        XCTAssertEqual(try entry.value(forProperty: "text"), "a")
    }

    func testADelegateMayBeAnotherEntry() {
        let outer = OuterEntry()
        outer.text = "deep"
        XCTAssertEqual(outer.inner.editor.text, "deep")
        var texts: [String] = []
        outer.publisher(for: \.text).sink { texts.append($0) }.store(in: &outer.cancellables)
        outer.inner.editor.text = "deeper"
        XCTAssertEqual(texts.last, "deeper")
    }

    func testADelegateMayOutliveTheWidget() {
        var editor: Text?
        assertFreed {
            let entry = TaggedEntry()
            editor = entry.editor
            entry.text = "kept"
            return entry
        }
        XCTAssertNil(editor?.parent)
        editor?.text = "still here"
        XCTAssertEqual(editor?.text, "still here")
    }

    func testNothingLeaks() {
        assertNoLeaks {
            for _ in 0..<100 {
                let entry = TaggedEntry()
                entry.text = "a"
                entry.changed.connect(on: entry) { _ in }
                let box = Box(orientation: .vertical, spacing: 0)
                box.append(entry)
                box.append(TemplateEntry())
                box.append(OuterEntry())
            }
        }
    }

    func testADelegateThatIsMissingTraps() {
        assertTraps(saying: "Missing.delegate is nil: expected a widget that edits the text") {
            final class Missing: Widget, Editable {
                var delegate: (any Editable)? { nil }
            }
            _ = Missing()
        }
        assertTraps(saying: "Circular.delegate is the widget itself") {
            final class Circular: Widget, Editable {
                var delegate: (any Editable)? { self }
            }
            _ = Circular()
        }
    }
}

private class TaggedEntry: Widget, Editable, ConstructibleFromC {
    @GObjectProperty var tag = ""
    let editor = Text()

    override class var layoutManagerType: LayoutManager.Type? { BinLayout.self }
    var delegate: (any Editable)? { editor }

    init(text: String = "") {
        super.init(properties: ["text": text])
        editor.setParent(self)
    }

    required override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        editor.setParent(self)
    }
}

private final class ColoredEntry: TaggedEntry {
    @GObjectProperty var color = ""
}

private final class TemplateEntry: Box, Editable, ConstructibleFromC {
    @Outlet var editor: Text

    override class var template: Interface? {
        Interface(
            file: "template-entry.ui",
            content: """
                <interface>
                  <template class="TemplateEntry" parent="GtkBox">
                    <child><object class="GtkText" id="editor"/></child>
                  </template>
                </interface>
                """
        )
    }

    var delegate: (any Editable)? { editor }

    init() { super.init(orientation: .horizontal, spacing: 0) }

    override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }
}

private final class OuterEntry: Widget, Editable {
    let inner = TaggedEntry()

    override class var layoutManagerType: LayoutManager.Type? { BinLayout.self }
    var delegate: (any Editable)? { inner }

    init() {
        super.init(properties: [:])
        inner.setParent(self)
    }
}

import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of properties and signals of Swift classes in widgets and `.ui` files.
@MainActor
final class OwnMembersInInterfacesTests: GtkTestCase {
    func testADescriptionSetsOwnProperties() throws {
        let window = try LevelBoxWindow(
            """
            <object class="LevelBox" id="gauge">
              <property name="level">42</property>
              <property name="align">center</property>
              <property name="flags">shift-mask|control-mask</property>
              <property name="title">Speed</property>
              <property name="serial">7</property>
              <property name="partner"><object class="GtkLabel" id="label"><property name="label">x</property></object></property>
            </object>
            """
        )
        XCTAssertEqual(window.gauge.level, 42)
        XCTAssertEqual(window.gauge.align, .center)
        XCTAssertEqual(window.gauge.flags, [.shiftMask, .controlMask])
        XCTAssertEqual(window.gauge.title, "Speed")
        XCTAssertEqual(window.gauge.serial, 7)
        XCTAssertEqual((window.gauge.partner as? Label)?.label, "x")
        window.destroy()
    }

    func testADescriptionMayCreateTheFirstObject() {
        assertExitsCleanly {
            let window = try LevelBoxWindow(
                """
                <object class="LevelBox" id="gauge"><property name="level">420</property></object>
                """
            )
            XCTAssertEqual(window.gauge.level, 100, "the range also applies to the first object")
            XCTAssertEqual(window.gauge.serial, -1)
            window.destroy()
        }
    }

    func testAnUnknownPropertyIsAnError() {
        XCTAssertThrowsError(
            try LevelBoxWindow("<object class=\"LevelBox\" id=\"gauge\"><property name=\"size\">1</property></object>")
        ) { error in
            XCTAssertTrue("\(error)".contains("LevelBox.size"), "\(error)")
        }
    }

    func testACBindingInADescription() throws {
        let window = try LevelBoxWindow(
            """
            <object class="LevelBox" id="gauge">
              <child>
                <object class="GtkLabel" id="shown">
                  <property name="label" bind-source="gauge" bind-property="title" bind-flags="sync-create"/>
                </object>
              </child>
            </object>
            """
        )
        let label = try XCTUnwrap(window.gauge.firstChild as? Label)
        window.gauge.title = "Pressure"
        XCTAssertEqual(label.label, "Pressure")
        window.destroy()
    }

    func testWidgetsWithOwnMembersAreFreed() {
        let before = (LiveCount.objects, LiveCount.connections)
        assertFreed {
            let box = Box(orientation: .vertical)
            for _ in 0..<100 {
                let gauge = LevelBox(properties: ["title": "a", "halign": Align.end])
                XCTAssertEqual(gauge.halign, .end)
                gauge.exceeded.sink(on: gauge) { gauge, level in gauge.title = "\(level)" }
                gauge.exceeded.emit(120)
                XCTAssertEqual(gauge.title, "120")
                box.append(gauge)
            }
            return box
        }
        wait { LiveCount.objects == before.0 && LiveCount.connections == before.1 }
    }

    func testPropertiesOfAWindowAndItsTeardown() {
        let before = LiveCount.objects
        func open() {
            let window = TitledWindow(properties: ["title": "a", "subtitle": "b"])
            XCTAssertEqual(window.title, "a")
            XCTAssertEqual(window.subtitle, "b")
            window.destroy()
        }
        open()
        // GTK doesn't have a reference to this window.
        assertFreed { TitledWindow(properties: ["subtitle": "c"]) }
        wait { LiveCount.objects == before }
    }

    func testImplementersOfAnInterface() throws {
        let gauge = LevelBox()
        let texture = SingleSelection(model: nil)
        gauge.model = texture
        let found: Object? = try gauge.value(forProperty: "model")
        XCTAssertTrue(found === texture)
        try gauge.setValue(nil as Object?, forProperty: "model")
        XCTAssertNil(gauge.model)
        let list = ListStore<Label>()
        try gauge.setValue(list, forProperty: "model")
        XCTAssertTrue(gauge.model === list)
        expectLog(containing: "LevelBox.model: expected Optional<ListModel>, found GtkLabel")
        try gauge.setValue(Label(label: ""), forProperty: "model")
        XCTAssertTrue(gauge.model === list)
        let other = LevelBox()
        let binding = g_object_bind_property(gauge.pointer, "model", other.pointer, "model", G_BINDING_SYNC_CREATE)
        XCTAssertTrue(other.model === list)
        g_binding_unbind(binding)
        gauge.failure = CancellationError()
        let failure: Value = try gauge.value(forProperty: "failure")
        XCTAssertTrue(failure.typeName.hasPrefix("Swift_"), failure.typeName)
    }

    func testCValueTypes() throws {
        let gauge = LevelBox()
        let other = LevelBox()
        let names = ["bytes", "tint", "content", "align", "flags", "interval"]
        let bindings = names.map { (name: String) in
            g_object_bind_property(gauge.pointer, name, other.pointer, name, G_BINDING_DEFAULT)
        }
        let bytes = Bytes([1, 2])
        gauge.bytes = bytes
        XCTAssertEqual(other.bytes?.array, [1, 2])
        gauge.tint = RGBA(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(other.tint, gauge.tint)
        gauge.content = Variant("text")
        XCTAssertEqual(other.content, Variant("text"))
        gauge.align = .end
        XCTAssertEqual(other.align, .end)
        gauge.flags = .shiftMask
        XCTAssertEqual(other.flags, .shiftMask)
        gauge.interval = 1...3
        XCTAssertEqual(other.interval, 1...3)
        gauge.bytes = nil
        XCTAssertNil(other.bytes)
        for binding in bindings { g_binding_unbind(binding) }
    }

    func testACObjectThatASubclassWraps() throws {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let adopted = Adopted(wrapping: try XCTUnwrap(UnsafeMutableRawPointer(box)), transfer: .none)
        var seen: [String] = []
        adopted.publisher(for: \.word).sink { seen.append($0) }.store(in: &adopted.cancellables)
        adopted.word = "b"
        XCTAssertEqual(seen, ["a", "b"])
    }

    func testCReadsWhileTheObjectIsFinalized() {
        final class Ending: Object {
            @GObjectProperty var word = "there"
        }
        var found: [String] = []
        let store = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
        store.initialize(to: [])
        defer { store.deinitialize(count: 1).deallocate() }
        assertFreed {
            let ending = Ending()
            // GLib calls it during disposal, when the wrapper no longer exists.
            g_object_weak_ref(
                ending.pointer.assumingMemoryBound(to: GObject.self),
                { data, object in
                    var value = GValue()
                    g_value_init(&value, GType(16 << 2))
                    g_object_get_property(object, "word", &value)
                    let word = g_value_get_string(&value).map { String(cString: $0) } ?? "nothing"
                    data?.assumingMemoryBound(to: [String].self).pointee.append(word)
                    g_object_set_property(object, "word", &value)
                    g_value_unset(&value)
                },
                store
            )
            return ending
        }
        wait { store.pointee.count == 1 }
        found = store.pointee
        XCTAssertEqual(found, ["nothing"])
    }
}

private final class LevelBoxWindow: Window {
    @Outlet var gauge: LevelBox

    init(_ content: String) throws {
        super.init()
        let template = "<template class=\"LevelBoxWindow\" parent=\"GtkWindow\"><child>\(content)</child></template>"
        try load(Interface(file: "gauge.ui", content: "<interface>\(template)</interface>"))
    }
}

private final class LevelBox: Box, ConstructibleFromC {
    @GObjectProperty(range: 0...100) var level = 0
    @GObjectProperty var align = Align.start
    @GObjectProperty var flags: ModifierType = []
    @GObjectProperty var title = ""
    @GObjectProperty var partner: Widget?
    @GObjectConstructProperty var serial = -1
    @GObjectProperty var bytes: Bytes?
    @GObjectProperty var tint = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    @GObjectProperty var content: Variant?
    @GObjectProperty var interval = 0...1
    @GObjectProperty var model: (any ListModel)?
    @GObjectProperty var failure: (any Error)?
    let exceeded = OwnSignal<Int>()
}

private final class Adopted: Box {
    @GObjectProperty var word = "a"
}

private final class TitledWindow: Window {
    @GObjectProperty var subtitle = ""
}

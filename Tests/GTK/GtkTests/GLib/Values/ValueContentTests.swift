import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of the contents of a `GValue` other than numbers, strings and objects.
@MainActor
final class ValueContentTests: GtkTestCase {
    func testEnumsAreUsedOutsideIsolation() {
        nonisolated func convertRaw(_ value: Int) -> Align { Align(rawValue: value) }
        XCTAssertEqual(convertRaw(1), .start)
        XCTAssertEqual(convertRaw(99), .unrecognized(99))
        let label = Label(label: "")
        label.setProperty("halign", Align.start)
        XCTAssertEqual(label.property("halign") as Align, .start)
    }

    func testFlags() throws {
        nonisolated func made() -> InputHints { [.spellcheck, .lowercase] }
        let entry = Entry()
        entry.setProperty("input-hints", made())
        XCTAssertEqual(entry.property("input-hints") as InputHints, [.spellcheck, .lowercase])
        entry.setProperty("input-hints", [] as InputHints)
        XCTAssertEqual((entry.property("input-hints") as InputHints).rawValue, 0)
        XCTAssertThrowsError(try entry.setValue(InputHints.spellcheck, forProperty: "text"))
        XCTAssertThrowsError(try entry.setValue(InputHints(rawValue: -1), forProperty: "input-hints"))
        XCTAssertThrowsError(try entry.value(forProperty: "halign", as: InputHints.self))
    }

    func testAnEnumerationIsNotStoredAsADifferentOne() throws {
        XCTAssertThrowsError(try Value(Orientation.vertical, as: Align.self)) { error in
            XCTAssertEqual(error as? ValueError, .wrongType(expected: "GtkAlign", found: "Orientation"))
        }
        XCTAssertEqual(try Value(Align.end, as: Align.self).get(as: Align.self), .end)
        let label = Label(label: "")
        XCTAssertThrowsError(try label.setValue(Orientation.vertical, forProperty: "halign"))
        XCTAssertEqual(label.halign, .fill)
        XCTAssertThrowsError(try Value(Align.end, as: InputHints.self))
    }

    func testFlagsAreNotStoredAsDifferentOnes() throws {
        XCTAssertThrowsError(try Value(InputHints.spellcheck, as: StateFlags.self)) { error in
            XCTAssertEqual(error as? ValueError, .wrongType(expected: "GtkStateFlags", found: "InputHints"))
        }
        XCTAssertEqual(try Value(InputHints.spellcheck, as: InputHints.self).get(), InputHints.spellcheck)
        XCTAssertThrowsError(try Value(InputHints.spellcheck, as: Align.self))
    }

    func testArraysOfStrings() throws {
        let label = Label(label: "")
        label.setProperty("css-classes", ["one", "two"])
        XCTAssertEqual(label.property("css-classes") as [String], ["one", "two"])
        label.setProperty("css-classes", [] as [String])
        XCTAssertEqual(label.property("css-classes") as [String]?, [])
        let absent = try Value(nil as [String]?)
        XCTAssertNil(try absent.get(as: [String]?.self))
        XCTAssertEqual(try absent.get(as: [String].self), [])
        XCTAssertThrowsError(try Value("text").get(as: [String].self))
        XCTAssertThrowsError(try label.setValue(["text"], forProperty: "label"))
        XCTAssertLessThan(heapGrowth { label.setProperty("css-classes", ["one", "two"]) }, 50_000)
    }

    func testCharacters() throws {
        let entry = Entry()
        entry.setProperty("invisible-char", "*" as Unicode.Scalar)
        XCTAssertEqual(entry.property("invisible-char") as Unicode.Scalar, "*")
        XCTAssertEqual(try Value("\0" as Unicode.Scalar).typeName, "guint")
        XCTAssertEqual(try Value(type: Unicode.Scalar.valueType).get(as: Unicode.Scalar.self), "\0")
        XCTAssertThrowsError(try entry.setValue("*" as Unicode.Scalar, forProperty: "halign"))
    }

    func testTypes() throws {
        let store = Object.wrapper(
            for: UnsafeMutableRawPointer(g_list_store_new(gtk_label_get_type())),
            transfer: .full
        )
        XCTAssertEqual(store.typeProperty("item-type"), gtk_label_get_type())
        let typed = TypedObject.make()
        XCTAssertEqual(typed.typeProperty("content-type"), 0)
        typed.setTypeProperty("content-type", gtk_label_get_type())
        XCTAssertEqual(typed.typeProperty("content-type"), gtk_label_get_type())
    }

    func testValuesInValues() throws {
        let label = Label(label: "")
        try label.setValue(try Value("text"), forProperty: "label")
        XCTAssertEqual(label.label, "text")
        XCTAssertEqual(try (label.property("label") as Value).get(as: String.self), "text")
        XCTAssertThrowsError(try label.setValue(try Value(5), forProperty: "label"))
        let boxed = try Value(try Value(5))
        XCTAssertEqual(boxed.typeName, "GValue")
        XCTAssertEqual(try boxed.get(as: Value.self).get(as: Int.self), 5)
    }

    func testAValueThatCFills() throws {
        let expression = ConstantExpression(value: try Value("text"))
        let result = Value()
        XCTAssertEqual(gtk_expression_evaluate(OpaquePointer(expression.pointer), nil, result.pointer), 1)
        XCTAssertEqual(try result.get(as: String.self), "text")
        let growth = heapGrowth {
            let copied = g_malloc0(gsize(MemoryLayout<GValue>.size)).assumingMemoryBound(to: GValue.self)
            g_value_init(copied, String.valueType)
            g_value_set_string(copied, "a text of some length, to be seen if it leaks")
            let handedOver: Value = convertPointer(copied, .full, "test")
            XCTAssertEqual(handedOver.typeName, "gchararray")
        }
        XCTAssertLessThan(growth, 50_000)
    }

    func testPropertiesThatAreInterfaces() {
        let area: Widget = convertPointer(gtk_drawing_area_new(), .none, "gtk_drawing_area_new")
        let search: Widget = convertPointer(gtk_search_bar_new(), .none, "gtk_search_bar_new")
        XCTAssertNil(search.interfaceProperty("key-capture-widget") as (any Editable)?)
        let entry = Entry()
        search.setInterfaceProperty("key-capture-widget", entry)
        let found: (any Editable)? = search.interfaceProperty("key-capture-widget")
        XCTAssertTrue(found === entry)
        search.setInterfaceProperty("key-capture-widget", area)
        search.setInterfaceProperty("key-capture-widget", nil)
        XCTAssertNil(search.interfaceProperty("key-capture-widget") as (any Editable)?)
    }

    func testVariants() throws {
        let before = LiveCount.variants
        func use() throws {
            let value = try Value(Variant("text"))
            XCTAssertEqual(value.typeName, "GVariant")
            XCTAssertEqual(try value.get(as: Variant.self), Variant("text"))
            XCTAssertNil(try Value(nil as Variant?).get(as: Variant?.self))
            XCTAssertThrowsError(try Value(nil as Variant?).get(as: Variant.self))
            XCTAssertThrowsError(try Value(5).get(as: Variant.self))
        }
        try use()
        XCTAssertEqual(LiveCount.variants, before)
    }
}

/// A class with a settable property whose value is a `GType`. GTK doesn't have such a property.
@MainActor
private enum TypedObject {
    static func make() -> Object {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { fatalError("GLib made no object") }
        return Object.wrapper(for: UnsafeMutableRawPointer(object), transfer: .full)
    }

    /// `G_TYPE_NONE`, which stands for any type here.
    private nonisolated static let anyType: GType = 1 << 2

    private static let type: GType = g_type_register_static_simple(
        g_object_get_type(),
        "TestTypedObject",
        guint(MemoryLayout<GObjectClass>.size),
        { classPointer, _ in
            guard let objectClass = classPointer?.assumingMemoryBound(to: GObjectClass.self) else { return }
            objectClass.pointee.set_property = { object, _, value, _ in
                let type = g_value_get_gtype(value)
                g_object_set_data(object, "content-type", UnsafeMutableRawPointer(bitPattern: UInt(type)))
            }
            objectClass.pointee.get_property = { object, _, value, _ in
                g_value_set_gtype(value, GType(UInt(bitPattern: g_object_get_data(object, "content-type"))))
            }
            g_object_class_install_property(
                objectClass,
                1,
                g_param_spec_gtype("content-type", nil, nil, anyType, G_PARAM_READWRITE)
            )
        },
        guint(MemoryLayout<GObject>.size),
        nil,
        GTypeFlags(rawValue: 0)
    )
}

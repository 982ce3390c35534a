import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class FundamentalObjectTests: GtkTestCase {
    func testTheMostDerivedRegisteredClass() throws {
        let value = try Value(5)
        let constant: Gtk.GtkExpression = convertPointer(
            gtk_constant_expression_new_for_value(value.pointer),
            .full,
            "gtk_constant_expression_new"
        )
        XCTAssertTrue(constant is ConstantExpression)
        let property: Gtk.GtkExpression = convertPointer(
            gtk_property_expression_new(gtk_label_get_type(), nil, "label"),
            .full,
            "gtk_property_expression_new"
        )
        XCTAssertTrue(property is PropertyExpression)
        let number: ParamSpec = convertPointer(
            g_param_spec_int("size", nil, nil, 0, 10, 5, G_PARAM_READABLE),
            .none,
            "g_param_spec_int"
        )
        XCTAssertTrue(type(of: number) == ParamSpec.self, "its own class is unknown")
        XCTAssertEqual(number.typeName, "GParamInt")
    }

    func testReferencesOfEachTransfer() {
        let specification = g_param_spec_ref_sink(
            g_param_spec_int("size", "Size", "How big", 0, 10, 5, G_PARAM_READWRITE)
        )
        let before = LiveCount.fundamentals
        func use() {
            let kept: ParamSpec? = convertOptional(specification, .none)
            XCTAssertEqual(specification?.pointee.ref_count, 2)
            g_param_spec_ref(specification)
            let handedOver: ParamSpec = convertPointer(specification, .full, "test")
            XCTAssertEqual(specification?.pointee.ref_count, 3)
            XCTAssertEqual(kept, handedOver)
            XCTAssertEqual(handedOver.consumedPointer, handedOver.pointer)
            XCTAssertEqual(specification?.pointee.ref_count, 4)
            g_param_spec_unref(specification)
            XCTAssertEqual(LiveCount.fundamentals, before + 2)
        }
        use()
        XCTAssertEqual(LiveCount.fundamentals, before)
        XCTAssertEqual(specification?.pointee.ref_count, 1)
        g_param_spec_unref(specification)
    }

    func testAParamSpec() throws {
        let label = Label(label: "")
        let labelClass = label.pointer.load(as: UnsafeMutablePointer<GObjectClass>.self)
        let found = g_object_class_find_property(labelClass, "label")
        let specification: ParamSpec = convertPointer(found, .none, "g_object_class_find_property")
        XCTAssertEqual(specification.name, "label")
        XCTAssertTrue(specification.isReadable)
        XCTAssertTrue(specification.isWritable)
        XCTAssertFalse(specification.isConstructOnly)
        XCTAssertEqual(specification.valueType, String.valueType)
        XCTAssertEqual(specification.ownerType, gtk_label_get_type())
        XCTAssertEqual(try specification.defaultValue.get(as: String.self), "")
        let made: ParamSpec = convertPointer(
            g_param_spec_int("size", "Size", "How big", 0, 10, 5, G_PARAM_READABLE),
            .none,
            "g_param_spec_int"
        )
        XCTAssertEqual(made.nick, "Size")
        XCTAssertEqual(made.blurb, "How big")
        XCTAssertFalse(made.isWritable)
        XCTAssertEqual(try made.defaultValue.get(as: Int.self), 5)
        XCTAssertEqual(made.pointer.assumingMemoryBound(to: GParamSpec.self).pointee.ref_count, 1)
        let value = try Value(made)
        XCTAssertEqual(try value.get(as: ParamSpec.self), made)
    }

    func testAsAProperty() throws {
        let before = LiveCount.fundamentals
        func use() throws {
            let dropDown = DropDown(model: nil)
            XCTAssertNil(dropDown.property("expression") as Gtk.GtkExpression?)
            let expression = ConstantExpression(value: try Value("text"))
            dropDown.setProperty("expression", expression)
            XCTAssertEqual(dropDown.property("expression") as Gtk.GtkExpression, expression)
            XCTAssertTrue(dropDown.property("expression") as Gtk.GtkExpression? is ConstantExpression)
            dropDown.setProperty("expression", nil as Gtk.GtkExpression?)
            XCTAssertNil(dropDown.property("expression") as Gtk.GtkExpression?)
            XCTAssertThrowsError(try dropDown.setValue(expression, forProperty: "selected"))
            XCTAssertThrowsError(try dropDown.value(forProperty: "selected", as: Gtk.GtkExpression.self))
        }
        try use()
        XCTAssertEqual(LiveCount.fundamentals, before)
    }

    func testAWrongClassIsAnError() throws {
        let property = PropertyExpression(thisType: Label.self, expression: nil, propertyName: "label")
        XCTAssertThrowsError(try Value(property).get(as: ConstantExpression.self))
        XCTAssertThrowsError(try Value(5).get(as: Gtk.GtkExpression.self))
    }

    func testTheTypeOfAClassIsTheRegisteredOne() {
        XCTAssertEqual(ConstantExpression.valueType, gtk_expression_get_type())
        XCTAssertEqual(ParamSpec.valueType, 19 << 2)
    }

    func testNothingLeaks() throws {
        let value = try Value(5)
        XCTAssertLessThan(heapGrowth { _ = ConstantExpression(value: value) }, 50_000)
    }
}

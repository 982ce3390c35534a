import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of objects of unknown classes, which are wrapped according to their interfaces.
@MainActor
final class InterfaceClassTests: GtkTestCase {
    func testAnUnknownClassIsWrappedAsItsInterface() {
        let object = make(UnknownType.outlined)
        XCTAssertTrue(type(of: object) == OutlinedObject.self)
        let outlined: (any TestOutlined)? = convertOptionalInterface(object.pointer, .none)
        XCTAssertTrue(outlined === object)
    }

    func testTheMostDerivedInterfaceIsChosen() {
        // The type also implements the base interface, because the derived interface requires it.
        XCTAssertTrue(type(of: make(UnknownType.colored)) == ColoredObject.self)
    }

    func testAmongEqualInterfacesTheFirstIsChosen() {
        let both = make(UnknownType.outlinedAndNamed)
        var count: guint = 0
        let interfaces = g_type_interfaces(UnknownType.outlinedAndNamed, &count)
        XCTAssertEqual(count, 2)
        let isOutlinedFirst = interfaces?[0] == UnknownType.outlinedInterface
        g_free(interfaces)
        XCTAssertTrue(type(of: both) == (isOutlinedFirst ? OutlinedObject.self : NamedObject.self))
    }

    func testASubclassOfAnUnknownClassIsWrappedInTheSameWay() {
        XCTAssertTrue(type(of: make(UnknownType.outlinedSubclass)) == OutlinedObject.self)
    }

    func testARegisteredAncestorIsPreserved() {
        let adjustment = make(UnknownType.outlinedAdjustment)
        XCTAssertTrue(type(of: adjustment) == Adjustment.self, "found \(type(of: adjustment))")
        let specific = make(UnknownType.rangedAdjustment)
        XCTAssertTrue(type(of: specific) == RangedAdjustment.self, "its class derives from the class of the ancestor")
        XCTAssertTrue(type(of: make(UnknownType.rangedAdjustment)) == RangedAdjustment.self, "for a known class too")
    }

    func testAClassWithoutInterfacesIsWrappedAsItsAncestor() {
        XCTAssertTrue(type(of: make(UnknownType.plain)) == Object.self)
    }

    func testNothingIsRetained() {
        let before = LiveCount.objects
        for type in [UnknownType.outlined, UnknownType.rangedAdjustment] { _ = make(type) }
        XCTAssertEqual(LiveCount.objects, before)
    }

    private func make(_ type: GType) -> Object {
        UnknownType.registerInterfaceClasses()
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { fatalError("GLib made no object") }
        return convertPointer(object, .full, "g_object_new_with_properties")
    }
}

@MainActor private protocol TestOutlined: Object {}
@MainActor private protocol TestColored: TestOutlined {}

private final class OutlinedObject: Object, TestOutlined {
    override class var objectType: ObjectType {
        ObjectType(OutlinedObject.self, g_object_get_type()) { OutlinedObject(wrapping: $0, transfer: $1) }
    }
}

private final class ColoredObject: Object, TestColored {
    override class var objectType: ObjectType {
        ObjectType(ColoredObject.self, g_object_get_type()) { ColoredObject(wrapping: $0, transfer: $1) }
    }
}

private final class NamedObject: Object {
    override class var objectType: ObjectType {
        ObjectType(NamedObject.self, g_object_get_type()) { NamedObject(wrapping: $0, transfer: $1) }
    }
}

private final class RangedAdjustment: Adjustment {
    override class var objectType: ObjectType {
        ObjectType(RangedAdjustment.self, gtk_adjustment_get_type()) { RangedAdjustment(wrapping: $0, transfer: $1) }
    }
}

/// C types without a registered wrapper.
@MainActor
private enum UnknownType {
    static let outlinedInterface = makeInterface("TestOutlined", requiring: g_object_get_type())
    static let coloredInterface = makeInterface("TestColored", requiring: outlinedInterface)
    static let namedInterface = makeInterface("TestNamed", requiring: g_object_get_type())
    static let rangedInterface = makeInterface("TestRanged", requiring: gtk_adjustment_get_type())

    static let plain = makeClass("TestPlainThing", g_object_get_type(), [])
    static let outlined = makeClass("TestOutlinedThing", g_object_get_type(), [outlinedInterface])
    static let outlinedSubclass = makeClass("TestOutlinedThingToo", outlined, [])
    static let colored = makeClass("TestColoredThing", g_object_get_type(), [outlinedInterface, coloredInterface])
    static let outlinedAndNamed = makeClass(
        "TestOutlinedNamedThing",
        g_object_get_type(),
        [namedInterface, outlinedInterface]
    )
    static let outlinedAdjustment = makeClass("TestOutlinedAdjustment", gtk_adjustment_get_type(), [outlinedInterface])
    static let rangedAdjustment = makeClass(
        "TestRangedAdjustment",
        gtk_adjustment_get_type(),
        [outlinedInterface, rangedInterface]
    )

    static func registerInterfaceClasses() {
        TypeRegistry.register(interfaces: { typeName in
            switch typeName {
            case "TestOutlined": OutlinedObject.self
            case "TestColored": ColoredObject.self
            case "TestNamed": NamedObject.self
            case "TestRanged": RangedAdjustment.self
            default: nil
            }
        })
    }

    private static func makeInterface(_ name: String, requiring prerequisite: GType) -> GType {
        let size = guint(MemoryLayout<GTypeInterface>.size)
        let type = g_type_register_static_simple(2 << 2, name, size, nil, 0, nil, GTypeFlags(rawValue: 0))
        g_type_interface_add_prerequisite(type, prerequisite)
        return type
    }

    private static func makeClass(_ name: String, _ parent: GType, _ interfaces: [GType]) -> GType {
        var query = GTypeQuery()
        g_type_query(parent, &query)
        let type = g_type_register_static_simple(
            parent,
            name,
            query.class_size,
            nil,
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
        var description = GInterfaceInfo()
        for interface in interfaces { g_type_add_interface_static(type, interface, &description) }
        return type
    }
}

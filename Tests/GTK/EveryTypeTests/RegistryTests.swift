import CGtk
import GLib
@_spi(Binding) import Gtk
import XCTest

/// Tests of the wrapper classes of interfaces, and of C classes that aren't GObjects.
@MainActor
final class RegistryTests: EveryTypeTestCase {
    /// Returns the C type with a name. Some types are registered only together with a class that uses them, so the
    /// method registers all classes first.
    private func type(named name: String) -> GType {
        for entry in AllTypes.classes { _ = entry.swiftClass.objectType.gType }
        return g_type_from_name(name)
    }

    func testEachFundamentalClassIsFoundByItsCType() {
        var count = 0
        for entry in AllTypes.fundamentals {
            entry.swiftClass.registerTypes()
            let type = type(named: entry.typeName)
            if type == 0 { continue }
            count += 1
            XCTAssertTrue(TypeRegistry.fundamentalClass(for: type) == entry.swiftClass, entry.typeName)
        }
        XCTAssertGreaterThan(count, 0)
    }

    func testAnObjectOfAnUnknownClassIsWrappedAsItsInterface() {
        var count = 0
        for entry in AllTypes.interfaces {
            let interface = type(named: entry.typeName)
            // If an interface requires other interfaces, a class that implements it can be wrapped as any of them.
            if interface == 0 || requiresInterfaces(interface) { continue }
            count += 1
            let unknown = classImplementing(interface, entry)
            let found = TypeRegistry.objectType(for: unknown).swiftClass
            XCTAssertTrue(
                found == entry.implementation,
                "an implementation of \(entry.typeName) is wrapped as \(found)"
            )
        }
        XCTAssertGreaterThan(count, 30)
    }

    private func requiresInterfaces(_ interface: GType) -> Bool {
        var count: guint = 0
        guard let required = g_type_interface_prerequisites(interface, &count) else { return false }
        defer { g_free(required) }
        return (0..<Int(count)).contains { g_type_fundamental(required[$0]) == FundamentalType.interface }
    }

    /// Registers a class that implements an interface. It's never instantiated.
    private func classImplementing(_ interface: GType, _ entry: InterfaceEntry) -> GType {
        let parent = entry.implementation.objectType.gType
        var query = GTypeQuery()
        g_type_query(parent, &query)
        let type = g_type_register_static_simple(
            parent,
            "Unknown\(entry.typeName)",
            query.class_size,
            nil,
            query.instance_size,
            nil,
            G_TYPE_FLAG_ABSTRACT
        )
        var information = GInterfaceInfo()
        g_type_add_interface_static(type, interface, &information)
        return type
    }
}

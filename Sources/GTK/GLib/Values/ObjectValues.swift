import CGtk
import CombineModel

extension Object: NullableValue {
    public nonisolated static var valueType: GType { MainThread.assume { registeredType } }

    public func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard g_type_is_a(gType, storedType(value)) != 0 else { throw .cannotStore(typeName, in: value) }
        g_value_set_object(value, pointer)
    }

    public static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> Self {
        guard containsObject(value) else { throw .cannotLoad("\(Self.self)", from: value) }
        guard let pointer = g_value_get_object(value) else { throw .wrongType(expected: "\(Self.self)", found: "nil") }
        let found = wrapper(for: pointer, transfer: .borrowed)
        guard let object = found as? Self else { throw .wrongType(expected: "\(Self.self)", found: found.typeName) }
        return object
    }

    public static func isNull(_ value: UnsafePointer<GValue>) -> Bool {
        containsObject(value) && g_value_get_object(value) == nil
    }

    public static func storeNull(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        guard containsObject(value) else { throw .cannotStore("\(Self.self)?", in: value) }
        g_value_set_object(value, nil)
    }

    /// Returns a Boolean value that indicates whether a `GValue` has the type of a GObject class or of an interface.
    static func containsObject(_ value: UnsafePointer<GValue>) -> Bool {
        g_type_is_a(storedType(value), FundamentalType.object) != 0
            || storedFundamental(value) == FundamentalType.interface
    }
}

import CGtk

/// A property of an interface, for a class that doesn't store the value itself. Another object, the delegate, stores
/// the value.
final class DelegatedProperty: AnyOwnProperty {
    private let delegate: @MainActor (Object) -> Object

    /// Creates a property of a class that implements the interface.
    init(_ name: String, of owner: Object.Type, _ delegate: @escaping @MainActor (Object) -> Object) {
        self.delegate = delegate
        super.init(explicitName: nil, access: .readWrite, isConstructOnly: false)
        self.name = name
        self.owner = owner
        swiftName = name
    }

    override func install(in classPointer: UnsafeMutablePointer<GObjectClass>, id: guint) {
        g_object_class_override_property(classPointer, id, name)
    }

    override func get(_ object: Object, in value: UnsafeMutablePointer<GValue>) {
        g_object_get_property(delegate(object).object, name, value)
    }

    override func set(_ object: Object, from value: UnsafePointer<GValue>) {
        g_object_set_property(delegate(object).object, name, value)
    }
}

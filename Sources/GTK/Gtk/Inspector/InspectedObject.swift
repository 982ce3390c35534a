#if DEBUG
import CGtk
import Gsk

/// The object that is selected in the inspector. The reference to it is weak.
///
/// If the selected C object doesn't have a Swift object yet, `object` is nil. In this case, there are no bindings or
/// subscriptions to show.
struct InspectedObject: ValueConvertible {
    weak var object: Object?
    /// The name of the object's C class, or nil if no object is selected.
    var typeName: String?

    static var valueType: GType { g_object_get_type() }

    func store(in value: UnsafeMutablePointer<GValue>) throws(ValueError) {
        g_value_set_object(value, object?.pointer)
    }

    static func load(from value: UnsafePointer<GValue>) throws(ValueError) -> InspectedObject {
        guard let pointer = g_value_get_object(value) else { return InspectedObject() }
        let name = g_type_name(pointer.load(as: UnsafeRawPointer.self).load(as: GType.self))
        return InspectedObject(object: Object.existingWrapper(for: pointer), typeName: name.map { String(cString: $0) })
    }
}
#endif

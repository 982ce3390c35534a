import CGtk
import GLib

/// Traps unless an object has the given property and an action can read and set the property.
@MainActor
func requireActionProperty(_ name: String, of object: Object, _ what: StaticString) {
    let objectClass = UnsafeRawPointer(object.pointer).load(as: UnsafeMutablePointer<GObjectClass>.self)
    guard let specification = g_object_class_find_property(objectClass, name) else {
        fatalError("\(what): \(object.typeName) has no property \"\(name)\"")
    }
    let flags = specification.pointee.flags.rawValue
    guard flags & G_PARAM_READABLE.rawValue != 0, flags & G_PARAM_WRITABLE.rawValue != 0,
        flags & G_PARAM_CONSTRUCT_ONLY.rawValue == 0
    else { fatalError("\(what): \(object.typeName):\(name) isn't both readable and writable") }
}

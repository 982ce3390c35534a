import CGtk
import GLib

extension DBusObjectManagerServer {
    /// Traps if the server or `object` has no object path. C compares the two paths without checking for null.
    func requirePath(_ object: DBusObjectSkeleton, _ what: StaticString) {
        if objectPath == nil { fatalError("\(what): the DBusObjectManagerServer has no object-path") }
        let cObject = OpaquePointer(object.pointer)
        if g_dbus_object_get_object_path(cObject) == nil { fatalError("\(what): the object has no g-object-path") }
    }
}

import CGtk
import GLib

extension DBusObjectManagerServer {
    /// Traps if the server or the object to export has no object path, because C compares the paths.
    func requirePath(_ object: DBusObjectSkeleton, _ what: StaticString) {
        if objectPath == nil { fatalError("\(what): the DBusObjectManagerServer has no object-path") }
        let cObject = OpaquePointer(object.pointer)
        if g_dbus_object_get_object_path(cObject) == nil { fatalError("\(what): the object has no g-object-path") }
    }
}

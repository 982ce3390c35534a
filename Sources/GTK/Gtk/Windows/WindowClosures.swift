import CGtk
import Gsk

/// Releases the closures that GTK keeps for the content of a closed window, because these closures can form a retain
/// cycle with the window.
///
/// - The closures of widgets and event controllers are released. Examples are draw functions, tick callbacks and the
///   filter of a list box. If the program still retains a widget, the widget works without these closures.
/// - The closures of shortcut actions are released.
/// - List, grid and column views release their models and factories. If a model or factory has no other references,
///   it's deallocated together with its filters, sorters and handlers. If the program uses a model in another window,
///   the model isn't changed.
/// - If properties of the window contain filters, sorters or shortcut actions, these objects release their closures.
///   Objects that GTK still uses keep their closures.
@MainActor
enum WindowClosures {
    static func end(of objects: [Object]) {
        for object in objects {
            object.endKeptClosures()
            let pointer = object.pointer
            if isInstance(pointer, of: gtk_shortcut_controller_get_type()) { endActions(of: pointer) }
            if isInstance(pointer, of: gtk_list_view_get_type()) {
                gtk_list_view_set_model(OpaquePointer(pointer), nil)
                gtk_list_view_set_factory(OpaquePointer(pointer), nil)
            } else if isInstance(pointer, of: gtk_grid_view_get_type()) {
                gtk_grid_view_set_model(OpaquePointer(pointer), nil)
                gtk_grid_view_set_factory(OpaquePointer(pointer), nil)
            } else if isInstance(pointer, of: gtk_column_view_get_type()) {
                endColumns(of: OpaquePointer(pointer))
            }
        }
    }

    /// Releases the closures of filters, sorters and shortcut actions that are stored in properties of a window. Called
    /// after GTK has disposed of the window.
    static func endStored(in window: Window) {
        let types = [gtk_filter_get_type(), gtk_sorter_get_type(), gtk_shortcut_action_get_type()]
        for object in storedObjects(of: window)
        where types.contains(where: { isInstance(object.pointer, of: $0) }) && !object.isReferredToByC {
            object.endKeptClosures()
        }
    }

    /// Returns the objects in a window's stored properties, including the elements of arrays.
    private static func storedObjects(of window: Window) -> [Object] {
        var found: [Object] = []
        var mirror: Mirror? = Mirror(reflecting: window)
        while let current = mirror, current.subjectType != Object.self {
            for (_, value) in current.children {
                if let object = value as? Object {
                    found.append(object)
                } else if let array = value as? [Any] {
                    found += array.compactMap { $0 as? Object }
                }
            }
            mirror = current.superclassMirror
        }
        return found
    }

    private static func endActions(of controller: UnsafeMutableRawPointer) {
        forEachItem(of: OpaquePointer(controller)) { shortcut in
            guard let action = gtk_shortcut_get_action(OpaquePointer(shortcut)) else { return }
            Object.endKeptClosures(of: UnsafeMutableRawPointer(action))
        }
    }

    private static func endColumns(of view: OpaquePointer) {
        gtk_column_view_set_model(view, nil)
        guard let columns = gtk_column_view_get_columns(view) else { return }
        forEachItem(of: columns) { column in
            gtk_column_view_column_set_factory(OpaquePointer(column), nil)
            // A sorter that GTK itself has set isn't removed. Composite widgets of GTK, such as the file chooser,
            // require the sorters of their lists.
            guard let sorter = gtk_column_view_column_get_sorter(OpaquePointer(column)),
                Object.existingWrapper(for: column) != nil
                    || Object.existingWrapper(for: UnsafeMutableRawPointer(sorter)) != nil
            else { return }
            gtk_column_view_column_set_sorter(OpaquePointer(column), nil)
        }
    }
}

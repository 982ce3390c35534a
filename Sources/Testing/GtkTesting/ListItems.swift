import CGtk
import Gtk

/// The list items of all lists and tables in this process, and their positions.
///
/// GTK has no function that returns the position of a row. A factory's signal `bind` passes the list item, which
/// contains the position.
@MainActor
enum ListItems {
    /// The bound list items. The pointers are removed before the objects are freed.
    private static var items: Set<OpaquePointer> = []

    /// Starts to observe the factories of lists. Rows that were bound before this call aren't included.
    static func observe() { _ = observed }

    /// Returns the content of each list item within a list, and its position.
    static func contents(within list: Widget) -> [(content: Widget, position: Int)] {
        items.compactMap { item in
            let position = gtk_list_item_get_position(item)
            guard position != GTK_INVALID_LIST_POSITION, let child = gtk_list_item_get_child(item),
                gtk_widget_is_ancestor(child, list.pointer.assumingMemoryBound(to: GtkWidget.self)) != 0
            else { return nil }
            return (Widget.wrap(UnsafeMutableRawPointer(child)), Int(position))
        }
    }

    private static let observed: Void = {
        addEmissionHook("bind", of: gtk_signal_list_item_factory_get_type()) { _, count, values, _ in
            guard count > 1, let values, let item = g_value_get_object(values + 1) else { return 1 }
            // This is safe because GTK uses list items only on the main thread.
            nonisolated(unsafe) let pointer = UnsafeMutableRawPointer(item)
            MainActor.assumeIsolated { add(pointer) }
            return 1
        }
    }()

    private static func add(_ item: UnsafeMutableRawPointer) {
        // The list items of section headers have a different class, which has no position.
        guard isInstance(item, of: gtk_list_item_get_type()), items.insert(OpaquePointer(item)).inserted else { return }
        g_object_weak_ref(item.assumingMemoryBound(to: GObject.self), { _, object in ListItems.forget(object) }, nil)
    }

    private nonisolated static func forget(_ object: UnsafeMutablePointer<GObject>?) {
        // This is safe because GTK uses list items only on the main thread.
        nonisolated(unsafe) let item = object.map { OpaquePointer($0) }
        MainActor.assumeIsolated { if let item { items.remove(item) } }
    }
}

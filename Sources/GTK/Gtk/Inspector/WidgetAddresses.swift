#if DEBUG
import CGtk
import Gsk

/// Widgets by address, for messages that contain an address.
@MainActor
enum WidgetAddresses {
    /// Returns a description of the object at an address. If the object is a widget without a Swift object, such as a
    /// part of another widget, the description names the innermost container that has a Swift object. Returns nil if no
    /// known object has the address.
    ///
    /// The method compares the address with the addresses of known objects. It never accesses the memory at the
    /// address, because the address can be invalid.
    static func description(at address: UInt) -> String? {
        if let object = LiveObjects.object(at: address) { return LogObjects.description(of: object) }
        guard let list = gtk_window_get_toplevels() else { return nil }
        let found = mapItems(of: list) { find(address, in: $0.assumingMemoryBound(to: GtkWidget.self)) }
        return found.compactMap { $0 }.first.flatMap { description(of: $0) }
    }

    private static func find(
        _ address: UInt,
        in widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget>? {
        if UInt(bitPattern: widget) == address { return widget }
        for child in nativeChildren(of: widget) {
            if let found = find(address, in: child) { return found }
        }
        return nil
    }

    private static func description(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        var ancestor = gtk_widget_get_parent(widget)
        while let current = ancestor {
            if let object = Object.existingWrapper(for: UnsafeMutableRawPointer(current)) {
                return "a part of \(LogObjects.description(of: object))"
            }
            ancestor = gtk_widget_get_parent(current)
        }
        return nil
    }
}
#endif

#if DEBUG
import CGtk
import Gtk

/// Functions that read the widgets of a window. The functions don't create Swift wrappers, because most of these
/// widgets are internal parts of other widgets.
@MainActor
enum WidgetTree {
    typealias Pointer = UnsafeMutablePointer<GtkWidget>

    /// The classes whose children aren't restored. The children show the state of the widget itself, or GTK reuses them
    /// for other elements.
    private static let opaqueTypes = [
        "GtkEditable", "GtkListBase", "GtkColumnView", "GtkDropDown", "GtkComboBox", "GtkMenuButton", "GtkScaleButton",
        "GtkStackSwitcher", "GtkStackSidebar", "GtkCalendar", "GtkFileChooserWidget", "GtkColorChooserWidget",
        "GtkTextView", "GtkPopover", "AdwViewSwitcher", "AdwToggleGroup", "AdwTabBar", "AdwTabOverview", "AdwSwitchRow",
        "AdwComboRow", "AdwSpinRow", "AdwButtonContent",
    ]

    /// Calls a closure with each widget that can have state and with the widget's path.
    ///
    /// A path lists the widgets between the root and the widget. Each widget is identified by its class and by its
    /// index among the siblings of the same class. A new label therefore doesn't change the paths of the entries next
    /// to it.
    static func forEach(in root: Pointer, path: String = "", _ body: (Pointer, String) -> Void) {
        var counts: [String: Int] = [:]
        var next = gtk_widget_get_first_child(root)
        while let widget = next {
            next = gtk_widget_get_next_sibling(widget)
            if isA(widget, "GtkNative") || isA(widget, "AdwDialog") { continue }
            let type = typeName(widget)
            let index = counts[type, default: 0]
            counts[type] = index + 1
            let childPath = "\(path)/\(type):\(index)"
            body(widget, childPath)
            if !opaqueTypes.contains(where: { isA(widget, $0) }) { forEach(in: widget, path: childPath, body) }
        }
    }

    /// Returns the given widget if it's in `paths`, or else its nearest ancestor in `paths`. For the `GtkText` of an
    /// entry, for example, the method returns the entry.
    static func owner(of descendant: Pointer, in paths: [Pointer: String]) -> (widget: Pointer, path: String)? {
        var current: Pointer? = descendant
        while let widget = current {
            if let path = paths[widget] { return (widget, path) }
            current = gtk_widget_get_parent(widget)
        }
        return nil
    }

    static func typeName(_ object: UnsafeMutableRawPointer) -> String {
        String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    }

    /// Returns a Boolean value that indicates whether an object is an instance of a class or an interface. Returns
    /// false if the library of the class isn't loaded.
    static func isA(_ object: UnsafeMutableRawPointer, _ type: String) -> Bool {
        let type = g_type_from_name(type)
        return type != 0 && isInstance(object, of: type)
    }

    // MARK: Properties

    /// Returns the value of a property as a string, or nil if the type of the property isn't supported or the value is
    /// a null string.
    static func property(_ name: String, of object: UnsafeMutableRawPointer) -> String? {
        var value = GValue()
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        switch String(cString: g_type_name(value.g_type)) {
        case "gboolean": return "\(g_value_get_boolean(&value))"
        case "gint": return "\(g_value_get_int(&value))"
        case "guint": return "\(g_value_get_uint(&value))"
        case "gdouble": return "\(g_value_get_double(&value))"
        case "gchararray": return g_value_get_string(&value).map { String(cString: $0) }
        default: return nil
        }
    }

    /// Sets a property to a string that ``property(_:of:)`` returned, unless the property already has that value.
    static func setProperty(_ name: String, of object: UnsafeMutableRawPointer, to text: String) {
        if property(name, of: object) == text { return }
        let pointer = object.assumingMemoryBound(to: GObject.self)
        var value = GValue()
        g_object_get_property(pointer, name, &value)
        defer { g_value_unset(&value) }
        switch String(cString: g_type_name(value.g_type)) {
        case "gboolean": g_value_set_boolean(&value, gboolean(text) ?? 0)
        case "gint": g_value_set_int(&value, gint(text) ?? 0)
        case "guint": g_value_set_uint(&value, guint(text) ?? 0)
        case "gdouble": g_value_set_double(&value, Double(text) ?? 0)
        case "gchararray": g_value_set_string(&value, text)
        default: return
        }
        g_object_set_property(pointer, name, &value)
    }

    /// Returns the object that is the value of a property, or nil. The caller must release the object.
    static func object(_ name: String, of object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        guard let objectClass = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class,
            g_object_class_find_property(
                UnsafeMutableRawPointer(objectClass).assumingMemoryBound(to: GObjectClass.self),
                name
            ) != nil
        else { return nil }
        var value = GValue()
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return g_value_dup_object(&value)
    }
}
#endif

import CGtk
import Gdk

/// The base class of everything that a window shows. `GtkWidget`.
///
/// A Swift subclass of `Widget` itself unparents its children when it is disposed, as GTK asks of custom widgets.
open class Widget: Object {
    open override class var objectType: ObjectType {
        ObjectType(Widget.self, gtk_widget_get_type()) { Widget(wrapping: $0, transfer: $1) }
    }

    /// Makes a widget of this class; see ``Object/init(properties:)``.
    public override init(properties: KeyValuePairs<String, any ValueConvertible> = [:]) {
        Library.prepare()
        super.init(properties: properties)
    }

    public override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
    }

    open override class func initializeClass(_ classPointer: UnsafeMutableRawPointer) {
        super.initializeClass(classPointer)
        let type = classPointer.load(as: GType.self)
        guard g_type_parent(type) == gtk_widget_get_type() else { return }
        classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
            guard let object else { return }
            let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            g_type_class_peek(gtk_widget_get_type())?
                .assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
        }
    }

    /// Whether the widget reacts to the user, if its parents do too. `sensitive`.
    public var sensitive: Bool {
        get {
            PropertyAccess.record(self, "sensitive")
            return gtk_widget_get_sensitive(widgetPointer) != 0
        }
        set { gtk_widget_set_sensitive(widgetPointer, newValue ? 1 : 0) }
    }

    /// Whether the widget and all its parents react to the user. `gtk_widget_is_sensitive`.
    public var isSensitive: Bool { gtk_widget_is_sensitive(widgetPointer) != 0 }

    /// Whether the widget is shown, if its parents are. `visible`.
    public var visible: Bool {
        get {
            PropertyAccess.record(self, "visible")
            return gtk_widget_get_visible(widgetPointer) != 0
        }
        set { gtk_widget_set_visible(widgetPointer, newValue ? 1 : 0) }
    }

    /// What is shown when the pointer rests on the widget. `tooltip-text`.
    public var tooltipText: String? {
        get {
            PropertyAccess.record(self, "tooltip-text")
            return gtk_widget_get_tooltip_text(widgetPointer).map { String(cString: $0) }
        }
        set { gtk_widget_set_tooltip_text(widgetPointer, newValue) }
    }

    /// The name that style sheets can refer to; the class's name unless set. `name`.
    public var name: String {
        get {
            PropertyAccess.record(self, "name")
            return gtk_widget_get_name(widgetPointer).map { String(cString: $0) } ?? ""
        }
        set { gtk_widget_set_name(widgetPointer, newValue) }
    }

    /// Whether the keyboard's input goes to this widget. `has-focus`.
    public var hasFocus: Bool {
        PropertyAccess.record(self, "has-focus")
        return gtk_widget_has_focus(widgetPointer) != 0
    }

    /// The widget that this one is in. `parent`.
    public var parent: Widget? {
        PropertyAccess.record(self, "parent")
        return Widget.wrap(gtk_widget_get_parent(widgetPointer).map { UnsafeMutableRawPointer($0) })
    }

    /// The window that the widget is in. `root`.
    public var root: Widget? {
        PropertyAccess.record(self, "root")
        return Widget.wrap(gtk_widget_get_root(widgetPointer).map { UnsafeMutableRawPointer($0) })
    }

    /// The first of the widgets in this one. `gtk_widget_get_first_child`.
    public var firstChild: Widget? {
        Widget.wrap(gtk_widget_get_first_child(widgetPointer).map { UnsafeMutableRawPointer($0) })
    }

    /// The widget after this one in the same parent. `gtk_widget_get_next_sibling`.
    public var nextSibling: Widget? {
        Widget.wrap(gtk_widget_get_next_sibling(widgetPointer).map { UnsafeMutableRawPointer($0) })
    }

    /// The width that the widget was given, in pixels. `gtk_widget_get_width`.
    public var width: Int { Int(gtk_widget_get_width(widgetPointer)) }

    /// The height that the widget was given, in pixels. `gtk_widget_get_height`.
    public var height: Int { Int(gtk_widget_get_height(widgetPointer)) }

    /// Whether the widget is on the screen, with all its parents. `gtk_widget_get_mapped`.
    public var isMapped: Bool { gtk_widget_get_mapped(widgetPointer) != 0 }

    /// Asks for the keyboard's focus; returns whether the widget took it. `gtk_widget_grab_focus`.
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(widgetPointer) != 0
    }

    /// Adds a class for style sheets to select. `gtk_widget_add_css_class`.
    public func addCSSClass(_ name: String) {
        gtk_widget_add_css_class(widgetPointer, name)
    }

    /// Removes a class that style sheets select. `gtk_widget_remove_css_class`.
    public func removeCSSClass(_ name: String) {
        gtk_widget_remove_css_class(widgetPointer, name)
    }

    /// Puts the widget into another, for custom widgets that place their own children. `gtk_widget_set_parent`.
    public func setParent(_ parent: Widget) {
        gtk_widget_set_parent(widgetPointer, parent.widgetPointer)
    }

    /// Takes the widget out of the custom widget it is in. `gtk_widget_unparent`.
    public func unparent() {
        gtk_widget_unparent(widgetPointer)
    }

    /// Has the widget receive a controller's events. `gtk_widget_add_controller`.
    public func addController(_ controller: EventController) {
        // The widget takes a reference over, and the Swift object keeps its own.
        g_object_ref(controller.pointer)
        gtk_widget_add_controller(widgetPointer, OpaquePointer(controller.pointer))
    }

    package var widgetPointer: UnsafeMutablePointer<GtkWidget> {
        pointer.assumingMemoryBound(to: GtkWidget.self)
    }
}

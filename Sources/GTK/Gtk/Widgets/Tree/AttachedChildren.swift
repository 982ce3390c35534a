import CGtk
@_spi(Binding) import Gsk

/// Keeps track of the widgets that a program added to a parent with `setParent(_:)` or `insert(into:)`.
///
/// When the parent is disposed of, GTK expects that the parent removes such children. Most C classes don't remove them.
/// The children would then keep a pointer to freed memory.
@MainActor
enum AttachedChildren {
    /// The qdata key under which a child stores the parent to which the program added it.
    private static let parentKey = g_quark_from_string("combine-gtk-attached-to")
    /// The qdata key that marks a parent whose attached children are removed on disposal.
    private static let watchKey = g_quark_from_string("combine-gtk-removes-attached")
    /// The qdata key that marks a widget class. Objects of a marked class remove all their children when they're
    /// disposed of.
    private static let classKey = g_quark_from_string("combine-gtk-removes-children")

    /// Records that the program added a child to a parent.
    static func add(_ child: UnsafeMutablePointer<GtkWidget>, to widget: Widget) {
        let parent = widget.widgetPointer
        g_object_set_qdata(object(child), parentKey, parent)
        guard g_object_get_qdata(object(parent), watchKey) == nil else { return }
        g_object_set_qdata(object(parent), watchKey, parent)
        // Text views and list boxes remove their children before GObject sends weak notifications, in a loop that never
        // ends if there is a child that they didn't add themselves.
        widget.beforeRelease { removeAll(from: parent) }
        // GObject sends weak notifications during disposal, while the parent still has its children.
        g_object_weak_ref(
            object(parent),
            { _, parent in
                // `nonisolated(unsafe)` is safe here, because widgets are used on the main thread only.
                nonisolated(unsafe) let parent = parent.map { UnsafeMutableRawPointer($0) }
                MainThread.assume { if let parent { AttachedChildren.removeAll(from: parent) } }
            },
            parent
        )
    }

    private static func removeAll(from parent: UnsafeMutableRawPointer) {
        let parent = parent.assumingMemoryBound(to: GtkWidget.self)
        g_object_set_qdata(object(parent), watchKey, nil)
        var next = gtk_widget_get_first_child(parent)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            if contains(child, of: parent) { remove(child) }
        }
    }

    /// Returns a Boolean value that indicates whether the program added a child. It's false if the parent's C class
    /// added the child.
    static func contains(_ child: UnsafeMutablePointer<GtkWidget>, of parent: UnsafeMutablePointer<GtkWidget>) -> Bool {
        g_object_get_qdata(object(child), parentKey) == UnsafeMutableRawPointer(parent) || isCustom(parent)
    }

    /// Removes a child from a parent that doesn't store a pointer to the child.
    static func remove(_ child: UnsafeMutablePointer<GtkWidget>) {
        g_object_set_qdata(object(child), parentKey, nil)
        gtk_widget_unparent(child)
    }

    /// Marks a direct subclass of `GtkWidget` whose objects remove their children when they're disposed of.
    static func addClass(_ type: GType) {
        g_type_set_qdata(type, classKey, UnsafeMutableRawPointer(bitPattern: 1))
    }

    /// Returns a Boolean value that indicates whether a widget's class is, or derives from, a Swift class that is a
    /// direct subclass of `GtkWidget`.
    private static func isCustom(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let type = UnsafeMutableRawPointer(widget).load(as: UnsafePointer<GType>.self).pointee
        let base = g_type_next_base(type, gtk_widget_get_type())
        return base != 0 && g_type_get_qdata(base, classKey) != nil
    }

    private static func object(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    }
}

extension Widget {
    /// Records that a child is being added to this widget. Traps if the child is this widget or an ancestor of this
    /// widget.
    func attach(_ child: Widget, _ what: StaticString) {
        requireOther(child, what)
        // If the child already belongs to this widget, only its order among the siblings changes.
        guard gtk_widget_get_parent(child.widgetPointer) != widgetPointer else { return }
        child.requireNoParent(what)
        AttachedChildren.add(child.widgetPointer, to: self)
    }

    /// Traps if `child` can't become a child of this widget. The method traps if `child` is this widget, a window, an
    /// ancestor of this widget, or a child of a widget outside of this widget.
    @_spi(Binding)
    public func requireOther(_ child: Widget, _ what: StaticString) {
        if child === self { fatalError("\(what): \(self) can't contain itself") }
        if gtk_widget_is_ancestor(widgetPointer, child.widgetPointer) != 0 {
            fatalError("\(what): \(child) can't be a child of \(self), because it contains \(self)")
        }
        if isInstance(child.pointer, of: gtk_root_get_type()) {
            fatalError("\(what): \(child) is a window, which can't be in another widget")
        }
        // A descendant of this widget is accepted, so that setting the current child again doesn't trap.
        if gtk_widget_is_ancestor(child.widgetPointer, widgetPointer) == 0 { child.requireNoParent(what) }
    }
}

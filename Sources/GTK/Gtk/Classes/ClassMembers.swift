import CGtk
@_spi(Binding) import Gsk

// Installs the class members of a Swift widget class, such as actions and key bindings, in its C class.
extension Widget {
    /// Installs the class members that this Swift class declares. Traps if a class member isn't valid.
    static func installClassMembers(_ classPointer: UnsafeMutableRawPointer) {
        let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
        if let cssName {
            gtk_widget_class_set_css_name(widgetClass, terminated(cssName, "gtk_widget_class_set_css_name: name"))
        }
        if let accessibleRole {
            guard let role = UInt32(exactly: accessibleRole.rawValue) else {
                fatalError("\(self).accessibleRole: \(accessibleRole.rawValue) isn't a role")
            }
            gtk_widget_class_set_accessible_role(widgetClass, GtkAccessibleRole(rawValue: role))
        }
        if let layoutManagerType { install(layoutManagerType, in: widgetClass) }
        if let activateSignal { install(activateSignal: activateSignal, in: widgetClass) }
        ClassActions.install(in: classPointer, of: self)
        ClassKeyBindings.install(in: classPointer, of: self)
        let type = classPointer.load(as: GType.self)
        let hasTemplate = template != nil
        let delegatesEditing = Self.delegatesEditing
        if hasTemplate || delegatesEditing {
            Object.completions[type] = { object in
                guard let widget = object as? Widget else { return }
                if hasTemplate { widget.loadTemplates() }
                if delegatesEditing { widget.followEditingDelegate() }
            }
        }
        if self is any ConstructibleFromC.Type { Object.wrapWhenConstructed(classPointer) }
    }

    private static func install(
        _ managerClass: LayoutManager.Type,
        in widgetClass: UnsafeMutablePointer<GtkWidgetClass>
    ) {
        let type = managerClass.registeredType
        if Object.swiftSubclass(for: type) != nil, !(managerClass is any ConstructibleFromC.Type) {
            fatalError(
                "\(self).layoutManagerType: \(managerClass) must conform to ConstructibleFromC, because GTK creates it"
            )
        }
        gtk_widget_class_set_layout_manager_type(widgetClass, type)
    }

    private static func install(activateSignal name: String, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        let type = UnsafeRawPointer(widgetClass).load(as: GType.self)
        let signal = containsNul(name) ? 0 : g_signal_lookup(name, type)
        var query = GSignalQuery()
        if signal != 0 { g_signal_query(signal, &query) }
        guard signal != 0, query.n_params == 0 else {
            fatalError("\(self).activateSignal: expected a signal of \(self) without arguments, found \"\(name)\"")
        }
        gtk_widget_class_set_activate_signal(widgetClass, signal)
    }
}

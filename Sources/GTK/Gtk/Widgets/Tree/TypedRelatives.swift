import CGtk
@_spi(Binding) import Gsk

extension Widget {
    /// Returns this widget or its nearest ancestor that is an instance of a class. Returns nil if there is no such
    /// widget.
    ///
    /// Corresponds to `gtk_widget_get_ancestor`.
    public func ancestor<Ancestor: Widget>(ofType type: Ancestor.Type = Ancestor.self) -> Ancestor? {
        let found = gtk_widget_get_ancestor(widgetPointer, type.valueType)
        let widget: Widget? = convertOptional(UnsafeRawPointer(found), .none)
        return widget as? Ancestor
    }

    /// Returns the object with the given name in the template of a class.
    ///
    /// Traps if the template doesn't contain an object with the name, or if the object has another class. Corresponds
    /// to `gtk_widget_get_template_child`.
    ///
    /// - Parameter owner: The class of the template. It must be the widget's class or one of its superclasses.
    public func templateChild<Child: Object>(
        _ name: String,
        ofType type: Child.Type = Child.self,
        in owner: Widget.Type? = nil
    ) -> Child {
        let owner = owner ?? Swift.type(of: self)
        let found = gtk_widget_get_template_child(
            widgetPointer,
            owner.valueType,
            terminated(name, "Widget.templateChild(name)")
        )
        let object: Object? = convertOptional(UnsafeRawPointer(found), .none)
        guard let object else { fatalError("the template of \(owner) has no child \"\(name)\"") }
        guard let child = object as? Child else {
            fatalError("the child \"\(name)\" of \(owner)'s template is a \(Swift.type(of: object)), not a \(type)")
        }
        return child
    }
}

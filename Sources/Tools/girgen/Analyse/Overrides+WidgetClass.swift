extension Overrides {
    /// What a Swift widget's class states for all its widgets. In the class itself, as what is in an extension cannot be
    /// overridden.
    static let widgetClassMembers: [String] = """
        /// The handlers of the signals and closures in the class's description, by their names in it.
        ///
        /// A subclass adds to those of its superclass, or replaces those with the same names. You don't need to call `super`.
        /// `gtk_widget_class_bind_template_callback_full`.
        open class var handlers: [String: Handler] { [:] }

        /// The Swift classes that the class's description names, beyond those of its outlets and handlers.
        open class var interfaceClasses: [Object.Type] { [] }

        /// The description of what is in the class's widgets, which each has from its beginning.
        ///
        /// Outlets are filled and handlers connected by then. A subclass's is loaded after that of its superclass. One that
        /// does not fit traps, saying what ``load(_:)`` throws. `gtk_widget_class_set_template`.
        open class var template: Interface? { nil }

        /// The name by which style sheets select the class's widgets, or nil for that of the superclass.
        ///
        /// `gtk_widget_class_set_css_name`.
        open class var cssName: String? { nil }

        /// The class of each widget's initial layout manager, or nil for that of the superclass.
        ///
        /// A Swift class conforms to `ConstructibleFromC`, as GTK makes it. `gtk_widget_class_set_layout_manager_type`.
        open class var layoutManagerType: LayoutManager.Type? { nil }

        /// The role of the class's widgets for assistive technologies, or nil for that of the superclass.
        ///
        /// `gtk_widget_class_set_accessible_role`.
        open class var accessibleRole: AccessibleRole? { nil }

        /// The GObject name of the signal that activating a widget emits, or nil for that of the superclass.
        ///
        /// One with arguments, or that the class does not have, traps. `gtk_widget_class_set_activate_signal`.
        open class var activateSignal: String? { nil }

        /// The actions that each widget of the class has, in addition to those of the superclass.
        ///
        /// `gtk_widget_class_install_action`.
        open class var actions: [WidgetAction] { [] }

        /// The keys that do something while the focus is in a widget of the class, in addition to those of the superclass.
        ///
        /// `gtk_widget_class_add_shortcut`.
        open class var keyBindings: [KeyBinding] { [] }
        """.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

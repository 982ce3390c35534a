import CGtk
@_spi(Binding) import Gsk

/// The actions of Swift widget classes. They are never removed, because a class exists as long as the program runs.
@MainActor
enum ClassActions {
    /// The actions that each class has installed, by name. Inherited actions aren't included.
    private static var installed: [GType: [String: WidgetAction]] = [:]

    /// Installs the actions that a class declares. Inherited actions are skipped.
    static func install(in classPointer: UnsafeMutableRawPointer, of swiftClass: Widget.Type) {
        let type = classPointer.load(as: GType.self)
        let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
        for action in swiftClass.actions {
            guard !action.name.isEmpty, !containsNul(action.name) else {
                fatalError("\(swiftClass).actions: \"\(action.name)\" isn't a valid action name")
            }
            if isInherited(action, by: type) { continue }
            if installed[type]?[action.name] != nil {
                fatalError("\(swiftClass).actions: \"\(action.name)\" occurs twice")
            }
            installed[type, default: [:]][action.name] = action
            switch action.effect {
            case .call:
                gtk_widget_class_install_action(widgetClass, action.name, action.parameterType?.typeString, activate)
            case .set(let property):
                requireSettable(property, in: classPointer, of: swiftClass, for: action.name)
                gtk_widget_class_install_property_action(widgetClass, action.name, property)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a superclass has the same action. Two actions are the same if
    /// they have the same name and the same effect. The effect is the same if both set the same property or both call a
    /// method of the same class.
    private static func isInherited(_ action: WidgetAction, by type: GType) -> Bool {
        guard let known = find(action.name, in: g_type_parent(type)) else { return false }
        switch (known.effect, action.effect) {
        case (.call, .call): return known.owner == action.owner
        case (.set(let property), .set(let other)): return property == other
        default: return false
        }
    }

    /// Returns the action with the given name that is installed for a type or one of its superclasses. Returns nil if
    /// there is no such action.
    private static func find(_ name: String, in type: GType) -> WidgetAction? {
        var current = type
        while Object.swiftSubclass(for: current) != nil {
            if let found = installed[current]?[name] { return found }
            current = g_type_parent(current)
        }
        return nil
    }

    private static let activate: GtkWidgetActionActivateFunc = { widget, name, parameter in
        MainThread.enter((widget, name, parameter)) { widget, name, parameter in
            guard let widget, let name else { return }
            let receiver = Widget.wrap(UnsafeMutableRawPointer(widget), transfer: .borrowed)
            guard case .call(let function) = find(String(cString: name), in: receiver.gType)?.effect else { return }
            let variant: Variant? = convertOptional(UnsafeRawPointer(parameter), .none)
            ChangeOrigin.running { function(receiver, variant) }
        }
    }

    /// The fundamental types of the properties that an action can set.
    private static let settable = [
        FundamentalType.boolean, FundamentalType.int, FundamentalType.unsignedInt, FundamentalType.float,
        FundamentalType.double, FundamentalType.string, FundamentalType.enumeration,
    ]

    private static func requireSettable(
        _ property: String,
        in classPointer: UnsafeMutableRawPointer,
        of swiftClass: Widget.Type,
        for action: String
    ) {
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        let place = "\(swiftClass).actions: \"\(action)\""
        guard !containsNul(property), let found = g_object_class_find_property(objectClass, property)?.pointee else {
            fatalError("\(place) sets \"\(property)\", which isn't a property of \(swiftClass)")
        }
        let flags = found.flags.rawValue
        guard flags & G_PARAM_WRITABLE.rawValue != 0, flags & G_PARAM_READABLE.rawValue != 0,
            flags & G_PARAM_CONSTRUCT_ONLY.rawValue == 0
        else { fatalError("\(place) sets \"\(property)\", which isn't both readable and writable") }
        guard settable.contains(g_type_fundamental(found.value_type)) else {
            fatalError(
                "\(place) can't set \"\(property)\": properties of type \(registeredName(of: found.value_type)) aren't supported"
            )
        }
    }
}

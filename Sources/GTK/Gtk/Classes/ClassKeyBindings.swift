import CGtk
@_spi(Binding) import Gsk

/// The key bindings of Swift widget classes. They are never removed, because a class exists as long as the program
/// runs.
///
/// GTK checks the shortcuts of superclasses first. Therefore, only one shortcut is registered for a trigger, even if
/// several classes in a hierarchy declare it. That shortcut checks the bindings of all these classes, starting with the
/// widget's own class.
@MainActor
enum ClassKeyBindings {
    /// A binding that is registered with GTK.
    @MainActor
    private struct Entry {
        let binding: KeyBinding
        let trigger: ShortcutTrigger
        let action: ShortcutAction

        func activate(_ widget: Widget) -> Bool {
            action.activate([], widget: widget, arguments: binding.argument)
        }
    }

    /// The bindings that each class has installed. Inherited bindings aren't included.
    private static var installed: [GType: [Entry]] = [:]

    /// Installs the bindings that a class declares. Inherited bindings are skipped.
    static func install(in classPointer: UnsafeMutableRawPointer, of swiftClass: Widget.Type) {
        let type = classPointer.load(as: GType.self)
        for binding in swiftClass.keyBindings {
            for trigger in triggers(of: binding, swiftClass) where !isInherited(binding, trigger, by: type) {
                let entry = Entry(binding: binding, trigger: trigger, action: action(of: binding, swiftClass))
                let isNew = entries(for: trigger, in: type).isEmpty
                installed[type, default: []].append(entry)
                if isNew { add(trigger, to: classPointer.assumingMemoryBound(to: GtkWidgetClass.self)) }
            }
        }
    }

    /// Returns the bindings for a trigger that apply to widgets of a type. The type's own bindings are first, followed
    /// by the bindings of its superclasses.
    private static func entries(for trigger: ShortcutTrigger, in type: GType) -> [Entry] {
        var found: [Entry] = []
        var current = type
        while Object.swiftSubclass(for: current) != nil {
            found += installed[current, default: []].filter { $0.trigger == trigger }
            current = g_type_parent(current)
        }
        return found
    }

    private static func isInherited(_ binding: KeyBinding, _ trigger: ShortcutTrigger, by type: GType) -> Bool {
        entries(for: trigger, in: g_type_parent(type)).contains { isSame($0.binding, binding) }
    }

    private static func isSame(_ first: KeyBinding, _ second: KeyBinding) -> Bool {
        guard first.argument == second.argument else { return false }
        switch (first.effect, second.effect) {
        case (.action(let name), .action(let other)), (.signal(let name), .signal(let other)): return name == other
        case (.call, .call): return first.owner == second.owner
        case (.object(let action), .object(let other)): return action === other
        default: return false
        }
    }

    // MARK: GTK objects

    /// Returns the triggers of a binding. There is one for each alternative, so that a subclass can override a single
    /// alternative.
    private static func triggers(of binding: KeyBinding, _ swiftClass: Widget.Type) -> [ShortcutTrigger] {
        switch binding.trigger {
        case .object(let trigger): return [trigger]
        case .keys(let keys):
            // Splitting is unambiguous, because the key for the character `|` is written as `bar`.
            return keys.split(separator: "|", omittingEmptySubsequences: false).map { part in
                guard !containsNul(keys), let trigger = ShortcutTrigger(string: String(part)) else {
                    fatalError("\(swiftClass).keyBindings: \"\(keys)\" isn't a shortcut that GTK can parse")
                }
                return trigger
            }
        }
    }

    private static func action(of binding: KeyBinding, _ swiftClass: Widget.Type) -> ShortcutAction {
        switch binding.effect {
        case .object(let action): return action
        case .action(let name):
            guard !name.isEmpty, !containsNul(name) else {
                fatalError("\(swiftClass).keyBindings: \"\(name)\" isn't a valid action name")
            }
            return NamedAction(name: name)
        case .signal(let name):
            let signal = containsNul(name) ? 0 : g_signal_lookup(name, swiftClass.registeredType)
            var query = GSignalQuery()
            if signal != 0 { g_signal_query(signal, &query) }
            guard signal != 0, query.signal_flags.rawValue & G_SIGNAL_ACTION.rawValue != 0 else {
                fatalError("\(swiftClass).keyBindings: \"\(name)\" isn't an action signal of \(swiftClass)")
            }
            return SignalAction(signalName: name)
        case .call(let function):
            let returned = gtk_callback_action_new(call, retainedBox(function), releaseBox)
            return convertPointer(returned, .full, "gtk_callback_action_new")
        }
    }

    /// Makes GTK check the bindings for a trigger when the user presses its keys.
    private static func add(_ trigger: ShortcutTrigger, to widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        let activate: @MainActor (Widget) -> Bool = { widget in
            entries(for: trigger, in: widget.gType).contains { $0.activate(widget) }
        }
        let action = gtk_callback_action_new(call, retainedBox(activate), releaseBox)
        guard let shortcut = gtk_shortcut_new(OpaquePointer(trigger.consumedPointer), action) else {
            fatalError("GTK couldn't create a shortcut")
        }
        gtk_widget_class_add_shortcut(widgetClass, shortcut)
        g_object_unref(UnsafeMutableRawPointer(shortcut))
    }

    private static let call: GtkShortcutFunc = { widget, _, data in
        MainThread.enter((widget, data)) { widget, data in
            guard let widget else { return 0 }
            let function: @MainActor (Widget) -> Bool = boxedFunction(data)
            let receiver = Widget.wrap(UnsafeMutableRawPointer(widget), transfer: .borrowed)
            return ChangeOrigin.running { function(receiver) } ? 1 : 0
        }
    }
}

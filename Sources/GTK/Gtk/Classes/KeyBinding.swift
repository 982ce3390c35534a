import CGtk
import Gsk

/// A key binding of a widget class. The binding works while a widget of the class or one of the widget's descendants
/// has the focus. `gtk_widget_class_add_shortcut`.
///
/// ```swift
/// override class var keyBindings: [KeyBinding] {
///     [
///         KeyBinding("<Control>s", action: "editor.save"),
///         KeyBinding("<Control>plus", action: "editor.zoom", parameter: Variant(1.1)),
///         KeyBinding("Escape|<Control>bracketleft", Editor.cancel),      // func cancel()
///     ]
/// }
/// ```
///
/// Write the keys in the format of GTK accelerators, with `|` between alternatives. If GTK can't parse the keys, the
/// program traps when the first widget of the class is created. If a class and its superclass bind the same keys, the
/// binding of the class takes precedence.
@MainActor
public struct KeyBinding {
    /// The event that triggers the binding.
    enum Trigger {
        case keys(String)
        case object(ShortcutTrigger)
    }

    enum Effect {
        case action(String)
        case signal(String)
        case call(@MainActor (Widget) -> Bool)
        case object(ShortcutAction)
    }

    let trigger: Trigger
    let effect: Effect
    let argument: Variant?
    /// The class that declares the method, or nil if the binding doesn't call a method.
    let owner: Widget.Type?

    private init(_ trigger: Trigger, _ effect: Effect, argument: Variant? = nil, owner: Widget.Type? = nil) {
        self.trigger = trigger
        self.effect = effect
        self.argument = argument
        self.owner = owner
    }

    /// Creates a binding that activates an action of the widget or of an ancestor.
    /// `gtk_widget_class_add_binding_action`.
    ///
    /// - Parameter parameter: The action's parameter. It must have the type that the action declares.
    public init(_ keys: String, action: String, parameter: Variant? = nil) {
        self.init(.keys(keys), .action(action), argument: parameter)
    }

    /// Creates a binding that emits an action signal of the widget. `gtk_widget_class_add_binding_signal`.
    ///
    /// - Parameter arguments: A tuple that contains the arguments of the signal, or nil if the signal has no arguments.
    public init(_ keys: String, signal: String, arguments: Variant? = nil) {
        self.init(.keys(keys), .signal(signal), argument: arguments)
    }

    /// Creates a binding that calls a method of the class. `gtk_widget_class_add_binding`.
    public init<Receiver: Widget>(_ keys: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void) {
        let effect = Effect.call { widget in
            guard let receiver = widget as? Receiver else { return false }
            method(receiver)()
            return true
        }
        self.init(.keys(keys), effect, owner: Receiver.self)
    }

    /// Creates a binding that calls a method of the class. The method returns a Boolean value that indicates whether it
    /// handled the keys. If the result is false, GTK propagates the key event.
    public init<Receiver: Widget>(_ keys: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Bool) {
        let effect = Effect.call { widget in
            guard let receiver = widget as? Receiver else { return false }
            return method(receiver)()
        }
        self.init(.keys(keys), effect, owner: Receiver.self)
    }

    /// Creates a binding from a trigger and an action object. All widgets of the class share the two objects.
    /// `gtk_widget_class_add_shortcut`.
    ///
    /// - Parameters:
    ///   - trigger: The trigger of the binding.
    ///   - action: The action to activate.
    ///   - argument: The argument of the action.
    public init(trigger: ShortcutTrigger, _ action: ShortcutAction, argument: Variant? = nil) {
        self.init(.object(trigger), .object(action), argument: argument)
    }
}

import CGtk
import Gsk

/// An action of a widget class. Buttons, menus and keys in a widget of the class can activate it.
/// `gtk_widget_class_install_action`.
///
/// ```swift
/// override class var actions: [WidgetAction] {
///     [
///         WidgetAction("editor.save", Editor.save),            // func save()
///         WidgetAction("editor.zoom", Editor.zoom),            // func zoom(by factor: Double)
///         WidgetAction("editor.wraps", property: "wrap-mode"),
///     ]
/// }
/// ```
@MainActor
public struct WidgetAction {
    /// The effect of activating the action.
    enum Effect {
        case call(@MainActor (Widget, Variant?) -> Void)
        case set(property: String)
    }

    /// The name, including its prefix. Buttons, menus and key bindings refer to the action by this name.
    public let name: String
    let parameterType: VariantType?
    let effect: Effect
    /// The class that declares the method, or nil if the action sets a property.
    let owner: Widget.Type?

    /// Creates an action that calls a method of the class.
    public init<Receiver: Widget>(_ name: String, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void) {
        self.name = name
        parameterType = nil
        owner = Receiver.self
        effect = .call { widget, _ in
            guard let receiver = widget as? Receiver else { return }
            method(receiver)()
        }
    }

    /// Creates an action that calls a method with the action's parameter.
    ///
    /// - Parameters:
    ///   - parameterType: The variant type of the parameter, if it differs from the default type for `Parameter`. For
    ///     example, `i` is the type of a plain number in a `.ui` file. If a value can't be converted to `Parameter`, a
    ///     message is logged and the method isn't called.
    ///   - method: The method, which is called with the widget and the parameter.
    public init<Receiver: Widget, Parameter: ActionParameter>(
        _ name: String,
        parameterType: VariantType? = nil,
        _ method: @escaping @MainActor (Receiver) -> @MainActor (Parameter) -> Void
    ) {
        self.name = name
        self.parameterType = parameterType ?? Parameter.actionParameterType
        owner = Receiver.self
        effect = .call { widget, variant in
            guard let receiver = widget as? Receiver else { return }
            guard let variant, let parameter = Parameter.actionParameter(from: variant) else {
                let found = variant.map { "a parameter of type \($0.typeString)" } ?? "no parameter"
                return Diagnostics.critical("the action \"\(name)\" requires \(Parameter.self), found \(found)")
            }
            method(receiver)(parameter)
        }
    }

    /// Creates an action that sets a property. If the property is a Boolean value, activating the action toggles it.
    /// `gtk_widget_class_install_property_action`.
    ///
    /// - Parameter property: The GObject name of the property. The property must be readable and writable, and its
    ///   value must be a Boolean value, a number, a string or an enumeration. If the class doesn't have a suitable
    ///   property, the program traps when the first widget of the class is created.
    public init(_ name: String, property: String) {
        self.name = name
        parameterType = nil
        owner = nil
        effect = .set(property: property)
    }
}

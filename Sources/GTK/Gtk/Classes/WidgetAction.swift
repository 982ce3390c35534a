import CGtk
import Gsk

/// An action that each widget of a class has, for buttons, menus and keys in it. `gtk_widget_class_install_action`.
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
    /// The effect of an activation.
    enum Effect {
        case call(@MainActor (Widget, Variant?) -> Void)
        case set(property: String)
    }

    /// The name that buttons, menus and keys use, with its prefix.
    public let name: String
    let parameterType: VariantType?
    let effect: Effect
    /// The class of the method that it calls.
    let owner: Widget.Type?

    /// Creates an action that calls a method of the class.
    public init<Receiver: Widget>(
        _ name: String,
        _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        self.name = name
        parameterType = nil
        owner = Receiver.self
        effect = .call { widget, _ in
            guard let receiver = widget as? Receiver else { return }
            method(receiver)()
        }
    }

    /// Creates an action whose parameter is the method's argument.
    ///
    /// - Parameters:
    ///   - parameterType: The type of the parameter if it isn't the default type of `Parameter`, such as `i` for an
    ///     `Int` that `.ui` files write as a plain number. If a value can't be converted to `Parameter`, the method
    ///     isn't called, and a message is logged.
    ///   - method: A method that is called with the widget and the parameter.
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
                let found = variant.map { $0.typeString } ?? "none"
                return Diagnostics.critical(
                    "the action \"\(name)\" requires \(Parameter.self), found a parameter of type \(found)"
                )
            }
            method(receiver)(parameter)
        }
    }

    /// Creates an action that sets a property, or toggles it if it is a Boolean.
    /// `gtk_widget_class_install_property_action`.
    ///
    /// - Parameter property: The GObject name of the property. If the class doesn't have the property, or if it isn't
    ///   writable or isn't a Boolean, number, string or enumeration, creating the first widget traps.
    public init(_ name: String, property: String) {
        self.name = name
        parameterType = nil
        owner = nil
        effect = .set(property: property)
    }
}

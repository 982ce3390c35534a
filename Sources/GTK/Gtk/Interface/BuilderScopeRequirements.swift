import CGtk
import Gsk

/// The members of ``BuilderScope``, which finds the handlers and types that a description uses.
///
/// Implement a scope if the names aren't known in advance, for example because a scripting language provides the
/// handlers. In all other cases, use ``Widget/handlers`` or `Builder(_:handlers:classes:)`.
///
/// ```swift
/// final class Script: Object, BuilderScope {
///     func handler(named name: String, for builder: Builder) -> Handler? {
///         Handler { (button: Button) in run(name, button) }
///     }
/// }
/// let builder = try Builder(interface, scope: Script())
/// ```
@MainActor
public protocol BuilderScopeRequirements: Object {
    /// Returns the handler with the given name. If the method returns nil, loading the description fails.
    ///
    /// If the handler is a method, it must include the object on which to call the method, for example with
    /// `Handler(on: …)`. `create_closure`.
    func handler(named name: String, for builder: Builder) -> Handler?

    /// Returns the type with the given name, or nil if there is no such type. The default implementation finds C types.
    /// `get_type_from_name`.
    func type(named name: String, for builder: Builder) -> GType?

    /// Returns the result of the type function with the given name, such as `gtk_button_get_type`, or nil if the
    /// function doesn't exist. A description names the function in the attribute `type_func="…"`. The default
    /// implementation calls C functions. `get_type_from_function`.
    func type(fromFunction name: String, for builder: Builder) -> GType?
}

extension BuilderScopeRequirements {
    /// Returns the C type with the given name, or nil if there is no such type.
    public func type(named name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions.ofC.type(named: name, builder)
    }

    /// Returns the result of the C type function with the given name, or nil if the function doesn't exist.
    public func type(fromFunction name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions.ofC.type(fromFunction: name, builder)
    }
}

extension NativeBuilderScope {
    /// Returns nil, because the handlers of a C scope are C functions, which can't be represented as a ``Handler``.
    public func handler(named name: String, for builder: Builder) -> Handler? { nil }

    /// Returns the type with the given name. `get_type_from_name`.
    public func type(named name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions(self).type(named: name, builder)
    }

    /// Returns the result of the type function with the given name. `get_type_from_function`.
    public func type(fromFunction name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions(self).type(fromFunction: name, builder)
    }
}

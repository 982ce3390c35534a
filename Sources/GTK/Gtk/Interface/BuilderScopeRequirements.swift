import CGtk
import Gsk

/// The members of ``BuilderScope``, which finds the handlers and types that a description names.
///
/// Write a class that conforms to it for names that aren't known in advance, for example those of a scripting language.
/// For all others use ``Widget/handlers`` and `Builder(_:handlers:classes:)`.
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
    /// Returns the handler with a name, or nil if no handler has the name, which is an error in the description.
    ///
    /// If it's a method, it must include its object, as `Handler(on: …)` does. `create_closure`.
    func handler(named name: String, for builder: Builder) -> Handler?

    /// Returns the type with a name, or nil if no type has the name. The default implementation searches the C types.
    /// `get_type_from_name`.
    func type(named name: String, for builder: Builder) -> GType?

    /// Returns the type that a function returns, as `type_func="…"` requires, or nil if the function doesn't exist. The default
    /// implementation calls C functions. `get_type_from_function`.
    func type(fromFunction name: String, for builder: Builder) -> GType?
}

extension BuilderScopeRequirements {
    /// Returns the C type with a name.
    public func type(named name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions.ofC.type(named: name, builder)
    }

    /// Returns the type that a C function with a name returns.
    public func type(fromFunction name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions.ofC.type(fromFunction: name, builder)
    }
}

extension NativeBuilderScope {
    /// Returns nil, because a C scope creates closures of C functions, which Swift can't call.
    public func handler(named name: String, for builder: Builder) -> Handler? { nil }

    /// Returns the type of a name. `get_type_from_name`.
    public func type(named name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions(self).type(named: name, builder)
    }

    /// Returns the type that a function returns. `get_type_from_function`.
    public func type(fromFunction name: String, for builder: Builder) -> GType? {
        BuilderScopeFunctions(self).type(fromFunction: name, builder)
    }
}

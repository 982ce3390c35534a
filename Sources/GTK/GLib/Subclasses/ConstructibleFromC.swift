/// A Swift subclass whose objects C can create, for example for an `<object class="TagLabel">` in a `.ui` file.
///
/// A final class without initializers only needs to declare the conformance. Other classes must implement
/// `init(wrapping:transfer:)` and initialize their stored properties in it.
///
/// ```swift
/// final class TagLabel: Label, ConstructibleFromC {
///     var tag = 0
/// }
/// ```
///
/// The wrapper of a widget is created as soon as C has created the widget. For other objects, the wrapper is created on
/// first use. First use means that C accesses a property declared in Swift, calls a method overridden in Swift, or
/// passes the object to Swift code. In any case, properties that C sets during the creation of the object are applied.
///
/// A class whose objects are created only by Swift code doesn't need to conform. If a `.ui` file contains an object of
/// a class that doesn't conform, `Widget.load(_:)` throws an error with the line number.
@MainActor
public protocol ConstructibleFromC: Object {
    /// Creates the wrapper of a C object of this class.
    init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)
}

/// A Swift subclass that C can create, for example GTK for an `<object class="TagLabel">` in a `.ui` file.
///
/// The Swift object of a widget is created as soon as C has created the widget. For other objects, the Swift object is
/// created on first use: when C sets or reads a property that a Swift class declares, calls a method that a Swift class
/// overrides, or passes the object to Swift. Properties that C sets while it creates the object are applied. A final
/// class without initializers only declares its conformance. Other classes implement `init(wrapping:transfer:)`, in
/// which their stored properties are initialized:
///
/// ```swift
/// final class TagLabel: Label, ConstructibleFromC {
///     var tag = 0
/// }
/// ```
///
/// A class whose objects are only created by Swift code doesn't need to conform. If a `.ui` file contains a class that
/// doesn't conform, `Widget.load(_:)` throws an error with the line.
@MainActor
public protocol ConstructibleFromC: Object {
    /// Creates the Swift object for a C object of this class.
    init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)
}

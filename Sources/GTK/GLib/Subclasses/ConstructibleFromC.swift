/// A Swift subclass that C can create, for example GTK for an `<object class="TagLabel">` in a `.ui` file.
///
/// The Swift object of a widget is created as soon as C has created the widget. The Swift object of another object is
/// created when Swift first needs it: when C sets or reads a property that a Swift class declares, calls a method that
/// it overrides, or passes the object to Swift. Properties that C sets while it creates the object are applied. A final
/// class without initializers only declares its conformance. Other classes implement `init(wrapping:transfer:)`, in
/// which their stored properties are initialized:
///
/// ```swift
/// final class TagLabel: Label, ConstructibleFromC {
///     var tag = 0
/// }
/// ```
///
/// A class that only Swift creates doesn't need to conform. If a description names a class that doesn't conform,
/// `Widget.load(_:)` throws an error with the line.
@MainActor
public protocol ConstructibleFromC: Object {
    /// Creates the Swift object for a C object of this class.
    init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)
}

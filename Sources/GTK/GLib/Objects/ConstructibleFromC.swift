/// A Swift subclass that C can make, as GTK does for an `<object class="TagLabel">` in a `.ui` file.
///
/// A widget's Swift object is made as soon as C has made the widget; that of another object when Swift first meets it: when C
/// sets or reads a property that a Swift class declares, calls a method that it overrides, or hands the object over. What C
/// sets while it makes the object arrives. A final class without initialisers of its own conforms by saying so; others state
/// `init(wrapping:transfer:)`, which is where their state begins:
///
/// ```swift
/// final class TagLabel: Label, ConstructibleFromC {
///     var tag = 0
/// }
/// ```
///
/// A class that only Swift makes needs nothing of this. One that a description names without conforming is an error of
/// `Widget.load(_:)`, which names the line.
@MainActor
public protocol ConstructibleFromC: Object {
    /// Creates the Swift object for a C object of this class.
    init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)
}

/// A Swift subclass that C can make, as GTK does for an `<object class="TagLabel">` in a `.ui` file.
///
/// Its Swift object is made when Swift first meets the C one: when C sets or reads a property that a Swift class declares, or hands
/// the object over. What C sets while it makes the object arrives. A final class without initialisers of its own conforms by
/// saying so; others state `init(wrapping:transfer:)`, which is where their state begins:
///
/// ```swift
/// final class TagLabel: Label, ConstructibleFromC {
///     var tag = 0
/// }
/// ```
///
/// A class that only Swift makes needs nothing of this.
@MainActor
public protocol ConstructibleFromC: Object {
    /// Makes the Swift object for a C object of this class.
    init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer)
}

/// A variable that an operator accesses only when it receives an event from its upstream publisher. These events are
/// sent serially.
///
/// A captured local variable would be checked for exclusive access twice for each value, which takes longer than most
/// operators. Each access of this variable ends before other code runs, so the checks can be disabled.
@usableFromInline
final class SerialVariable<Value> {
    @exclusivity(unchecked)
    @usableFromInline
    var value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}

/// A `Sendable` wrapper for a value of any type. Only one thread at a time may use the value.
///
/// Combine accepts closures and values that aren't `Sendable`, and uses them serially. The compiler can't verify the
/// serial use, so the conformance is `@unchecked`.
@frozen
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline package var value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
}

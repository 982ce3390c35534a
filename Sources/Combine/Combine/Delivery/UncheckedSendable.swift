/// A value that only one thread at a time uses, for places that require a `Sendable` value.
///
/// Combine's signatures accept closures and values that aren't `Sendable`, and promise to use them serially. The
/// compiler can't verify that a lock keeps this promise, so this type is `@unchecked`.
@frozen
@usableFromInline
package struct UncheckedSendable<Value>: @unchecked Sendable {
    @usableFromInline
    package var value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}

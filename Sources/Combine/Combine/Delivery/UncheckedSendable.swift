/// A value that one thread at a time uses, in a place that asks for a `Sendable` one.
///
/// Combine's signatures take closures and values that are not `Sendable`, and promise to use them serially. The compiler
/// cannot see that a lock keeps the promise, hence `@unchecked`.
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

/// A value that its owner lets only one thread use at a time, so that it may stand where a `Sendable` one is asked for.
///
/// Combine's own signatures take closures and values that are not `Sendable`, and promise to use them serially. The
/// compiler cannot see that promise kept by a gate or a lock, hence `@unchecked`.
@frozen
@usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
    @usableFromInline
    package var value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}

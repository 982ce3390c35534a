/// A policy for values that arrive while no task is waiting for a value.
package enum AsyncBuffering: Sendable {
    /// Requests one value in each call to `next()`, like Apple's Combine.
    ///
    /// A publisher that respects demand loses no values. A subject drops the values that are sent between two calls.
    case onDemand

    /// Requests unlimited values and buffers them until a task calls `next()`.
    ///
    /// Use this policy for events that must not be lost and whose source ignores back-pressure. The buffer grows as
    /// long as values arrive faster than they are consumed.
    case unbounded
}

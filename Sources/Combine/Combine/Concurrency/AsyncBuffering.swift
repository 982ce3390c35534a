/// A policy for the values that arrive while no task awaits one, in an asynchronous sequence.
package enum AsyncBuffering: Sendable {
    /// Requests one value at each `next()`, as Apple's Combine does. A sequence's publisher loses no value. A subject
    /// drops the values that are sent between two calls.
    case onDemand

    /// Requests without limit and keeps every value until it is awaited.
    ///
    /// Use it for sources of events that can't be held back and must not be lost. The buffer grows as long as values
    /// arrive faster than they are consumed.
    case unbounded
}

/// The treatment of a publisher's values that come while nobody awaits one, in an asynchronous sequence.
package enum AsyncBuffering: Sendable {
    /// Requests one value at each `next()`, as Apple Combine does. A sequence's publisher loses no value; a subject drops the
    /// values sent between two calls.
    case onDemand

    /// Requests without limit and keeps every value until it is awaited. For sources of events that cannot be held back and
    /// must not be lost; the buffer grows as long as values come faster than they are taken.
    case unbounded
}

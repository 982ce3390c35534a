/// The treatment of a publisher's values that come while nobody awaits one, in an asynchronous sequence.
package enum AsyncBuffering: Sendable {
    /// Requests one value at each `next()`, as Apple Combine does: a publisher that can hold its values back loses none,
    /// one that cannot, such as a subject, drops the values between.
    case onDemand

    /// Requests without limit and keeps every value until it is awaited. For sources of events that cannot be held back and
    /// must not be lost; the buffer grows as long as values come faster than they are taken.
    case unbounded
}

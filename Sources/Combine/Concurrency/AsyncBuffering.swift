/// What an asynchronous sequence of a publisher's values does with those that come while nobody waits for one.
package enum AsyncBuffering: Sendable {
    /// Requests one value at each `next()`, as Apple Combine does: a publisher that can hold its values back loses none,
    /// one that cannot, such as a subject, drops what is sent between.
    case onDemand

    /// Requests without limit and keeps every value until it is asked for. For sources of events that cannot be held
    /// back and must not be lost; the buffer grows as long as they come faster than they are taken.
    case unbounded
}

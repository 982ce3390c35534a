/// A time limit. Its period starts when the deadline is created.
package struct Deadline: Sendable {
    /// The maximum length of the period. It's longer than any realistic period, and short enough to be added to the
    /// time of any clock.
    private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

    private let instant: ContinuousClock.Instant
    /// The end of the period as a time of the GLib clock.
    let date: MainContext.SchedulerTimeType

    /// Creates a deadline that is the given duration from now. If the duration is negative, the deadline has already
    /// passed.
    package init(after limit: Duration) {
        let limit = min(max(limit, .zero), Self.longest)
        instant = .now + limit
        let (seconds, attoseconds) = limit.components
        date = MainContext.default.now.advanced(
            by: .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
        )
    }

    package var isPast: Bool { .now >= instant }
}

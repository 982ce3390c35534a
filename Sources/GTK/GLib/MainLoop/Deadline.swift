/// The end of a waiting time that begins now.
package struct Deadline: Sendable {
    /// The maximum duration that can be added to any clock's time. It's longer than any wait.
    private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

    private let instant: ContinuousClock.Instant
    /// The end of the waiting time by GLib's clock.
    let date: MainContext.SchedulerTimeType

    /// - Parameter limit: The duration. If it's negative, the deadline has already passed.
    package init(after limit: Duration) {
        let limit = min(max(limit, .zero), Self.longest)
        instant = .now + limit
        let (seconds, attoseconds) = limit.components
        date = MainContext.default.now.advanced(
            by: .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
        )
    }

    /// A Boolean value that indicates whether the deadline has passed.
    package var isPast: Bool { .now >= instant }
}

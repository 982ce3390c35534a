/// The end of a time to wait, which starts now.
package struct Deadline: Sendable {
    /// What may be added to any clock's time; longer than anything is waited for.
    private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

    private let instant: ContinuousClock.Instant
    /// The same by GLib's clock.
    let date: MainContext.SchedulerTimeType

    /// - Parameter limit: however long, or negative, which is over at once.
    package init(after limit: Duration) {
        let limit = min(max(limit, .zero), Self.longest)
        instant = .now + limit
        let (seconds, attoseconds) = limit.components
        date = MainContext.default.now.advanced(
            by: .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
        )
    }

    /// A Boolean value that indicates whether the time is up.
    package var isPast: Bool { .now >= instant }
}

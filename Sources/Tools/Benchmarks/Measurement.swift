/// Functions that measure how long an event takes.
enum Measurement {
    private static let runs = 100

    /// Returns the duration of an event in nanoseconds, measured in the fastest of many calls of a closure.
    ///
    /// Each call performs the number of events that the closure receives. The calls are short, so that other programs
    /// are unlikely to interrupt the fastest call. `count` is about half of the number of events in all calls.
    static func nanoseconds(count: Int, _ body: (Int) -> Void) -> Double {
        body(count / 10)
        let events = max(1, count / 50)
        let best = (0..<runs).map { _ in ContinuousClock().measure { body(events) } }.min() ?? .zero
        return nanoseconds(best) / Double(events)
    }

    /// Returns a duration in nanoseconds.
    static func nanoseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }
}

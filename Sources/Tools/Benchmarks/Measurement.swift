/// Functions that measure the time of an event.
enum Measurement {
    private static let runs = 5

    /// Calls a closure several times and returns the nanoseconds per event of the fastest call. Each call performs
    /// `count` events.
    static func nanoseconds(count: Int, _ body: (Int) -> Void) -> Double {
        body(count / 10)
        let best = (0..<runs).map { _ in ContinuousClock().measure { body(count) } }.min() ?? .zero
        return nanoseconds(best) / Double(count)
    }

    /// Returns a duration in nanoseconds.
    static func nanoseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }
}

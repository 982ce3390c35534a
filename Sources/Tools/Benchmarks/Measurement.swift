/// Functions that measure the time of an event.
enum Measurement {
    private static let runs = 100

    /// Calls a closure several times. Each call receives a number of events to perform, about 2 × `count` in total.
    /// Returns the nanoseconds per event of the fastest call.
    ///
    /// The calls are short, so that other programs don't interrupt the fastest call.
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

/// Functions that measure how long an event takes.
enum Measurement {
    private static let runs = 100

    /// Calls a closure repeatedly with a number of events to perform. Returns the nanoseconds per event of the fastest
    /// call.
    ///
    /// The closure performs about 2 × `count` events in total. Each call is short, so that other programs are unlikely
    /// to interrupt the fastest one.
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

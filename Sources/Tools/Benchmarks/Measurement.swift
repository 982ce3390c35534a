/// The time of one event, the minimum of several runs.
enum Measurement {
    private static let runs = 5

    /// Runs `body`, which performs `count` events, several times. Returns the nanoseconds per event in the fastest run.
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

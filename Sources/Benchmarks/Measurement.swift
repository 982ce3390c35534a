/// How long one event takes, at best of several runs.
struct Measurement {
    private static let runs = 5

    /// Runs `body`, which performs `count` events, several times; returns the nanoseconds an event takes in the best run.
    static func nanoseconds(count: Int, _ body: (Int) -> Void) -> Double {
        body(count / 10)
        let best = (0..<runs).map { _ in ContinuousClock().measure { body(count) } }.min() ?? .zero
        return Double(best.components.attoseconds) / 1e9 / Double(count)
            + Double(best.components.seconds) * 1e9 / Double(count)
    }
}

/// A number printed with one digit after the point.
func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
}

/// A text filled up with spaces, on the right or on the left.
func padded(_ text: String, to width: Int, onLeft: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return onLeft ? spaces + text : text + spaces
}

import Combine

/// Counts the lines of a log and collects its errors, with a single subscription to the log.
func summarize(_ log: some Publisher<String, Never>) -> [AnyCancellable] {
    let lines = log.multicast { PassthroughSubject() }
    return [
        lines.count().sink { print("\($0) lines") },
        lines.filter { $0.hasPrefix("error") }.collect().sink { print($0) },
        AnyCancellable(lines.connect()),
    ]
}

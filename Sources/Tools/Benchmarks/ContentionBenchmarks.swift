import Combine
import Dispatch
import Synchronization

/// Benchmarks of the time that a thread waits for access to a subject while another thread continuously sends values.
struct ContentionBenchmarks {
    private static let duration = Duration.seconds(2)

    private let part: String?
    private var table = MarkdownTable("call, compared with a loop of sends", "calls", "mean µs", "worst µs")

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = ContentionBenchmarks(part: part)
        suite.measureAll()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
    }

    private mutating func measureAll() {
        measure("send") { subject, time in time { subject.send(1) } }
        measure("sink") { subject, time in
            var subscription: AnyCancellable?
            time { subscription = subject.sink { _ in } }
            subscription?.cancel()
        }
        measure("cancel") { subject, time in
            let subscription = subject.sink { _ in }
            time { subscription.cancel() }
        }
    }

    /// Calls a closure repeatedly. The closure measures a part of its work with the function `time`.
    private mutating func measure(
        _ name: String,
        _ call: (PassthroughSubject<Int, Never>, _ time: (() -> Void) -> Void) -> Void
    ) {
        if let part, !name.contains(part) { return }
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { _ in Self.work() }
        let producer = Producer(subject)
        var (count, total, worst) = (0, Duration.zero, Duration.zero)
        let start = ContinuousClock.now
        while start.duration(to: .now) < Self.duration {
            call(subject) { body in
                let time = ContinuousClock().measure(body)
                count += 1
                total += time
                worst = max(worst, time)
            }
        }
        producer.stop()
        subscription.cancel()
        let mean = Measurement.nanoseconds(total) / Double(max(count, 1))
        table.append(name, "\(count)", rounded(mean / 1000), rounded(Measurement.nanoseconds(worst) / 1000))
    }

    /// Keeps the processor busy for about five microseconds.
    private static func work() {
        let start = ContinuousClock.now
        while start.duration(to: .now) < .microseconds(5) {}
    }

    /// A thread that sends values until it is stopped.
    private final class Producer: @unchecked Sendable {
        // The class is Sendable because a subject can be used on any thread and the other properties are Sendable.
        private let subject: PassthroughSubject<Int, Never>
        private let isStopped = Atomic<Bool>(false)
        private let group = DispatchGroup()

        init(_ subject: PassthroughSubject<Int, Never>) {
            self.subject = subject
            DispatchQueue.global().async(group: group) { [self] in
                while !isStopped.load(ordering: .relaxed) { self.subject.send(0) }
            }
        }

        func stop() {
            isStopped.store(true, ordering: .relaxed)
            group.wait()
        }
    }
}

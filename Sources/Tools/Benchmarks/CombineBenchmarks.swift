import Combine

/// Benchmarks of the time that an event needs on typical paths through the Combine module.
struct CombineBenchmarks {
    private let part: String?
    private let plainClosure: Double
    private var table = MarkdownTable("path", "ns/event", "plain closure ns")

    private let total = Total()

    /// Runs the benchmarks whose name contains `part`, or all benchmarks if `part` is nil, and prints a table.
    static func run(part: String?) {
        var suite = CombineBenchmarks(part: part)
        suite.measureSubjects()
        suite.measureSeveralUpstreams()
        suite.measureOthers()
        suite.measureSubscriptions()
        suite.measureSchedulers()
        if !suite.table.isEmpty { suite.table.printOut() }
    }

    private init(part: String?) {
        self.part = part
        let closure = Self.makePlainClosure(total)
        plainClosure = Measurement.nanoseconds(count: 1_000_000) { for value in 0..<$0 { closure(value) } }
    }

    private mutating func measure(_ name: String, count: Int = 1_000_000, _ body: (Int) -> Void) {
        if let part, !name.contains(part) { return }
        table.append(name, rounded(Measurement.nanoseconds(count: count, body)), rounded(plainClosure))
    }

    /// Returns a closure that the compiler can't inline, as the baseline.
    @inline(never)
    private static func makePlainClosure(_ total: Total) -> (Int) -> Void {
        { total.sum &+= $0 }
    }

    /// Measures subjects and operators with a single upstream publisher.
    private mutating func measureSubjects() {
        let total = total
        measure("subject → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }

        measure("subject → map → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.map { $0 &+ 1 }.sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }

        measure("subject → map → filter → removeDuplicates → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.removeDuplicates().sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }

        measure("subject → map → filter → removeDuplicates → scan → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.removeDuplicates().scan(0, &+)
                .sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }

        measure("subject → three sinks") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscriptions = (0..<3).map { _ in subject.sink { total.sum &+= $0 } }
            for value in 0..<count { subject.send(value) }
            for subscription in subscriptions { subscription.cancel() }
        }

        measure("current value subject → sink") { count in
            let subject = CurrentValueSubject<Int, Never>(0)
            let subscription = subject.sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }
    }

    /// Measures operators with several upstream publishers or several subscribers.
    private mutating func measureSeveralUpstreams() {
        let total = total
        #if canImport(Combine)
        // OpenCombine doesn't have these operators.
        measure("combineLatest → sink") { count in
            let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let subscription = first.combineLatest(second).sink { total.sum &+= $0.0 &+ $0.1 }
            second.send(1)
            for value in 0..<count { first.send(value) }
            subscription.cancel()
        }

        measure("merge → sink") { count in
            let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let subscription = first.merge(with: second).sink { total.sum &+= $0 }
            for value in 0..<count { first.send(value) }
            subscription.cancel()
        }

        measure("zip → sink") { count in
            let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let subscription = first.zip(second).sink { total.sum &+= $0.0 &+ $0.1 }
            for value in 0..<count {
                first.send(value)
                second.send(value)
            }
            subscription.cancel()
        }
        #endif

        measure("flatMap to Just → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.flatMap { Just($0 &+ 1) }.sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }

        measure("flatMap to a sequence of one → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.flatMap { CollectionOfOne($0).publisher }.sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }

        measure("flatMap, inner values → sink") { count in
            let (subject, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
            let subscription = subject.flatMap { _ in inner }.sink { total.sum &+= $0 }
            subject.send(0)
            for value in 0..<count { inner.send(value) }
            subscription.cancel()
        }

        measure("share → sink") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.share().sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }
    }

    /// Measures sequences, published properties and subscriptions.
    private mutating func measureOthers() {
        let total = total
        measure("sequence → map → sink") { count in
            let subscription = (0..<count).publisher.map { $0 &+ 1 }.sink { total.sum &+= $0 }
            subscription.cancel()
        }

        measure("@Published → sink") { count in
            let model = Model()
            let subscription = model.$value.sink { total.sum &+= $0 }
            for value in 0..<count { model.value = value }
            subscription.cancel()
        }

        measure("@Published, not observed") { count in
            let model = Model()
            for value in 0..<count { model.value = value }
            total.sum &+= model.value
        }

        measure("objectWillChange → sink") { count in
            let model = Model()
            let subscription = model.objectWillChange.sink { total.sum &+= 1 }
            for value in 0..<count { model.value = value }
            subscription.cancel()
        }

        measure("assign(to:on:)") { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.assign(to: \.sum, on: total)
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }
    }

    /// Measures how long it takes to subscribe and cancel.
    private mutating func measureSubscriptions() {
        let total = total
        measure("subscribe and cancel", count: 100_000) { count in
            let subject = PassthroughSubject<Int, Never>()
            for _ in 0..<count { subject.sink { total.sum &+= $0 }.cancel() }
        }

        measure("subscribe and cancel, four operators", count: 100_000) { count in
            let subject = PassthroughSubject<Int, Never>()
            for _ in 0..<count {
                subject.map { $0 &+ 1 }.filter { $0 >= 0 }.removeDuplicates().scan(0, &+).sink { total.sum &+= $0 }
                    .cancel()
            }
        }
    }

    /// Measures operators with a scheduler that performs actions immediately, so that only the operators need time.
    private mutating func measureSchedulers() {
        let scheduler = ImmediateScheduler.shared
        measureScheduled("debounce → sink") { $0.debounce(for: 1, scheduler: scheduler) }
        measureScheduled("throttle → sink") { $0.throttle(for: 1, scheduler: scheduler, latest: true) }
        measureScheduled("receive(on:) → sink") { $0.receive(on: scheduler) }
    }

    private mutating func measureScheduled<P: Publisher<Int, Never>>(
        _ name: String,
        _ path: (PassthroughSubject<Int, Never>) -> P
    ) {
        let total = total
        measure(name) { count in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = path(subject).sink { total.sum &+= $0 }
            for value in 0..<count { subject.send(value) }
            subscription.cancel()
        }
    }
}

/// A sum to which closures add the received values, so that the compiler can't optimize the events away.
final class Total {
    var sum = 0
}

private final class Model: ObservableObject {
    @Published var value = 0
}

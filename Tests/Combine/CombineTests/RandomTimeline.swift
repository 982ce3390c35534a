import Combine
import CombineTesting
import TestSupport

/// A chain of random time-based operators with a random source, and the expected events with their times, which are
/// computed with arrays.
///
/// Times are random nanoseconds, so two events have the same time only if one of them causes the other.
struct RandomTimeline {
    typealias Chain = AnyPublisher<Int, TestError>

    /// The expected events with their times. The stream always completes.
    struct Model: Equatable {
        struct Event: Equatable {
            var time: Int
            var value: Int
        }

        var events: [Event]
        var end: Int
        var failure: TestError?

        /// Returns a model with the events before the given time, which finishes at that time.
        func finished(at time: Int) -> Model {
            time > end ? self : Model(events: events.filter { $0.time < time }, end: time)
        }
    }

    private(set) var publisher: Chain
    private(set) var model: Model
    private(set) var steps: [String]
    private let scheduler: VirtualTimeScheduler

    init(scheduler: VirtualTimeScheduler, using generator: inout SeededGenerator) {
        self.scheduler = scheduler
        (publisher, model) = Self.source(scheduler: scheduler, using: &generator)
        steps = ["\(model)"]
        for _ in 0..<generator.int(in: 1...4) { add(using: &generator) }
    }

    private static func source(
        scheduler: VirtualTimeScheduler,
        using generator: inout SeededGenerator
    ) -> (Chain, Model) {
        let subject = PassthroughSubject<Int, TestError>()
        var time = 0
        var events: [Model.Event] = []
        for _ in 0..<generator.int(in: 0...10) {
            time += generator.int(in: 1...300_000_000)
            events.append(Model.Event(time: time, value: generator.int(in: 0...99)))
        }
        time += generator.int(in: 1...300_000_000)
        let model = Model(events: events, end: time, failure: generator.int(in: 0...3) == 0 ? .first : nil)
        for event in events {
            scheduler.schedule(after: .init(sinceStart: .nanoseconds(event.time))) { subject.send(event.value) }
        }
        scheduler.schedule(after: .init(sinceStart: .nanoseconds(time))) {
            subject.send(completion: model.failure.map { .failure($0) } ?? .finished)
        }
        return (subject.eraseToAnyPublisher(), model)
    }

    private mutating func add(_ name: String, _ new: some Publisher<Int, TestError>, _ newModel: Model) {
        steps.append(name)
        publisher = new.eraseToAnyPublisher()
        model = newModel
    }

    private mutating func add(using generator: inout SeededGenerator) {
        let interval = generator.int(in: 1_000_000...400_000_000)
        switch generator.int(in: 0...2) {
        case 0: addTiming(interval, count: generator.int(in: 1...4), kind: generator.int(in: 0...8))
        case 1: addPassing(interval, count: generator.int(in: 1...6), kind: generator.int(in: 0...4))
        default:
            let (other, otherModel) = Self.source(scheduler: scheduler, using: &generator)
            addCombining(other, otherModel, kind: generator.int(in: 0...4))
        }
    }

    private mutating func addTiming(_ interval: Int, count: Int, kind: Int) {
        let (publisher, model) = (publisher, model)
        switch kind {
        case 0:
            add(
                "debounce(\(interval))",
                publisher.debounce(for: .nanoseconds(interval), scheduler: scheduler),
                debounced(interval)
            )
        case 1, 2:
            let throttle = publisher.throttle(for: .nanoseconds(interval), scheduler: scheduler, latest: kind == 1)
            add("throttle(\(interval), latest: \(kind == 1))", throttle, throttled(interval, latest: kind == 1))
        case 3:
            // The buffer requests one value at a time, but the source sends without demand.
            let kept = publisher.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
            let collected = kept.collect(.byTime(scheduler, .nanoseconds(interval)))
            add("collect(\(interval))", collected.map(Self.digest), collectedByTime(interval, count: .max))
        case 4:
            let collected = publisher.collect(.byTimeOrCount(scheduler, .nanoseconds(interval), count))
            add("collect(\(interval), \(count))", collected.map(Self.digest), collectedByTime(interval, count: count))
        case 5:
            add(
                "timeout(\(interval))",
                publisher.timeout(.nanoseconds(interval), scheduler: scheduler),
                timedOut(interval)
            )
        case 6:
            let failing = publisher.timeout(.nanoseconds(interval), scheduler: scheduler, customError: { .second })
            var expected = timedOut(interval)
            if expected.end != model.end { expected.failure = .second }
            add("timeout(\(interval), .second)", failing, expected)
        case 7:
            var last = 0
            let measured = model.events.map { event in
                defer { last = event.time }
                return Model.Event(time: event.time, value: (event.time - last) % 1000)
            }
            add(
                "measureInterval",
                publisher.measureInterval(using: scheduler).map { $0.nanoseconds % 1000 },
                Model(events: measured, end: model.end, failure: model.failure)
            )
        default:
            let delayed = model.events.map { Model.Event(time: $0.time + interval, value: $0.value) }
            add(
                "delay(\(interval))",
                publisher.delay(for: .nanoseconds(interval), scheduler: scheduler),
                Model(events: delayed, end: model.end + interval, failure: model.failure)
            )
        }
    }

    private mutating func addPassing(_ interval: Int, count: Int, kind: Int) {
        let (publisher, model) = (publisher, model)
        switch kind {
        case 0: add("receive(on:)", publisher.receive(on: scheduler), model)
        case 1: add("share", publisher.share(), model)
        case 2:
            var filtered = model
            filtered.events.removeAll { $0.value % (count + 1) == 0 }
            add("filter(\(count))", publisher.filter { $0 % (count + 1) != 0 }, filtered)
        case 3:
            let expected =
                model.events.count < count
                ? model : Model(events: Array(model.events.prefix(count)), end: model.events[count - 1].time)
            add("prefix(\(count))", publisher.prefix(count), expected)
        default:
            let delayed = publisher.flatMap { [scheduler] value in
                Just(value).setFailureType(to: TestError.self).delay(for: .nanoseconds(interval), scheduler: scheduler)
            }
            var expected = model
            expected.events = model.events.map { Model.Event(time: $0.time + interval, value: $0.value) }
            if model.failure != nil {
                expected.events.removeAll { $0.time > model.end }
            } else {
                expected.end = max(model.end, expected.events.last?.time ?? 0)
            }
            add("flatMap(delay \(interval))", delayed, expected)
        }
    }

    private mutating func addCombining(_ other: Chain, _ otherModel: Model, kind: Int) {
        let publisher = publisher
        let name = ["merge", "combineLatest", "zip", "prefix(untilOutputFrom:)", "drop(untilOutputFrom:)"][kind]
        let step = "\(name) \(otherModel)"
        switch kind {
        case 0: add(step, publisher.merge(with: other), merged(otherModel))
        case 1: add(step, publisher.combineLatest(other) { ($0 * 7 + $1) % 1000 }, combined(otherModel))
        case 2: add(step, publisher.zip(other) { ($0 * 7 + $1) % 1000 }, zipped(otherModel))
        case 3:
            add(
                step,
                publisher.prefix(untilOutputFrom: other),
                otherModel.events.first.map { model.finished(at: $0.time) } ?? model
            )
        default:
            var expected = model
            if let first = otherModel.events.first {
                expected.events.removeAll { $0.time < first.time }
            } else {
                expected.events = []
                if otherModel.end < model.end {
                    (expected.end, expected.failure) = (otherModel.end, otherModel.failure)
                }
            }
            add(step, publisher.drop(untilOutputFrom: other), expected)
        }
    }

    private static func digest(_ values: [Int]) -> Int {
        values.reduce(0) { ($0 * 7 + $1) % 1000 }
    }
}

extension RandomTimeline {
    private func debounced(_ interval: Int) -> Model {
        var result = model
        let followers = model.events.dropFirst().map(\.time) + [model.end]
        result.events = zip(model.events, followers).compactMap { event, next in
            let due = event.time + interval
            return due < next ? Model.Event(time: due, value: event.value) : nil
        }
        return result
    }

    private func throttled(_ interval: Int, latest: Bool) -> Model {
        var result = Model(events: [], end: model.end, failure: model.failure)
        for event in model.events {
            if let last = result.events.last, event.time < last.time {
                // A value is already waiting.
                if latest { result.events[result.events.count - 1].value = event.value }
            } else {
                let due = result.events.last.map { max(event.time, $0.time + interval) } ?? event.time
                result.events.append(Model.Event(time: due, value: event.value))
            }
        }
        result.end = max(model.end, result.events.last?.time ?? 0)
        return result
    }

    private func collectedByTime(_ interval: Int, count: Int) -> Model {
        var result = Model(events: [], end: model.end, failure: model.failure)
        var values: [Int] = []
        var tick = interval
        func send(at time: Int) {
            if !values.isEmpty { result.events.append(Model.Event(time: time, value: Self.digest(values))) }
            values = []
        }
        for event in model.events {
            while tick < event.time {
                send(at: tick)
                tick += interval
            }
            values.append(event.value)
            if values.count == count { send(at: event.time) }
        }
        if tick < model.end { send(at: tick) }
        if model.failure == nil { send(at: model.end) }
        return result
    }

    private func timedOut(_ interval: Int) -> Model {
        var last = 0
        for time in model.events.map(\.time) + [model.end] {
            if time > last + interval { return model.finished(at: last + interval) }
            last = time
        }
        return model
    }

    /// Returns the events of both models in order, with a Boolean value that indicates the model of each event.
    private func events(with other: Model) -> [(time: Int, value: Int?, isOther: Bool)] {
        let own = model.events.map { (time: $0.time, value: Optional($0.value), isOther: false) }
        let others = other.events.map { (time: $0.time, value: Optional($0.value), isOther: true) }
        let ends = [(time: model.end, value: Int?.none, isOther: false), (time: other.end, value: nil, isOther: true)]
        // Sorting is stable, so a completion follows a value with the same time.
        return (own + others + ends).sorted { $0.time < $1.time }
    }

    private func failure(of isOther: Bool, _ other: Model) -> TestError? {
        isOther ? other.failure : model.failure
    }

    private func merged(_ other: Model) -> Model {
        var result = Model(events: [], end: 0)
        for (time, value, isOther) in events(with: other) {
            result.end = time
            if let value {
                result.events.append(Model.Event(time: time, value: value))
            } else if let failure = failure(of: isOther, other) {
                result.failure = failure
                return result
            }
        }
        return result
    }

    private func combined(_ other: Model) -> Model {
        var result = Model(events: [], end: 0)
        var (latest, latestOther): (Int?, Int?)
        for (time, value, isOther) in events(with: other) {
            result.end = time
            if let value {
                if isOther { latestOther = value } else { latest = value }
                if let latest, let latestOther {
                    result.events.append(Model.Event(time: time, value: (latest * 7 + latestOther) % 1000))
                }
            } else if let failure = failure(of: isOther, other) {
                result.failure = failure
                return result
            }
        }
        return result
    }

    private func zipped(_ other: Model) -> Model {
        var result = Model(events: [], end: 0)
        var (own, others): ([Int], [Int]) = ([], [])
        var (isOwnOver, isOtherOver) = (false, false)
        for (time, value, isOther) in events(with: other) {
            result.end = time
            if let value {
                if isOther { others.append(value) } else { own.append(value) }
                if !own.isEmpty, !others.isEmpty {
                    let pair = (own.removeFirst() * 7 + others.removeFirst()) % 1000
                    result.events.append(Model.Event(time: time, value: pair))
                }
            } else if let failure = failure(of: isOther, other) {
                result.failure = failure
                return result
            } else if isOther {
                isOtherOver = true
            } else {
                isOwnOver = true
            }
            if isOwnOver && own.isEmpty || isOtherOver && others.isEmpty { return result }
        }
        return result
    }

    /// A subscriber that records events with their times.
    final class Recorder: Subscriber {
        private(set) var model = Model(events: [], end: -1)
        private let scheduler: VirtualTimeScheduler
        private var subscription: (any Subscription)?

        init(scheduler: VirtualTimeScheduler) {
            self.scheduler = scheduler
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            model.events.append(Model.Event(time: scheduler.now.sinceStart.nanoseconds, value: input))
            return .none
        }

        func receive(completion: Subscribers.Completion<TestError>) {
            model.end = scheduler.now.sinceStart.nanoseconds
            if case .failure(let error) = completion { model.failure = error }
            subscription = nil
        }
    }
}

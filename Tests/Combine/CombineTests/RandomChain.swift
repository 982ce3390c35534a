import Combine
import CombineTesting
import TestSupport

/// A chain of random operators with a random source, and its expected output, which is computed with arrays.
struct RandomChain {
    typealias Chain = AnyPublisher<Int, TestError>

    /// The complete expected output, regardless of demand.
    struct Model: Equatable {
        var values: [Int]
        var failure: TestError?

        var finishes: Bool { failure == nil }

        /// Returns a model that finishes after the given number of values.
        func finished(after count: Int) -> Model {
            values.count >= count ? Model(values: Array(values.prefix(count))) : self
        }

        /// Returns a model with a single value that is computed from all values, unless the source fails.
        func reduced(_ reduce: ([Int]) -> Int?) -> Model {
            finishes ? Model(values: reduce(values).map { [$0] } ?? []) : Model(values: [], failure: failure)
        }
    }

    private(set) var publisher: Chain
    private(set) var model: Model
    private(set) var steps: [String]
    private let scheduler: VirtualTimeScheduler
    private let isUnlimited: Bool
    private var isShared = false

    /// A Boolean value that indicates whether the output depends on a request during the subscription.
    private var needsImmediateDemand = false

    /// Creates a chain. A chain for a subscriber with unlimited demand can contain operators that drop values without
    /// demand.
    init(isUnlimited: Bool, scheduler: VirtualTimeScheduler, using generator: inout SeededGenerator) {
        self.scheduler = scheduler
        self.isUnlimited = isUnlimited
        model = Model(values: generator.ints(count: 0...12), failure: generator.int(in: 0...3) == 0 ? .first : nil)
        steps = ["\(model.values)\(model.finishes ? "" : " failing")"]
        if generator.bool() {
            let record = Record<Int, TestError>(
                output: model.values,
                completion: model.failure.map { .failure($0) } ?? .finished
            )
            publisher = record.eraseToAnyPublisher()
        } else if let failure = model.failure {
            let values = Publishers.Sequence<[Int], TestError>(sequence: model.values)
            publisher = values.append(Fail(error: failure)).eraseToAnyPublisher()
        } else {
            publisher = Publishers.Sequence(sequence: model.values).eraseToAnyPublisher()
        }
        for _ in 0..<generator.int(in: 0...6) { add(using: &generator) }
    }

    private mutating func add(using generator: inout SeededGenerator) {
        let number = generator.int(in: 1...5)
        switch generator.int(in: 0...(isUnlimited ? 5 : 4)) {
        case 0: addTransforming(number, kind: generator.int(in: 0...7))
        case 1: addSelecting(number, kind: generator.int(in: 0...10))
        case 2: addReducing(number, kind: generator.int(in: 0...8))
        case 3: addRecovering(number, others: generator.ints(count: 0...4), kind: generator.int(in: 0...5))
        case 4: addDelivering(number, others: generator.ints(count: 0...8), kind: generator.int(in: 0...8))
        default: addForUnlimited(others: generator.ints(count: 0...6), kind: generator.int(in: 0...6))
        }
    }

    private mutating func add(_ name: String, _ new: some Publisher<Int, TestError>, _ newModel: Model) {
        steps.append(name)
        publisher = new.eraseToAnyPublisher()
        model = newModel
    }

    private mutating func add(_ name: String, _ new: some Publisher<Int, TestError>, values: [Int]) {
        add(name, new, Model(values: values, failure: model.failure))
    }

    private mutating func addTransforming(_ number: Int, kind: Int) {
        let (values, publisher) = (model.values, publisher)
        switch kind {
        case 0: add("map", publisher.map { $0 + number }, values: values.map { $0 + number })
        case 1:
            var sum = 0
            let sums = values.map { value in
                sum = (sum + value) % 1000
                return sum
            }
            add("scan", publisher.scan(0) { ($0 + $1) % 1000 }, values: sums)
        case 2:
            add(
                "compactMap(\(number))",
                publisher.compactMap { $0 % number == 0 ? nil : $0 * 2 % 1000 },
                values: values.compactMap { $0 % number == 0 ? nil : $0 * 2 % 1000 }
            )
        case 3:
            let failing = values.firstIndex { $0 % 17 == number }
            let mapped = publisher.tryMap { value -> Int in
                if value % 17 == number { throw TestError.second }
                return value
            }
            add(
                "tryMap(\(number))",
                mapped.mapError { $0 as? TestError ?? .first },
                failing.map { Model(values: Array(values[..<$0]), failure: .second) } ?? model
            )
        case 4:
            let groups = stride(from: 0, to: values.count, by: number).map {
                values[$0..<min($0 + number, values.count)]
            }
            let sent = model.finishes ? groups : groups.filter { $0.count == number }
            add(
                "collect(\(number))",
                publisher.collect(number).map { $0.reduce(0, +) % 1000 },
                values: sent.map { $0.reduce(0, +) % 1000 }
            )
        case 5: add("handleEvents", publisher.handleEvents(receiveOutput: { _ in }), values: values)
        case 6:
            let replaced = Model(values: values, failure: model.finishes ? nil : .second)
            add("mapError", publisher.mapError { _ in .second }, replaced)
        default:
            // This operator forwards values and a failure regardless of demand, so the next operator could drop them.
            if !model.finishes || !values.isEmpty { return }
            add("replaceEmpty(\(number))", publisher.replaceEmpty(with: number), Model(values: [number]))
        }
    }

    private mutating func addSelecting(_ number: Int, kind: Int) {
        let (values, publisher) = (model.values, publisher)
        let isSmall = { (value: Int) in value < number * 15 }
        switch kind {
        case 0: add("filter(\(number))", publisher.filter(isSmall), values: values.filter(isSmall))
        case 1:
            let distinct = values.indices.filter { $0 == 0 || values[$0] % 3 != values[$0 - 1] % 3 }
            // The operator compares a value with the last forwarded value, not with the last received value.
            add(
                "removeDuplicates",
                publisher.removeDuplicates { $0 % 3 == $1 % 3 },
                values: distinct.map { values[$0] }
            )
        case 2: add("prefix(\(number))", publisher.prefix(number), model.finished(after: number))
        case 3: add("dropFirst(\(number))", publisher.dropFirst(number), values: Array(values.dropFirst(number)))
        case 4: add("drop(while:)", publisher.drop(while: isSmall), values: Array(values.drop(while: isSmall)))
        case 5:
            let end = values.firstIndex { !isSmall($0) }
            add(
                "prefix(while:)",
                publisher.prefix(while: isSmall),
                end.map { Model(values: Array(values[..<$0])) } ?? model
            )
        case 6: add("first", publisher.first(), model.finished(after: 1))
        case 7:
            let found = values.first { !isSmall($0) }
            add(
                "first(where:)",
                publisher.first { !isSmall($0) },
                found.map { Model(values: [$0]) } ?? Model(values: [], failure: model.failure)
            )
        case 8:
            let cut = model.finished(after: number + 3)
            add(
                "output(in: \(number)..<\(number + 3))",
                publisher.output(in: number..<(number + 3)),
                Model(values: Array(cut.values.dropFirst(number)), failure: cut.failure)
            )
        case 9:
            let cut = model.finished(after: number + 1)
            add(
                "output(at: \(number))",
                publisher.output(at: number),
                Model(values: Array(cut.values.dropFirst(number)), failure: cut.failure)
            )
        default: add("ignoreOutput", publisher.ignoreOutput().map(zero), values: [])
        }
    }

    private mutating func addReducing(_ number: Int, kind: Int) {
        let (values, publisher) = (model.values, publisher)
        let isLarge = { (value: Int) in value >= number * 15 }
        switch kind {
        case 0: add("reduce", publisher.reduce(1) { ($0 + $1) % 1000 }, model.reduced { $0.reduce(1, +) % 1000 })
        case 1: add("count", publisher.count(), model.reduced(\.count))
        case 2: add("last", publisher.last(), model.reduced(\.last))
        case 3: add("last(where:)", publisher.last(where: isLarge), model.reduced { $0.last(where: isLarge) })
        case 4: add("min", publisher.min(), model.reduced { $0.min() })
        case 5: add("max", publisher.max(), model.reduced { $0.max() })
        case 6:
            let found = values.contains(where: isLarge)
            add(
                "contains",
                publisher.contains(where: isLarge).map { $0 ? 1 : 0 },
                found ? Model(values: [1]) : model.reduced { _ in 0 }
            )
        case 7:
            let violated = !values.allSatisfy(isLarge)
            add(
                "allSatisfy",
                publisher.allSatisfy(isLarge).map { $0 ? 1 : 0 },
                violated ? Model(values: [0]) : model.reduced { _ in 1 }
            )
        default:
            guard model.finishes else { return }
            add("collect+flatMap", publisher.collect().flatMap(maxPublishers: .max(1), sequence), values: values)
        }
    }

    private mutating func addRecovering(_ number: Int, others: [Int], kind: Int) {
        let (values, publisher) = (model.values, publisher)
        let all = Model(values: values + others)
        switch kind {
        case 0: add("catch(\(others))", publisher.catch { _ in sequence(others) }, model.finishes ? model : all)
        case 1:
            let recovering = publisher.tryCatch { error in
                if number > 3 { throw TestError.second }
                return sequence(others)
            }
            let failing = Model(values: values, failure: .second)
            add(
                "tryCatch(\(number), \(others))",
                recovering.mapError { $0 as? TestError ?? .first },
                model.finishes ? model : number > 3 ? failing : all
            )
        case 2:
            let replaced = publisher.replaceError(with: number).setFailureType(to: TestError.self)
            add("replaceError", replaced, model.finishes ? model : Model(values: values + [number]))
        case 3:
            if isShared || values.count > 100 { return }
            let times = model.finishes ? 1 : number + 1
            let repeated = (0..<times).flatMap { _ in values }
            add("retry(\(number))", publisher.retry(number), values: repeated)
        case 4: add("append(\(others))", publisher.append(others), model.finishes ? all : model)
        default: add("prepend(\(others))", publisher.prepend(others), values: others + values)
        }
    }

    private mutating func addDelivering(_ number: Int, others: [Int], kind: Int) {
        let (values, publisher) = (model.values, publisher)
        switch kind {
        case 0: add("receive(on:)", publisher.receive(on: scheduler), model)
        case 1 where !needsImmediateDemand: add("subscribe(on:)", publisher.subscribe(on: scheduler), model)
        case 2:
            add("delay(\(number))", publisher.delay(for: .seconds(number), scheduler: scheduler), model)
        // A failure that arrives without demand would discard the waiting values.
        case 3 where model.finishes:
            let buffered = publisher.buffer(size: 100_000, prefetch: .byRequest, whenFull: .customError { .second })
            add("buffer(byRequest)", buffered, model)
        case 4 where !isUnlimited && model.finishes:
            let buffered = publisher.buffer(size: number, prefetch: .keepFull, whenFull: .customError { .second })
            add("buffer(\(number), keepFull)", buffered, model)
        case 5 where !isUnlimited && model.finishes && values.count < 100:
            let repeating = publisher.flatMap(maxPublishers: .max(1)) { sequence(repeatElement($0, count: $0 % 4)) }
            add("flatMap(.max(1))", repeating, values: values.flatMap { repeatElement($0, count: $0 % 4) })
        case 6:
            add("Deferred", Deferred { publisher }, model)
        default:
            // The other publisher sends first, so that its values arrive before a failure.
            let pairs = zip(others, values).map { ($0 * 7 + $1) % 1000 }
            let zipped = sequence(others).zip(publisher) { ($0 * 7 + $1) % 1000 }
            let failure = others.count <= values.count ? nil : model.failure
            add("zip(\(others))", zipped, Model(values: pairs, failure: failure))
        }
    }

    private mutating func addForUnlimited(others: [Int], kind: Int) {
        needsImmediateDemand = true
        let (values, publisher) = (model.values, publisher)
        switch kind {
        case 0: add("merge(\(others))", sequence(others).merge(with: publisher), values: others + values)
        case 1:
            let combined = sequence(others).combineLatest(publisher) { ($0 * 7 + $1) % 1000 }
            let pairs = others.last.map { last in values.map { (last * 7 + $0) % 1000 } }
            add("combineLatest(\(others))", combined, values: pairs ?? [])
        case 2:
            add(
                "switchToLatest",
                publisher.map { sequence([$0, 1]) }.switchToLatest(),
                values: values.flatMap { [$0, 1] }
            )
        case 3 where values.count < 100:
            let repeated = values.flatMap { repeatElement($0, count: $0 % 4) }
            add("flatMap", publisher.flatMap { sequence(repeatElement($0, count: $0 % 4)) }, values: repeated)
        case 4:
            add("flatMap(Just)", publisher.flatMap { Just($0) }, model)
        case 5:
            isShared = true
            add("share", publisher.share(), model)
        default:
            isShared = true
            add("multicast", publisher.multicast(subject: PassthroughSubject()).autoconnect(), model)
        }
    }
}

private func sequence<Elements: Sequence>(_ elements: Elements) -> Publishers.Sequence<Elements, TestError> {
    Publishers.Sequence(sequence: elements)
}

private func zero<Value>(_: Value) -> Int { 0 }

import Combine
import CombineTesting
import TestSupport
import XCTest

/// Compares random chains of operators with models that don't use Combine.
///
/// `COMBINEGTK_RANDOM_CHAINS` is the number of chains of each kind, by default 4,000. `COMBINEGTK_RANDOM_SEED` is the
/// first seed. A failure states its seed.
final class RandomChainTests: XCTestCase {
    private var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["COMBINEGTK_RANDOM_CHAINS"].flatMap { UInt64($0) } ?? 4000
        let first = environment["COMBINEGTK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
        return first..<(first + count)
    }

    func testChainsMatchTheirModels() {
        checkSeeds(differenceOfChain)
    }

    func testTimedChainsMatchTheirModels() {
        checkSeeds(differenceOfTimedChain)
    }

    func testMergingPreservesTheOrderOfEachPublisher() {
        checkSeeds(differenceOfMerge)
    }

    private func checkSeeds(_ difference: (UInt64) -> String?) {
        for seed in seeds {
            if let difference = difference(seed) { return XCTFail("seed \(seed): \(difference)") }
        }
    }

    /// Returns the difference between the chain with the given seed and its model, if any.
    private func differenceOfChain(seed: UInt64) -> String? {
        weak var released: RandomDemandSubscriber?
        var steps: [String] = []
        let problem = {
            var generator = SeededGenerator(seed: seed)
            let behavior = RandomDemandSubscriber.Behavior(using: &generator)
            let scheduler = VirtualTimeScheduler()
            let chain = RandomChain(isUnlimited: behavior.isUnlimited, scheduler: scheduler, using: &generator)
            let subscriber = RandomDemandSubscriber(behavior, generator: generator)
            released = subscriber
            steps = chain.steps + ["\(behavior)"]
            chain.publisher.subscribe(subscriber)
            repeat { scheduler.run() } while subscriber.proceed()
            let receivedBefore = (subscriber.values, subscriber.completion)
            scheduler.run()
            var problems = subscriber.violations
            if receivedBefore != (subscriber.values, subscriber.completion) { problems.append("something came late") }
            let expected = chain.model.values
            let isCut = subscriber.isCancelled
            if subscriber.values != (isCut ? Array(expected.prefix(subscriber.values.count)) : expected) {
                problems.append("got \(subscriber.values) instead of \(expected)")
            }
            let completion = chain.model.failure.map { Subscribers.Completion.failure($0) } ?? .finished
            if !isCut, subscriber.completion != completion {
                problems.append("got \(subscriber.completion as Any) instead of \(completion)")
            }
            return problems.isEmpty ? nil : "\(problems) in \(steps)"
        }()
        return problem ?? (released == nil ? nil : "the subscriber is not released in \(steps)")
    }

    /// Returns the difference between the timed chain with the given seed and its model, if any.
    private func differenceOfTimedChain(seed: UInt64) -> String? {
        weak var released: RandomTimeline.Recorder?
        var steps: [String] = []
        let problem = {
            var generator = SeededGenerator(seed: seed)
            let scheduler = VirtualTimeScheduler()
            let timeline = RandomTimeline(scheduler: scheduler, using: &generator)
            let recorder = RandomTimeline.Recorder(scheduler: scheduler)
            released = recorder
            steps = timeline.steps
            timeline.publisher.subscribe(recorder)
            scheduler.run()
            return recorder.model == timeline.model
                ? nil : "got \(recorder.model) instead of \(timeline.model) in \(steps)"
        }()
        return problem ?? (released == nil ? nil : "the subscriber is not released in \(steps)")
    }

    /// Returns the difference between the merged publishers with the given seed and their model, if any. The order of
    /// the publishers isn't defined.
    private func differenceOfMerge(seed: UInt64) -> String? {
        weak var released: RandomDemandSubscriber?
        var steps: [String] = []
        let problem = {
            var generator = SeededGenerator(seed: seed)
            let behavior = RandomDemandSubscriber.Behavior(using: &generator)
            let scheduler = VirtualTimeScheduler()
            let groups = (0..<generator.int(in: 0...6)).map { group in
                Array((0..<generator.int(in: 0...6)).map { group * 10 + $0 })
            }
            let publishers = groups.map { group -> AnyPublisher<Int, TestError> in
                let sequence = Publishers.Sequence<[Int], TestError>(sequence: group)
                return generator.bool()
                    ? sequence.eraseToAnyPublisher()
                    : sequence.receive(on: scheduler).eraseToAnyPublisher()
            }
            let simultaneous = generator.int(in: 0...4)
            let merged: AnyPublisher<Int, TestError>
            if simultaneous == 0 {
                merged = Publishers.MergeMany(publishers).eraseToAnyPublisher()
            } else {
                merged = publishers.publisher.setFailureType(to: TestError.self)
                    .flatMap(maxPublishers: simultaneous == 4 ? .unlimited : .max(simultaneous)) { $0 }
                    .eraseToAnyPublisher()
            }
            steps = ["\(groups)", "\(simultaneous) immediately", "\(behavior)"]
            let subscriber = RandomDemandSubscriber(behavior, generator: generator)
            released = subscriber
            merged.subscribe(subscriber)
            repeat { scheduler.run() } while subscriber.proceed()
            var problems = subscriber.violations
            for (index, group) in groups.enumerated() {
                let values = subscriber.values.filter { $0 / 10 == index }
                let expected = subscriber.isCancelled ? Array(group.prefix(values.count)) : group
                if values != expected { problems.append("got \(values) instead of \(expected)") }
            }
            if !subscriber.isCancelled, subscriber.completion != .finished { problems.append("does not finish") }
            return problems.isEmpty ? nil : "\(problems) in \(steps)"
        }()
        return problem ?? (released == nil ? nil : "the subscriber is not released in \(steps)")
    }
}

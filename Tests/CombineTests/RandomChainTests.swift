import Combine
import CombineTesting
import XCTest

/// Runs random chains of operators against models that know nothing of Combine.
///
/// The seed of a failing chain is in the failure's message; `RANDOM_CHAIN_SEED` runs the chains from that seed on.
final class RandomChainTests: XCTestCase {
    private static let chainCount: UInt64 = 4000

    private var seeds: Range<UInt64> {
        let first = ProcessInfo.processInfo.environment["RANDOM_CHAIN_SEED"].flatMap { UInt64($0) } ?? 1
        return first..<(first + Self.chainCount)
    }

    func testChainsSendWhatTheModelSays() {
        checkSeeds(differenceOfChain)
    }

    func testTimedChainsSendWhatTheModelSaysWhenItSays() {
        checkSeeds(differenceOfTimedChain)
    }

    private func checkSeeds(_ difference: (UInt64) -> String?) {
        for seed in seeds {
            if let difference = difference(seed) { return XCTFail("seed \(seed): \(difference)") }
        }
    }

    /// What the chain of a seed does that it should not.
    private func differenceOfChain(seed: UInt64) -> String? {
        weak var released: RandomDemandSubscriber?
        var steps: [String] = []
        let problem = {
            var generator = SeededGenerator(seed: seed)
            let manner = RandomDemandSubscriber.Manner(using: &generator)
            let scheduler = VirtualTimeScheduler()
            let chain = RandomChain(isUnlimited: manner.isUnlimited, scheduler: scheduler, using: &generator)
            let subscriber = RandomDemandSubscriber(manner, generator: generator)
            released = subscriber
            steps = chain.steps + ["\(manner)"]
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

    /// What the timed chain of a seed does that it should not.
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
}

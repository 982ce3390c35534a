import Combine
import CombineTesting
import TestSupport
import XCTest

private let threads = 4
private let rounds = 1000

/// Tests with several threads that send, subscribe and cancel at the same time. They increment an unsynchronized
/// counter. If deliveries weren't serial, increments would be lost and the thread sanitizer would report a data race.
final class ThreadStressTests: XCTestCase {
    private typealias Values = PassthroughSubject<Int, Never>

    /// Sends values on several threads, each with its own subject. Returns the values that a subscriber of the
    /// publisher received.
    private func tally(
        of publisher: ([AnyPublisher<Int, Never>]) -> AnyPublisher<Int, Never>
    ) -> (SharedTally, completions: Int) {
        let subjects = (0..<threads).map { _ in Unsynchronized(Values()) }
        let (tally, completions) = (SharedTally(), SharedTally())
        let subscription = publisher(subjects.map { $0.value.eraseToAnyPublisher() }).sink(
            receiveCompletion: { _ in completions.addUnsynchronized(1) },
            receiveValue: { tally.addUnsynchronized($0) }
        )
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for _ in 0..<rounds { subjects[thread].value.send(1) }
            subjects[thread].value.send(completion: .finished)
        }
        subscription.cancel()
        return (tally, completions.count)
    }

    func testMergeFlatMapAndBufferLoseNoValues() {
        let merges: [([AnyPublisher<Int, Never>]) -> AnyPublisher<Int, Never>] = [
            { Publishers.MergeMany($0).eraseToAnyPublisher() },
            { Publishers.Merge4($0[0], $0[1], $0[2], $0[3]).eraseToAnyPublisher() },
            { $0.publisher.flatMap { $0 }.eraseToAnyPublisher() },
            { Publishers.MergeMany($0).flatMap { Just($0) }.eraseToAnyPublisher() },
            {
                Publishers.MergeMany($0).buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
                    .flatMap(maxPublishers: .max(1)) { Just($0) }.eraseToAnyPublisher()
            },
            { Publishers.MergeMany($0).receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
            { Publishers.MergeMany($0.map { $0.share() }).eraseToAnyPublisher() },
            { Publishers.MergeMany($0).prefix(untilOutputFrom: Empty<Int, Never>()).eraseToAnyPublisher() },
        ]
        for merge in merges {
            let (tally, completions) = tally(of: merge)
            XCTAssertEqual(tally.count, threads * rounds)
            XCTAssertEqual(completions, 1)
        }
    }

    func testZipCombinesAllValuesAndCombineLatestEndsOnce() {
        let (pairs, completions) = tally { $0[0].zip($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }.eraseToAnyPublisher() }
        XCTAssertEqual(pairs.count, rounds)
        XCTAssertEqual(pairs.sum, rounds * 4)
        XCTAssertEqual(completions, 1)
        let (_, ends) = tally {
            $0[0].combineLatest($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }.eraseToAnyPublisher()
        }
        XCTAssertLessThanOrEqual(ends, 1)
    }

    /// Some threads send values while other threads subscribe to the publisher and cancel. A new subscriber must
    /// receive values afterwards.
    private func stress<P: Publisher<Int, Never>>(_ name: String, _ publisher: (Values, Values) -> P) {
        let (subject, other) = (Unsynchronized(Values()), Unsynchronized(Values()))
        let shared = Unsynchronized(publisher(subject.value, other.value).eraseToAnyPublisher())
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for round in 0..<rounds / 2 {
                switch thread {
                case 0: subject.value.send(round)
                case 1: other.value.send(round)
                default:
                    let tally = SharedTally()
                    let unlimited = shared.value.sink { tally.addUnsynchronized($0) }
                    let limited = TestSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
                    shared.value.subscribe(limited)
                    limited.request(.max(1))
                    unlimited.cancel()
                    limited.cancel()
                }
            }
        }
        let last = TestSubscriber<Int, Never>()
        shared.value.subscribe(last)
        for value in 1...2 {
            other.value.send(value)
            subject.value.send(value)
        }
        subject.value.send(completion: .finished)
        other.value.send(completion: .finished)
        XCTAssertFalse(last.values.isEmpty && last.completions.isEmpty, name)
        XCTAssertLessThanOrEqual(last.completions.count, 1, name)
    }

    func testSubscribingAndCancellingWhileOtherThreadsSend() {
        let immediate = ImmediateScheduler.shared
        stress("merge") { $0.merge(with: $1) }
        stress("combineLatest") { $0.combineLatest($1, +) }
        stress("zip") { $0.zip($1, +) }
        stress("flatMap") { subject, other in subject.flatMap { _ in other } }
        stress("flatMap, one at a time") { subject, _ in subject.flatMap(maxPublishers: .max(1)) { Just($0) } }
        stress("switchToLatest") { subject, other in subject.map { _ in other }.switchToLatest() }
        stress("catch") { subject, other in subject.setFailureType(to: TestError.self).catch { _ in other } }
        stress("retry") { subject, _ in subject.retry(1) }
        stress("drop until output") { $0.drop(untilOutputFrom: $1) }
        stress("prefix until output") { $0.prefix(untilOutputFrom: $1) }
        stress("append") { $0.append($1) }
        stress("buffer") { $0.merge(with: $1).buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest) }
        stress("share") { $0.merge(with: $1).share() }
        stress("multicast") { $0.multicast(subject: $1).autoconnect() }
        stress("debounce") { subject, _ in subject.debounce(for: 0, scheduler: immediate) }
        stress("throttle") { subject, _ in subject.throttle(for: 0, scheduler: immediate, latest: true) }
        stress("delay") { subject, _ in subject.delay(for: 0, scheduler: immediate) }
        stress("receive on") { subject, _ in subject.receive(on: immediate) }
        stress("subscribe on") { subject, _ in subject.subscribe(on: immediate) }
    }

    func testTimeOperatorsOnADispatchQueue() {
        let queue = DispatchQueue(label: "time")
        let publishers: [(Values) -> AnyPublisher<Int, Never>] = [
            { $0.debounce(for: .microseconds(10), scheduler: queue).eraseToAnyPublisher() },
            { $0.throttle(for: .microseconds(10), scheduler: queue, latest: true).eraseToAnyPublisher() },
            { $0.timeout(.seconds(60), scheduler: queue).eraseToAnyPublisher() },
            { $0.delay(for: .microseconds(10), scheduler: queue).eraseToAnyPublisher() },
            { $0.receive(on: queue).eraseToAnyPublisher() },
            { $0.subscribe(on: queue).eraseToAnyPublisher() },
            { $0.collect(.byTimeOrCount(queue, .microseconds(50), 3)).map(\.count).eraseToAnyPublisher() },
        ]
        for publisher in publishers {
            let subject = Unsynchronized(Values())
            let shared = Unsynchronized(publisher(subject.value))
            DispatchQueue.concurrentPerform(iterations: threads) { thread in
                for round in 0..<rounds / 4 {
                    if thread % 2 == 0 {
                        subject.value.send(round)
                    } else {
                        let tally = SharedTally()
                        let subscription = shared.value.sink { tally.addUnsynchronized($0) }
                        subject.value.send(round)
                        subscription.cancel()
                    }
                }
            }
            let finished = expectation(description: "completion")
            let subscription = shared.value.sink(
                receiveCompletion: { _ in finished.fulfill() },
                receiveValue: { _ in }
            )
            queue.sync {}
            subject.value.send(completion: .finished)
            wait(for: [finished], timeout: 60)
            subscription.cancel()
        }
    }

    func testAFutureIsFulfilledOnce() {
        for _ in 0..<rounds / 4 {
            var promise: Future<Int, Never>.Promise?
            let future = Unsynchronized(Future<Int, Never> { promise = $0 })
            let fulfill = Unsynchronized(promise)
            let tallies = (0..<threads).map { _ in SharedTally() }
            DispatchQueue.concurrentPerform(iterations: threads) { thread in
                if thread == 0 { fulfill.value?(.success(1)) }
                let subscription = future.value.sink { tallies[thread].addUnsynchronized($0) }
                if thread == 1 { fulfill.value?(.success(1)) }
                if thread == 3 { subscription.cancel() }
            }
            XCTAssertLessThanOrEqual(tallies.map(\.count).max() ?? 0, 1)
            XCTAssertEqual(tallies[0].count, 1)
        }
    }
}

import Combine
import CombineTesting
import XCTest

final class FilteringOperatorTests: XCTestCase {
    func testThrowingVariantsPassValuesAndEraseTheFailure() {
        check("TryMap", sends: [1, 2], yields: [2, 4]) { $0.tryMap { $0 * 2 } }
        check("TryFilter", sends: [1, 2, 3], yields: [2]) { $0.tryFilter { $0 == 2 } }
        check("TryCompactMap", sends: [1, 2, 3], yields: [2]) { $0.tryCompactMap { $0 == 2 ? $0 : nil } }
        check("TryRemoveDuplicates", sends: [1, 1, 2], yields: [1, 2]) { $0.tryRemoveDuplicates(by: ==) }
        check("TryDropWhile", sends: [1, 2, 1], yields: [2, 1]) { $0.tryDrop { $0 < 2 } }
        check("TryPrefixWhile", sends: [1, 1], yields: [1, 1]) { $0.tryPrefix { $0 < 2 } }
        check("TryScan", sends: [1, 2], yields: [11, 13]) { $0.tryScan(10, +) }
    }

    private func check<Operator: Publisher>(
        _ name: String,
        sends values: [Int],
        yields expected: [Int],
        line: UInt = #line,
        _ make: (TestPublisher<Int, TestError>) -> Operator
    ) where Operator.Output == Int, Operator.Failure == any Error {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, any Error>(initialDemand: .max(9), demandPerValue: .max(3))
        make(publisher).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, [name], line: line)
        XCTAssertEqual(subscriber.subscriptions, [name], line: line)
        XCTAssertEqual(publisher.requests, [.max(9)], line: line)
        let demands = values.map { publisher.send($0) }
        XCTAssertEqual(subscriber.values, expected, line: line)
        let dropped = values.count - expected.count
        XCTAssertEqual(demands.filter { $0 == .max(3) }.count, expected.count, line: line)
        XCTAssertEqual(demands.filter { $0 == .max(1) }.count, dropped, line: line)
        publisher.send(completion: .failure(.first))
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.completions.map(\.error), [.first], line: line)
        XCTAssertEqual(publisher.send(2), .none, line: line)
        XCTAssertEqual(subscriber.values, expected, line: line)
    }

    func testAThrownErrorCancelsTheUpstreamThenFails() {
        checkThrowing { $0.tryMap { _ -> Int in throw TestError.second } }
        checkThrowing { $0.tryFilter { _ in throw TestError.second } }
        checkThrowing { $0.tryCompactMap { _ -> Int? in throw TestError.second } }
        checkThrowing(after: [0]) { $0.tryRemoveDuplicates { _, _ in throw TestError.second } }
        checkThrowing { $0.tryDrop { _ in throw TestError.second } }
        checkThrowing { $0.tryPrefix { _ in throw TestError.second } }
        checkThrowing { $0.tryScan(0) { _, _ in throw TestError.second } }
        checkThrowing { $0.encode(encoder: FailingCoder()) }
        checkThrowing { $0.decode(type: Int.self, decoder: FailingCoder()) }
    }

    private func checkThrowing<Operator: Publisher>(
        after values: [Int] = [],
        line: UInt = #line,
        _ make: (TestPublisher<Int, TestError>) -> Operator
    ) where Operator.Output == Int, Operator.Failure == any Error {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, any Error>()
        make(publisher).subscribe(subscriber)
        for value in values { publisher.send(value) }
        XCTAssertEqual(publisher.send(1), .none, line: line)
        XCTAssertEqual(publisher.cancelCount, 1, line: line)
        XCTAssertEqual(subscriber.values, values, line: line)
        publisher.send(2)
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.completions.map(\.error), [.second], line: line)
        XCTAssertEqual(publisher.cancelCount, 1, line: line)
    }

    func testMirrors() {
        XCTAssertEqual(mirrored { $0.scan(7, +) }, ["downstream": "TestSubscriber", "result": "7"])
        XCTAssertEqual(mirrored { $0.map(\.description) }.keys.sorted(), ["keyPath"])
        XCTAssertEqual(
            mirrored { $0.reduce(7, +) },
            [
                "downstream": "TestSubscriber", "result": "Optional(7)", "initial": "Optional(7)",
                "status": "awaitingSubscription",
            ]
        )
        XCTAssertEqual(mirrored { $0.prefix { _ in true } }, ["downstream": "TestSubscriber"])
        XCTAssertEqual(mirrored { $0.removeDuplicates() }, ["downstream": "TestSubscriber", "last": "nil"])
        XCTAssertEqual(
            mirrored { $0.tryScan(7, +) },
            ["downstream": "TestSubscriber", "status": "awaitingSubscription", "result": "7"]
        )
        XCTAssertEqual(
            mirrored { $0.encode(encoder: FailingCoder()) },
            ["downstream": "TestSubscriber", "finished": "false", "upstreamSubscription": "nil"]
        )
        XCTAssertEqual(mirrored { $0.collect() }, ["count": "0"])
        XCTAssertEqual(mirrored { $0.tryMap { $0 } }, [:])
        XCTAssertEqual(mirrored { $0.prefix(1) }, [:])
        XCTAssertEqual(mirrored { $0.map { $0 } }, [:])
    }

    /// What a mirror of an operator's inner subscriber shows; of a subscriber, only its type.
    private func mirrored<Operator: Publisher>(
        _ make: (CapturingPublisher<Int, Never>) -> Operator
    ) -> [String: String] {
        var children: [String: String] = [:]
        let publisher = CapturingPublisher<Int, Never> { inner in
            for child in inner.customMirror.children {
                let text = String(describing: child.value)
                children[child.label ?? ""] = text.contains("TestSubscriber") ? "TestSubscriber" : text
            }
        }
        make(publisher).subscribe(TestSubscriber<Operator.Output, Operator.Failure>())
        return children
    }

    func testWhatComesBeforeTheSubscription() {
        checkEarly(values: [1], demand: .max(42), completions: 1) { $0.map { $0 } }
        checkEarly(values: [1], demand: .max(42), completions: 1) { $0.filter { _ in true } }
        checkEarly(values: [1], demand: .max(42), completions: 1) { $0.scan(0, +) }
        checkEarly(values: [], demand: .none, completions: 1) { $0.dropFirst() }
        checkEarly(values: [], demand: .none, completions: 0) { $0.last() }
        checkEarly(values: [], demand: .none, completions: 0) { $0.prefix(1) }
    }

    private func checkEarly<Operator: Publisher>(
        values: [Int],
        demand: Subscribers.Demand,
        completions: Int,
        line: UInt = #line,
        _ make: (CapturingPublisher<Int, TestError>) -> Operator
    ) where Operator.Output == Int, Operator.Failure == TestError {
        let publisher = CapturingPublisher<Int, TestError> { inner in
            XCTAssertEqual(inner.receive(1), demand, line: line)
            inner.receive(completion: .finished)
        }
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none, demandPerValue: .max(42))
        make(publisher).subscribe(subscriber)
        XCTAssertEqual(subscriber.values, values, line: line)
        XCTAssertEqual(subscriber.completions.count, completions, line: line)
    }

    func testClosuresMaySendFromWithin() {
        let subject = PassthroughSubject<Int, any Error>()
        let send = { (value: Int) in if value < 3 { subject.send(value + 1) } }
        let subscriber = TestSubscriber<Int, any Error>()
        subject.tryMap { value -> Int in
            send(value)
            return value
        }.subscribe(subscriber)
        let counted = TestSubscriber<Int, any Error>()
        subject.tryFilter { $0 > 2 }.tryScan(0) { sum, value in
            if value == 3 { subject.send(4) }
            return sum + value
        }.subscribe(counted)
        let last = TestSubscriber<Int, any Error>()
        subject.last { value in value > 0 }.subscribe(last)
        subject.send(1)
        subject.send(completion: .finished)
        XCTAssertEqual(subscriber.values.sorted(), [1, 2, 3, 4])
        XCTAssertEqual(counted.values.count, 2)
        XCTAssertEqual(last.values.count, 1)
    }

    func testCancellingIgnoresWhatFollows() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, any Error>()
        publisher.tryMap { $0 }.subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.cancel()
        XCTAssertEqual(publisher.cancelCount, 1)
        XCTAssertEqual(publisher.send(1), .none)
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions.count, 0)
    }

    func testASecondSubscriptionIsCancelled() {
        var inner: AnySubscriber<Int, Never>?
        let capture = CapturingPublisher<Int, Never> { inner = $0 }
        let subscriber = TestSubscriber<Int, any Error>()
        capture.setFailureType(to: (any Error).self).tryMap { $0 }.subscribe(subscriber)
        let (first, second) = (TestSubscription(), TestSubscription())
        inner?.receive(subscription: first)
        inner?.receive(subscription: second)
        XCTAssertEqual([first.cancelCount, second.cancelCount], [0, 1])
        XCTAssertEqual(subscriber.subscriptions, ["TryMap"])
    }

    func testPrefixWhileCancelsAndFinishes() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5))
        publisher.prefix { $0 < 3 }.subscribe(subscriber)
        for value in [1, 2, 3, 1] { publisher.send(value) }
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(publisher.cancelCount, 1)
        XCTAssertEqual(publisher.subscriberDescriptions, ["PrefixWhile"])
    }

    func testDropWhile() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(5))
        publisher.drop { $0 < 3 }.subscribe(subscriber)
        XCTAssertEqual([1, 3, 1].map { publisher.send($0) }, [.max(1), .none, .none])
        publisher.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.values, [3, 1])
        XCTAssertEqual(subscriber.completions, [.failure(.second)])
        XCTAssertEqual(publisher.subscriberDescriptions, ["DropWhile"])
    }

    func testDropFirstRequestsWhatItDrops() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(3), demandPerValue: .max(1))
        publisher.dropFirst(2).subscribe(subscriber)
        XCTAssertEqual(publisher.requests, [.max(5)])
        XCTAssertEqual([1, 2, 3].map { publisher.send($0) }, [.none, .none, .max(1)])
        XCTAssertEqual(subscriber.values, [3])
        subscriber.request(.max(4))
        XCTAssertEqual(publisher.requests, [.max(5), .max(4)])
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(subscriber.subscriptions, ["Drop"])

        let silent = TestPublisher<Int, TestError>()
        silent.dropFirst(2).subscribe(TestSubscriber(initialDemand: .none))
        XCTAssertEqual(silent.requests, [.max(2)])
        let none = TestPublisher<Int, TestError>()
        none.dropFirst(0).subscribe(TestSubscriber(initialDemand: .none))
        XCTAssertEqual(none.requests, [])
    }

    func testOutputInRange() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<Int, TestError>(demandPerValue: .max(2))
        publisher.output(in: 1...2).subscribe(subscriber)
        XCTAssertEqual([10, 11, 12, 13].map { publisher.send($0) }, [.max(1), .max(2), .max(2), .none])
        XCTAssertEqual(subscriber.values, [11, 12])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(publisher.cancelCount, 1)
        XCTAssertEqual(publisher.subscriberDescriptions, ["Output"])
        XCTAssertEqual(
            collected(
                (1...9).map(Just.init).reduce(Empty<Int, Never>().eraseToAnyPublisher()) {
                    $0.append($1).eraseToAnyPublisher()
                }.output(at: 3)
            ),
            [4]
        )
    }

    func testPrefixServesValuesSentFromWithinTheLast() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never> { if $0 < 5 { subject.send($0 + 1) } }
        subject.prefix(2).subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testPrefixCancelledWithinTheLastValueDoesNotFinish() {
        let publisher = TestPublisher<Int, Never>()
        var subscriber: TestSubscriber<Int, Never>?
        subscriber = TestSubscriber { _ in subscriber?.cancel() }
        subscriber.map { publisher.prefix(1).subscribe($0) }
        publisher.send(1)
        XCTAssertEqual(subscriber?.completions, [])
        XCTAssertEqual(publisher.cancelCount, 1)
        subscriber = nil
    }

    func testScanPassesTheSubscriptionThrough() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<String, TestError>(initialDemand: .max(2), demandPerValue: .max(4))
        publisher.scan("") { "\($0)\($1)" }.subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["Scan"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual([1, 2].map { publisher.send($0) }, [.max(4), .max(4)])
        XCTAssertEqual(subscriber.values, ["1", "12"])
        publisher.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testEachSubscriberScansForItself() {
        let scanned = [1, 2].publisher.eraseToAnyPublisher().scan(0, +)
        XCTAssertEqual(collected(scanned), [1, 3])
        XCTAssertEqual(collected(scanned), [1, 3])
    }

    func testEncodeAndDecode() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TestSubscriber<String, any Error>()
        publisher.encode(encoder: TextCoder()).decode(type: String.self, decoder: TextCoder()).subscribe(subscriber)
        publisher.send(7)
        XCTAssertEqual(subscriber.values, ["decoded encoded 7"])
        XCTAssertEqual(publisher.subscriberDescriptions, ["Encode"])
        XCTAssertEqual(subscriber.subscriptions, ["Decode"])
    }

    func testCombinedOperatorsAreFused() {
        let source = TestPublisher<Int, TestError>()
        XCTAssertTrue(source.map { $0 }.tryMap { $0 } as Any is Publishers.TryMap<TestPublisher<Int, TestError>, Int>)
        XCTAssertTrue(
            source.filter { _ in true }.tryFilter { _ in true } as Any
                is Publishers.TryFilter<TestPublisher<Int, TestError>>
        )
        let subscriber = TestSubscriber<Int, any Error>()
        source.tryFilter { $0 > 1 }.filter { $0 > 2 }.tryMap { $0 * 2 }.map { $0 + 1 }
            .tryCompactMap { $0 }.compactMap { $0 }.subscribe(subscriber)
        for value in 1...3 { source.send(value) }
        XCTAssertEqual(subscriber.values, [7])
    }

    func testTheSubscriberIsReleasedWithTheSubscription() {
        let publisher = TestPublisher<Int, TestError>()
        weak var released: TestSubscriber<Int, any Error>?
        do {
            let subscriber = TestSubscriber<Int, any Error>()
            released = subscriber
            publisher.tryMap { $0 }.tryFilter { _ in true }.subscribe(subscriber)
            subscriber.cancel()
        }
        publisher.forgetSubscriber()
        XCTAssertNil(released)
    }
}

private struct FailingCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> Int { throw TestError.second }
    func decode<T: Decodable>(_ type: T.Type, from: Int) throws -> T { throw TestError.second }
}

private struct TextCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String { "encoded \(value)" }

    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        guard let value = "decoded \(text)" as? T else { throw TestError.first }
        return value
    }
}

import Combine
import CombineTesting
import XCTest

final class ReducingOperatorTests: XCTestCase {
    private typealias Source = TestPublisher<Int, TestError>

    func testResultsAtTheEnd() {
        check("Reduce", sends: [1, 2], yields: [13]) { $0.reduce(10, +) }
        check("Collect", sends: [1, 2], yields: [[1, 2]]) { $0.collect() }
        check("Collect", sends: [], yields: [[]]) { $0.collect() }
        check("Count", sends: [5, 5], yields: [2]) { $0.count() }
        check("Count", sends: [], yields: [0]) { $0.count() }
        check("Last", sends: [5, 6], yields: [6]) { $0.last() }
        check("Last", sends: [], yields: [Int]()) { $0.last() }
        check("LastWhere", sends: [5, 6, 7], yields: [6]) { $0.last { $0 < 7 } }
        check("LastWhere", sends: [7], yields: [Int]()) { $0.last { $0 < 7 } }
        check("Comparison", sends: [5, 7, 6], yields: [7]) { $0.max() }
        check("Comparison", sends: [5, 7, 4], yields: [4]) { $0.min() }
        check("Comparison", sends: [15, 21, 25], yields: [15]) { $0.max { $0 % 10 < $1 % 10 } }
        check("Comparison", sends: [15, 21, 11], yields: [21]) { $0.min { $0 % 10 < $1 % 10 } }
        check("Comparison", sends: [], yields: [Int]()) { $0.max() }
        check("Contains", sends: [1, 2], yields: [false]) { $0.contains(3) }
        check("ContainsWhere", sends: [1, 2], yields: [false]) { $0.contains { $0 > 2 } }
        check("AllSatisfy", sends: [1, 2], yields: [true]) { $0.allSatisfy { $0 < 3 } }
        check("First", sends: [], yields: [Int]()) { $0.first() }
        check("TryFirst", sends: [1], yields: [Int]()) { $0.first { $0 > 1 } }
    }

    private func check<Operator: Publisher>(
        _ name: String,
        sends values: [Int],
        yields expected: [Operator.Output],
        line: UInt = #line,
        _ make: (Source) -> Operator
    ) where Operator.Output: Equatable, Operator.Failure == TestError {
        let publisher = Source()
        let subscriber = TestSubscriber<Operator.Output, TestError>(initialDemand: .none)
        make(publisher).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, [name], line: line)
        XCTAssertEqual(subscriber.subscriptions, [name], line: line)
        XCTAssertEqual(publisher.requests, [.unlimited], line: line)
        for value in values { XCTAssertEqual(publisher.send(value), .none, line: line) }
        publisher.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [], line: line)
        XCTAssertEqual(subscriber.completions, [], line: line)
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, expected, line: line)
        XCTAssertEqual(subscriber.completions, [.finished], line: line)
        XCTAssertEqual(publisher.cancelCount, 0, line: line)

        let failing = Source()
        let eager = TestSubscriber<Operator.Output, TestError>()
        make(failing).subscribe(eager)
        for value in values { failing.send(value) }
        failing.send(completion: .failure(.first))
        failing.send(completion: .finished)
        XCTAssertEqual(eager.values, [], line: line)
        XCTAssertEqual(eager.completions, [.failure(.first)], line: line)
    }

    func testResultsBeforeTheEnd() {
        checkEarly("First", sends: [1], yields: 1) { $0.first() }
        checkEarly("TryFirst", sends: [1, 2], yields: 2) { $0.first { $0 > 1 } }
        checkEarly("Contains", sends: [1, 2], yields: true) { $0.contains(2) }
        checkEarly("ContainsWhere", sends: [1, 2], yields: true) { $0.contains { $0 > 1 } }
        checkEarly("AllSatisfy", sends: [1, 2], yields: false) { $0.allSatisfy { $0 < 2 } }
        checkEarly("TryFirstWhere", sends: [1, 2], yields: 2) { $0.tryFirst { $0 > 1 }.mapError(testError) }
        checkEarly("TryContainsWhere", sends: [1, 2], yields: true) {
            $0.tryContains { $0 > 1 }.mapError(testError)
        }
        checkEarly("TryAllSatisfy", sends: [1, 2], yields: false) {
            $0.tryAllSatisfy { $0 < 2 }.mapError(testError)
        }
    }

    private func checkEarly<Operator: Publisher>(
        _ name: String,
        sends values: [Int],
        yields expected: Operator.Output,
        line: UInt = #line,
        _ make: (Source) -> Operator
    ) where Operator.Output: Equatable, Operator.Failure == TestError {
        let publisher = Source()
        let subscriber = TestSubscriber<Operator.Output, TestError>(initialDemand: .max(1))
        make(publisher).subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, [name], line: line)
        for value in values { publisher.send(value) }
        XCTAssertEqual(publisher.cancelCount, 1, line: line)
        publisher.send(9)
        publisher.send(completion: .failure(.first))
        XCTAssertEqual(subscriber.values, [expected], line: line)
        XCTAssertEqual(subscriber.completions, [.finished], line: line)
        XCTAssertEqual(publisher.cancelCount, 1, line: line)
    }

    func testThrowingVariants() {
        checkThrowing("TryReduce", yields: 16) { source, check in
            source.tryReduce(10) {
                try check($1)
                return $0 + $1
            }
        }
        checkThrowing("TryFirstWhere", yields: nil) { source, check in
            source.tryFirst {
                try check($0)
                return false
            }
        }
        checkThrowing("TryLastWhere", yields: 3) { source, check in
            source.tryLast {
                try check($0)
                return true
            }
        }
        checkThrowing("TryComparison", yields: 3) { source, check in
            source.tryMax {
                try check($1)
                return $0 < $1
            }
        }
        checkThrowing("TryComparison", yields: 1) { source, check in
            source.tryMin {
                try check($0)
                return $0 < $1
            }
        }
    }

    private func checkThrowing<Operator: Publisher>(
        _ name: String,
        yields expected: Int?,
        line: UInt = #line,
        _ make: (Source, @escaping (Int) throws -> Void) -> Operator
    ) where Operator.Output == Int, Operator.Failure == any Error {
        for fails in [false, true] {
            let publisher = Source()
            let subscriber = TestSubscriber<Int, any Error>()
            make(publisher) { if fails, $0 == 3 { throw TestError.second } }.subscribe(subscriber)
            XCTAssertEqual(publisher.subscriberDescriptions, [name], line: line)
            for value in 1...3 { publisher.send(value) }
            XCTAssertEqual(publisher.cancelCount, fails ? 1 : 0, line: line)
            publisher.send(completion: .finished)
            XCTAssertEqual(subscriber.values, fails ? [] : [expected].compactMap { $0 }, line: line)
            XCTAssertEqual(subscriber.completions.map(\.error), [fails ? .second : nil], line: line)
        }
    }

    func testCancellingDiscardsTheResult() {
        let publisher = Source()
        let subscriber = TestSubscriber<[Int], TestError>(initialDemand: .none)
        publisher.collect().subscribe(subscriber)
        let subscription = subscriber.subscription
        publisher.send(1)
        publisher.send(completion: .finished)
        subscriber.cancel()
        subscription?.request(.max(1))
        XCTAssertEqual(subscriber.values, [])
        XCTAssertEqual(subscriber.completions, [])
    }

    func testIgnoreOutput() {
        let publisher = Source()
        let subscriber = TestSubscriber<Never, TestError>(initialDemand: .none)
        publisher.ignoreOutput().subscribe(subscriber)
        XCTAssertEqual(publisher.subscriberDescriptions, ["IgnoreOutput"])
        XCTAssertEqual(subscriber.subscriptions, ["TestSubscription"])
        XCTAssertEqual(publisher.requests, [.unlimited])
        XCTAssertEqual(publisher.send(1), .none)
        publisher.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.completions, [.failure(.second)])
    }

    func testEquality() {
        let (first, second) = ([1, 2].publisher, [1].publisher)
        XCTAssertEqual(Publishers.Collect(upstream: first), Publishers.Collect(upstream: first))
        XCTAssertNotEqual(Publishers.Count(upstream: first), Publishers.Count(upstream: second))
        XCTAssertNotEqual(
            Publishers.CollectByCount(upstream: first, count: 1),
            Publishers.CollectByCount(upstream: first, count: 2)
        )
        XCTAssertEqual(Publishers.Drop(upstream: first, count: 1), Publishers.Drop(upstream: first, count: 1))
        XCTAssertNotEqual(
            Publishers.Output(upstream: first, range: 0..<1),
            Publishers.Output(upstream: first, range: 0..<2)
        )
        XCTAssertNotEqual(
            Publishers.Contains(upstream: first, output: 1),
            Publishers.Contains(upstream: first, output: 2)
        )
        XCTAssertEqual(Publishers.First(upstream: first), Publishers.First(upstream: first))
        XCTAssertNotEqual(Publishers.Last(upstream: first), Publishers.Last(upstream: second))
        XCTAssertEqual(Publishers.IgnoreOutput(upstream: first), Publishers.IgnoreOutput(upstream: first))
        XCTAssertNotEqual(
            Publishers.ReplaceEmpty(upstream: first, output: 1),
            Publishers.ReplaceEmpty(upstream: first, output: 2)
        )
        XCTAssertNotEqual(
            Publishers.ReplaceError(upstream: first, output: 1),
            Publishers.ReplaceError(upstream: second, output: 1)
        )
    }
}

private func testError(_ error: any Error) -> TestError {
    (error as? TestError) ?? .first
}

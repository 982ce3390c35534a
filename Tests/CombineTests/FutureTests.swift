import Combine
import CombineTesting
import XCTest

final class FutureTests: XCTestCase {
    func testRunsAtOnceAndSendsTheValueOnDemand() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        XCTAssertNotNil(promise)
        let eager = TestSubscriber<Int, TestError>()
        let late = TestSubscriber<Int, TestError>(initialDemand: .none)
        future.subscribe(eager)
        future.subscribe(late)
        XCTAssertEqual(eager.subscriptions, ["Future"])
        promise?(.success(1))
        promise?(.success(2))
        promise?(.failure(.first))
        XCTAssertEqual(eager.values, [1])
        XCTAssertEqual(eager.completions, [.finished])
        XCTAssertEqual(late.completions, [])
        late.request(.max(1))
        XCTAssertEqual(late.values, [1])
        XCTAssertEqual(late.completions, [.finished])
        let after = TestSubscriber<Int, TestError>()
        future.subscribe(after)
        XCTAssertEqual(after.values, [1])
    }

    func testFailsWithoutDemand() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        future.subscribe(subscriber)
        promise?(.failure(.first))
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        let after = TestSubscriber<Int, TestError>(initialDemand: .none)
        future.subscribe(after)
        XCTAssertEqual(after.completions, [.failure(.first)])
    }

    func testSubscribersAreServedInTheOrderOfSubscribing() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var order: [Int] = []
        let subscriptions = (0..<50).map { index in future.sink { _ in order.append(index) } }
        promise?(.success(1))
        XCTAssertEqual(order, Array(0..<50))
        withExtendedLifetime(subscriptions) {}
    }

    func testCancelling() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        weak var released: TestSubscriber<Int, Never>?
        do {
            let subscriber = TestSubscriber<Int, Never>()
            released = subscriber
            future.subscribe(subscriber)
            subscriber.cancel()
            promise?(.success(1))
            XCTAssertEqual(subscriber.values, [])
        }
        XCTAssertNil(released)
    }

    func testValue() async throws {
        let value = await Future<Int, Never> { promise in
            let promise = Unsynchronised(promise)
            DispatchQueue.global().async { promise.value(.success(3)) }
        }.value
        XCTAssertEqual(value, 3)
        let other = try await Future<Int, TestError> { $0(.success(4)) }.value
        XCTAssertEqual(other, 4)
        do {
            _ = try await Future<Int, TestError> { $0(.failure(.first)) }.value
            XCTFail("should throw")
        } catch {
            XCTAssertEqual(error as? TestError, .first)
        }
    }
}

/// A value taken to another thread that it says it may be used on.
struct Unsynchronised<Value>: @unchecked Sendable {
    // Sendable because being used from several threads is what is tested.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

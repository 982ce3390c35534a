import Combine
import CombineTesting
import Testing
import XCTest

final class ResultPublisherTests: XCTestCase {
    func testSendsTheResult() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        Result<Int, TestError>.success(3).publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Once"])
        XCTAssertEqual(mirrorChildren(of: subscriber.subscription), ["-: 3"])
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [3])
        XCTAssertEqual(subscriber.completions, [.finished])

        let failing = TestSubscriber<Int, TestError>(initialDemand: .none)
        Result<Int, TestError>.Publisher(.first).subscribe(failing)
        XCTAssertEqual(failing.subscriptions, ["Empty"])
        XCTAssertEqual(failing.completions, [.failure(.first)])
    }

    func testOperators() {
        typealias Sut = Result<Int, TestError>.Publisher
        let (one, failed) = (Sut(1), Sut(.first))
        XCTAssertEqual(one.map { $0 + 1 }, Sut(2))
        XCTAssertEqual(failed.map { $0 + 1 }, failed)
        XCTAssertEqual(one.allSatisfy { $0 == 2 }.result, .success(false))
        XCTAssertEqual(one.contains(1).result, .success(true))
        XCTAssertEqual(one.contains { $0 == 2 }.result, .success(false))
        XCTAssertEqual(one.collect().result, .success([1]))
        XCTAssertEqual(one.count().result, .success(1))
        XCTAssertEqual(failed.count().result, .failure(.first))
        XCTAssertEqual(failed.mapError { _ in TestError.second }.result, .failure(.second))
        XCTAssertEqual(one.reduce(4, +), Sut(5))
        XCTAssertEqual(one.scan(4, +), Sut(5))
        XCTAssertEqual(failed.replaceError(with: 7).result, .success(7))
        XCTAssertEqual(one.replaceEmpty(with: 7), one)
        XCTAssertEqual(one.max(), one.min())
        XCTAssertEqual(one.first(), one.last())
        XCTAssertEqual(one.removeDuplicates().retry(2), one)
        XCTAssertEqual(collected(one.ignoreOutput()), [])
        XCTAssertEqual(Result<Int, Never>.Publisher(1).setFailureType(to: TestError.self), one)
        XCTAssertEqual(try? one.tryMap { $0 + 1 }.result.get(), 2)
        let thrown: [() throws -> Void] = [
            { _ = try one.tryMap { _ -> Int in throw TestError.second }.result.get() },
            { _ = try one.tryAllSatisfy { _ in throw TestError.second }.result.get() },
            { _ = try one.tryContains { _ in throw TestError.second }.result.get() },
            { _ = try one.tryReduce(0) { _, _ in throw TestError.second }.result.get() },
            { _ = try one.tryScan(0) { _, _ in throw TestError.second }.result.get() },
            { _ = try one.tryMax { _, _ in throw TestError.second }.result.get() },
            { _ = try one.tryMin { _, _ in throw TestError.second }.result.get() },
            { _ = try one.tryRemoveDuplicates { _, _ in throw TestError.second }.result.get() },
        ]
        for body in thrown {
            XCTAssertThrowsError(try body()) { XCTAssertEqual($0 as? TestError, .second) }
        }
    }
}

struct ResultPublisherMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        expectMessage(
            "demand must not be zero",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestZeroValues(of: Result<Int, TestError>.success(1).publisher)
            }
        )
    }
}

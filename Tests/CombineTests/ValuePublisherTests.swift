import Combine
import CombineTesting
import Foundation
import XCTest

final class ValuePublisherTests: XCTestCase {
    func testOptional() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        Optional(3).publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Optional"])
        XCTAssertEqual(subscriber.values, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [3])
        XCTAssertEqual(subscriber.completions, [.finished])

        let none = TestSubscriber<Int, Never>(initialDemand: .none)
        Int?.none.publisher.subscribe(none)
        XCTAssertEqual(none.subscriptions, ["Empty"])
        XCTAssertEqual(none.completions, [.finished])
        XCTAssertEqual(Optional(3).publisher, .init(3))
    }

    func testOptionalOperators() {
        let (one, none) = (Optional(1).publisher, Int?.none.publisher)
        XCTAssertEqual(one.map { $0 + 1 }.output, 2)
        XCTAssertEqual(one.allSatisfy { $0 == 1 }.output, true)
        XCTAssertNil(none.allSatisfy { $0 == 1 }.output)
        XCTAssertEqual(one.collect().output, [1])
        XCTAssertEqual(none.collect().output, [])
        XCTAssertNil(one.compactMap { _ in Int?.none }.output)
        XCTAssertEqual(one.contains(2).output, false)
        XCTAssertEqual(one.contains { $0 == 1 }.output, true)
        XCTAssertEqual(one.count().output, 1)
        XCTAssertEqual(one.dropFirst(0).output, 1)
        XCTAssertNil(one.dropFirst().output)
        XCTAssertNil(one.drop { $0 == 1 }.output)
        XCTAssertEqual(one.first { $0 == 1 }.output, 1)
        XCTAssertNil(one.last { $0 == 2 }.output)
        XCTAssertNil(one.filter { $0 == 2 }.output)
        XCTAssertEqual(collected(one.ignoreOutput()), [])
        XCTAssertEqual(one.max(), one.min())
        XCTAssertNil(one.output(at: 1).output)
        XCTAssertEqual(one.output(in: 0..<1).output, 1)
        XCTAssertNil(one.output(in: 1...).output)
        XCTAssertNil(one.prefix(0).output)
        XCTAssertEqual(one.prefix { $0 == 1 }.output, 1)
        XCTAssertEqual(one.reduce(4, +).output, 5)
        XCTAssertEqual(one.scan(4, +).output, 5)
        XCTAssertEqual(one.removeDuplicates().output, 1)
        XCTAssertEqual(none.replaceEmpty(with: 7), Just(7))
        XCTAssertNil(none.replaceError(with: 7).output)
        XCTAssertEqual(one.retry(3), one)
    }

    func testResult() {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        Result<Int, TestError>.success(3).publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Once"])
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [3])
        XCTAssertEqual(subscriber.completions, [.finished])

        let failing = TestSubscriber<Int, TestError>(initialDemand: .none)
        Result<Int, TestError>.Publisher(.first).subscribe(failing)
        XCTAssertEqual(failing.subscriptions, ["Empty"])
        XCTAssertEqual(failing.completions, [.failure(.first)])
    }

    func testResultOperators() {
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

    func testJustOperators() {
        let one = Just(1)
        XCTAssertEqual(one.map { $0 + 1 }, Just(2))
        XCTAssertEqual(one.allSatisfy { $0 == 1 }, Just(true))
        XCTAssertEqual(one.collect(), Just([1]))
        XCTAssertEqual(one.prepend(0), [0, 1].publisher)
        XCTAssertEqual(one.prepend([-1, 0]), [-1, 0, 1].publisher)
        XCTAssertEqual(one.append(2, 3), [1, 2, 3].publisher)
        XCTAssertEqual(one.append(Set([2])), [1, 2].publisher)
        XCTAssertEqual(one.contains(1), Just(true))
        XCTAssertEqual(one.count(), Just(1))
        XCTAssertNil(one.dropFirst().output)
        XCTAssertNil(one.drop { $0 == 1 }.output)
        XCTAssertEqual(one.first(), one.last())
        XCTAssertEqual(one.first { $0 == 1 }.output, 1)
        XCTAssertNil(one.filter { $0 == 2 }.output)
        XCTAssertEqual(one.mapError { never -> TestError in }.result, .success(1))
        XCTAssertEqual(one.setFailureType(to: TestError.self).result, .success(1))
        XCTAssertEqual(one.max(), one.min())
        XCTAssertNil(one.output(at: 2).output)
        XCTAssertEqual(one.output(in: ..<1).output, 1)
        XCTAssertNil(one.output(in: 1...2).output)
        XCTAssertEqual(one.prefix(1).output, 1)
        XCTAssertEqual(one.reduce(2, +).result, .success(3))
        XCTAssertEqual(one.scan(2, +).result, .success(3))
        XCTAssertEqual(one.removeDuplicates().retry(1).replaceEmpty(with: 3).replaceError(with: 4), one)
        XCTAssertThrowsError(try one.tryMap { _ -> Int in throw TestError.first }.result.get())
        XCTAssertThrowsError(try one.tryReduce(0) { _, _ in throw TestError.first }.result.get())
        XCTAssertThrowsError(try one.tryRemoveDuplicates { _, _ in throw TestError.first }.result.get())
        XCTAssertEqual(try? one.tryScan(1, +).result.get(), 2)
        XCTAssertEqual(try? one.tryContains { $0 == 1 }.result.get(), true)
        XCTAssertEqual(try? one.tryAllSatisfy { $0 == 2 }.result.get(), false)
    }

    func testSequenceOperators() {
        let numbers = [1, 2, 2, 3].publisher
        XCTAssertEqual(numbers.map { $0 * 2 }, [2, 4, 4, 6].publisher)
        XCTAssertEqual(numbers.filter { $0 > 1 }, [2, 2, 3].publisher)
        XCTAssertEqual(numbers.compactMap { $0 > 2 ? "\($0)" : nil }, ["3"].publisher)
        XCTAssertEqual(numbers.removeDuplicates(), [1, 2, 3].publisher)
        XCTAssertEqual([Int?.none, nil, 1].publisher.removeDuplicates(), [nil, 1].publisher)
        XCTAssertEqual(numbers.scan(0, +), [1, 3, 5, 8].publisher)
        XCTAssertEqual(numbers.prefix { $0 < 2 }, [1].publisher)
        XCTAssertEqual(collected(numbers.prefix(2)), [1, 2])
        XCTAssertEqual(collected(numbers.dropFirst(3)), [3])
        XCTAssertEqual(collected(numbers.drop { $0 < 3 }), [3])
        XCTAssertEqual([1, nil].publisher.replaceNil(with: 4), [1, 4].publisher)
        XCTAssertEqual(numbers.reduce(0, +).result, .success(8))
        XCTAssertEqual(numbers.collect().result, .success([1, 2, 2, 3]))
        XCTAssertEqual(numbers.allSatisfy { $0 > 1 }.result, .success(false))
        XCTAssertEqual(numbers.contains(3).result, .success(true))
        XCTAssertEqual(numbers.contains { $0 == 4 }.result, .success(false))
        XCTAssertEqual(numbers.count(), Just(4))
        XCTAssertEqual(numbers.setFailureType(to: TestError.self).count().result, .success(4))
        XCTAssertEqual(numbers.first().output, 1)
        XCTAssertEqual(numbers.first { $0 > 1 }.output, 2)
        XCTAssertEqual(numbers.last().output, 3)
        XCTAssertEqual(numbers.last { $0 < 2 }.output, 1)
        XCTAssertEqual(numbers.max().output, 3)
        XCTAssertEqual(numbers.min { $0 > $1 }.output, 3)
        XCTAssertEqual(numbers.output(at: 3).output, 3)
        XCTAssertNil(numbers.output(at: 4).output)
        XCTAssertEqual(numbers.output(in: 1..<3), [2, 2].publisher)
        XCTAssertEqual(numbers.prepend(0).append([4]), [0, 1, 2, 2, 3, 4].publisher)
        XCTAssertEqual(numbers.prepend([0].publisher).append([4].publisher), [0, 1, 2, 2, 3, 4].publisher)
        XCTAssertEqual(completion(of: numbers.ignoreOutput()), .finished)
        XCTAssertThrowsError(try numbers.tryReduce(0) { _, _ in throw TestError.first }.result.get())
        XCTAssertEqual(try? numbers.tryAllSatisfy { $0 > 0 }.result.get(), true)
        XCTAssertEqual(try? numbers.tryContains { $0 > 3 }.result.get(), false)
    }

    func testTheSubscriptionOfASequenceDescribesItselfByTheSequenceUntilOver() throws {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .max(1))
        [1, 2].publisher.subscribe(subscriber)
        let subscription = try XCTUnwrap(subscriber.subscription)
        XCTAssertEqual(String(describing: subscription), "[1, 2]")
        let mirror = try XCTUnwrap(subscription as? any CustomReflectable).customMirror
        XCTAssertEqual(mirror.children.map(\.label), ["sequence"])
        XCTAssertEqual(mirror.children.map { String(describing: $0.value) }, ["[1, 2]"])
        subscription.cancel()
        XCTAssertEqual(String(describing: subscription), "Sequence")
        XCTAssertEqual(subscriber.values, [1])
    }

    func testRecordReplaysAsRequested() {
        let record = Record<Int, TestError> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.first))
        }
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        record.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["[1, 2]"])
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        let empty = TestSubscriber<Int, TestError>(initialDemand: .none)
        Record(output: [], completion: .failure(.second)).subscribe(empty)
        XCTAssertEqual(empty.completions, [.failure(.second)])
        XCTAssertEqual(completion(of: Record<Int, TestError> { $0.receive(1) }), .finished)
    }

    func testRecordIsCoded() throws {
        let record = Record<Int, CodableError>(output: [1, 2], completion: .failure(CodableError(code: 3)))
        let data = try JSONEncoder().encode(record)
        let decoded = try JSONDecoder().decode(Record<Int, CodableError>.self, from: data)
        XCTAssertEqual(decoded.recording.output, [1, 2])
        XCTAssertEqual(decoded.recording.completion, record.recording.completion)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let recording = try XCTUnwrap(object["recording"] as? [String: Any])
        XCTAssertEqual(recording.keys.sorted(), ["completion", "output"])
    }
}

private struct CodableError: Error, Codable, Equatable {
    var code: Int
}

import Combine
import CombineTesting
import XCTest

private final class Model: ObservableObject {
    @Published var value = 0
}

private final class Sum {
    var sum = 0
}

/// A sequence whose iterator doesn't allocate memory. The iterator of a range allocates memory in builds without
/// optimization.
private struct Countdown: Sequence, IteratorProtocol {
    var remaining: Int

    mutating func next() -> Int? {
        remaining -= 1
        return remaining < 0 ? nil : remaining
    }
}

/// Tests that the delivery of an event doesn't allocate memory unless the event is buffered.
final class AllocationTests: XCTestCase {
    private static let eventCount = 1000

    override func setUpWithError() throws {
        try XCTSkipUnless(AllocationCounter.isInstalled, "allocations of this Swift runtime cannot be counted")
    }

    func testTheCounterDetectsAnAllocation() {
        var kept: [Sum] = []
        kept.reserveCapacity(3)
        XCTAssertEqual(AllocationCounter.counting { for _ in 0..<3 { kept.append(Sum()) } }, 3)
    }

    func testTheCounterDetectsTemporaryAllocations() {
        let sum = Sum()
        let count = AllocationCounter.counting {
            for value in 0..<100 { sum.sum += [value, value + 1].reversed().map { $0 }.count }
        }
        XCTAssertGreaterThanOrEqual(count, 100)
    }

    /// Attaches a sink to the result of `path`, and asserts that sending a value doesn't allocate memory.
    private func assertNoAllocation<P: Publisher>(
        _ path: (PassthroughSubject<Int, Never>) -> P,
        line: UInt = #line
    ) where P.Failure == Never {
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let subscription = path(subject).sink { _ in sum.sum += 1 }
        assertNoAllocation(line: line) { subject.send($0) }
        XCTAssertGreaterThan(sum.sum, 0, "nothing was received", line: line)
        subscription.cancel()
    }

    /// Asserts that calling `send` doesn't allocate memory.
    private func assertNoAllocation(line: UInt = #line, _ send: (Int) -> Void) {
        // The first events can allocate memory that later events reuse, and fill caches of the runtime.
        for value in 0..<10 { send(value) }
        let count = AllocationCounter.counting { for value in 0..<Self.eventCount { send(value) } }
        XCTAssertEqual(count, 0, "allocations in \(Self.eventCount) events", line: line)
    }

    func testAnIdlePublishedPropertyIsASingleObject() {
        let makeModels = { (count: Int) in for _ in 0..<count { withExtendedLifetime(Model()) {} } }
        makeModels(10)
        XCTAssertEqual(AllocationCounter.counting { makeModels(10) }, 20)
    }

    func testSubject() {
        assertNoAllocation { $0 }
    }

    func testSeveralSubscribersOfASubject() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let subscriptions = (0..<3).map { _ in subject.sink { sum.sum += $0 } }
        assertNoAllocation { subject.send($0) }
        XCTAssertGreaterThan(sum.sum, 0)
        for subscription in subscriptions { subscription.cancel() }
    }

    func testSubscriberWithLimitedDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        subject.receive(
            subscriber: AnySubscriber<Int, Never>(
                receiveSubscription: { $0.request(.max(1)) },
                receiveValue: {
                    sum.sum += $0
                    return .max(1)
                }
            )
        )
        assertNoAllocation { subject.send($0) }
        XCTAssertGreaterThan(sum.sum, 0)
    }

    func testCurrentValueSubject() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let sum = Sum()
        let subscription = subject.sink { sum.sum += $0 }
        assertNoAllocation { subject.send($0) }
        subscription.cancel()
    }

    func testOperatorsOfOneUpstream() {
        assertNoAllocation { $0.map { $0 + 1 } }
        assertNoAllocation { $0.compactMap { $0 % 2 == 0 ? $0 : nil } }
        assertNoAllocation { $0.filter { $0 % 2 == 0 } }
        assertNoAllocation { $0.removeDuplicates() }
        assertNoAllocation { $0.scan(0, +) }
        assertNoAllocation { $0.map { $0 + 1 }.filter { $0 > 0 }.removeDuplicates().scan(0, +) }
        assertNoAllocation { $0.dropFirst(2) }
        assertNoAllocation { $0.drop { $0 < 2 } }
        assertNoAllocation { $0.prefix(100_000) }
        assertNoAllocation { $0.prefix { $0 >= 0 } }
        assertNoAllocation { $0.output(in: 1...100_000) }
        assertNoAllocation { $0.handleEvents(receiveOutput: { _ in }) }
        assertNoAllocation { $0.setFailureType(to: Never.self) }
        assertNoAllocation { $0.assertNoFailure() }
    }

    func testOperatorsThatMayFail() {
        assertNoAllocation { $0.tryMap { $0 + 1 }.assertNoFailure() }
        assertNoAllocation { $0.tryFilter { $0 >= 0 }.assertNoFailure() }
        assertNoAllocation { $0.tryScan(0) { $0 + $1 }.assertNoFailure() }
        assertNoAllocation { $0.tryMap { $0 + 1 }.replaceError(with: 0) }
        assertNoAllocation { $0.tryMap { $0 + 1 }.catch { _ in Just(0) } }
        assertNoAllocation { $0.tryMap { $0 + 1 }.retry(1).assertNoFailure() }
        assertNoAllocation { $0.tryMap { $0 + 1 }.mapError { $0 }.assertNoFailure() }
    }

    func testCombiningOperators() {
        let other = CurrentValueSubject<Int, Never>(1)
        assertNoAllocation { $0.combineLatest(other) }
        assertNoAllocation { $0.combineLatest(other, other, other) }
        assertNoAllocation { $0.merge(with: other) }
        assertNoAllocation { $0.zip($0) }
        assertNoAllocation { $0.prepend(0) }
        assertNoAllocation { $0.append(0) }
        assertNoAllocation { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()) }
        assertNoAllocation { $0.drop(untilOutputFrom: other) }
    }

    func testJustAsInnerPublisher() {
        assertNoAllocation { $0.flatMap { Just($0) } }
    }

    func testValuesOfInnerPublishers() {
        let (inner, outer) = (PassthroughSubject<Int, Never>(), Just(0))
        let sum = Sum()
        let flattened = outer.flatMap { _ in inner }.sink { sum.sum += $0 }
        assertNoAllocation { inner.send($0) }
        flattened.cancel()
        let switched = outer.map { _ in inner }.switchToLatest().sink { sum.sum += $0 }
        assertNoAllocation { inner.send($0) }
        switched.cancel()
        XCTAssertGreaterThan(sum.sum, 0)
    }

    func testSharedPublishers() {
        assertNoAllocation { $0.share() }
        assertNoAllocation { $0.multicast { PassthroughSubject() }.autoconnect() }
    }

    func testErasedPublishers() {
        assertNoAllocation { $0.eraseToAnyPublisher() }
        assertNoAllocation { $0.map { $0 + 1 }.eraseToAnyPublisher().map { $0 + 1 }.eraseToAnyPublisher() }
    }

    func testSequence() {
        let sum = Sum()
        let count = AllocationCounter.counting {
            Countdown(remaining: Self.eventCount).publisher.setFailureType(to: Never.self).sink { sum.sum += $0 }
                .cancel()
        }
        XCTAssertLessThan(count, 30, "more than creating the subscription can allocate")
        XCTAssertEqual(sum.sum, Self.eventCount * (Self.eventCount - 1) / 2)
    }

    func testPublished() {
        let model = Model()
        assertNoAllocation { model.value = $0 }
        let sum = Sum()
        let subscription = model.$value.sink { sum.sum += $0 }
        assertNoAllocation { model.value = $0 }
        XCTAssertGreaterThan(sum.sum, 0)
        subscription.cancel()
    }

    func testObjectWillChange() {
        let model = Model()
        let sum = Sum()
        let subscription = model.objectWillChange.sink { sum.sum += 1 }
        assertNoAllocation { model.value = $0 }
        XCTAssertGreaterThan(sum.sum, 0)
        subscription.cancel()
    }

    func testAssignToAPublishedProperty() {
        let subject = PassthroughSubject<Int, Never>()
        let model = Model()
        subject.assign(to: &model.$value)
        assertNoAllocation { subject.send($0) }
        XCTAssertEqual(model.value, Self.eventCount - 1)
    }

    /// Writing through a key path can allocate memory in builds without optimization. `assign(to:on:)` doesn't allocate
    /// any additional memory.
    func testAssignToAKeyPath() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = Sum()
        let keyPath: ReferenceWritableKeyPath<Sum, Int> = \.sum
        let direct = AllocationCounter.counting { for value in 0..<Self.eventCount { sum[keyPath: keyPath] = value } }
        let subscription = subject.assign(to: keyPath, on: sum)
        subject.send(-1)
        let assigned = AllocationCounter.counting { for value in 0..<Self.eventCount { subject.send(value) } }
        XCTAssertLessThanOrEqual(assigned, direct)
        XCTAssertEqual(sum.sum, Self.eventCount - 1)
        subscription.cancel()
    }
}

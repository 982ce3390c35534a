import Combine
import CombineTesting
import Testing
import XCTest

final class OptionalPublisherTests: XCTestCase {
    func testSendsTheValueOnceRequested() {
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        Optional(3).publisher.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["Optional"])
        XCTAssertEqual(mirrorChildren(of: subscriber.subscription), ["-: 3"])
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

    func testOperators() {
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
}

struct OptionalPublisherMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        expectMessage(
            "demand must not be zero",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestZeroValues(of: Optional(1).publisher)
            }
        )
    }

    @Test func negativeCountsAndPositionsTrap() async {
        expectMessage(
            "Optional.Publisher.prefix: expected a length of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Optional(1).publisher.prefix(-1)
            }
        )
        expectMessage(
            "Optional.Publisher.dropFirst: expected a count of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Optional(1).publisher.dropFirst(-1)
            }
        )
        expectMessage(
            "Optional.Publisher.output: expected a position of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Optional(1).publisher.output(at: -1)
            }
        )
        expectMessage(
            "Optional.Publisher.output: expected a position of at least 0",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Optional(1).publisher.output(in: -1..<2)
            }
        )
    }
}

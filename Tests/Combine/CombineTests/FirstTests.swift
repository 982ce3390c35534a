import Combine
import CombineTesting
import Testing
import XCTest

final class FirstTests: XCTestCase {
    func testPublishesTheFirstValue() {
        checkEnds(with: [1], yielding: 1) { $0.first() }
        checkReduces([], to: Int?.none, name: "First") { $0.first() }
        checkIsSubscription(name: "First", demandBefore: [.unlimited]) { $0.first() }
        checkBeforeSubscription(yields: [], answering: .none, completes: false) { $0.first() }
        checkReleases { source, token in source.map { token.same($0) }.first() }
    }

    func testFinishesAfterTheFirstValueOfASubject() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = TestSubscriber<Int, Never> { subject.send($0 + 1) }
        subject.first().subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
    }

    func testEquality() {
        XCTAssertEqual(Publishers.First(upstream: Just(1)), Publishers.First(upstream: Just(1)))
        XCTAssertNotEqual(Publishers.First(upstream: Just(1)), Publishers.First(upstream: Just(2)))
    }
}

struct FirstMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().first())
        }
        expectMessage("demand must not be zero", of: result)
    }
}

import Combine
import CombineTesting
import Testing
import XCTest

final class FilterTests: XCTestCase {
    func testDropsValuesThatDoNotSatisfyTheCondition() {
        checkForwardsValues([2], of: [1, 2, 3]) { $0.filter { $0 == 2 } }
        checkForwardsSubscription(name: "Filter") { $0.filter { _ in true } }
        XCTAssertEqual(mirrorChildren { $0.filter { _ in true } }, [])
        checkReleases { source, token in source.filter { token.same($0) > 0 } }
    }

    func testForwardsEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: true) { $0.filter { _ in true } }
        checkBeforeSubscription(yields: [], answering: .max(1), completes: true) { $0.filter { _ in false } }
    }

    func testTryFilterDropsValuesThatDoNotSatisfyTheCondition() {
        checkForwardsValues([2], of: [1, 2, 3]) { $0.tryFilter { $0 == 2 } }
        checkIsSubscription(name: "TryFilter") { $0.tryFilter { _ in true } }
        XCTAssertEqual(mirrorChildren { $0.tryFilter { _ in true } }, ["downstream: TestSubscriber"])
        checkReleases { source, token in source.tryFilter { token.same($0) > 0 } }
    }

    func testTryFilterFailsWithTheThrownError() {
        checkThrownError { $0.tryFilter { _ in throw TestError.second } }
    }

    func testTheConditionCanSendValues() {
        let subject = PassthroughSubject<Int, any Error>()
        let subscriber = TestSubscriber<Int, any Error>()
        subject.tryFilter { value in
            if value < 3 { subject.send(value + 1) }
            return value > 1
        }.subscribe(subscriber)
        subject.send(1)
        XCTAssertEqual(subscriber.values, [3, 2])
    }

    func testSuccessiveFiltersAreCombined() {
        let source = IntUpstream()
        let filter: Publishers.Filter<IntUpstream> = source.filter { $0 > 0 }.filter { $0 < 9 }
        let tryFilter: Publishers.TryFilter<IntUpstream> = filter.tryFilter { $0 > 1 }.filter { $0 < 8 }
            .tryFilter { $0 != 5 }
        let subscriber = TestSubscriber<Int, any Error>()
        tryFilter.subscribe(subscriber)
        for value in 0...9 { source.send(value) }
        XCTAssertEqual(subscriber.values, [2, 3, 4, 6, 7])
    }

    func testACancellationBeforeTheSubscriptionTakesEffect() {
        checkCancelledEarly(isCancelled: true) { $0.tryFilter { _ in true } }
    }
}

struct TryFilterMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().tryFilter { _ in true })
        }
        expectMessage("demand must not be zero", of: result)
    }

    @Test func anEventBeforeTheSubscriptionTraps() async {
        expectMessage(
            "TryFilter received a value before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                sendEarly { $0.tryFilter { _ in true } }
            }
        )
        expectMessage(
            "TryFilter received a completion before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                finishEarly { $0.tryFilter { _ in true } }
            }
        )
        expectMessage(
            "TryFilter received a request before its subscription",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestEarly { $0.tryFilter { _ in true } }
            }
        )
        await #expect(processExitsWith: .success) { cancelEarly { $0.tryFilter { _ in true } } }
    }
}

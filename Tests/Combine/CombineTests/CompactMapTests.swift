import Combine
import CombineTesting
import Testing
import XCTest

final class CompactMapTests: XCTestCase {
    func testDropsNil() {
        checkForwardsValues([4], of: [1, 2, 3]) { $0.compactMap { $0 == 2 ? $0 * 2 : nil } }
        checkForwardsSubscription(name: "CompactMap") { $0.compactMap { $0 } }
        XCTAssertEqual(mirrorChildren { $0.compactMap { $0 } }, [])
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: true) { $0.compactMap { $0 } }
        checkReleases { source, token in source.compactMap { token.same($0) } }
    }

    func testTryCompactMapDropsNil() {
        checkForwardsValues([4], of: [1, 2, 3]) { $0.tryCompactMap { $0 == 2 ? $0 * 2 : nil } }
        checkIsSubscription(name: "TryCompactMap") { $0.tryCompactMap { $0 } }
        checkThrownError { $0.tryCompactMap { _ -> Int? in throw TestError.second } }
        XCTAssertEqual(mirrorChildren { $0.tryCompactMap { $0 } }, ["downstream: TestSubscriber"])
        checkReleases { source, token in source.tryCompactMap { token.same($0) } }
    }

    func testSuccessiveCompactMapsAreCombined() {
        let source = IntUpstream()
        let compactMap: Publishers.CompactMap<IntUpstream, Int> = source.compactMap { $0 > 1 ? $0 : nil }
            .compactMap { $0 < 4 ? $0 : nil }.map { $0 * 2 }
        XCTAssertEqual(compactMap.transform(1), nil)
        XCTAssertEqual(compactMap.transform(2), 4)
        XCTAssertEqual(compactMap.transform(4), nil)
        let tryCompactMap: Publishers.TryCompactMap<IntUpstream, Int> = source.tryCompactMap { $0 > 1 ? $0 : nil }
            .compactMap { $0 < 4 ? $0 : nil }
        XCTAssertEqual(try tryCompactMap.transform(2), 2)
        XCTAssertEqual(try tryCompactMap.transform(4), nil)
    }
}

struct TryCompactMapMisuseTests {
    @Test func anEventBeforeTheSubscriptionTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            sendEarly { $0.tryCompactMap { $0 } }
        }
        expectMessage("TryCompactMap received a value before its subscription", of: result)
    }
}

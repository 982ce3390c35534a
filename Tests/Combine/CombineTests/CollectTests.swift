import Combine
import CombineTesting
import Testing
import XCTest

final class CollectTests: XCTestCase {
    func testCollectsAllValues() {
        checkReduces([1, 2], to: [1, 2], name: "Collect") { $0.collect() }
        checkReduces([], to: [], name: "Collect") { $0.collect() }
        checkIsSubscription(name: "Collect", demandBefore: [.unlimited]) { $0.collect() }
        XCTAssertEqual(mirrorChildren { $0.collect() }, ["count: 0"])
        checkBeforeSubscription(yields: [[Int]](), answering: .none, completes: false) { $0.collect() }
        checkReleases { source, token in source.map { token.same($0) }.collect() }
    }

    func testEquality() {
        XCTAssertEqual(Publishers.Collect(upstream: Just(1)), Publishers.Collect(upstream: Just(1)))
        XCTAssertNotEqual(Publishers.Collect(upstream: Just(1)), Publishers.Collect(upstream: Just(2)))
    }
}

struct CollectMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            requestZeroValues(of: PassthroughSubject<Int, any Error>().collect())
        }
        expectMessage("demand must not be zero", of: result)
    }
}

import Combine
import CombineTesting
import XCTest

final class DeferredTests: XCTestCase {
    func testCreatesAPublisherForEachSubscriber() {
        var made = 0
        let publisher = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        XCTAssertEqual(made, 0)
        let subscribers = [TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>()]
        for subscriber in subscribers { publisher.subscribe(subscriber) }
        XCTAssertEqual(subscribers.map(\.values), [[1], [2]])
        XCTAssertEqual(subscribers.map(\.subscriptions), [["Just"], ["Just"]])
    }

    func testReleasesRetainedObjects() {
        assertReleases { sources, token in Deferred { [token] in sources.upstream.map(holding(token)) } }
    }
}

import Combine
import CombineTesting
import XCTest

final class MapErrorTests: XCTestCase {
    func testTransformsTheFailure() {
        let publisher = IntUpstream()
        let subscriber = TestSubscriber<Int, OtherError>(initialDemand: .max(2), demandPerValue: .max(4))
        publisher.mapError(OtherError.init).subscribe(subscriber)
        XCTAssertEqual(publisher.send(1), .max(4))
        publisher.send(completion: .failure(.second))
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.failure(OtherError(cause: .second))])
        checkForwardsSubscription(name: "MapError") { $0.mapError(OtherError.init) }
        XCTAssertEqual(mirrorChildren { $0.mapError { never -> OtherError in } }, [])
        checkReleases { source, token in source.mapError { token.same($0) } }
    }

    func testForwardsEventsBeforeTheSubscription() {
        checkBeforeSubscription(yields: [1], answering: .max(42), completes: true) { $0.mapError(OtherError.init) }
    }
}

private struct OtherError: Error, Equatable {
    var cause: TestError
}

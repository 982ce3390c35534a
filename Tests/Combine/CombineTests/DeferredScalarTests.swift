import Combine
import Foundation
import XCTest

/// Tests of the value that is sent when it's both resolved and requested.
final class DeferredScalarTests: XCTestCase {
    func testWaitsForTheRequest() {
        let scalar = DeferredScalar<Int>()
        XCTAssertFalse(scalar.resolve(1))
        XCTAssertEqual(scalar.request(), 1)
        XCTAssertNil(scalar.request())
        XCTAssertFalse(scalar.resolve(2))
        XCTAssertFalse(scalar.end())
    }

    func testWaitsForTheValue() {
        let scalar = DeferredScalar<Int>()
        XCTAssertNil(scalar.request())
        XCTAssertTrue(scalar.resolve(1))
        XCTAssertNil(scalar.request())
        XCTAssertFalse(scalar.resolve(2))
    }

    func testReturnsNoValueAfterTheEnd() {
        let scalar = DeferredScalar<Int>()
        XCTAssertFalse(scalar.resolve(1))
        XCTAssertTrue(scalar.end())
        XCTAssertFalse(scalar.end())
        XCTAssertNil(scalar.request())
        XCTAssertFalse(scalar.resolve(2))
    }

    func testReleasesTheValueWhenEnded() {
        let scalar = DeferredScalar<ReleaseToken>()
        weak var released: ReleaseToken?
        do {
            let token = ReleaseToken()
            released = token
            _ = scalar.resolve(token)
        }
        XCTAssertNotNil(released)
        scalar.end()
        XCTAssertNil(released)
    }

    func testTheValueIsSentOnceByConcurrentThreads() {
        for _ in 0..<500 {
            let scalar = DeferredScalarBox()
            let sent = Locked(0)
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 {
                    if scalar.value.resolve(1) { sent.withLock { $0 += 1 } }
                } else if scalar.value.request() != nil {
                    sent.withLock { $0 += 1 }
                }
            }
            XCTAssertEqual(sent.value, 1)
        }
    }
}

/// An object that contains a scalar, which can't be copied.
private final class DeferredScalarBox: Sendable {
    let value = DeferredScalar<Int>()
}

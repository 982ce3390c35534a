import Combine
import CombineTesting
import Testing
import XCTest

final class AssertNoFailureTests: XCTestCase {
    func testForwardsAllOtherEvents() {
        checkForwardsSubscription(name: "AssertNoFailure") { $0.assertNoFailure() }
        let upstream = IntUpstream()
        let subscriber = TestSubscriber<Int, Never>(demandPerValue: .max(4))
        upstream.assertNoFailure().subscribe(subscriber)
        XCTAssertEqual(upstream.send(1), .max(4))
        upstream.send(completion: .finished)
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [.finished])
        XCTAssertEqual(
            mirrorChildren { $0.assertNoFailure("prefix", file: "File.swift", line: 7) },
            ["file: File.swift", "line: 7", "prefix: prefix"]
        )
    }
}

struct AssertNoFailureMisuseTests {
    @Test func aFailureTraps() async {
        expectMessage(
            "Fatal error: prefix: first",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Fail<Int, TestError>(error: .first).assertNoFailure("prefix").sink { _ in }
            }
        )
        expectMessage(
            "Fatal error: first",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Fail<Int, TestError>(error: .first).assertNoFailure().sink { _ in }
            }
        )
    }
}

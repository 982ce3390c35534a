import Combine
import CombineTesting
import Foundation
import Testing
import XCTest

final class RecordTests: XCTestCase {
    func testReplaysTheRequestedValues() {
        let record = Record<Int, TestError> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.first))
        }
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .max(1))
        record.subscribe(subscriber)
        XCTAssertEqual(subscriber.subscriptions, ["[1, 2]"])
        XCTAssertEqual(subscriber.values, [1])
        XCTAssertEqual(subscriber.completions, [])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [1, 2])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
        let empty = TestSubscriber<Int, TestError>(initialDemand: .none)
        Record(output: [], completion: .failure(.second)).subscribe(empty)
        XCTAssertEqual(empty.completions, [.failure(.second)])
        XCTAssertEqual(completion(of: Record<Int, TestError> { $0.receive(1) }), .finished)
    }

    func testTheSubscriptionDescribesItself() throws {
        let subscriber = TestSubscriber<Int, TestError>(initialDemand: .none)
        Record(output: [1, 2], completion: .failure(.first)).subscribe(subscriber)
        let subscription = try XCTUnwrap(subscriber.subscription)
        XCTAssertEqual(
            mirrorChildren(of: subscription),
            ["sequence: [1, 2]", "completion: failure(CombineTests.TestError.first)"]
        )
        subscription.request(.none)
        XCTAssertEqual(subscriber.events.count, 1, "a request for no value is ignored")
        subscription.cancel()
        XCTAssertEqual(String(describing: subscription), "Cancelled Events")
        XCTAssertEqual(
            mirrorChildren(of: subscription),
            ["sequence: []", "completion: failure(CombineTests.TestError.first)"]
        )
    }

    func testEncodesAndDecodes() throws {
        let record = Record<Int, CodableError>(output: [1, 2], completion: .failure(CodableError(code: 3)))
        let data = try JSONEncoder().encode(record)
        let decoded = try JSONDecoder().decode(Record<Int, CodableError>.self, from: data)
        XCTAssertEqual(decoded.recording.output, [1, 2])
        XCTAssertEqual(decoded.recording.completion, record.recording.completion)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let recording = try XCTUnwrap(object["recording"] as? [String: Any])
        XCTAssertEqual(recording.keys.sorted(), ["completion", "output"])
    }
}

struct RecordMisuseTests {
    @Test func recordingAfterTheCompletionTraps() async {
        expectMessage(
            "Record.Recording: received a value after its completion",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var recording = Record<Int, TestError>.Recording()
                recording.receive(completion: .finished)
                recording.receive(1)
            }
        )
        expectMessage(
            "Record.Recording: received a second completion",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var recording = Record<Int, TestError>.Recording(output: [1], completion: .finished)
                recording.receive(completion: .failure(.first))
            }
        )
    }
}

private struct CodableError: Error, Codable, Equatable {
    var code: Int
}

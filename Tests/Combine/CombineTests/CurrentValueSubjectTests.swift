import Combine
import CombineTesting
import TestSupport
import Testing
import XCTest

final class CurrentValueSubjectTests: XCTestCase {
    func testSendsTheCurrentValueOnTheFirstRequest() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let subscriber = TestSubscriber<Int, Never>(initialDemand: .none)
        subject.subscribe(subscriber)
        subject.value = 2
        XCTAssertEqual(subscriber.values, [])
        subscriber.request(.max(2))
        XCTAssertEqual(subscriber.values, [2])
        subject.send(3)
        subject.send(4)
        subject.send(5)
        XCTAssertEqual(subscriber.values, [2, 3])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [2, 3, 5])
        subscriber.request(.max(1))
        XCTAssertEqual(subscriber.values, [2, 3, 5])
        XCTAssertEqual(subscriber.subscriptions, ["CurrentValueSubject"])
    }

    func testNestedSendDuringTheFirstValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var values: [Int] = []
        let subscription = subject.sink { value in
            values.append(value)
            if value == 0 {
                subject.send(1)
                subject.send(2)
            }
        }
        XCTAssertEqual(values, [0, 1, 2])
        subscription.cancel()
    }

    func testSendsNothingAfterTheCompletion() {
        let subject = CurrentValueSubject<Int, TestError>(0)
        let subscriber = TestSubscriber<Int, TestError>()
        subject.subscribe(subscriber)
        subject.send(completion: .failure(.first))
        subject.send(1)
        XCTAssertEqual(subject.value, 0)
        XCTAssertEqual(subscriber.values, [0])
        XCTAssertEqual(subscriber.completions, [.failure(.first)])
    }

    func testTheLastDeliveredValueIsTheCurrentValueWhenThreadsSend() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let tally = SharedTally()
        nonisolated(unsafe) var last = 0  // Written only during serial deliveries, and read after them.
        let subscription = subject.sink { value in
            last = value
            tally.addUnsynchronized(1)
        }
        let sent = Unsynchronized(subject)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<5000 { sent.value.send(thread * 5000 + value) }
        }
        XCTAssertEqual(tally.count, 20_001)
        XCTAssertEqual(last, subject.value)
        subscription.cancel()
    }
}

struct CurrentValueSubjectMisuseTests {
    @Test func aRequestForZeroValuesTraps() async {
        expectMessage(
            "demand must not be zero",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                requestZeroValues(of: CurrentValueSubject<Int, Never>(1))
            }
        )
    }
}

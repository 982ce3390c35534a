import CombineTesting
import Observation
import Synchronization
import XCTest

@testable import Combine

private final class Model: ObservableObject, @unchecked Sendable {
    // Sendable because a lock protects the `@Published` property.
    @Published var number = 0
    @Published var text = ""
}

/// A counter of notifications on any thread.
private final class ChangeCount: Sendable {
    private let stored = Atomic<Int>(0)

    var count: Int { stored.load(ordering: .acquiring) }

    func add() {
        stored.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }
}

/// Tracks the reads of a closure, including those of `@Published` properties and subjects.
private func tracking(_ body: () -> Void, onChange: @escaping @Sendable () -> Void) {
    withObservationTracking({ trackingPublished(body) }, onChange: onChange)
}

final class TrackingTests: XCTestCase {
    func testAReadOutsideOfAScopeIsNotTracked() {
        let model = Model()
        let changes = ChangeCount()
        withObservationTracking {
            _ = model.number
        } onChange: {
            changes.add()
        }
        XCTAssertFalse(TrackingScope.mayListen)
        model.number = 1
        XCTAssertEqual(changes.count, 0)
    }

    func testAScopeCanBeInsideOrAroundObservationTracking() {
        let model = Model()
        let changes = ChangeCount()
        withObservationTracking {
            trackingPublished { XCTAssertEqual(model.number, 0) }
            _ = model.text
        } onChange: {
            changes.add()
        }
        model.text = "a"
        XCTAssertEqual(changes.count, 0, "read after the scope")
        model.number = 1
        XCTAssertEqual(changes.count, 1)
        trackingPublished {
            withObservationTracking {
                _ = model.number
            } onChange: {
                changes.add()
            }
        }
        model.number = 2
        XCTAssertEqual(changes.count, 2)
    }

    func testAScopeEndsWithItsClosure() {
        XCTAssertThrowsError(try trackingPublished { throw CancellationError() })
        XCTAssertFalse(TrackingScope.mayListen)
        trackingPublished {
            trackingPublished { XCTAssertTrue(TrackingScope.isReporting) }
            XCTAssertTrue(TrackingScope.isReporting)
        }
        XCTAssertFalse(TrackingScope.isOpen)
    }

    func testEachThreadHasItsOwnScope() {
        trackingPublished {
            onAnotherThread {
                XCTAssertFalse(TrackingScope.isReporting)
                trackingPublished { XCTAssertTrue(TrackingScope.isReporting) }
                XCTAssertFalse(TrackingScope.isOpen)
            }
            XCTAssertTrue(TrackingScope.isReporting)
        }
    }

    func testAScopeCanBeSuspended() {
        let model = Model()
        let changes = ChangeCount()
        tracking {
            _ = model.text
            TrackingScope.suspended {
                XCTAssertFalse(TrackingScope.isReporting)
                XCTAssertTrue(TrackingScope.isOpen)
                _ = model.number
            }
            XCTAssertTrue(TrackingScope.isReporting)
        } onChange: {
            changes.add()
        }
        model.number = 1
        XCTAssertEqual(changes.count, 0)
        model.text = "a"
        XCTAssertEqual(changes.count, 1)
    }

    /// Observation also reports the reads in an inner scope to the outer scope.
    func testNestedScopesAreBothNotified() {
        let model = Model()
        let (outer, inner) = (ChangeCount(), ChangeCount())
        tracking {
            tracking {
                _ = model.number
            } onChange: {
                inner.add()
            }
        } onChange: {
            outer.add()
        }
        model.number = 1
        XCTAssertEqual([outer.count, inner.count], [1, 1])
    }

    func testAPublishedPropertyIsTracked() {
        let model = Model()
        let changes = ChangeCount()
        tracking {
            _ = model.number
        } onChange: {
            changes.add()
        }
        model.text = "a"
        XCTAssertEqual(changes.count, 0)
        model.number = 1
        XCTAssertEqual(changes.count, 1)
        model.number = 2
        XCTAssertEqual(changes.count, 1, "notified once")
    }

    func testTheNotificationPrecedesTheChange() {
        let model = Model()
        let seen = Mutex<[Int]>([])
        tracking {
            _ = model.number
        } onChange: {
            seen.withLock { $0.append(model.number) }
        }
        model.number = 1
        XCTAssertEqual(seen.withLock { $0 }, [0])
    }

    func testAReaderOfTheOldValueIsNotifiedDuringTheChange() {
        let model = Model()
        let changes = ChangeCount()
        let subscription = model.$number.dropFirst().sink { _ in
            tracking {
                XCTAssertEqual(model.number, 0)
            } onChange: {
                changes.add()
            }
        }
        model.number = 1
        XCTAssertEqual(changes.count, 1)
        subscription.cancel()
    }

    func testASubjectsValueIsTracked() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let changes = ChangeCount()
        let track = {
            tracking {
                _ = subject.value
            } onChange: {
                changes.add()
            }
        }
        track()
        subject.send(1)
        XCTAssertEqual(changes.count, 1)
        track()
        subject.value = 2
        XCTAssertEqual(changes.count, 2)
        track()
        subject.send(completion: .finished)
        subject.send(3)
        XCTAssertEqual(changes.count, 2, "after the completion there are no changes")
    }

    func testSubscribingIsNotTrackedAsARead() {
        let model = Model()
        let subject = CurrentValueSubject<Int, Never>(0)
        let changes = ChangeCount()
        var subscriptions: [AnyCancellable] = []
        tracking {
            subscriptions = [model.$number.sink { _ in }, subject.sink { _ in }]
        } onChange: {
            changes.add()
        }
        model.number = 1
        subject.value = 1
        XCTAssertEqual(changes.count, 0)
        XCTAssertEqual(subscriptions.count, 2)
    }

    func testAChangeOnAnotherThreadIsReported() {
        let model = Model()
        let changes = ChangeCount()
        tracking {
            _ = model.number
        } onChange: {
            changes.add()
        }
        onAnotherThread { model.number = 1 }
        XCTAssertEqual(changes.count, 1)
    }

    func testObservationsFollowAPublishedProperty() async {
        let model = Model()
        var seen: [Int] = []
        for await number in Observations({ trackingPublished { model.number } }) {
            seen.append(number)
            if number == 2 { break }
            model.number = number + 1
        }
        XCTAssertEqual(seen, [0, 1, 2])
    }

    func testTheValueIsReleasedWithItsRegistrar() {
        weak var released: Model?
        do {
            let model = Model()
            released = model
            tracking {
                _ = model.number
            } onChange: {
            }
        }
        XCTAssertNil(released)
    }

    func testManyThreadsReadAndChange() {
        let model = Model()
        let changes = ChangeCount()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<500 {
                if thread % 2 == 0 {
                    model.number = round
                } else {
                    tracking {
                        _ = model.number
                    } onChange: {
                        changes.add()
                    }
                }
            }
        }
        model.number = -1
        // A scope can be notified more than once if two threads change the property at the same time.
        XCTAssertGreaterThanOrEqual(changes.count, 1000, "every scope is notified eventually")
    }
}

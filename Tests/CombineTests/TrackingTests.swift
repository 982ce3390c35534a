import CombineTesting
import Observation
import Synchronization
import XCTest

@testable import Combine

private final class Model: ObservableObject, @unchecked Sendable {
    // Sendable because `Published` is locked.
    @Published var number = 0
    @Published var text = ""
}

/// How often something was told, on whatever thread.
private final class ChangeCount: Sendable {
    private let stored = Atomic<Int>(0)

    var count: Int { stored.load(ordering: .acquiring) }

    func add() {
        stored.wrappingAdd(1, ordering: .acquiringAndReleasing)
    }
}

final class TrackingTests: XCTestCase {
    func testAReadOutsideOfAScopeIsNotTracked() {
        XCTAssertFalse(TrackingScope.isActive)
        XCTAssertNotNil(TrackingScope.slot, "Observation's variable is found with this toolchain")
        let model = Model()
        model.number = model.number + 1
        withObservationTracking {
            XCTAssertTrue(TrackingScope.isActive)
        } onChange: {
        }
        XCTAssertFalse(TrackingScope.isActive)
    }

    func testEachThreadHasItsOwnScope() {
        withObservationTracking {
            onAnotherThread { XCTAssertFalse(TrackingScope.isActive) }
        } onChange: {
        }
        onAnotherThread {
            withObservationTracking {
                XCTAssertTrue(TrackingScope.isActive)
            } onChange: {
            }
            XCTAssertFalse(TrackingScope.isActive)
        }
    }

    func testAPublishedPropertyIsTracked() {
        let model = Model()
        let changes = ChangeCount()
        withObservationTracking {
            _ = model.number
        } onChange: {
            changes.add()
        }
        model.text = "a"
        XCTAssertEqual(changes.count, 0)
        model.number = 1
        XCTAssertEqual(changes.count, 1)
        model.number = 2
        XCTAssertEqual(changes.count, 1, "told once")
    }

    func testThePropertyIsUnchangedWhenItsChangeIsTold() {
        let model = Model()
        let seen = Mutex<[Int]>([])
        withObservationTracking {
            _ = model.number
        } onChange: {
            seen.withLock { $0.append(model.number) }
        }
        model.number = 1
        XCTAssertEqual(seen.withLock { $0 }, [0])
    }

    func testWhoReadsTheOldValueWhileItChangesIsTold() {
        let model = Model()
        let changes = ChangeCount()
        let subscription = model.$number.dropFirst().sink { _ in
            withObservationTracking {
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
            withObservationTracking {
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

    func testSubscribingIsNotReading() {
        let model = Model()
        let subject = CurrentValueSubject<Int, Never>(0)
        let changes = ChangeCount()
        var subscriptions: [AnyCancellable] = []
        withObservationTracking {
            subscriptions = [model.$number.sink { _ in }, subject.sink { _ in }]
        } onChange: {
            changes.add()
        }
        model.number = 1
        subject.value = 1
        XCTAssertEqual(changes.count, 0)
        XCTAssertEqual(subscriptions.count, 2)
    }

    func testAChangeOnAnotherThreadIsTold() {
        let model = Model()
        let changes = ChangeCount()
        withObservationTracking {
            _ = model.number
        } onChange: {
            changes.add()
        }
        onAnotherThread { model.number = 1 }
        XCTAssertEqual(changes.count, 1)
    }

    func testAScopeWithinAnotherCanBeIsolated() {
        let model = Model()
        let (outer, inner) = (ChangeCount(), ChangeCount())
        withObservationTracking {
            _ = model.text
            TrackingScope.isolated {
                XCTAssertFalse(TrackingScope.isActive)
                withObservationTracking {
                    _ = model.number
                } onChange: {
                    inner.add()
                }
            }
            XCTAssertTrue(TrackingScope.isActive)
        } onChange: {
            outer.add()
        }
        model.number = 1
        XCTAssertEqual([outer.count, inner.count], [0, 1])
        model.text = "a"
        XCTAssertEqual([outer.count, inner.count], [1, 1])
    }

    func testObservationsFollowAPublishedProperty() async {
        let model = Model()
        var seen: [Int] = []
        for await number in Observations({ model.number }) {
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
            withObservationTracking {
                _ = model.number
            } onChange: {
            }
        }
        XCTAssertNil(released)
    }

    func testWithoutObservationsVariableReadsAreTrackedAllTheSame() {
        XCTAssertNotNil(TrackingScope.slot)
        let found = TrackingScope.location.exchange(1, ordering: .acquiringAndReleasing)
        defer { TrackingScope.location.store(found, ordering: .releasing) }
        XCTAssertNil(TrackingScope.slot)
        let model = Model()
        let changes = ChangeCount()
        _ = model.number
        withObservationTracking {
            TrackingScope.isolated { _ = model.number }
        } onChange: {
            changes.add()
        }
        model.number = 1
        XCTAssertEqual(changes.count, 1, "a scope within another is then not isolated")
        model.number = 2
        XCTAssertEqual(changes.count, 1)
    }

    func testManyThreadsReadAndChange() {
        let model = Model()
        let changes = ChangeCount()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<500 {
                if thread % 2 == 0 {
                    model.number = round
                } else {
                    withObservationTracking {
                        _ = model.number
                    } onChange: {
                        changes.add()
                    }
                }
            }
        }
        model.number = -1
        // More than once, where two threads change the property at the same time.
        XCTAssertGreaterThanOrEqual(changes.count, 1000, "every scope is told in the end")
    }
}

import CGtk
import Combine
import CombineGtk
import Dispatch
import GtkTesting
import XCTest

/// Tests of worker threads that change properties and emit signals while the main thread subscribes, cancels and
/// releases.
@MainActor
final class WorkerEmissionTests: AttackTestCase {
    func testTheLastValueIsNotLost() {
        assertSurvives {
            for round in rounds(100) {
                let canary = Canary(round)
                let object = CObject(canary)
                var values: [Double] = []
                var events = 0
                let cancellables = [
                    canary.publisher(for: \.value).sink { values.append($0) },
                    canary.valueChanged.sink { events += 1 },
                ]
                onWorkers { _ in object.setValues(1...100) }
                wait("the last value of round \(round)") { values.last == 100 }
                wait("an event") { events > 0 }
                XCTAssertEqual(values, values.sorted())
                cancellables.forEach { $0.cancel() }
            }
        }
    }

    func testTheMainThreadCancelsDuringEmissions() {
        assertSurvives {
            for round in rounds(100) {
                let canary = Canary(round)
                let object = CObject(canary)
                onWorkers(1, { _ in object.setValues(1...200) }) {
                    for _ in 0..<20 {
                        var isCancelled = false
                        let cancellable = canary.valueChanged.sink {
                            XCTAssertFalse(isCancelled, "an event after the cancellation")
                        }
                        MainContext.iterate(mayBlock: false)
                        cancellable.cancel()
                        isCancelled = true
                    }
                }
                pumpUntilIdle()
            }
        }
    }

    func testWorkersCancelDuringEmissions() {
        assertSurvives {
            for round in rounds(200) {
                let canary = Canary(round)
                var events = 0
                // Any thread can cancel.
                nonisolated(unsafe) let cancellable = canary.valueChanged.sink { events += 1 }
                onWorkers(1, { _ in cancellable.cancel() }) {
                    for value in 1...20 { canary.value = Double(value) }
                }
                pumpUntilIdle()
                events = 0
                canary.value = 1000
                pumpUntilIdle()
                XCTAssertEqual(events, 0, "an event after the cancellation")
            }
        }
    }

    func testWorkersReleaseSubscriptionsOfDestroyedWidgets() {
        assertSurvives {
            for _ in rounds(300) {
                // Any thread can cancel.
                nonisolated(unsafe) var cancellables: [AnyCancellable] = []
                @MainActor func make() {
                    let label = Label(label: "")
                    Finalization.watch(label)
                    cancellables = [
                        label.publisher(for: \.label).sink { _ in },
                        label.activateCurrentLink.sink {},
                    ]
                }
                make()
                XCTAssertEqual(cancellables.count, 2)
                onWorkers { _ in cancellables = [] }
            }
        }
    }

    func testAnEmitterIsReleasedWhileAWorkerEmits() {
        assertSurvives {
            for round in rounds(200) {
                @MainActor func start() -> CObject {
                    let canary = Canary(round)
                    canary.valueChanged.sink {}.store(in: &canary.cancellables)
                    canary.publisher(for: \.value).sink { _ in }.store(in: &canary.cancellables)
                    let object = CObject(canary)
                    object.retain()
                    return object
                }
                let object = start()
                onWorkers { _ in
                    object.setValues(1...20)
                    object.release()
                }
            }
            wait("the end of all canaries") { Canary.count == 0 }
        }
    }
}

extension CObject {
    /// Sets the value of an adjustment, which notifies and emits signals on this thread.
    fileprivate func setValues(_ values: ClosedRange<Int>) {
        for value in values {
            gtk_adjustment_set_value(pointer.assumingMemoryBound(to: GtkAdjustment.self), Double(value))
        }
    }
}

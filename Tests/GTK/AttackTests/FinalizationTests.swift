import CGtk
import Combine
import CombineGtk
import Dispatch
import GtkTesting
import XCTest

/// Tests of a worker thread that releases the last reference to an object with connected signals.
@MainActor
final class FinalizationTests: AttackTestCase {
    func testASubscriptionFinishesWhenAWorkerReleasesTheEmitter() {
        assertSurvives {
            var finished = 0
            var cancellables: Set<AnyCancellable> = []
            for round in rounds(300) {
                let object = emitter(round) { canary in
                    canary.valueChanged
                        .sink(receiveCompletion: { _ in finished += 1 }, receiveValue: {})
                        .store(in: &cancellables)
                    canary.publisher(for: \.value)
                        .sink(receiveCompletion: { _ in finished += 1 }, receiveValue: { _ in })
                        .store(in: &cancellables)
                }
                DispatchQueue.global().async { object.release() }
            }
            wait("the end of all canaries") { Canary.count == 0 }
            XCTAssertEqual(finished, 2 * rounds(300).count)
            cancellables = []
        }
    }

    func testTheMainThreadCancelsWhileAWorkerReleasesTheEmitter() {
        assertSurvives {
            for round in rounds(500) {
                var cancellables: [AnyCancellable] = []
                let object = emitter(round) { canary in
                    cancellables.append(canary.valueChanged.sink {})
                    cancellables.append(canary.publisher(for: \.value).sink { _ in })
                    cancellables.append(canary.valueChanged.connect {})
                }
                onWorkers(1, { _ in object.release() }) {
                    for cancellable in cancellables { cancellable.cancel() }
                }
            }
            wait("the end of all canaries") { Canary.count == 0 }
        }
    }

    func testClosuresAreReleasedWhenAWorkerReleasesTheEmitter() {
        assertSurvives {
            for round in rounds(300) {
                weak var captured: Canary?
                let object = emitter(round) { canary in
                    let other = Canary(-round)
                    captured = other
                    canary.valueChanged.sink { withExtendedLifetime(other) {} }.store(in: &canary.cancellables)
                    canary.reactive.upper
                        <~ canary.publisher(for: \.lower).map { lower in
                            withExtendedLifetime(other) { lower + 1_000_000_000 }
                        }
                }
                XCTAssertNotNil(captured)
                DispatchQueue.global().async { object.release() }
                wait("the end of a closure") { captured == nil }
            }
        }
    }

    /// Returns a canary that is only referenced by C.
    private func emitter(_ number: Int, _ prepare: (Canary) -> Void) -> CObject {
        let canary = Canary(number)
        prepare(canary)
        let object = CObject(canary)
        object.retain()
        return object
    }
}

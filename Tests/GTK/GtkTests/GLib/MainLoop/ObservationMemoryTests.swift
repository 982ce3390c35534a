import Combine
import CombineModel
import Gtk
import GtkTesting
import Observation
import XCTest

/// Observation keeps a registration until a value changes. These tests observe a value that doesn't change.
@MainActor
final class ObservationMemoryTests: GtkTestCase {
    private let model = Model()

    func testAnObservationThatEndsLeavesNothing() {
        let growth = heapGrowth { [model] in observe { _ = model.title }.cancel() }
        XCTAssertLessThanOrEqual(growth, 2_000)
    }

    func testAnObservationThatCancelsItselfLeavesNothing() {
        let growth = heapGrowth { [model] in
            let label = Label(label: "")
            label.observe { label in
                _ = model.title
                label.cancellables = []
            }
        }
        XCTAssertLessThanOrEqual(growth, 2_000)
    }

    func testAnObservationOfADeallocatedObjectLeavesNothing() {
        let growth = heapGrowth { [model] in
            let label = Label(label: "")
            label.observe { $0.label = model.title }
        }
        XCTAssertLessThanOrEqual(growth, 2_000)
    }

    /// A cell of a list tracks the reads of each row that it shows.
    func testATrackingThatFollowsAnotherLeavesNothing() {
        let closure = ObservedClosure(of: nil, name: "a cell") {}
        let growth = heapGrowth { [model] in _ = closure.tracking { model.title } }
        XCTAssertLessThanOrEqual(growth, 2_000)
    }

    /// The closure that fills a cell starts an observation of the cell.
    func testATrackingEndsTheObservationsOfTheOneBefore() {
        let label = Label(label: "")
        let closure = ObservedClosure(of: label, name: "a cell") {}
        let growth = heapGrowth { [model] in closure.tracking { _ = label.observe { $0.label = model.title } } }
        XCTAssertLessThanOrEqual(growth, 2_000)
        withExtendedLifetime(label) {}
    }

    func testATrackingOfADeallocatedClosureLeavesNothing() {
        let growth = heapGrowth { [model] in _ = ObservedClosure(of: nil, name: "a cell") {}.tracking { model.title } }
        XCTAssertLessThanOrEqual(growth, 2_000)
    }

    func testAnObservationWithinAnotherLeavesNothingAfterItHasRunAgain() {
        let (outer, changing) = (Model(), Model())
        var inner: AnyCancellable?
        let observation = observe { [model] in
            _ = outer.title
            inner = observe { _ = (changing.title, model.title) }
        }
        let growth = heapGrowth(rounds: 200) {
            changing.title = "Emma"
            MainContext.iterate(mayBlock: false)
            outer.title = "Villette"
            MainContext.iterate(mayBlock: false)
        }
        XCTAssertLessThanOrEqual(growth, 200)
        inner?.cancel()
        observation.cancel()
    }

    /// The registration of a closure that has run again ends with the next change.
    func testAChangeEndsTheRegistrationsOfClosuresThatHaveRunAgain() {
        let growth = heapGrowth(rounds: 200) { [model] in
            let observations = (0..<10).map { _ in observe { _ = model.title } }
            model.title = "Emma"
            MainContext.iterate(mayBlock: false)
            for observation in observations { observation.cancel() }
            model.title = "Villette"
        }
        XCTAssertLessThanOrEqual(growth, 200)
    }
}

@Observable
@MainActor
private final class Model {
    var title = ""
}

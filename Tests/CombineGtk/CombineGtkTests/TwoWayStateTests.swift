import XCTest

@testable import CombineGtk

final class TwoWayStateTests: XCTestCase {
    /// Returns a state with the same value in the property and the model.
    private func synced(_ value: Int) -> TwoWayState<Int> {
        var state = TwoWayState<Int>()
        XCTAssertEqual(state.modelSent(value), value)
        let outer = state.willSetProperty()
        XCTAssertNil(state.didSetProperty(found: value, byProgram: false, returningTo: outer))
        return state
    }

    func testStartsWithModelValue() {
        var state = TwoWayState<Int>()
        XCTAssertEqual(state.phase, .synced)
        XCTAssertEqual(state.modelSent(1), 1)
        let outer = state.willSetProperty()
        XCTAssertEqual(state.phase, .settingProperty)
        XCTAssertNil(state.propertyChanged(to: 1), "the reaction of GTK isn't a change")
        XCTAssertNil(state.didSetProperty(found: 1, byProgram: false, returningTo: outer))
        XCTAssertEqual(state.phase, .synced)
    }

    func testIgnoresEchoOfModel() {
        var state = synced(1)
        XCTAssertNil(state.modelSent(1))
        XCTAssertEqual(state.propertyChanged(to: 2), 2)
        let outer = state.willOffer(accepted: 2)
        XCTAssertEqual(state.phase, .offering)
        XCTAssertNil(state.modelSent(2))
        XCTAssertNil(state.didOffer(accepted: 2, taken: 2, returningTo: outer))
        XCTAssertEqual(state.phase, .synced)
        XCTAssertNil(state.propertyChanged(to: 2))
    }

    func testSetsValueConvertedByModel() {
        var state = synced(1)
        XCTAssertEqual(state.propertyChanged(to: 50), 50)
        let outer = state.willOffer(accepted: 50)
        XCTAssertEqual(state.didOffer(accepted: 50, taken: 30, returningTo: outer), 30)
    }

    func testValueSentDuringOfferIsNotSetTwice() {
        var state = synced(1)
        _ = state.propertyChanged(to: 50)
        let outer = state.willOffer(accepted: 50)
        XCTAssertEqual(state.modelSent(30), 30)
        let inner = state.willSetProperty()
        XCTAssertEqual(inner, .offering)
        XCTAssertNil(state.didSetProperty(found: 30, byProgram: false, returningTo: inner))
        XCTAssertEqual(state.phase, .offering)
        XCTAssertNil(state.didOffer(accepted: 50, taken: 30, returningTo: outer))
        XCTAssertEqual(state.phase, .synced)
    }

    func testValueLimitedByGTKIsNotWrittenBack() {
        var state = synced(1)
        XCTAssertEqual(state.modelSent(500), 500)
        let outer = state.willSetProperty()
        XCTAssertNil(state.didSetProperty(found: 100, byProgram: false, returningTo: outer))
        XCTAssertNil(state.propertyChanged(to: 100))
        XCTAssertEqual(state.propertyChanged(to: 99), 99)
    }

    func testOffersValueChangedByProgram() {
        var state = synced(1)
        XCTAssertEqual(state.modelSent(2), 2)
        let outer = state.willSetProperty()
        XCTAssertEqual(state.didSetProperty(found: 7, byProgram: true, returningTo: outer), 7)
    }

    func testRejectedValueStaysUntilModelSendsValue() {
        var state = synced(1)
        XCTAssertEqual(state.propertyChanged(to: 2), 2)
        state.modelRefused()
        XCTAssertEqual(state.phase, .refused)
        XCTAssertEqual(state.modelSent(1), 1, "the value of the model is new while another value is shown")
        let outer = state.willSetProperty()
        XCTAssertEqual(outer, .synced)
    }

    func testModelValueEndsRejection() {
        var state = synced(1)
        _ = state.propertyChanged(to: 2)
        state.modelRefused()
        XCTAssertNil(state.propertyChanged(to: 1))
        XCTAssertEqual(state.phase, .synced)
    }

    func testAcceptedValueEndsRejection() {
        var state = synced(1)
        _ = state.propertyChanged(to: 2)
        state.modelRefused()
        XCTAssertEqual(state.propertyChanged(to: 3), 3)
        let outer = state.willOffer(accepted: 3)
        XCTAssertEqual(outer, .synced)
        XCTAssertNil(state.didOffer(accepted: 3, taken: 3, returningTo: outer))
        XCTAssertEqual(state.phase, .synced)
    }

    func testDelayedReportOfEarlierValueKeepsRejectedValue() {
        var state = synced(1)
        XCTAssertEqual(state.propertyChanged(to: 2), 2)
        let outer = state.willOffer(accepted: 2)
        XCTAssertNil(state.didOffer(accepted: 2, taken: 2, returningTo: outer))
        XCTAssertEqual(state.propertyChanged(to: 3), 3)
        state.modelRefused()
        XCTAssertNil(state.modelSent(2), "the report of the value that the model accepted")
        XCTAssertEqual(state.phase, .refused)
        XCTAssertEqual(state.modelSent(2), 2, "the report arrived before, so that the model was set again")
        XCTAssertEqual(state.phase, .synced)
    }

    func testDelayedReportOfConvertedValueKeepsRejectedValue() {
        var state = synced(1)
        XCTAssertEqual(state.propertyChanged(to: 50), 50)
        let outer = state.willOffer(accepted: 50)
        XCTAssertEqual(state.didOffer(accepted: 50, taken: 30, returningTo: outer), 30)
        let inner = state.willSetProperty()
        XCTAssertNil(state.didSetProperty(found: 30, byProgram: false, returningTo: inner))
        XCTAssertEqual(state.propertyChanged(to: 3), 3)
        state.modelRefused()
        XCTAssertNil(state.modelSent(30))
        XCTAssertEqual(state.phase, .refused)
    }

    func testLaterModelValueReplacesRejectedValue() {
        var state = synced(1)
        _ = state.propertyChanged(to: 2)
        let outer = state.willOffer(accepted: 2)
        XCTAssertNil(state.didOffer(accepted: 2, taken: 2, returningTo: outer))
        _ = state.propertyChanged(to: 3)
        state.modelRefused()
        XCTAssertEqual(state.modelSent(4), 4)
    }

    func testReportDuringOfferIsNotAwaitedAgain() {
        var state = synced(1)
        _ = state.propertyChanged(to: 2)
        let outer = state.willOffer(accepted: 2)
        XCTAssertNil(state.modelSent(2))
        XCTAssertNil(state.didOffer(accepted: 2, taken: 2, returningTo: outer))
        _ = state.propertyChanged(to: 3)
        state.modelRefused()
        XCTAssertEqual(state.modelSent(2), 2, "the model was set again")
    }

    func testConvertedTextIsSetAfterTyping() {
        var state = synced(1)
        XCTAssertNil(state.editingEnded())
        XCTAssertEqual(state.propertyChanged(to: 50), 50)
        let outer = state.willOffer(accepted: 30)
        XCTAssertNil(state.didOffer(accepted: 30, taken: 30, returningTo: outer), "the typing continues")
        XCTAssertEqual(state.editingEnded(), 30)
        let inner = state.willSetProperty()
        XCTAssertNil(state.didSetProperty(found: 30, byProgram: false, returningTo: inner))
        XCTAssertNil(state.editingEnded())
        _ = state.propertyChanged(to: 60)
        state.modelRefused()
        XCTAssertNil(state.editingEnded(), "a refused text stays")
    }

    func testSendsNothingToAbsentModel() {
        var state = synced(1)
        state.modelBecameAbsent()
        XCTAssertEqual(state.phase, .absent)
        XCTAssertNil(state.propertyChanged(to: 2))
        XCTAssertEqual(state.modelSent(1), 1, "another model may have the same value")
        XCTAssertEqual(state.phase, .synced)
    }

    func testIgnoresEventsAfterEnd() {
        var state = synced(1)
        let outer = state.willSetProperty()
        state.end()
        XCTAssertNil(state.didSetProperty(found: 5, byProgram: true, returningTo: outer))
        XCTAssertNil(state.modelSent(2))
        XCTAssertNil(state.propertyChanged(to: 3))
        XCTAssertNil(state.didOffer(accepted: 1, taken: 2, returningTo: .synced))
        state.modelRefused()
        state.modelBecameAbsent()
        XCTAssertEqual(state.phase, .ended)
    }
}

import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of the class members of a Swift widget that apply to all widgets of the class.
@MainActor
final class ClassMemberTests: GtkTestCase {
    func testTheNameForStyleSheets() {
        XCTAssertEqual(Knob().cssName, "gauge")
        XCTAssertEqual(RoundGauge().cssName, "gauge")
        XCTAssertEqual(NamedGauge().cssName, "named-gauge")
        XCTAssertEqual(Unstated().cssName, "widget")
    }

    func testTheLayoutManager() {
        XCTAssertTrue(Knob().layoutManager is BoxLayout)
        XCTAssertTrue(RoundGauge().layoutManager is BoxLayout)
        XCTAssertNil(Unstated().layoutManager)
        XCTAssertEqual((OwnLayout().layoutManager as? OwnManager)?.mark, "own")
        assertTraps(saying: "WrongLayout.layoutManagerType", "WrongManager", "ConstructibleFromC") { _ = WrongLayout() }
    }

    func testTheAccessibleRole() {
        XCTAssertEqual(Knob().accessibleRole, .meter)
        XCTAssertEqual(RoundGauge().accessibleRole, .meter)
        XCTAssertEqual(NamedGauge().accessibleRole, .img)
    }

    func testTheSignalOfAnActivation() {
        let button = ActivatedButton()
        var clicks = 0
        let connection = button.clicked.sink { clicks += 1 }
        XCTAssertTrue(button.emitActivate())
        XCTAssertEqual(clicks, 1)
        withExtendedLifetime(connection) {}
        assertTraps(saying: "WrongActivation.activateSignal", "found \"clicked\"") { _ = WrongActivation() }
    }
}

private class Knob: Widget {
    override class var cssName: String? { "gauge" }
    override class var layoutManagerType: LayoutManager.Type? { BoxLayout.self }
    override class var accessibleRole: AccessibleRole? { .meter }
}

private final class RoundGauge: Knob {}

private final class NamedGauge: Knob {
    override class var cssName: String? { "named-gauge" }
    override class var accessibleRole: AccessibleRole? { .img }
}

private final class Unstated: Widget {}

private final class OwnLayout: Widget {
    override class var layoutManagerType: LayoutManager.Type? { OwnManager.self }
}

private final class OwnManager: BinLayout, ConstructibleFromC {
    let mark = "own"
}

private final class WrongLayout: Widget {
    override class var layoutManagerType: LayoutManager.Type? { WrongManager.self }
}

private final class WrongManager: BinLayout {}

private final class ActivatedButton: Button {
    override class var activateSignal: String? { "clicked" }
}

private final class WrongActivation: Label {
    override class var activateSignal: String? { "clicked" }
}

import CombineGtk
import TestSupport
import XCTest

/// Tests of the widget on the page "Your own classes", which also write its picture.
///
/// With `COMBINEGTK_README_PICTURES=1 swift test --filter GaugeTests`, the picture is written to
/// `Resources/Screenshots`.
@MainActor
final class GaugeTests: GtkTestCase {
    private func shownGauge() -> (window: Gtk.Window, gauge: Gauge) {
        enableAnimations()
        let window = Gtk.Window()
        let gauge = Gauge()
        window.child = gauge
        window.present()
        wait { gauge.isMapped && gauge.width > 0 }
        return (window, gauge)
    }

    func testNeedleMovesToValue() throws {
        let (window, gauge) = shownGauge()
        XCTAssertEqual(gauge.cssName, "gauge")
        XCTAssertEqual(gauge.requestedSize(.horizontal, forSize: -1).natural, 200)
        XCTAssertEqual(gauge.needle, 0)
        let before = try XCTUnwrap(window.image()).download()
        gauge.value = 0.7
        var isOnItsWay = false
        wait {
            isOnItsWay = isOnItsWay || (gauge.needle > 0 && gauge.needle < 0.7)
            return gauge.needle == 0.7
        }
        XCTAssertTrue(isOnItsWay)
        let image = try XCTUnwrap(window.image())
        XCTAssertNotEqual(image.download(), before)
        if ProcessInfo.processInfo.environment["COMBINEGTK_README_PICTURES"] != nil {
            try image.saveToPNG(SourceFolder.package.appending(path: "Resources/Screenshots/gauge.png").path())
        }
    }

    func testStreamDrivesValue() {
        let (window, gauge) = shownGauge()
        let speed = CurrentValueRelay(0.25)
        gauge.reactive.value <~ speed
        wait { gauge.needle == 0.25 }
        speed.accept(1)
        wait { gauge.needle == 1 }
        window.destroy()
    }

    func testIsReleased() {
        assertFreed {
            let (window, gauge) = shownGauge()
            gauge.value = 1
            window.close()
            return gauge
        }
    }
}

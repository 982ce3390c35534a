import Combine
import CombineModel
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class AnimationTests: GtkTestCase {
    private func shownLabel() -> (window: Window, label: Label) {
        enableAnimations()
        let window = Window()
        let label = Label(label: "moving")
        window.child = label
        window.present()
        wait { label.isMapped }
        return (window, label)
    }

    func testProgressesFromZeroToOneAndEnds() {
        let (window, label) = shownLabel()
        var parts: [Double] = []
        let animation = label.animate(for: .milliseconds(100)) { _, part in parts.append(part) }
        XCTAssertEqual(parts, [])
        wait { animation.isDisposed }
        XCTAssertEqual(parts.first, 0)
        XCTAssertEqual(parts.last, 1)
        XCTAssertEqual(parts, parts.sorted())
        XCTAssertEqual(parts.count { $0 == 1 }, 1)
        XCTAssertTrue(label.cancellables.isEmpty)
        window.destroy()
    }

    func testEndsImmediatelyIfItWouldNotBeVisible() throws {
        var parts: [Double] = []
        let hidden = Label(label: "")
        XCTAssertTrue(hidden.animate(for: .seconds(100)) { _, part in parts.append(part) }.isDisposed)
        let (window, label) = shownLabel()
        XCTAssertTrue(label.animate(for: .zero) { _, part in parts.append(part) }.isDisposed)
        label.settings.enablesAnimations = false
        XCTAssertTrue(label.animate(for: .seconds(100)) { _, part in parts.append(part) }.isDisposed)
        XCTAssertEqual(parts, [1, 1, 1])
        window.destroy()
    }

    func testCanBeCancelledEarlyAndWithinTheClosure() {
        let (window, label) = shownLabel()
        var count = 0
        let first = label.animate(for: .seconds(100)) { _, _ in count += 1 }
        first.cancel()
        let all = CompositeDisposable()
        all += label.animate(for: .seconds(100)) { _, _ in
            count += 10
            all.cancel()
        }
        var isOver = false
        label.animate(for: .milliseconds(50)) { _, part in isOver = part == 1 }
        wait { isOver }
        XCTAssertEqual(count, 10)
        window.destroy()
    }

    func testAnotherAnimationCanBeginInTheLastStep() {
        let (window, label) = shownLabel()
        var starts = 0
        func begin(_ label: Label) {
            starts += 1
            label.animate(for: .milliseconds(20)) { label, part in
                if part == 1, starts < 3 { begin(label) }
            }
        }
        begin(label)
        wait { starts == 3 && label.cancellables.isEmpty }
        window.destroy()
    }

    func testDoesNotLeak() {
        let closures = LiveCount.closures
        assertFreed {
            let (window, label) = shownLabel()
            label.animate(for: .seconds(100)) { _, _ in }
            window.destroy()
            return label
        }
        assertFreed {
            let (window, label) = shownLabel()
            var isOver = false
            label.animate(for: .milliseconds(20)) { _, part in isOver = part == 1 }
            wait { isOver }
            window.child = nil
            window.destroy()
            return label
        }
        wait { LiveCount.closures == closures }
    }
}

import CombineGtk
import GtkTesting
import XCTest

/// Tests of methods that set a property and return the widget.
@MainActor
final class WidgetModifierTests: GtkTestCase {
    func testReturnsSameWidget() {
        let label: Label = Label("Title").set(\.xalign, 0).set(\.tooltipText, "a title").css("title-1", "accent")
            .margin(6).margin(horizontal: 12).margin(top: 1).expand(.horizontal).align(vertical: .start)
            .size(width: 50).tooltip("the title").accessibilityLabel("Heading")
        XCTAssertEqual(label.xalign, 0)
        XCTAssertTrue(label.hasCSSClass("title-1") && label.hasCSSClass("accent"))
        XCTAssertEqual([label.marginTop, label.marginBottom, label.marginStart, label.marginEnd], [1, 6, 12, 12])
        XCTAssertTrue(label.expandsHorizontally)
        XCTAssertFalse(label.expandsVertically)
        XCTAssertTrue(label.expand().expandsVertically)
        XCTAssertEqual(label.valign, .start)
        XCTAssertEqual(label.halign, .fill)
        XCTAssertEqual(label.widthRequest, 50)
        XCTAssertEqual(label.heightRequest, -1)
        XCTAssertEqual(label.tooltipText, "the title")
        XCTAssertEqual(label.accessibilityLabel, "Heading")
    }

    func testStreamsDriveModifiers() {
        let isDone = CurrentValueRelay(false)
        let title = CurrentValueRelay("one")
        let label = Label("").css("done", when: isDone).visible(when: isDone).sensitive(when: isDone)
            .bind(\.label, to: title).bind(\.tooltipText, to: title)
        XCTAssertFalse(label.hasCSSClass("done") || label.isVisible || label.isSensitive)
        isDone.accept(true)
        XCTAssertTrue(label.hasCSSClass("done") && label.isVisible && label.isSensitive)
        XCTAssertEqual(label.label, "one")
        title.accept("two")
        XCTAssertEqual(label.label, "two")
        XCTAssertEqual(label.tooltipText, "two")
        let isBold = PassthroughRelay<Bool>()
        let binding = label.reactive.cssClass("bold") <~ isBold
        isBold.accept(true)
        XCTAssertTrue(label.hasCSSClass("bold"))
        binding.cancel()
        isBold.accept(false)
        XCTAssertTrue(label.hasCSSClass("bold"))
    }

    func testSizeGroupGivesWidgetsSameSize() {
        let group = SizeGroup(mode: .horizontal)
        let labels = ["short", "much longer"].map { Label($0).sized(by: group) }
        _ = User(Window(title: nil) { Box.vertical { for label in labels { label.align(horizontal: .start) } } })
        XCTAssertEqual(labels[0].width, labels[1].width)
    }

    /// A window with closures that use the window.
    private final class TreeWindow: ApplicationWindow {
        let isBusy = CurrentValueRelay(false)
        let scale = Scale(orientation: .horizontal, adjustment: Adjustment(value: 0, lower: 0, upper: 10))
        var clicks = 0
        var rows: [Int] = []

        init() {
            super.init(application: nil)
            child = Box.vertical(spacing: 4) {
                Button(label: "Add").connect(\.clicked, on: self) { window in window.clicks += 1 }
                Spinner().bind(\.isSpinning, to: isBusy).css("busy", when: isBusy)
                ListBox(selectionMode: .none) {
                    Label("a")
                    Label("b")
                }
                .connect(\.rowActivated, on: self) { window, row in window.rows.append(row.index) }
                scale.sensitive(when: isBusy.map { !$0 })
            }
        }
    }

    func testClosuresReceiveOwner() throws {
        let window = TreeWindow()
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Add")))
        XCTAssertEqual(window.clicks, 1)
        user.click(try XCTUnwrap(window.first(Label.self, labelled: "b")))
        XCTAssertEqual(window.rows, [1])
        window.isBusy.accept(true)
        XCTAssertFalse(window.scale.isSensitive)
    }

    func testReleasesTree() {
        _ = Window(title: nil) { TextView() }
        assertNoLeaks {
            let window = TreeWindow()
            window.present()
            window.close()
        }
        assertFreed {
            let window = TreeWindow()
            window.present()
            window.close()
            return window
        }
        assertFreed { Box.vertical { Label("").bind(\.label, to: CurrentValueRelay("text")) } }
    }
}

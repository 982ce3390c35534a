import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of the first use of GTK in a process, with and without a display.
///
/// It isn't a `GtkTestCase`, because that would initialize GTK before the test.
@MainActor
final class FirstUseTests: XCTestCase {
    /// A Boolean value that indicates whether this process is the parent of the other ones.
    private static let isParent: Bool = {
        guard getenv("COMBINEGTK_CHILD_PROCESS") == nil else { return false }
        do {
            try HeadlessDisplay.start()
        } catch {
            XCTFail("\(error)")
        }
        return true
    }()

    private func assertWorks(withDisplay: Bool, line: UInt, _ body: @MainActor () throws -> Void) {
        _ = Self.isParent
        assertExitsCleanly(withDisplay: withDisplay, line: line) {
            XCTAssertEqual(gtk_is_initialized(), 0)
            g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue))
            try body()
        }
    }

    /// Asserts that code succeeds as the first use of GTK, both with and without a display.
    private func assertWorksFirst(line: UInt = #line, _ body: @MainActor () throws -> Void) {
        assertWorks(withDisplay: true, line: line, body)
        assertWorks(withDisplay: false, line: line, body)
    }

    /// Asserts that code succeeds as the first use of GTK with a display, and traps with a message about the missing
    /// display otherwise.
    private func assertNeedsDisplay(line: UInt = #line, _ body: @MainActor () throws -> Void) {
        assertWorks(withDisplay: true, line: line, body)
        assertTraps(
            saying: "GTK found no display. Check GTK.isDisplayAvailable() before you create widgets.",
            withDisplay: false,
            line: line,
            body
        )
    }

    // MARK: Widgets and their parts

    func testAWidget() {
        assertNeedsDisplay { XCTAssertEqual(Button(label: "a").label, "a") }
    }

    func testALabelWithAMnemonic() {
        assertNeedsDisplay { XCTAssertEqual(Label(mnemonic: "_a").text, "a") }
    }

    func testAnImageFromAFile() {
        assertNeedsDisplay { _ = Image(file: "/nowhere.png") }
    }

    func testNumbers() {
        assertNeedsDisplay { _ = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1) }
        assertNeedsDisplay { _ = SpinButton(min: 0, max: 1, step: 0.1) }
    }

    func testACompositeWidget() {
        assertNeedsDisplay { _ = EntryCompletion() }
        assertNeedsDisplay { _ = TreeViewColumn() }
        assertNeedsDisplay { _ = FileChooserNative(properties: [:]) }
    }

    func testACustomWidget() {
        assertNeedsDisplay { _ = OwnWidget() }
    }

    // MARK: API that works without a display

    func testABuilder() {
        assertWorksFirst { _ = Builder() }
        assertWorksFirst {
            let content = "<interface><object class='GtkAdjustment' id='a'/></interface>"
            let builder = try? Builder(Interface(file: "adjustment.ui", content: content))
            XCTAssertTrue(builder?.object("a") is Adjustment)
        }
    }

    func testAFile() {
        assertWorksFirst { XCTAssertEqual(File(path: "/etc/hostname").basename, "hostname") }
    }

    func testTheListOfWindows() {
        assertWorksFirst { XCTAssertEqual(Window.toplevels.itemCount, 0) }
    }

    func testModels() {
        assertWorksFirst {
            let filtered = FilterListModel(
                model: StringList(strings: ["a", "b"]),
                filter: CustomFilter { ($0 as? StringObject)?.string == "a" }
            )
            XCTAssertEqual(filtered.itemCount, 1)
            _ = SortListModel(model: filtered, sorter: CustomSorter { (_: Object, _: Object) in true })
        }
        assertWorksFirst { _ = CustomSorter { (_: Object, _: Object) in true } }
    }

    func testAStyleSheet() throws {
        assertWorksFirst { _ = try StyleSheet(file: "a.css", content: Array("label { color: red; }".utf8)) }
    }

    func testVersionsAndTheInitializationState() {
        assertWorksFirst {
            XCTAssertEqual(GTK.version.major, 4)
            XCTAssertFalse(gtk_is_initialized() != 0)
        }
    }

    func testAnApplicationInitializesGTKWhenItStarts() {
        assertWorksFirst {
            let application = Application(applicationID: "org.example.FirstUse", flags: .nonUnique)
            XCTAssertEqual(application.applicationID, "org.example.FirstUse")
            XCTAssertEqual(gtk_is_initialized(), 0)
        }
    }
}

private final class OwnWidget: Widget {}

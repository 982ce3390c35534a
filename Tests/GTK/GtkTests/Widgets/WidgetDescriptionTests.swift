import CGtk
import Gtk
import GtkTesting
import Synchronization
import XCTest

/// Tests of the output of `print` for an object.
@MainActor
final class WidgetDescriptionTests: GtkTestCase {
    private final class DescribedWindow: Gtk.Window {}

    func testAButtonInAWindow() {
        let button = Button(label: "Save")
        XCTAssertEqual("\(button)", "Button \"Save\"")
        button.widgetName = "save"
        let window = DescribedWindow()
        window.child = button
        XCTAssertEqual("\(button)", "Button \"Save\" #save in DescribedWindow")
        XCTAssertEqual("\(window)", "DescribedWindow")
        window.title = "Notes"
        XCTAssertEqual(String(reflecting: window), "DescribedWindow \"Notes\"")
        window.destroy()
    }

    func testTexts() {
        XCTAssertEqual("\(Button(mnemonic: "_Save __all"))", "Button \"Save _all\"")
        let label = Label(label: nil)
        XCTAssertEqual("\(label)", "Label")
        label.setMarkup("<b>bold</b>\ntext")
        XCTAssertEqual("\(label)", "Label \"bold\\ntext\"")
        label.label = String(repeating: "a", count: 41)
        XCTAssertEqual("\(label)", "Label \"\(String(repeating: "a", count: 37))...\"")
        let icon = Button(iconName: "list-add-symbolic")
        icon.accessibilityLabel = "Add"
        XCTAssertEqual("\(icon)", "Button \"Add\"")
        let entry = Entry()
        entry.text = "secret"
        XCTAssertEqual("\(entry)", "Entry")
    }

    func testAnIDInADescription() throws {
        let interface = Interface(
            file: "described.ui",
            content: "<interface><object class='GtkSwitch' id='mute'/></interface>"
        )
        let builder = try Builder(interface)
        let object = try XCTUnwrap(builder.objects.compactMap { $0 as? Switch }.first)
        XCTAssertEqual("\(object)", "Switch #mute")
    }

    func testObjectsThatAreNotWidgets() {
        XCTAssertEqual("\(Adjustment())", "Adjustment")
        XCTAssertEqual("\([StringObject(string: "a")])", "[StringObject]")
    }

    func testADescriptionOnAnotherThread() {
        let button = Button(label: "Save")
        let thread = Thread { [button] in Self.texts.withLock { $0 = "\(button)" } }
        thread.start()
        wait { Self.texts.withLock { !$0.isEmpty } }
        XCTAssertEqual(Self.texts.withLock { $0 }, "Button")
    }

    private nonisolated static let texts = Mutex("")
}

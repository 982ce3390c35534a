import CombineGtk
import SampleResources
import XCTest

@testable import Gallery

@MainActor
final class GalleryWindowTests: GtkTestCase {
    override func setUp() async throws {
        try await MainActor.run {
            Application(applicationID: nil).appearance = .modern
            try StyleSheet.applySamples()
        }
    }

    override func tearDown() async throws {
        await MainActor.run { Application(applicationID: nil).appearance = .theme }
    }

    private func rows(_ window: GalleryWindow) -> [String] {
        window.list.descendants(of: ListBoxRow.self).map(\.visibleText)
    }

    private func row(_ title: String, in window: GalleryWindow) throws -> ListBoxRow {
        try XCTUnwrap(window.list.descendants(of: ListBoxRow.self).first { $0.visibleText == title })
    }

    private func isInView(_ row: ListBoxRow, of list: ListBox) -> Bool {
        let view = list.ancestor(ofType: ScrolledWindow.self)
        guard let view, let place = row.bounds(in: view) else { return false }
        return place.y >= 0 && place.y + place.height <= Double(view.height)
    }

    func testListsAllPagesBySections() throws {
        let window = GalleryWindow(application: nil)
        _ = User(window)
        XCTAssertEqual(rows(window), GalleryPages.all.map(\.title))
        for section in GallerySection.allCases {
            XCTAssertNotNil(window.list.first(Label.self, labelled: section.rawValue), section.rawValue)
        }
        window.assertAccessible()
    }

    func testFitsOnAPhone() throws {
        let window = GalleryWindow(application: nil)
        window.setDefaultSize(360, height: 700)
        let user = User(window)
        wait { window.split.isCollapsed && window.list.isMapped }
        let back = try XCTUnwrap(window.first(Button.self, accessibilityLabel: "Pages"))
        XCTAssertFalse(back.isMapped)
        user.click(window.search)
        user.type("calendar")
        wait { self.rows(window).first == "Calendar" }
        user.click(try row("Calendar", in: window))
        wait { window.pageView.isMapped && back.isMapped && !window.source.isMapped }
        XCTAssertEqual(window.viewModel.selection, "Calendar")
        for page in GalleryPages.all {
            window.select(page.title)
            XCTAssertLessThanOrEqual(window.width, 360, page.title)
        }
        user.click(try XCTUnwrap(window.first(ToggleButton.self, accessibilityLabel: "Source")))
        wait { window.source.isMapped && !window.pageView.isMapped }
        user.click(back)
        wait { window.list.isMapped }
        window.setDefaultSize(1340, height: 700)
        wait { !window.split.isCollapsed && window.list.isMapped && window.pageView.isMapped && window.source.isMapped }
        window.destroy()
    }

    func testWalksThroughAllPages() throws {
        let window = GalleryWindow(application: nil)
        let user = User(window)
        user.click(try row("Buttons", in: window))
        for page in GalleryPages.all {
            XCTAssertTrue(window.source.descendants(of: TextView.self).first?.text == page.sourceText, page.title)
            let row = try row(page.title, in: window)
            wait(for: .seconds(5), "\(page.title) in view") { self.isInView(row, of: window.list) }
            XCTAssertTrue(row.isSelected, page.title)
            XCTAssertEqual(window.pageView.first(Label.self)?.label, page.title)
            user.press(.down, modifiers: .alt)
        }
        user.press(.up, modifiers: .alt)
        XCTAssertTrue(try row(GalleryPages.all[GalleryPages.all.count - 2].title, in: window).isSelected)
    }

    func testSearches() throws {
        let window = GalleryWindow(application: nil)
        let user = User(window)
        user.press(.f, modifiers: .control)
        user.type("levelbar")
        wait { self.rows(window) == ["Progress"] }
        XCTAssertTrue(window.pageView.first(Button.self, labelled: "Click Me") != nil, "the page stays meanwhile")
        user.press(.return)
        wait { window.pageView.first(LevelBar.self) != nil }
        user.press(.a, modifiers: .control)
        user.type("an abacus")
        wait { self.rows(window).isEmpty }
        let placeholder = window.list.first(Label.self, labelled: "No page contains these words")
        XCTAssertEqual(placeholder?.isEffectivelyVisible, true)
        user.press(.escape)
        wait { self.rows(window).count == GalleryPages.all.count }
    }

    func testTabEntersEachPage() throws {
        let window = GalleryWindow(application: nil)
        let user = User(window)
        for page in GalleryPages.all {
            window.select(page.title)
            XCTAssertTrue(try row(page.title, in: window).grabFocus())
            user.press(.tab)
            let focus = try XCTUnwrap(window.focus)
            XCTAssertFalse(focus.isAncestor(window.list), "\(page.title): \(focus.typeName)")
            XCTAssertEqual(window.pageView.first(Label.self)?.label, page.title)
        }
    }

    func testChangesPageUnderPointer() throws {
        let window = GalleryWindow(application: nil)
        let user = User(window)
        for page in GalleryPages.all.dropFirst() {
            let text = try XCTUnwrap(window.source.first(TextView.self))
            user.scroll(.down, over: text, at: (100, 100), by: 2)
            user.press(.down, modifiers: .alt)
            XCTAssertEqual(window.pageView.first(Label.self)?.label, page.title)
            // The new source is scrolled to the beginning and drawn without a warning.
            let next = try XCTUnwrap(window.source.first(TextView.self))
            wait(for: .seconds(5), page.title) { next.height > 0 && next.vadjustment?.value == 0 }
        }
    }

    func testCopiesSource() async throws {
        let window = GalleryWindow(application: nil)
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Button.self, accessibilityLabel: "Copy Source")))
        wait { window.clipboard.contains(String.self) }
        let first = try await window.clipboard.read(String.self)
        XCTAssertEqual(first, GalleryPages.all[0].sourceText)
        XCTAssertNotNil(window.first(Label.self, labelled: "Source copied"))
    }

    func testCopiesWithKeys() async throws {
        let window = GalleryWindow(application: nil)
        let user = User(window)
        window.select("Calendar")
        user.press(.c, modifiers: [.control, .shift])
        let copied = try await window.clipboard.read(String.self)
        XCTAssertEqual(copied, GalleryPages.all.first { $0.title == "Calendar" }?.sourceText)
    }

    func testHighlightsSource() throws {
        let window = GalleryWindow(application: nil)
        _ = User(window)
        let buffer = try XCTUnwrap(window.source.first(TextView.self)).buffer
        let tags = buffer.iter(atOffset: 0).tags.compactMap(\.name)
        XCTAssertEqual(tags, ["keyword"], "of “import”")
    }

    func testSwitchesToDarkVariant() throws {
        let settings = try XCTUnwrap(Gtk.Settings.default)
        defer { settings.isDark = false }
        let window = GalleryWindow(application: nil)
        let user = User(window)
        let buffer = try XCTUnwrap(window.source.first(TextView.self)).buffer
        let keyword = try XCTUnwrap(buffer.tagTable.lookup("keyword"))
        let light = keyword.foregroundRGBA
        user.click(try XCTUnwrap(window.first(ToggleButton.self, accessibilityLabel: "Dark")))
        wait { settings.isDark && keyword.foregroundRGBA != light }
    }

    func testOpensGivenPage() throws {
        let window = try XCTUnwrap(GalleryWindow(application: nil, page: "Accessibility"))
        XCTAssertEqual(window.pageView.first(Label.self)?.label, "Accessibility")
        _ = User(window)
        let last = try row("Accessibility", in: window)
        wait { self.isInView(last, of: window.list) }
        XCTAssertTrue(last.isSelected)
        XCTAssertNil(GalleryWindow(application: nil, page: "Abacus"))
    }
}

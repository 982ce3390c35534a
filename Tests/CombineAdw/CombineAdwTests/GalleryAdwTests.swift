import CombineAdw
import Foundation
import GtkTesting
import TestSupport
import XCTest

@testable import GalleryAdw

/// Tests of the gallery of libadwaita.
@MainActor
final class GalleryAdwTests: GtkTestCase {
    private func open(_ title: String) throws -> (window: GalleryWindow, user: User) {
        let window = try XCTUnwrap(GalleryWindow(application: nil, page: title))
        window.setDefaultSize(1200, height: 700)
        return (window, User(window))
    }

    private func click(_ label: String, _ window: GalleryWindow, _ user: User) throws {
        user.click(try XCTUnwrap(window.pageView.first(Button.self, labelled: label), label))
    }

    private func assertShows(_ text: String, _ window: GalleryWindow, line: UInt = #line) {
        wait(for: .seconds(5), text, line: line) { window.pageView.visibleText.contains(text) }
    }

    // MARK: Requirements for each page

    func testTitlesAreUniqueAndSectionsAreGrouped() {
        let titles = GalleryPages.all.map(\.title)
        XCTAssertEqual(Set(titles).count, titles.count)
        var sections: [GallerySection] = []
        for page in GalleryPages.all where page.section != sections.last { sections.append(page.section) }
        XCTAssertEqual(sections, GallerySection.allCases)
    }

    func testSourceOfEachPageMatchesFile() throws {
        let files = try SourceFolder("Sources/Samples/GalleryAdw/Pages").texts()
        // Without a trait, the pages that it adds aren't compiled.
        let sources = Set(GalleryPages.all.map(\.sourceText))
        let compiled = files.filter { sources.contains($0) || !$0.hasPrefix("#if GTK4_") }
        XCTAssertEqual(compiled.count, GalleryPages.all.count, "a file isn't a page, or is listed twice")
        for page in GalleryPages.all {
            XCTAssertTrue(files.contains(page.sourceText), "touch Package.swift: \(page.title) has an older source")
            let lines = page.sourceText.split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertLessThanOrEqual(lines.count, 85, page.title)
            for line in lines where line.count > 95 { XCTFail("\(page.title): the line is too wide: \(line)") }
        }
    }

    func testPagesAreAccessibleInEachVariantAndFitEachWidth() throws {
        defer { StyleManager.default.colorScheme = .default }
        let folder = ProcessInfo.processInfo.environment["COMBINEGTK_GALLERY_PICTURES"]
        for (scheme, name) in [(AdwColorScheme.forceLight, "light"), (.forceDark, "dark")] {
            StyleManager.default.colorScheme = scheme
            for width in [360, 700, 1200] {
                let window = GalleryWindow(application: nil)
                window.setDefaultSize(width, height: 700)
                _ = User(window)
                window.split.showsContent = true
                for page in GalleryPages.all {
                    window.viewModel.selection = page.title
                    MainContext.pumpUntilIdle()
                    XCTAssertLessThanOrEqual(window.width, width, page.title)
                    let failures = collectFailures { window.pageView.assertAccessible() }
                    for failure in failures { XCTFail("\(page.title), \(name), \(width): \(failure)") }
                    let image = try XCTUnwrap(window.image(), page.title)
                    if let folder { try image.saveToPNG("\(folder)/adwaita \(page.title) \(name) \(width).png") }
                }
                window.destroy()
            }
        }
    }

    func testReleasesPages() {
        func show(_ page: any GalleryPage) {
            // A navigation stack is only released together with its window.
            let next = page is NavigationStackPage ? page : RowsPage()
            let window = GalleryWindow(application: nil, page: page.title)
            window?.present()
            MainContext.pumpUntilIdle()
            window?.viewModel.selection = next.title
            MainContext.pumpUntilIdle()
            window?.close()
        }
        // Creates the objects that GTK and libadwaita create once and never release.
        for page in GalleryPages.all { show(page) }
        for page in GalleryPages.all {
            let failures = collectFailures { assertNoLeaks { show(page) } }
            for failure in failures { XCTFail("\(page.title): \(failure)") }
        }
    }

    // MARK: User actions on each page

    func testNavigates() throws {
        let (window, user) = try open("Navigation")
        for title in ["Pictures", "Texts"] {
            let row = try XCTUnwrap(window.pageView.descendants(of: ActionRow.self).last { $0.title == title })
            user.click(row)
            MainContext.pumpUntilIdle()
        }
        assertShows("Home / Pictures / Pictures Texts", window)
    }

    func testOpensBooks() throws {
        let (window, user) = try open("Books")
        for label in ["With @Observable", "With @Published"] {
            try click(label, window, user)
            let books = try XCTUnwrap(openWindows.first { $0.isMapped && $0 !== window })
            XCTAssertTrue(books.visibleText.contains("Frankenstein"), label)
            books.destroy()
        }
    }

    func testOpensTab() throws {
        let (window, user) = try open("Tabs")
        try click("New Tab", window, user)
        assertShows("This is sheet 4", window)
        assertShows("4 tabs", window)
    }

    func testSwitchesView() throws {
        let (window, user) = try open("View Switcher")
        user.click(try XCTUnwrap(window.pageView.first(ToggleButton.self, labelled: "Sent")))
        assertShows("The messages in “Sent”", window)
    }

    func testEditsRows() throws {
        let (window, user) = try open("Rows")
        user.click(try XCTUnwrap(window.pageView.first(EntryRow.self)))
        user.press("a", modifiers: .control)
        user.type("Grace")
        user.click(try XCTUnwrap(window.pageView.first(Switch.self)))
        assertShows("Grace, 10 GB, private", window)
    }

    func testExpandsRow() throws {
        let (window, user) = try open("Expander Rows")
        let rows = window.pageView.descendants(of: ExpanderRow.self)
        user.click(try XCTUnwrap(rows[0].first(Switch.self)))
        rows[1].isExpanded = true
        assertShows("Directly", window)
    }

    func testFillsStatusPage() throws {
        let (window, user) = try open("Status Page")
        try click("Import", window, user)
        assertShows("12 photos were imported", window)
        try click("Remove All", window, user)
        assertShows("No Photos", window)
    }

    func testTurnsCarousel() throws {
        let (window, user) = try open("Carousel")
        let carousel = try XCTUnwrap(window.pageView.first(Carousel.self))
        user.click(try XCTUnwrap(window.pageView.first(Button.self, accessibilityLabel: "Next")))
        wait { carousel.position == 1 }
    }

    #if GTK4_18
    func testOpensOverview() throws {
        let (window, user) = try open("Tab Overview")
        let overview = try XCTUnwrap(window.pageView.first(TabOverview.self))
        user.click(try XCTUnwrap(window.pageView.first(TabButton.self)))
        wait { overview.isOpen }
        let new = try XCTUnwrap(overview.descendants(of: Button.self).first { $0.hasCSSClass("new-tab-button") })
        wait { new.isMapped && new.width > 0 }
        user.click(new)
        assertShows("4 photos", window)
        wait { !overview.isOpen }
    }

    func testHidesBanners() throws {
        let (window, user) = try open("Banner")
        assertShows("The note wasn’t saved", window)
        let banners = window.pageView.descendants(of: Banner.self)
        try click("Try Again", window, user)
        wait { !banners[1].isRevealed }
        try click("Save", window, user)
        wait { banners[1].isRevealed && banners[1].title == "The disk is full" }
        try click("Connect", window, user)
        wait { !banners[0].isRevealed }
    }

    func testOpensSheet() throws {
        let (window, user) = try open("Bottom Sheet")
        try click("Open", window, user)
        wait { window.pageView.first(BottomSheet.self)?.isOpen == true }
    }

    func testChangesLayout() throws {
        let (window, user) = try open("Layouts")
        try click("Change Layout", window, user)
        wait { window.pageView.first(MultiLayoutView.self)?.layoutName == "narrow" }
    }

    func testChoosesToggle() throws {
        let (window, user) = try open("Toggle Group")
        let groups = window.pageView.descendants(of: ToggleGroup.self)
        user.click(try XCTUnwrap(groups[0].first(Label.self, labelled: "Right")))
        wait { groups.map(\.active) == [2, 2] }
        try click("Reset", window, user)
        wait { groups.map(\.active) == [0, 0] }
    }

    func testChoosesTags() throws {
        let (window, user) = try open("Wrap Box")
        user.click(try XCTUnwrap(window.pageView.first(ToggleButton.self, labelled: "Music")))
        assertShows("Adventure, Music", window)
    }
    #endif

    func testLimitsWidth() throws {
        let (window, _) = try open("Clamp")
        let clamp = try XCTUnwrap(window.pageView.first(Clamp.self))
        let child = try XCTUnwrap(clamp.child)
        wait { child.width > 0 }
        XCTAssertEqual(child.width, 300)
        window.pageView.first(SpinButton.self)?.value = 200
        wait { child.width == 200 }
    }

    func testNamesAvatar() throws {
        let (window, user) = try open("Avatar")
        user.click(try XCTUnwrap(window.pageView.first(EntryRow.self)))
        user.press("a", modifiers: .control)
        user.type("Grace Hopper")
        wait { window.pageView.descendants(of: Avatar.self).allSatisfy { $0.text == "Grace Hopper" } }
    }

    func testUndoesByToast() throws {
        let (window, user) = try open("Toasts")
        try click("Delete a Note", window, user)
        assertShows("2 notes", window)
        let undo = try XCTUnwrap(window.first(Button.self, labelled: "Undo"))
        wait { undo.isMapped && undo.width > 0 }
        user.click(undo)
        assertShows("3 notes", window)
        try click("Save", window, user)
        assertShows("Saved", window)
    }

    func testChangesPreferences() throws {
        let (window, user) = try open("Preferences")
        try click("Preferences…", window, user)
        wait { user.dialogs.count == 1 }
        user.dialogs[0].assertAccessible()
        User(user.dialogs[0]).click(try XCTUnwrap(user.dialogs[0].first(Switch.self)))
        user.dismissDialog()
        assertShows("Not wrapped, 12 points", window)
    }

    func testChoosesColorScheme() throws {
        defer { StyleManager.default.colorScheme = .default }
        let (window, _) = try open("Color Scheme")
        window.pageView.first(ComboRow.self)?.selected = 2
        assertShows("The window is dark", window)
    }
}

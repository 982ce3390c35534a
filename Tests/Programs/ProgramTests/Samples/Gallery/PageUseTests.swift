import CombineGtk
import XCTest

@testable import Gallery

/// Tests in which a user operates some of the pages.
@MainActor
final class PageUseTests: GtkTestCase {
    private func open(_ title: String) throws -> (window: GalleryWindow, user: User) {
        let window = try XCTUnwrap(GalleryWindow(application: nil, page: title))
        return (window, User(window))
    }

    private func button(_ label: String, on window: GalleryWindow) throws -> Button {
        try XCTUnwrap(window.pageView.first(Button.self, labelled: label), label)
    }

    func testCountsClicks() throws {
        let (window, user) = try open("Buttons")
        user.click(try button("Click Me", on: window))
        wait { window.pageView.first(Label.self, labelled: "1 clicks") != nil }
    }

    func testShowsQuestion() throws {
        let (window, user) = try open("Questions")
        user.click(try button("Delete…", on: window))
        user.answer("Delete")
        wait { window.pageView.first(Label.self, labelled: "Deleted") != nil }
        user.click(try button("Rename…", on: window))
        user.answer(typing: "Errands")
        wait { window.pageView.first(Label.self, labelled: "Renamed to “Errands”") != nil }
    }

    func testCopiesAndPastes() throws {
        let (window, user) = try open("Clipboard")
        user.click(try button("Copy", on: window))
        let paste = try button("Paste", on: window)
        wait { paste.isSensitive }
        user.click(paste)
        wait { window.pageView.first(Label.self, labelled: "A text to copy") != nil }
    }

    func testExpandsTree() throws {
        let (window, user) = try open("Tree")
        XCTAssertNil(window.pageView.first(Label.self, labelled: "Plans"))
        user.click(try button("Open All", on: window))
        wait { window.pageView.first(Label.self, labelled: "Plans") != nil }
    }

    func testAcceptsDrops() throws {
        let (window, user) = try open("Drag and Drop")
        let pear = try XCTUnwrap(window.pageView.first(Label.self, labelled: "Pear"))
        user.drag(from: pear, to: try XCTUnwrap(window.pageView.first(Label.self, labelled: "Drop a fruit here")))
        wait { window.pageView.first(Label.self, labelled: "One Pear") != nil }
    }

    func testPlacesOrder() throws {
        let (window, user) = try open("Form")
        let order = try button("Order", on: window)
        XCTAssertTrue(order.isEffectivelySensitive)
        user.click(try XCTUnwrap(window.pageView.first(Switch.self)))
        wait { window.pageView.first(Label.self, labelled: "2 medium, for pickup") != nil }
    }

    func testFindsPlanets() throws {
        let (window, user) = try open("Column View")
        user.click(try XCTUnwrap(window.pageView.first(SearchEntry.self)))
        user.type("Ve")
        wait { window.pageView.first(Label.self, labelled: "Earth") == nil }
        XCTAssertNotNil(window.pageView.first(Label.self, labelled: "Venus"))
    }

    func testSendsLetters() throws {
        let (window, user) = try open("Commands")
        user.click(try button("Send All", on: window))
        wait { window.pageView.first(Label.self, labelled: "0 letters to send") != nil }
        XCTAssertFalse(try button("Send All", on: window).isEffectivelySensitive)
    }
}

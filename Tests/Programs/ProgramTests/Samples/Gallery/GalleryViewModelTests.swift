import Combine
import XCTest

@testable import Gallery

final class GalleryViewModelTests: XCTestCase {
    private let pages = [
        PageSummary(title: "Buttons", section: .buttons, words: ["press", "Button"]),
        PageSummary(title: "Entries", section: .entries, words: ["field", "Entry SearchEntry"]),
        PageSummary(title: "Search Bars", section: .containers, words: ["SearchBar"]),
    ]

    private func titles(_ model: GalleryViewModel, searching search: String) -> [String] {
        var found: [[String]] = []
        model.search = search
        let subscription = model.visible.sink { found.append($0.map(\.title)) }
        subscription.cancel()
        return found.last ?? []
    }

    func testStartsWithFirstOrGivenPage() {
        XCTAssertEqual(GalleryViewModel(pages: pages).selection, "Buttons")
        XCTAssertEqual(GalleryViewModel(pages: pages, selection: "Entries").selection, "Entries")
        XCTAssertNil(GalleryViewModel(pages: []).selection)
    }

    func testFindsByTitleSectionWordsAndWidgets() {
        let model = GalleryViewModel(pages: pages)
        XCTAssertEqual(titles(model, searching: ""), ["Buttons", "Entries", "Search Bars"])
        XCTAssertEqual(titles(model, searching: "search"), ["Entries", "Search Bars"])
        XCTAssertEqual(titles(model, searching: "SEARCHENTRY"), ["Entries"])
        XCTAssertEqual(titles(model, searching: "containers"), ["Search Bars"])
        XCTAssertEqual(titles(model, searching: " field  entry "), ["Entries"])
        XCTAssertEqual(titles(model, searching: "field button"), [])
    }

    func testSendsEqualResultsOnce() {
        let model = GalleryViewModel(pages: pages)
        var count = 0
        let subscription = model.visible.sink { _ in count += 1 }
        for search in ["s", "se", "sea", "sear"] { model.search = search }
        // The first value contains all pages, and the second one the pages that contain "se".
        XCTAssertEqual(count, 2)
        subscription.cancel()
    }

    func testKeepsPageWithoutSelection() {
        let model = GalleryViewModel(pages: pages)
        var shown: [String] = []
        let subscription = model.shown.sink { shown.append($0) }
        model.selection = nil
        model.selection = "Buttons"
        model.selection = "Entries"
        XCTAssertEqual(shown, ["Buttons", "Entries"])
        subscription.cancel()
    }

    func testSelectsFirstMatchAndNeighbors() {
        let model = GalleryViewModel(pages: pages)
        model.search = "search"
        model.selectFirstMatch()
        XCTAssertEqual(model.selection, "Entries")
        model.move(by: 1)
        XCTAssertEqual(model.selection, "Search Bars")
        model.move(by: 1)
        XCTAssertEqual(model.selection, "Search Bars")
        model.move(by: -1)
        XCTAssertEqual(model.selection, "Entries")
        model.search = "nothing"
        model.selectFirstMatch()
        model.move(by: 1)
        XCTAssertEqual(model.selection, "Entries")
        model.search = "press"
        model.move(by: 1)
        XCTAssertEqual(model.selection, "Buttons")
    }
}

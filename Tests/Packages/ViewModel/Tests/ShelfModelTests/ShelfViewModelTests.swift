import Combine
import CombineModel
import ShelfModel
import SongModel
import XCTest

/// Tests in the style of an iOS app, with the `XCTest` of the toolchain.
@MainActor
final class ShelfViewModelTests: XCTestCase {
    private var cancellables: Set<AnyCancellable> = []

    override func tearDown() async throws {
        cancellables = []
    }

    func testSortsBooksByAKeyPathOfTheMainActor() async {
        let shelf = ShelfViewModel()
        await shelf.load(["Villette", "Emma", "Middlemarch"])
        XCTAssertEqual(shelf.visible.map(\.title), ["Emma", "Middlemarch", "Villette"])
        shelf.sort = [SortKey(\.title, .descending)]
        shelf.search = "m"
        XCTAssertEqual(shelf.visible.map(\.title), ["Middlemarch", "Emma"])
    }

    func testSuggestsAfterAChange() {
        let shelf = ShelfViewModel()
        shelf.books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Villette")]
        shelf.suggest().store(in: &cancellables)
        let suggested = expectation(description: "a suggestion")
        Observed { shelf.suggestion }.compactMap { $0 }.sink { title in
            XCTAssertEqual(title, "Villette")
            suggested.fulfill()
        }
        .store(in: &cancellables)
        shelf.search = "V"
        wait(for: [suggested], timeout: 10)
    }

    func testAnActionFollowsItsCondition() async throws {
        let shelf = ShelfViewModel()
        XCTAssertFalse(shelf.markAsRead.start(1))
        shelf.books = [Book(id: 1, title: "Emma")]
        try await shelf.markAsRead.execute(1)
        XCTAssertTrue(shelf.books[0].isRead)
        let enabled = expectation(description: "the action is enabled")
        shelf.markAsRead.isEnabled.filter { $0 }.first().sink { _ in enabled.fulfill() }.store(in: &cancellables)
        await fulfillment(of: [enabled], timeout: 10)
    }

    func testArrangesBooksOfThePublisher() {
        let (list, arranged) = (ReadingList(), expectation(description: "the books"))
        list.books = (0..<2000).map { Book(id: $0, title: "\(3000 - $0)") }
        list.arranged.sink { books in
            XCTAssertEqual(books.first?.id, 1999)
            arranged.fulfill()
        }
        .store(in: &cancellables)
        wait(for: [arranged], timeout: 10)
    }

    func testSortsSongsOfTheSwift5Mode() {
        let (model, arranged) = (SongsViewModel(), expectation(description: "the songs"))
        model.songs = (0..<2000).map { Song(id: $0, title: "\(3000 - $0)") }
        XCTAssertEqual(model.first?.id, 1999)
        model.arranged.sink { songs in
            if songs.first?.id == 1999 { arranged.fulfill() }
        }
        .store(in: &cancellables)
        wait(for: [arranged], timeout: 10)
        cancellables = []
        model.reverse()
        XCTAssertEqual(model.first?.id, 0)
    }

    func testIsReleased() {
        weak var released: ShelfViewModel?
        do {
            let shelf = ShelfViewModel()
            released = shelf
            shelf.suggest().store(in: &cancellables)
            _ = shelf.markAsRead.start(1)
        }
        XCTAssertNil(released)
    }
}

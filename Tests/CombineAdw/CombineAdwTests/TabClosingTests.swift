import CombineAdw
import GtkTesting
import XCTest

private struct Item: Identifiable {
    let id: String
}

private typealias Items = CurrentValueRelay<[Item]>

/// Questions to the user whether tabs can be closed, by the identity of their elements.
@MainActor
private final class Questions {
    private var waiting: [String: CheckedContinuation<Bool, Never>] = [:]

    var ids: Set<String> { Set(waiting.keys) }

    func ask(_ item: Item) async -> Bool {
        await withCheckedContinuation { waiting[item.id] = $0 }
    }

    func answer(_ id: String, _ isConfirmed: Bool) {
        waiting.removeValue(forKey: id)?.resume(returning: isConfirmed)
    }
}

/// Tests of tabs that are closed after a question. See the parameter `shouldClose` of `TabView`.
@MainActor
final class TabClosingTests: GtkTestCase {
    private func items(_ ids: String...) -> Items { Items(ids.map { Item(id: $0) }) }

    /// Shows tabs that are closed after the answer to a question, or immediately without questions.
    private func show(_ items: Items, asking questions: Questions? = nil) -> TabView {
        var shouldClose: (@MainActor (Item) async -> Bool)?
        if let questions { shouldClose = { await questions.ask($0) } }
        let view = TabView(
            items,
            shouldClose: shouldClose,
            page: { (page: TabPage, item: Item) in
                page.title = item.id
                return Label(item.id)
            }
        )
        let window = AdwWindow()
        window.content = view
        window.setDefaultSize(500, height: 400)
        _ = User(window)
        return view
    }

    private func titles(_ view: TabView) -> [String] {
        (0..<view.pageCount).map { view.page(at: $0).title }
    }

    func testClosingAsksFirst() {
        let (items, questions) = (items("a", "b", "c"), Questions())
        let view = show(items, asking: questions)
        for index in 0..<3 { view.closePage(view.page(at: index)) }
        wait { questions.ids.count == 3 }
        XCTAssertEqual(titles(view), ["a", "b", "c"])
        questions.answer("a", true)
        questions.answer("b", false)
        wait { self.titles(view) == ["b", "c"] }
        XCTAssertEqual(items.value.map(\.id), ["b", "c"])
        // The answer for the second tab arrives.
        pumpUntilIdle()
        // The program removes the element before the answer arrives.
        items.accept([Item(id: "b")])
        wait { self.titles(view) == ["b"] }
        questions.answer("c", true)
        closeAgain(view, items, questions, "b")
        XCTAssertEqual(view.pageCount, 0)
    }

    /// Closes the first tab, whose element is the only one with the given identity. The task that receives the previous
    /// answer may still be running. Until it ends, libadwaita ignores the call.
    private func closeAgain(_ view: TabView, _ items: Items, _ questions: Questions, _ id: String) {
        wait("another question") {
            view.closePage(view.page(at: 0))
            return questions.ids == [id]
        }
        questions.answer(id, true)
        wait("the closing of the tab") { !items.value.contains { $0.id == id } }
        XCTAssertFalse(titles(view).contains(id))
    }

    func testTabThatMovesWhileItIsClosingCanBeClosedAgain() {
        for isAskedAgain in [false, true] {
            let (first, second, questions, others) = (items("a", "b"), items("x"), Questions(), Questions())
            let (from, to) = (show(first, asking: questions), show(second, asking: isAskedAgain ? others : nil))
            from.closePage(from.page(at: 0))
            wait { questions.ids == ["a"] }
            from.transferPage(from.page(at: 0), to: to, at: 0)
            XCTAssertEqual(first.value.map(\.id), ["b"])
            XCTAssertEqual(second.value.map(\.id), ["a", "x"])
            // The answer has no effect, because the question was about the other view.
            questions.answer("a", true)
            pumpUntilIdle()
            XCTAssertEqual(titles(to), ["a", "x"])
            if isAskedAgain {
                closeAgain(to, second, others, "a")
            } else {
                to.closePage(to.page(at: 0))
            }
            wait { second.value.map(\.id) == ["x"] }
            XCTAssertEqual(titles(to), ["x"])
        }
    }

    /// The other view has an element with the same identity. The answer arrives before the tab moves, before it
    /// returns, or afterwards.
    func testTabThatReturnsWhileItIsClosing() {
        for (isConfirmed, time) in [true, false].flatMap({ answer in (0..<3).map { (answer, $0) } }) {
            let (first, second, questions) = (items("a", "b"), items("a"), Questions())
            let (from, to) = (show(first, asking: questions), show(second))
            from.closePage(from.page(at: 0))
            wait { questions.ids == ["a"] }
            if time == 0 { questions.answer("a", isConfirmed) }
            from.transferPage(from.page(at: 0), to: to, at: 0)
            if time == 1 { questions.answer("a", isConfirmed) }
            wait("the return of the tab") { self.titles(to) == ["a"] }
            pumpUntilIdle()
            if time == 2 { questions.answer("a", isConfirmed) }
            if isConfirmed {
                wait("the closing of the tab") { first.value.map(\.id) == ["b"] }
            } else {
                pumpUntilIdle()
                XCTAssertEqual(titles(from), ["a", "b"])
                closeAgain(from, first, questions, "a")
            }
            XCTAssertEqual(titles(from), ["b"], "answer \(isConfirmed), time \(time)")
            XCTAssertEqual(titles(to), ["a"])
            XCTAssertEqual(second.value.map(\.id), ["a"])
        }
    }

    /// The program removes the element while another view is about to return its tab.
    func testTabOfRemovedElementThatWouldReturnWhileItIsClosing() {
        let (first, second, questions) = (items("a", "b"), items("a"), Questions())
        let (from, to) = (show(first, asking: questions), show(second))
        from.closePage(from.page(at: 0))
        wait { questions.ids == ["a"] }
        from.transferPage(from.page(at: 0), to: to, at: 0)
        first.accept([Item(id: "b")])
        wait { self.titles(from) == ["b"] && self.titles(to) == ["a"] }
        questions.answer("a", true)
        pumpUntilIdle()
        XCTAssertEqual(first.value.map(\.id), ["b"])
        XCTAssertEqual(second.value.map(\.id), ["a"])
    }
}

import CombineAdw
import GtkTesting
import XCTest

private struct Item: Identifiable, Equatable {
    let id: String
    var text = ""

    init(_ id: String, _ text: String = "") {
        (self.id, self.text) = (id, text)
    }
}

private final class Documents: ObservableObject {
    @Published var items: [Item] = []
    @Published var current: String?

    init(_ ids: String...) {
        items = ids.map { Item($0) }
    }
}

private final class Content: Button {
    static var alive = 0

    init(_ item: Item) {
        super.init(properties: ["label": "In \(item.id)"])
        Self.alive += 1
    }

    isolated deinit { Self.alive -= 1 }
}

@MainActor
private func tabs(_ model: Documents) -> TabView {
    @Bindable var model = model
    return TabView($model.items, selection: $model.current) { (page, item: Item) in
        page.title = item.id
        return Content(item)
    }
}

@MainActor
final class TabViewTests: GtkTestCase {
    private func show(_ view: TabView) -> User {
        let window = AdwWindow()
        let bar = TabBar()
        bar.view = view
        bar.hidesAutomatically = false
        window.content = Box.vertical {
            bar
            view.expand()
        }
        window.setDefaultSize(500, height: 400)
        return User(window)
    }

    private func titles(_ view: TabView) -> [String] {
        (0..<view.pageCount).map { view.page(at: $0).title }
    }

    func testClosureOfPageCanChangeModel() {
        @Bindable var model = Documents("a")
        let view = TabView($model.items, selection: $model.current) { [model] (page, item: Item) in
            page.title = item.id
            if item.id == "b" { model.items.append(Item("c")) }
            return Content(item)
        }
        _ = show(view)
        model.items.append(Item("b"))
        wait { self.titles(view) == ["a", "b", "c"] }
        XCTAssertEqual(model.items.map(\.id), ["a", "b", "c"])
    }

    func testClosureOfPageCanClosePage() {
        let items = CurrentValueRelay([Item("a")])
        weak var shown: TabView?
        let view = TabView(items) { page, item in
            page.title = item.id
            if item.id == "b" { shown?.closePage(page) }
            return Content(item)
        }
        shown = view
        _ = show(view)
        items.accept([Item("a"), Item("b")])
        wait { items.value.count == 1 && self.titles(view) == ["a"] && Content.alive == 1 }
    }

    func testBurstOfChangesIsCoalesced() {
        let items = CurrentValueRelay([Item("0")])
        var count = 0
        let view = TabView(items) { page, item in
            count += 1
            page.title = item.id
            return Content(item)
        }
        _ = show(view)
        for number in 1...1200 { items.accept([Item("\(number)")]) }
        wait { self.titles(view) == ["1200"] && Content.alive == 1 }
        XCTAssertLessThanOrEqual(count, 3, "the number of created pages")
        // The main loop runs between the changes. Each frame, or each tenth of a second without a frame, creates at most
        // one page.
        let (created, frame, start) = (count, view.frameClock?.frameCounter ?? 0, ContinuousClock.now)
        for number in 1201...2400 {
            items.accept([Item("\(number)")])
            _ = MainContext.iterate(mayBlock: false)
        }
        wait { self.titles(view) == ["2400"] && Content.alive == 1 }
        let alarms = Int((ContinuousClock.now - start) / .milliseconds(100))
        XCTAssertLessThanOrEqual(count - created, (view.frameClock?.frameCounter ?? 0) - frame + alarms + 1)
    }

    func testTabsFollowTheArray() {
        let model = Documents("a", "b")
        let view = tabs(model)
        _ = show(view)
        XCTAssertEqual(titles(view), ["a", "b"])
        model.items.append(Item("c"))
        wait { self.titles(view) == ["a", "b", "c"] }
        let content = view.page(at: 1).child
        model.items = [Item("c"), Item("b", "changed"), Item("d")]
        wait { self.titles(view) == ["c", "b", "d"] }
        XCTAssertIdentical(view.page(at: 1).child, content, "an element that changes keeps its page")
        model.items = []
        wait { view.pageCount == 0 }
    }

    func testTheSelectionFollowsBothWays() {
        let model = Documents("a", "b", "c")
        model.current = "b"
        let view = tabs(model)
        _ = show(view)
        XCTAssertEqual(view.selectedPage?.title, "b")
        view.selectedPage = view.page(at: 2)
        wait { model.current == "c" }
        model.current = "a"
        wait { view.selectedPage?.title == "a" }
        // The identity arrives before its element.
        model.current = "d"
        pumpUntilIdle()
        model.items.append(Item("d"))
        wait { view.selectedPage?.title == "d" }
        XCTAssertEqual(model.current, "d")
        model.items.removeLast()
        wait { model.current == "c" && view.selectedPage?.title == "c" }
        // A view with pages always shows one.
        for id in [nil, "unknown"] {
            model.current = id
            wait { model.current == "c" }
        }
        model.items = []
        wait { model.current == nil }
        // Elements and their selection arrive in the same frame.
        model.items = [Item("e"), Item("f")]
        model.current = "f"
        wait { view.selectedPage?.title == "f" }
        XCTAssertEqual(model.current, "f")
    }

    func testTheUserClosesATab() throws {
        let model = Documents("a", "b", "c")
        let view = tabs(model)
        let user = show(view)
        let buttons = user.window.descendants(of: Button.self).filter { $0.isMapped && $0.tooltipText == "Close Tab" }
        user.click(try XCTUnwrap(buttons.first))
        wait { model.items.count == 2 }
        XCTAssertEqual(titles(view), model.items.map(\.id))
        view.closePage(view.page(at: 0))
        XCTAssertEqual(titles(view), model.items.map(\.id))
        XCTAssertEqual(model.items.count, 1)
        wait { Content.alive == 1 }
    }

    func testAModelThatRejectsChanges() {
        // An alert of libadwaita measures its label for a smaller height first.
        allowLog(containing: "Trying to measure GtkLabel", domain: "Gtk")
        let items = CurrentValueRelay([Item("a"), Item("b")])
        let model = items.converted(to: { $0 }, from: { (_: [Item]) throws -> [Item] in throw ValidationError("Stay") })
        let view = TabView(model) { page, item in
            page.title = item.id
            return Content(item)
        }
        let user = show(view)
        view.closePage(view.page(at: 0))
        XCTAssertEqual(titles(view), ["a", "b"])
        wait { user.dialogs.count == 1 }
        XCTAssertTrue(user.dialogs[0].visibleText.contains("Stay"))
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
        _ = view.movePage(view.page(at: 0), to: 1)
        XCTAssertEqual(titles(view), ["a", "b"])
        wait { user.dialogs.count == 1 }
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
    }

    func testTheUserMovesATab() {
        let model = Documents("a", "b", "c")
        let view = tabs(model)
        _ = show(view)
        _ = view.movePage(view.page(at: 0), to: 2)
        XCTAssertEqual(model.items.map(\.id), ["b", "c", "a"])
        // Pinned tabs are the first ones, regardless of the order of the elements.
        view.setPinned(true, view.page(at: 2))
        model.items = [Item("b"), Item("a"), Item("d"), Item("c")]
        wait { self.titles(view) == ["a", "b", "d", "c"] }
    }

    /// Pinned tabs are the first ones. The order of the elements stays the same.
    func testTheUserPinsATab() {
        let model = Documents("a", "b", "c")
        let view = tabs(model)
        _ = show(view)
        view.setPinned(true, view.page(at: 2))
        pumpUntilIdle()
        XCTAssertEqual(titles(view), ["c", "a", "b"])
        view.setPinned(true, view.page(at: 2))
        wait { self.titles(view) == ["b", "c", "a"] }
        XCTAssertEqual(model.items.map(\.id), ["a", "b", "c"])
        view.setPinned(false, view.page(at: 1))
        wait { self.titles(view) == ["b", "a", "c"] }
        view.setPinned(false, view.page(at: 0))
        wait { self.titles(view) == ["a", "b", "c"] }
        XCTAssertEqual(model.items.map(\.id), ["a", "b", "c"])
    }

    /// A user changes tabs in the same frame in which the program has changed the models.
    func testChangesOfTheProgramAndTheUserInOneFrame() {
        let (first, second) = (Documents("a", "b", "c", "d"), Documents("x"))
        let (view, other) = (tabs(first), tabs(second))
        _ = show(view)
        _ = show(other)
        first.items.append(Item("e"))
        first.current = "e"
        view.closePage(view.page(at: 0))
        wait { view.selectedPage?.title == "e" }
        XCTAssertEqual(titles(view), ["b", "c", "d", "e"])
        first.items.insert(Item("f"), at: 1)
        _ = view.movePage(view.page(at: 0), to: 3)
        XCTAssertEqual(first.items.map(\.id), ["c", "d", "e", "b", "f"])
        XCTAssertEqual(titles(view), ["c", "d", "e", "b", "f"])
        second.items.append(Item("y"))
        first.items.removeFirst()
        view.transferPage(view.page(at: 1), to: other, at: 0)
        XCTAssertEqual(first.items.map(\.id), ["e", "b", "f"])
        XCTAssertEqual(second.items.map(\.id), ["d", "x", "y"])
        wait { self.titles(view) == ["e", "b", "f"] && self.titles(other) == ["d", "x", "y"] }
        // The program selects a page that the user closes.
        first.current = "b"
        view.closePage(view.page(at: 1))
        wait { first.current == view.selectedPage?.title }
        XCTAssertEqual(titles(view), ["e", "f"])
        // The program removes an element whose tab the user moves to another window.
        first.items.removeLast()
        view.transferPage(view.page(at: 1), to: other, at: 0)
        wait { self.titles(view) == ["e"] && self.titles(other) == ["d", "x", "y"] }
        XCTAssertEqual(first.items.map(\.id), ["e"])
        XCTAssertEqual(second.items.map(\.id), ["d", "x", "y"])
        // The program removes an element whose tab then moves to another window and back.
        second.items.removeLast()
        other.transferPage(other.page(at: 2), to: view, at: 0)
        view.transferPage(view.page(at: 0), to: other, at: 2)
        wait { self.titles(view) == ["e"] && self.titles(other) == ["d", "x"] }
        wait { Content.alive == 3 }
    }

    func testATabMovesToAnotherWindow() {
        let (first, second) = (Documents("a", "b", "c"), Documents("x"))
        let (from, to) = (tabs(first), tabs(second))
        _ = show(from)
        _ = show(to)
        let content = from.page(at: 1).child
        from.transferPage(from.page(at: 1), to: to, at: 0)
        XCTAssertEqual(first.items.map(\.id), ["a", "c"])
        XCTAssertEqual(second.items.map(\.id), ["b", "x"])
        XCTAssertEqual(second.current, "b")
        XCTAssertIdentical(to.page(at: 0).child, content)
        // From now on, the page follows the other model.
        second.items.removeFirst()
        wait { self.titles(to) == ["x"] }
    }

    func testATabThatCannotMoveReturns() {
        let (first, second) = (Documents("a", "b"), Documents("a"))
        let (from, to) = (tabs(first), tabs(second))
        _ = show(from)
        _ = show(to)
        // The other model has an element with this identity.
        from.transferPage(from.page(at: 0), to: to, at: 0)
        wait { self.titles(from) == ["a", "b"] }
        XCTAssertEqual(titles(to), ["a"])
        XCTAssertEqual(first.items.map(\.id), ["a", "b"])
        XCTAssertEqual(second.items.map(\.id), ["a"])
    }

    func testANewWindowForATab() throws {
        let (first, second) = (Documents("a", "b"), Documents())
        let other = tabs(second)
        @Bindable var model = first
        let view = TabView($model.items, makeWindow: { other }) { (page, item: Item) in
            page.title = item.id
            return Content(item)
        }
        _ = show(view)
        _ = show(other)
        let window = try view.emit(signalNamed: "create-window")?.get(as: TabView.self)
        XCTAssertIdentical(window, other)
        view.transferPage(view.page(at: 0), to: other, at: 0)
        XCTAssertEqual(first.items.map(\.id), ["b"])
        XCTAssertEqual(second.items.map(\.id), ["a"])
    }

    /// When the user drops a tab on the desktop, libadwaita detaches the page, emits `create-window`, and attaches the page
    /// to the first position of the returned view. If it doesn't get a view, it writes a critical message.
    func testATabWithoutANewWindowStays() throws {
        let model = Documents("a", "b", "c")
        let (view, carrier) = (tabs(model), TabView())
        _ = show(view)
        _ = show(carrier)
        for isPinned in [false, true] {
            view.setPinned(isPinned, view.page(at: 0))
            let page = view.page(at: 2)
            view.transferPage(page, to: carrier, at: 0)
            let returned = try view.emit(signalNamed: "create-window")?.get(as: TabView.self)
            XCTAssertIdentical(returned, view)
            carrier.transferPage(page, to: view, at: isPinned ? 1 : 0)
            wait { self.titles(view) == ["a", "b", "c"] }
            XCTAssertEqual(model.items.map(\.id), ["a", "b", "c"])
            XCTAssertEqual(model.current, "c")
        }
        // Moves by the user still change the array.
        _ = view.movePage(view.page(at: 1), to: 2)
        XCTAssertEqual(model.items.map(\.id), ["a", "c", "b"])
    }

    func testAnArrayThatChangesWhileAPageIsCreated() {
        let items = CurrentValueRelay<[Item]>([])
        let view = TabView(items) { page, item in
            page.title = item.id
            if item.id == "a" { items.accept([Item("b")]) }
            return Content(item)
        }
        _ = show(view)
        items.accept([Item("a"), Item("c")])
        wait { self.titles(view) == ["b"] }
    }

    func testTwoElementsWithTheSameIdentityTrap() {
        assertTraps(saying: "TabView: two elements of the array have the ID a. Each element needs a unique ID.") {
            _ = TabView(CurrentValueRelay([Item("a"), Item("a")])) { _, item in Content(item) }
        }
    }

    func testReleasesAllObjects() {
        weak var weakModel: Documents?
        assertNoLeaks {
            let (model, other) = (Documents("a", "b", "c"), Documents("d"))
            weakModel = model
            let (view, target) = (tabs(model), tabs(other))
            let (user, otherUser) = (show(view), show(target))
            view.transferPage(view.page(at: 0), to: target, at: 0)
            view.closePage(view.page(at: 0))
            user.window.close()
            otherUser.window.close()
            wait { openWindows.isEmpty }
        }
        XCTAssertNil(weakModel)
        XCTAssertEqual(Content.alive, 0)
    }

    func testClosingTheWindowDoesNotChangeTheModel() {
        let model = Documents("a", "b")
        let view = tabs(model)
        let user = show(view)
        user.window.close()
        wait { openWindows.isEmpty }
        XCTAssertEqual(model.items.map(\.id), ["a", "b"])
    }
}

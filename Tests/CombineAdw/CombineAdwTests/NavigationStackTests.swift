import CombineAdw
import GtkTesting
import TestSupport
import XCTest

private struct Item: Identifiable, Equatable {
    let id: String
    var text = ""

    init(_ id: String, _ text: String = "") {
        (self.id, self.text) = (id, text)
    }
}

private final class Path: ObservableObject {
    @Published var items: [Item] = []
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
final class NavigationStackTests: GtkTestCase {
    private func show(_ model: some TwoWayModel<[Item]>) -> (AdwWindow, User) {
        let window = AdwWindow()
        window.content = NavigationStack(model, root: NavigationStack.Page("Root") { Button("In root") }) { item in
            NavigationStack.Page("Page \(item.id)") { Content(item) }
        }
        window.setDefaultSize(400, height: 300)
        return (window, User(window))
    }

    /// The pages that exist, from the bottom.
    private func pages(in window: Window) -> [String] {
        #if GTK4_12
        guard let stack = window.first(NavigationView.self)?.navigationStack else { return [] }
        return stack.items(as: NavigationPage.self).map(\.title)
        #else
        // The last page is the first child.
        return window.descendants(of: NavigationStack.Page.self).reversed().map(\.title)
        #endif
    }

    private func visible(in window: Window) -> [String] {
        window.descendants(of: NavigationStack.Page.self).filter(\.isMapped).map(\.title)
    }

    private func page(_ title: String, in window: Window) -> NavigationStack.Page? {
        window.descendants(of: NavigationStack.Page.self).first { $0.title == title }
    }

    private func back(in window: Window) -> Button? {
        window.descendants(of: Button.self).first { $0.isMapped && $0.iconName == "go-previous-symbolic" }
    }

    func testClosureOfPageCanChangeModel() {
        @Bindable var model = Path()
        let window = AdwWindow()
        window.content = NavigationStack($model.items, root: NavigationStack.Page("Root") {}) { [model] item in
            if item.id == "a" { model.items = [Item("b")] }
            return NavigationStack.Page("Page \(item.id)") { Content(item) }
        }
        window.present()
        model.items = [Item("a")]
        wait { self.visible(in: window) == ["Page b"] && self.pages(in: window) == ["Root", "Page b"] }
        XCTAssertEqual(model.items, [Item("b")])
        window.destroy()
    }

    func testPagesFollowTheArray() {
        @Bindable var model = Path()
        let (window, _) = show($model.items)
        XCTAssertEqual(pages(in: window), ["Root"])
        XCTAssertNil(back(in: window))
        model.items = [Item("a")]
        wait { self.visible(in: window) == ["Page a"] }
        XCTAssertNotNil(window.first(Label.self, labelled: "Page a"))
        model.items.append(contentsOf: [Item("b"), Item("c")])
        wait { self.visible(in: window) == ["Page c"] }
        XCTAssertEqual(pages(in: window), ["Root", "Page a", "Page b", "Page c"])
        model.items = [Item("a"), Item("d")]
        wait { self.pages(in: window) == ["Root", "Page a", "Page d"] }
        XCTAssertEqual(visible(in: window), ["Page d"])
        model.items = []
        wait { self.pages(in: window) == ["Root"] }
        wait("the release of the pages") { Content.alive == 0 }
    }

    func testUserReturnsToPreviousPage() throws {
        @Bindable var model = Path()
        model.items = [Item("a"), Item("b"), Item("c"), Item("d")]
        let (window, user) = show($model.items)
        XCTAssertEqual(visible(in: window), ["Page d"], "the initial path")
        let button = try XCTUnwrap(back(in: window))
        XCTAssertEqual(button.accessibleName, "Back")
        user.click(button)
        wait { self.visible(in: window) == ["Page c"] }
        XCTAssertEqual(model.items.map(\.id), ["a", "b", "c"])
        user.press(.escape)
        wait { self.visible(in: window) == ["Page b"] }
        user.press(.left, modifiers: .alt)
        wait { self.visible(in: window) == ["Page a"] }
        XCTAssertEqual(model.items.map(\.id), ["a"])
        user.press(.escape)
        user.press(.escape)
        wait { self.pages(in: window) == ["Root"] }
        XCTAssertEqual(model.items, [])
        XCTAssertEqual(Content.alive, 0)
    }

    func testThePageShowsTheTitleThatAClosureOrAPublisherReturns() {
        for usesClosure in [true, false] {
            @Bindable var model = Path()
            let title = CurrentValueRelay("Draft")
            let window = AdwWindow()
            window.content = NavigationStack($model.items, root: NavigationStack.Page("Root") {}) { item in
                usesClosure
                    ? NavigationStack.Page({ title.value }) { Content(item) }
                    : NavigationStack.Page(title) { Content(item) }
            }
            window.present()
            model.items = [Item("a")]
            wait { self.visible(in: window) == ["Draft"] }
            for (new, shown) in [("Letter", "Letter"), (" ", "…"), ("Poem", "Poem")] {
                title.value = new
                wait { self.visible(in: window) == [shown] && self.pages(in: window) == ["Root", shown] }
                XCTAssertNotNil(window.first(Label.self, labelled: shown))
            }
            weak let page = page("Poem", in: window)
            model.items = []
            wait("the release of the page") { page == nil }
            window.destroy()
        }
    }

    /// Changes during a frame or a transition are coalesced.
    func testABurstOfChangesIsCoalesced() {
        for isAnimated in [false, true] {
            if isAnimated { enableAnimations() }
            let items = CurrentValueRelay<[Item]>([])
            var made = 0
            let window = AdwWindow()
            window.content = NavigationStack(items, root: NavigationStack.Page("Root") {}) { item in
                made += 1
                return NavigationStack.Page("Page \(item.id)") { Content(item) }
            }
            window.present()
            wait { self.visible(in: window) == ["Root"] }
            for number in 1...1200 { items.accept([Item("\(number)")]) }
            wait { self.pages(in: window) == ["Root", "Page 1200"] }
            wait { self.visible(in: window) == ["Page 1200"] && Content.alive == 1 }
            XCTAssertLessThanOrEqual(made, 3)
            // The last element is removed while its page is appearing.
            items.accept([])
            items.accept([Item("a")])
            items.accept([])
            wait { self.pages(in: window) == ["Root"] && Content.alive == 0 }
            XCTAssertLessThanOrEqual(made, 4)
            window.close()
            wait { openWindows.isEmpty }
        }
    }

    /// The main loop runs between the changes. Each frame, or each tenth of a second without a frame, creates at most one
    /// page. A transition creates none.
    func testChangesInManyTurnsAreCoalesced() throws {
        for isAnimated in [false, true] {
            if isAnimated { enableAnimations() }
            let items = CurrentValueRelay<[Item]>([])
            var (created, createdDuringTransition) = (0, 0)
            let window = AdwWindow()
            window.content = NavigationStack(items, root: NavigationStack.Page("Root") {}) { [weak window] item in
                created += 1
                #if !GTK4_12
                if window?.first(Leaflet.self)?.isChildTransitionRunning == true { createdDuringTransition += 1 }
                #endif
                return NavigationStack.Page("Page \(item.id)") { Content(item) }
            }
            window.present()
            wait { self.visible(in: window) == ["Root"] }
            let clock = try XCTUnwrap(window.frameClock)
            let (frame, start) = (clock.frameCounter, ContinuousClock.now)
            for number in 1...1200 {
                items.accept([Item("\(number)")])
                _ = MainContext.iterate(mayBlock: false)
            }
            wait { self.visible(in: window) == ["Page 1200"] && Content.alive == 1 }
            let alarms = Int((ContinuousClock.now - start) / .milliseconds(100))
            XCTAssertLessThanOrEqual(created, clock.frameCounter - frame + alarms + 1)
            XCTAssertEqual(createdDuringTransition, 0)
            window.close()
            wait { openWindows.isEmpty }
        }
    }

    func testTransitions() {
        enableAnimations()
        @Bindable var model = Path()
        let (window, user) = show($model.items)
        model.items = [Item("a"), Item("b")]
        wait { self.visible(in: window) == ["Page b"] }
        user.press(.escape)
        // The model changes immediately, and the page is released after the transition.
        XCTAssertEqual(model.items.map(\.id), ["a"])
        wait { self.pages(in: window) == ["Root", "Page a"] }
        model.items = [Item("c")]
        model.items = []
        wait { self.pages(in: window) == ["Root"] && Content.alive == 0 }
    }

    func testChangedElementKeepsItsPage() {
        @Bindable var model = Path()
        model.items = [Item("a", "first")]
        let (window, _) = show($model.items)
        let page = self.page("Page a", in: window)
        model.items = [Item("a", "second")]
        pumpUntilIdle()
        XCTAssertIdentical(self.page("Page a", in: window), page)
        page?.title = "Renamed"
        wait { window.first(Label.self, labelled: "Renamed") != nil }
    }

    func testPathChangesWhilePageIsCreated() {
        let items = CurrentValueRelay<[Item]>([])
        let window = AdwWindow()
        window.content = NavigationStack(items, root: NavigationStack.Page("Root") {}) { item in
            if item.id == "a" { items.accept([Item("b")]) }
            return NavigationStack.Page("Page \(item.id)") { Content(item) }
        }
        _ = User(window)
        items.accept([Item("a")])
        wait { self.pages(in: window) == ["Root", "Page b"] }
    }

    func testModelRejectsReturn() {
        let items = CurrentValueRelay([Item("a")])
        let (window, user) = show(
            items.converted(to: { $0 }, from: { if $0.isEmpty { throw ValidationError("Stay") } else { return $0 } })
        )
        user.press(.escape)
        wait { user.dialogs.count == 1 }
        XCTAssertTrue(user.dialogs[0].visibleText.contains("Stay"))
        XCTAssertEqual(visible(in: window), ["Page a"])
        XCTAssertEqual(items.value.count, 1)
        user.dismissDialog()
        wait { user.dialogs.isEmpty }
    }

    func testFocusMovesToVisiblePage() throws {
        @Bindable var model = Path()
        let (window, user) = show($model.items)
        let root = try XCTUnwrap(window.first(Button.self, labelled: "In root"))
        root.grabFocus()
        model.items = [Item("a")]
        wait { self.visible(in: window) == ["Page a"] }
        let page = try XCTUnwrap(self.page("Page a", in: window))
        wait { page.stateFlags.contains(.focusWithin) }
        user.press(.escape)
        wait { root.hasFocus }
    }

    func testPageIsAccessible() {
        @Bindable var model = Path()
        model.items = [Item("a")]
        let (window, _) = show($model.items)
        window.assertAccessible()
    }

    func testBadInputTraps() {
        assertTraps(saying: "NavigationStack.Page: expected a title, found \" \"") {
            _ = NavigationStack.Page(" ") {}
        }
        assertTraps(saying: "NavigationStack: two elements of the array have the ID a. Each element needs a unique ID.")
        {
            _ = self.show(CurrentValueRelay([Item("a"), Item("b"), Item("a")]))
        }
    }

    func testReleasesAllObjects() {
        weak var weakModel: Path?
        assertNoLeaks {
            @Bindable var model = Path()
            weakModel = model
            model.items = [Item("a"), Item("b")]
            let window = AdwWindow()
            window.content = NavigationStack($model.items, root: NavigationStack.Page("Root") {}) { item in
                withExtendedLifetime((window, model)) { NavigationStack.Page(item.id) { Content(item) } }
            }
            _ = User(window)
            model.items.removeLast()
            wait { self.pages(in: window) == ["Root", "a"] }
            window.close()
        }
        XCTAssertNil(weakModel)
        XCTAssertEqual(Content.alive, 0)
    }

    /// Simulates a user who opens pages, returns and jumps at random. The pages must always match the array.
    func testRandomUserActions() {
        continueAfterFailure = false
        @Bindable var model = Path()
        let (window, user) = show($model.items)
        var numbers = SeededGenerator(seed: 1)
        for step in 0..<200 {
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0, 1: model.items.append(Item("\(step)"))
            case 2: if let button = back(in: window), button.width > 0 { user.click(button) }
            case 3: user.press(.escape)
            default: model.items = Array(model.items.dropLast(Int.random(in: 0...3, using: &numbers)))
            }
            wait { self.pages(in: window) == ["Root"] + model.items.map { "Page \($0.id)" } }
            wait { Content.alive == model.items.count }
        }
    }
}

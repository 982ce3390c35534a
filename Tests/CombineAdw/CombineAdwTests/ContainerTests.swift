import CombineAdw
import GtkTesting
import XCTest

private enum Kind: String, CaseIterable {
    case list, grid, map

    var icon: String { "view-\(self)-symbolic" }
}

private final class Model: ObservableObject {
    @Published var page = 0
    @Published var kind = Kind.grid
    @Published var isOpen = false
    @Published var message: String?
    @Published var isOffline = false
    @Published var layout = "wide"
}

/// Tests of the initializers of containers with builders and models.
@MainActor
final class ContainerTests: GtkTestCase {
    private func show(_ content: Widget, width: Int = 500) -> User {
        let window = AdwWindow()
        window.content = content
        window.setDefaultSize(width, height: 400)
        return User(window)
    }

    func testContainersWithOneChild() {
        let (first, second, third, button) = (Label("a"), Label("b"), Label("c"), Button(label: "Import"))
        XCTAssertIdentical(Bin { first }.child, first)
        let clamp = Clamp(maximumSize: 300) { second }
        XCTAssertIdentical(clamp.child, second)
        XCTAssertEqual(clamp.maximumSize, 300)
        XCTAssertEqual(Clamp {}.maximumSize, Clamp().maximumSize)
        XCTAssertIdentical(ToastOverlay { third }.child, third)
        let page = StatusPage("No <Photos>", description: "Import & see", icon: "starred-symbolic") { button }
        XCTAssertIdentical(page.child, button)
        XCTAssertEqual(page.iconName, "starred-symbolic")
        _ = show(page)
        XCTAssertTrue(page.visibleText.contains("No <Photos>"), page.visibleText)
        XCTAssertTrue(page.visibleText.contains("Import & see"), page.visibleText)
        XCTAssertNil(StatusPage("Empty").child)
    }

    func testPagesAndRowsFollowClosures() {
        let (model, first, second) = (Model(), Label("first"), Label("second"))
        let pages = ViewStack {
            Label("a").page("A")
            first.visible(when: { model.isOpen }).page("First")
        }
        let stack = Stack {
            Label("b").page("B")
            second.visible(when: { model.isOpen }).page("Second")
        }
        let row = ActionRow().bind(\.subtitle, to: { model.message })
        let tabs = TabView()
        let tab = tabs.append(Label("c"))
        tab.reactive.title <~ { model.layout }
        pages.page(of: first).reactive.badgeNumber <~ { model.page }
        let content = Box.vertical {
            pages
            stack
            AdwPreferencesGroup { row }
            tabs
        }
        _ = show(content)
        for isOpen in [false, true, false] {
            model.isOpen = isOpen
            (model.page, model.layout, model.message) = (isOpen ? 2 : 1, "\(isOpen)", "Is \(isOpen)")
            wait { pages.page(of: first).isVisible == isOpen && stack.page(second).isVisible == isOpen }
            wait { pages.page(of: first).badgeNumber == model.page && tab.title == model.layout }
            wait { row.visibleText.contains("Is \(isOpen)") }
        }
    }

    func testHeaderBars() {
        let (back, title, search, menu) = (Button(label: "a"), Label("t"), Button(label: "b"), Button(label: "c"))
        let header = AdwHeaderBar {
            back
        } title: {
            title
        } end: {
            search
            menu
        }
        let window = show(header).window
        XCTAssertIdentical(header.titleWidget, title)
        wait { menu.width > 0 }
        let positions = [back, title, search, menu].compactMap { $0.bounds(in: window)?.x }
        XCTAssertEqual(positions.count, 4)
        XCTAssertEqual(positions, positions.sorted())
        XCTAssertNil(AdwHeaderBar {}.titleWidget)
    }

    func testViewStacks() {
        let (inbox, sent) = (Label("a"), Label("b"))
        let stack = ViewStack {
            inbox.page("Inbox", name: "inbox", icon: "mail-unread-symbolic")
            sent.page("Sent")
            Label("c").page(name: "hidden")
        }
        XCTAssertEqual(stack.visibleChildName, "inbox")
        XCTAssertEqual(stack.page(of: inbox).title, "Inbox")
        XCTAssertEqual(stack.page(of: inbox).iconName, "mail-unread-symbolic")
        XCTAssertEqual(stack.page(of: sent).name, "Sent")
        XCTAssertNil(stack.page(of: sent).iconName)
        XCTAssertNil(stack.child(byName: "hidden").map { stack.page(of: $0).title } ?? nil)
    }

    // MARK: Carousels

    private func carousel(_ model: some TwoWayModel<Int>) -> Carousel {
        Carousel(page: model, spacing: 10) { for name in ["a", "b", "c"] { Label(name) } }
    }

    func testACarouselFollowsTheModelBothWays() {
        @Bindable var model = Model()
        model.page = 1
        let carousel = carousel($model.page)
        XCTAssertEqual(carousel.spacing, 10)
        var positions: [Double] = []
        carousel.publisher(for: \.position).changes.sink(on: carousel) { _, position in positions.append(position) }
        _ = show(carousel)
        wait { carousel.position == 1 }
        XCTAssertEqual(positions, [1], "the first page isn't visible before")
        XCTAssertEqual(model.page, 1)
        model.page = 2
        wait { carousel.position == 2 }
        // The program changes the page twice during an animation.
        model.page = 0
        wait { carousel.position < 2 }
        model.page = 1
        wait { carousel.position == 1 }
        pumpUntilIdle()
        XCTAssertEqual(model.page, 1)
        // The user turns the page.
        carousel.scroll(to: carousel.page(at: 2), animated: true)
        wait { model.page == 2 }
        // This isn't a page.
        model.page = 7
        pumpUntilIdle()
        XCTAssertEqual(carousel.position, 2)
        carousel.scroll(to: carousel.page(at: 0), animated: false)
        wait { model.page == 0 }
    }

    func testACarouselReturnsIfTheModelRejectsThePage() {
        let pages = CurrentValueRelay(0)
        let carousel = carousel(pages.validated { if $0 > 1 { throw ValidationError("Sign in first") } })
        let user = show(carousel)
        wait { carousel.width > 0 }
        carousel.scroll(to: carousel.page(at: 1), animated: true)
        wait { pages.value == 1 }
        carousel.scroll(to: carousel.page(at: 2), animated: true)
        wait { user.dialogs.count == 1 }
        XCTAssertTrue(user.dialogs[0].visibleText.contains("Sign in first"))
        user.dismissDialog()
        wait { carousel.position == 1 }
        XCTAssertEqual(pages.value, 1)
    }

    func testACarouselReleasesItsModel() {
        weak var weakModel: Model?
        let show = {
            @Bindable var model = Model()
            weakModel = model
            let carousel = self.carousel($model.page)
            let window = self.show(carousel).window
            model.page = 1
            self.wait { carousel.position == 1 }
            window.close()
        }
        show()
        wait { weakModel == nil }
        assertNoLeaks { show() }
        wait { weakModel == nil }
    }

    #if GTK4_10
    // MARK: Banners

    func testABannerShowsMessages() throws {
        let model = Model()
        var starts = 0
        let isEnabled = CurrentValueRelay(true)
        let retry = Command("retry", title: "Retry", enabled: isEnabled) { starts += 1 }
        let banner = Banner(model.$message, button: retry)
        let user = show(Box.vertical { banner })
        XCTAssertFalse(banner.isRevealed)
        model.message = "Not <saved>"
        wait { banner.isRevealed && banner.height > 0 }
        XCTAssertTrue(banner.visibleText.contains("Not <saved>"))
        let button = try XCTUnwrap(banner.first(Button.self, labelled: "Retry"))
        wait { button.isMapped && button.bounds(in: user.window).map { $0.y >= 0 } == true }
        user.click(button)
        wait { starts == 1 }
        isEnabled.accept(false)
        wait { !button.isSensitive }
        retry.title = "Try Again"
        wait { button.label == "Try Again" }
        user.window.assertAccessible()
        model.message = nil
        wait { !banner.isRevealed }
        XCTAssertEqual(banner.title, "Not <saved>", "the banner still disappears")
    }

    func testABannerWithAConstantTitle() {
        let model = Model()
        let banner = Banner("Offline", isRevealed: model.$isOffline)
        let window = show(Box.vertical { banner }).window
        XCTAssertFalse(banner.isRevealed)
        window.assertAnnounced {
            model.isOffline = true
            wait { banner.isRevealed }
        }
        XCTAssertTrue(banner.buttonLabel?.isEmpty ?? true)
    }

    func testBannersAreReleased() {
        let model = Model()
        let show = {
            let command = Command("retry", title: "Retry") {}
            let window = self.show(
                Box.vertical {
                    Banner(model.$message, button: command)
                    Banner("Offline", isRevealed: model.$isOffline)
                }
            ).window
            model.message = "Not saved"
            model.isOffline.toggle()
            self.pumpUntilIdle()
            window.close()
        }
        show()
        assertNoLeaks { show() }
    }

    // MARK: Overviews of tabs

    private struct Sheet: Identifiable {
        let id: Int
    }

    private final class Sheets: ObservableObject {
        @Published var all = [Sheet(id: 1), Sheet(id: 2)]
        @Published var current: Int?
    }

    private func overview(_ sheets: Sheets, newTab: (@MainActor () -> Void)?) -> TabOverview {
        @Bindable var model = sheets
        let tabs = TabView($model.all, selection: $model.current) { page, sheet in
            page.title = "Sheet \(sheet.id)"
            return Label("This is sheet \(sheet.id)")
        }
        return TabOverview(tabs, newTab: newTab) { tabs }
    }

    func testAnOverviewOpensTabs() throws {
        let sheets = Sheets()
        let overview = overview(sheets) { [weak sheets] in sheets?.all.append(Sheet(id: 3)) }
        let user = show(overview)
        XCTAssertTrue(overview.enablesNewTab)
        overview.isOpen = true
        pumpUntilIdle()
        let button = try XCTUnwrap(overview.descendants(of: Button.self).first { $0.hasCSSClass("new-tab-button") })
        wait { button.isMapped && button.width > 0 }
        user.click(button)
        wait { sheets.current == 3 && !overview.isOpen }
        XCTAssertEqual(overview.view?.selectedPage?.title, "Sheet 3")
        XCTAssertEqual(sheets.all.map(\.id), [1, 2, 3])
    }

    func testAnOverviewWhoseModelDoesNotOpenATab() {
        let sheets = Sheets()
        let overview = overview(sheets) {}
        _ = show(overview)
        let page = overview.emitCreateTab()
        XCTAssertIdentical(page, overview.view?.selectedPage)
        sheets.all = []
        wait { overview.view?.pageCount == 0 }
        XCTAssertNotNil(overview.emitCreateTab())
        wait { overview.view?.pageCount == 0 }
        XCTAssertFalse(self.overview(sheets, newTab: nil).enablesNewTab)
    }

    func testOverviewsAreReleased() {
        weak var weakSheets: Sheets?
        let show = {
            let sheets = Sheets()
            weakSheets = sheets
            // The closure retains the model.
            let overview = self.overview(sheets) { sheets.all.append(Sheet(id: 3)) }
            let window = self.show(overview).window
            _ = overview.emitCreateTab()
            self.wait { sheets.all.count == 3 }
            window.close()
        }
        show()
        wait { weakSheets == nil }
        assertNoLeaks { show() }
        wait { weakSheets == nil }
    }
    #endif

    #if GTK4_12
    func testToolbarViews() {
        let (first, second, text, last) = (Label("a"), Label("b"), Label("c"), Label("d"))
        let view = ToolbarView {
            first
            second
        } content: {
            text
        } bottom: {
            last
        }
        let window = show(view).window
        wait { last.height > 0 }
        let positions = [first, second, text, last].compactMap { $0.bounds(in: window)?.y }
        XCTAssertEqual(positions.count, 4)
        XCTAssertEqual(positions, positions.sorted())
        XCTAssertIdentical(view.content, text)
    }
    #endif

    #if GTK4_16
    func testABottomSheetFollowsTheModelBothWays() {
        @Bindable var model = Model()
        let (content, sheet, bar) = (Label("content"), Label("sheet"), Label("bar"))
        let view = BottomSheet(isOpen: $model.isOpen) {
            content
        } sheet: {
            sheet
        } bottomBar: {
            bar
        }
        XCTAssertIdentical(view.content, content)
        XCTAssertIdentical(view.sheet, sheet)
        XCTAssertIdentical(view.bottomBar, bar)
        let user = show(view)
        XCTAssertFalse(view.isOpen)
        model.isOpen = true
        wait { view.isOpen }
        user.press(.escape)
        wait { !model.isOpen }
        XCTAssertFalse(view.isOpen)
        XCTAssertNil(
            BottomSheet {
            } sheet: {
            }.bottomBar
        )
    }

    func testLayouts() {
        let model = Model()
        let (map, details) = (Entry(), Label("details"))
        let view = MultiLayoutView(children: ["map": map, "details": details]) {
            AdwLayout("wide") {
                Box.horizontal {
                    LayoutSlot(id: "map")
                    LayoutSlot(id: "details")
                }
            }
            AdwLayout("narrow") {
                Box.vertical {
                    LayoutSlot(id: "details")
                    LayoutSlot(id: "map")
                }
            }
        }
        XCTAssertEqual(view.layoutName, "wide")
        view.reactive.layoutName <~ model.$layout.map(Optional.init)
        let window = show(view).window
        map.text = "typed"
        wait { details.width > 0 }
        XCTAssertGreaterThan(details.bounds(in: window)?.x ?? 0, map.bounds(in: window)?.x ?? 0)
        model.layout = "narrow"
        wait { view.layoutName == "narrow" && map.bounds(in: window)?.x == details.bounds(in: window)?.x }
        XCTAssertEqual(map.text, "typed")
    }
    #endif

    #if GTK4_18
    func testAToggleGroupFollowsTheModelBothWays() throws {
        @Bindable var model = Model()
        let group = ToggleGroup(selection: $model.kind, of: [.list, .grid], title: \.rawValue)
        let user = show(Box.vertical { group })
        XCTAssertEqual(group.active, 1)
        user.click(try XCTUnwrap(group.first(Label.self, labelled: "list")))
        wait { model.kind == .list }
        // This isn't one of the choices.
        model.kind = .map
        wait { group.active == nil }
        XCTAssertEqual(model.kind, .map)
        model.kind = .grid
        wait { group.active == 1 }
        user.window.assertAccessible()
    }

    func testAToggleGroupWithIcons() {
        @Bindable var model = Model()
        let group = ToggleGroup(
            selection: $model.kind,
            of: Kind.allCases,
            title: { "<\($0)>" },
            icon: \.icon
        )
        let window = show(Box.vertical { group }).window
        XCTAssertEqual(group.toggle(at: 0)?.iconName, "view-list-symbolic")
        XCTAssertEqual(group.toggle(at: 0)?.tooltip, "&lt;list&gt;")
        window.assertAccessible()
    }

    func testWrapBoxes() {
        let labels = (0..<10).map { Label("label number \($0)") }
        let box = WrapBox(childSpacing: 4, lineSpacing: 8) { for label in labels { label } }
        XCTAssertEqual([box.childSpacing, box.lineSpacing], [4, 8])
        _ = show(box, width: 300)
        wait { labels[9].height > 0 }
        XCTAssertGreaterThan(labels[9].bounds(in: box)?.y ?? 0, labels[0].bounds(in: box)?.y ?? 0)
    }

    func testContainersReleaseTheirModels() {
        weak var weakModel: Model?
        let show = {
            @Bindable var model = Model()
            weakModel = model
            let group = ToggleGroup(selection: $model.kind, of: [.list, .grid], title: \.rawValue)
            let sheet = BottomSheet(isOpen: $model.isOpen) {
                group
            } sheet: {
                Label("sheet")
            }
            let window = self.show(sheet).window
            model.isOpen = true
            self.wait { sheet.isOpen }
            window.close()
        }
        show()
        wait { weakModel == nil }
        assertNoLeaks { show() }
        wait { weakModel == nil }
    }
    #endif
}

#if GTK4_10
extension TabOverview {
    /// Presses the button for a new tab, and returns the page that libadwaita receives.
    fileprivate func emitCreateTab() -> TabPage? {
        try? emit(signalNamed: "create-tab")?.get(as: TabPage.self)
    }
}
#endif

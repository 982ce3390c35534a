import CombineGtk

/// A window with the list of pages, the widgets of the selected page, and their source.
final class GalleryWindow: FrameWindow {
    let viewModel: GalleryViewModel
    let search = SearchEntry()
    let list: ListBox
    private let scrolledList = ScrolledWindow()
    let pageView = ScrolledWindow()
    let source = SourceView()
    /// The split view that shows the list of pages next to the selected page.
    private(set) lazy var split = SplitView(collapsedBelow: 600, position: 210) {
        makeSidebar()
    } content: {
        pageSplit
    }
    /// The split view that shows the widgets of the page next to their source.
    private lazy var pageSplit = SplitView(collapsedBelow: 760, position: 430) {
        pageView
    } content: {
        source.css("source")
    }
    /// The content of the displayed page.
    private(set) weak var page: Widget?

    /// Creates a window that shows the first page.
    convenience override init(application: Application?) {
        self.init(application: application, viewModel: GalleryViewModel(pages: GalleryPages.all.map(\.summary)))
    }

    /// Creates a window that shows the page with the given title. Fails if there is no such page.
    convenience init?(application: Application?, page title: String) {
        let pages = GalleryPages.all.map(\.summary)
        guard pages.contains(where: { $0.title == title }) else { return nil }
        self.init(application: application, viewModel: GalleryViewModel(pages: pages, selection: title))
    }

    init(application: Application?, viewModel: GalleryViewModel) {
        self.viewModel = viewModel
        list = ListBox(
            Rows(viewModel.visible, cell: Label("").set(\.xalign, 0)) { label, page in label.label = page.title }
        )
        super.init(application: application)
        title = "Gallery"
        setDefaultSize(1340, height: 800)
        let (back, code, dark) = makeHeader()
        setContent(split, startOfHeader: [back], endOfHeader: [code, dark])

        list.rowActivated.sink(on: self) { window, _ in window.split.showsContent = true }
        list.selection <~> Bindable(viewModel).selection
        viewModel.shown.sink(on: self) { window, id in window.show(id) }
        add(
            Command("find", title: "Find", keys: "<Control>f", on: self) { window in window.search.grabFocus() },
            Command("copy-source", title: "Copy Source", keys: "<Control><Shift>c", on: self) {
                $0.source.copySource()
            },
            Command("next-page", title: "Next Page", keys: "<Alt>Down", on: self) { $0.viewModel.move(by: 1) },
            Command("previous-page", title: "Previous Page", keys: "<Alt>Up", on: self) { $0.viewModel.move(by: -1) }
        )
    }

    /// Returns the buttons of the title bar, which show the list of pages, the source, and the dark variant.
    private func makeHeader() -> (back: Button, code: ToggleButton, dark: ToggleButton) {
        let dark = ToggleButton()
        dark.iconName = "weather-clear-night-symbolic"
        dark.tooltip("Dark").accessibilityLabel("Dark")
        dark.reactive.isActive <~ settings.publisher(for: \.isDark)
        dark.publisher(for: \.isActive).changes.sink(on: self) { window, isDark in
            window.setDark(isDark)
        }
        let back = Button(iconName: "go-previous-symbolic")
        back.tooltip("Pages").accessibilityLabel("Pages")
        back.reactive.isVisible
            <~ split.publisher(for: \.isCollapsed)
            .combineLatest(split.publisher(for: \.showsContent)).map { $0 && $1 }
        back.clicked.sink(on: self) { window in window.split.showsContent = false }
        let code = ToggleButton()
        code.iconName = "text-x-generic-symbolic"
        code.tooltip("Source").accessibilityLabel("Source")
        code.reactive.isActive <~ pageSplit.publisher(for: \.showsContent)
        code.publisher(for: \.isActive).changes.sink(on: self) { window, isActive in
            window.pageSplit.showsContent = isActive
        }
        code.reactive.isVisible <~ pageSplit.publisher(for: \.isCollapsed)
        return (back, code, dark)
    }

    private func makeSidebar() -> Box {
        search.placeholderText = "Search"
        search.accessibilityLabel("Search")
        search.reactive.text <~> Bindable(viewModel).search
        search.activate.sink(on: self) { window in window.viewModel.selectFirstMatch() }
        search.stopSearch.sink(on: self) { window in window.viewModel.search = "" }
        list.css("navigation-sidebar").accessibilityLabel("Pages")
        list.setSections(\PageSummary.section) { section in
            Label(section.rawValue).css("caption-heading").set(\.xalign, 0).margin(start: 12, top: 12, bottom: 3)
        }
        list.selectedRowsChanged.sink(on: self) { window in window.revealSelectedRow() }
        list.setPlaceholder(Label("No page contains these words").set(\.wraps, true).css("caption").margin(18))
        scrolledList.hscrollbarPolicy = .never
        scrolledList.child = list
        // Waits until the next turn of the main loop, because the rows aren't allocated yet.
        scrolledList.vadjustment.changed.receive(on: MainContext.default).sink(on: self) { window, _ in
            window.revealSelectedRow()
        }
        return Box.vertical {
            search.margin(horizontal: 9, vertical: 9)
            scrolledList.expand(.vertical)
        }
        .size(width: 200)
    }

    /// Replaces the displayed page.
    private func show(_ id: PageSummary.ID) {
        guard let page = GalleryPages.all.first(where: { $0.title == id }) else { return }
        let widgets = page.makeContent()
        pageView.child = Box.vertical(spacing: 18) {
            Label(page.title).css("title-2").set(\.xalign, 0)
            widgets
        }
        .margin(24)
        self.page = widgets
        source.show(page)
    }

    /// Scrolls the list of pages so that the selected row is in view.
    private func revealSelectedRow() {
        guard let row = list.selectedRow, row.isMapped, let place = row.bounds(in: scrolledList) else { return }
        let adjustment = scrolledList.vadjustment
        let top = adjustment.value + place.y
        adjustment.clampPage(top, upper: top + place.height)
    }
}

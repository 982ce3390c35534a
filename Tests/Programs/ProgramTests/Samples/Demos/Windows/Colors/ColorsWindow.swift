import CombineGtk

/// A window with a grid of colors, like the example of long lists in gtk4-demo.
public final class ColorsWindow: Window {
    private static let counts = (1...8).map { 1 << (3 * $0) }

    let colors = ColorList(count: 4096)
    let grid: GridView
    let scrolled = ScrolledWindow()
    let limit = DropDown(strings: ColorsWindow.counts.map { "\($0)" })
    let order = DropDown(strings: ColorOrder.allCases.map(\.rawValue))
    let refill = Button(mnemonic: "_Refill")
    let progress = Label(label: "")
    private let sorted: SortListModel
    private var filling: (any Disposable)?

    /// Creates the window with 4,096 colors.
    public init() {
        sorted = SortListModel(model: colors)
        grid = GridView(model: MultiSelection(model: sorted))
        super.init(properties: [:])
        title = "Colors"
        setDefaultSize(700, height: 400)
        prepareGrid()
        prepareHeader()
        limit.selected = Self.counts.firstIndex(of: colors.count)

        limit.publisher(for: \.selected).sink(on: self) { window, selected in
            window.show(Self.counts[selected ?? 0])
        }
        order.publisher(for: \.selected).sink(on: self) { window, selected in
            window.sorted.sorter = ColorOrder.allCases[selected ?? 0].sorter
        }
        colors.itemsChanged.sink(on: self) { window, _ in window.tell() }
        refill.clicked.sink(on: self) { window in window.fill() }
        tell()
    }

    private func prepareGrid() {
        let factory = SignalListItemFactory()
        factory.setup.sink(on: self) { _, item in
            let picture = Picture(paintable: nil)
            picture.setSizeRequest(32, height: 32)
            item.child = picture
        }
        factory.bind.sink(on: self) { _, item in
            (item.child as? Picture)?.paintable = item.item as? NamedColor
        }
        factory.unbind.sink(on: self) { _, item in (item.child as? Picture)?.paintable = nil }
        grid.factory = factory
        grid.maxColumns = 24
        grid.enablesRubberband = true
        scrolled.child = grid
        child = scrolled
    }

    private func prepareHeader() {
        let header = HeaderBar()
        header.packStart(refill)
        header.packStart(progress)
        header.packStart(limit)
        header.packEnd(order)
        header.packEnd(Label(label: "Sort by:"))
        titlebar = header
    }

    /// Shows the given number of colors. They are sorted if that doesn't cause a noticeable delay.
    private func show(_ count: Int) {
        filling?.cancel()
        let canSort = count <= ColorOrder.limit
        if !canSort { order.selected = 0 }
        order.isSensitive = canSort
        colors.count = count
    }

    /// Removes all colors and then adds them in steps.
    private func fill() {
        filling?.cancel()
        let count = Self.counts[limit.selected ?? 0]
        filling = animate(for: .seconds(1)) { window, progress in
            window.colors.count = Int(Double(count) * progress)
        }
    }

    private func tell() {
        progress.label = "\(colors.count) /"
    }
}

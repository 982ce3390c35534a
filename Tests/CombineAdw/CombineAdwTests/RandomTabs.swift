import CombineAdw
import TestSupport

/// Two windows with tabs that move between them. The models and the views are changed at random.
@MainActor
final class RandomTabs {
    struct Item: Identifiable {
        let id: Int
    }

    /// A model that reports the changes of the array at the next frame, or immediately.
    final class Documents: ObservableObject {
        @Published var published: [Item] = []
        @Published var current: Int?
        let relay = CurrentValueRelay<[Item]>([])
        let isImmediate: Bool

        init(_ ids: [Int], isImmediate: Bool) {
            self.isImmediate = isImmediate
            items = ids.map { Item(id: $0) }
        }

        var items: [Item] {
            get { isImmediate ? relay.value : published }
            set { if isImmediate { relay.accept(newValue) } else { published = newValue } }
        }
    }

    final class Content: Button {
        static var alive = 0

        init(_ item: Item) {
            super.init(properties: ["label": "In \(item.id)"])
            Self.alive += 1
        }

        isolated deinit { Self.alive -= 1 }
    }

    /// A change of one of the views or its model. Positions refer to tabs.
    enum Change {
        case insert(Int, at: Int)
        case insertSelected(Int, selectionFirst: Bool)
        case remove(at: Int)
        case replace([Int])
        /// Selects an element, nothing, or an identity that doesn't exist.
        case choose(Int?)
        case close(at: Int)
        case move(from: Int, to: Int)
        case transfer(from: Int, to: Int)
        case select(at: Int)
        case pin(Bool, at: Int)
    }

    let models: [Documents]
    let views: [TabView]
    private var generator: SeededGenerator
    private var nextID = 4
    private var expected = ExpectedTabs([[1, 2], [3]])
    /// The changes since the beginning, each with the index of its view.
    private(set) var changes: [(view: Int, change: Change)] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        models = [
            Documents([1, 2], isImmediate: seed % 2 == 0), Documents([3], isImmediate: seed % 4 < 2),
        ]
        views = models.enumerated().map { index, model in
            @Bindable var model = model
            return model.isImmediate
                ? Self.view(index, model.relay, $model.current) : Self.view(index, $model.published, $model.current)
        }
        for view in views {
            let window = AdwWindow()
            let bar = TabBar()
            bar.view = view
            bar.hidesAutomatically = false
            window.content = Box.vertical {
                bar
                view.expand()
            }
            window.setDefaultSize(500, height: 300)
            window.present()
        }
    }

    private static func view(
        _ index: Int,
        _ model: some TwoWayModel<[Item]>,
        _ selection: some TwoWayModel<Int?>
    ) -> TabView {
        var shouldClose: (@MainActor (Item) async -> Bool)?
        if asksBeforeClosing(of: index) {
            shouldClose = { item in
                await Task.yield()
                return canClose(item.id, of: index)
            }
        }
        return TabView(
            model,
            selection: selection,
            shouldClose: shouldClose,
            page: { (page: TabPage, item: Item) in
                page.title = "\(item.id)"
                return Content(item)
            }
        )
    }

    /// Returns a Boolean value that indicates whether a view calls a closure before the user closes a tab.
    nonisolated static func asksBeforeClosing(of index: Int) -> Bool { index == 0 }

    /// Returns a Boolean value that indicates whether the user can close a tab of a view.
    nonisolated static func canClose(_ id: Int, of index: Int) -> Bool { !asksBeforeClosing(of: index) || id % 3 != 0 }

    /// Makes one to three random changes without running the main loop. Returns their number.
    func step() -> Int {
        let count = generator.bool() ? 1 : generator.int(in: 2...3)
        expected.choose(models.map(\.current))
        for _ in 0..<count {
            let index = generator.int(below: 2)
            let change = randomChange(of: index)
            expected.apply(change, of: index, to: views.map(Self.tabs))
            perform(change, of: index)
        }
        expected.closeTabs()
        return count
    }

    private static func tabs(of view: TabView) -> ExpectedTabs.Tabs {
        ExpectedTabs.Tabs(
            ids: (0..<view.pageCount).compactMap { Int(view.page(at: $0).title) },
            selected: view.selectedPage.flatMap { Int($0.title) }
        )
    }

    private func randomChange(of index: Int) -> Change {
        let (items, count) = (models[index].items, views[index].pageCount)
        let choice = generator.int(below: 18)
        if choice < 3 || count == 0 || items.isEmpty {
            nextID += 1
            return .insert(nextID, at: generator.int(in: 0...items.count))
        }
        switch choice {
        case 3: return .remove(at: generator.int(below: items.count))
        case 4..<6: return .replace(items.map(\.id).shuffled(using: &generator))
        case 6: return .replace(items.map(\.id).filter { _ in generator.bool() })
        case 7:
            nextID += 1
            return .insertSelected(nextID, selectionFirst: generator.bool())
        case 8:
            let unknown = generator.bool() ? nil : -1
            return .choose(generator.int(below: 6) == 0 ? unknown : items.randomElement(using: &generator)?.id)
        case 9..<11: return .close(at: generator.int(below: count))
        case 11..<13:
            let (from, pinned) = (generator.int(below: count), views[index].pinnedPageCount)
            // Pinned tabs are always the first ones.
            let range = from < pinned ? 0...pinned - 1 : pinned...count - 1
            return .move(from: from, to: generator.int(in: range))
        case 13..<15:
            let (from, other) = (generator.int(below: count), views[1 - index])
            let (to, pinned) = (generator.int(in: 0...other.pageCount), other.pinnedPageCount)
            return .transfer(from: from, to: views[index].page(at: from).isPinned ? min(to, pinned) : max(to, pinned))
        case 15: return .pin(generator.bool(), at: generator.int(below: count))
        default: return .select(at: generator.int(below: count))
        }
    }

    /// Makes a change. The page isn't retained, because it retains its child.
    func perform(_ change: Change, of index: Int) {
        changes.append((index, change))
        let (model, view, other) = (models[index], views[index], views[1 - index])
        switch change {
        case .insert(let id, let position): model.items.insert(Item(id: id), at: position)
        case .insertSelected(let id, let selectionFirst):
            if selectionFirst { model.current = id }
            model.items.append(Item(id: id))
            model.current = id
        case .remove(let position): model.items.remove(at: position)
        case .replace(let ids): model.items = ids.map { Item(id: $0) }
        case .choose(let id): model.current = id
        case .close(let position): view.closePage(view.page(at: position))
        case .move(let from, let to): _ = view.movePage(view.page(at: from), to: to)
        case .transfer(let from, let to): view.transferPage(view.page(at: from), to: other, at: to)
        case .select(let position): view.selectedPage = view.page(at: position)
        case .pin(let isPinned, let position): view.setPinned(isPinned, view.page(at: position))
        }
    }

    /// Returns a description of how the models differ from the expected ones, or the views from their models. Returns nil
    /// if nothing differs.
    func difference() -> String? {
        for (index, (model, view)) in zip(models, views).enumerated() {
            let pages = (0..<view.pageCount).map { view.page(at: $0) }
            let elements = model.items.map { "\($0.id)" }
            if model.items.map(\.id) != expected.elements[index] {
                return "model \(index) has \(elements), expected \(expected.elements[index])"
            }
            if let selected = expected.selected[index], model.current != selected {
                return "model \(index) selects \(model.current.map { "\($0)" } ?? "nil"), expected \(selected)"
            }
            if Set(pages.map(\.title)) != Set(elements) || pages.count != elements.count {
                return "view \(index) has \(pages.map(\.title)), and its model \(elements)"
            }
            let pinned = Set(pages.filter(\.isPinned).map(\.title))
            let expected = elements.filter(pinned.contains) + elements.filter { !pinned.contains($0) }
            if pages.map(\.title) != expected {
                return "the tabs of view \(index) are \(pages.map(\.title)), expected \(expected)"
            }
            let current = model.current.map { "\($0)" }
            if current != view.selectedPage?.title {
                return "view \(index) shows \(view.selectedPage?.title ?? "nothing"), its model \(current ?? "nil")"
            }
        }
        let count = models.reduce(0) { $0 + $1.items.count }
        return Content.alive == count ? nil : "\(Content.alive) pages are alive, expected \(count)"
    }
}

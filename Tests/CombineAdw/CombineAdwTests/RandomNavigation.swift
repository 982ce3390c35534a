import CombineAdw
import GtkTesting
import TestSupport

/// A `NavigationStack` that the user and the program change at random.
@MainActor
final class RandomNavigation {
    struct Item: Identifiable {
        let id: Int
    }

    /// A model that reports its changes at the next frame, or immediately.
    final class Path: ObservableObject {
        @Published var published: [Item] = []
        let relay = CurrentValueRelay<[Item]>([])
        let isImmediate: Bool

        init(isImmediate: Bool) {
            self.isImmediate = isImmediate
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

    /// A change of the array by the program, or of the view by the user.
    enum Change {
        case push(Int)
        case remove(at: Int)
        case removeLast(Int)
        case replace([Int])
        /// The user returns to the page at the given position, where 0 is the root page.
        case returnTo(Int)
    }

    let model: Path
    let window = AdwWindow()
    /// A Boolean value that indicates whether the user always clicks the button that returns to the previous page.
    private let clicks: Bool
    private var generator: SeededGenerator
    private var nextID = 0
    /// The elements that the model must have after all changes.
    private var expected: [Int] = []
    private(set) var changes: [Change] = []

    init(seed: UInt64, clicks: Bool) {
        self.clicks = clicks
        generator = SeededGenerator(seed: seed)
        model = Path(isImmediate: seed % 2 == 0)
        @Bindable var model = model
        window.content = model.isImmediate ? Self.stack(model.relay) : Self.stack($model.published)
        window.setDefaultSize(400, height: 300)
        window.present()
    }

    private static func stack(_ model: some TwoWayModel<[Item]>) -> NavigationStack {
        NavigationStack(model, root: NavigationStack.Page("Root") { Button("In root") }) { item in
            NavigationStack.Page("\(item.id)") { Content(item) }
        }
    }

    /// Makes one to three random changes without running the main loop. Returns their number.
    func step() -> Int {
        let count = generator.bool() ? 1 : generator.int(in: 2...3)
        for _ in 0..<count { perform(randomChange()) }
        return count
    }

    private func randomChange() -> Change {
        let ids = model.items.map(\.id)
        let choice = generator.int(below: 12)
        if choice < 4 || ids.isEmpty {
            nextID += 1
            return .push(nextID)
        }
        switch choice {
        case 4: return .remove(at: generator.int(below: ids.count))
        case 5: return .removeLast(generator.int(in: 1...ids.count))
        case 6:
            nextID += 1
            return .replace(ids.filter { _ in generator.bool() } + [nextID])
        case 7: return .replace(ids.shuffled(using: &generator))
        case 8 where !clicks: return .returnTo(generator.int(below: max(shown.count, 1)))
        default: return .returnTo(max(shown.count - 1, 0))
        }
    }

    private func perform(_ change: Change) {
        changes.append(change)
        switch change {
        case .push(let id):
            model.items.append(Item(id: id))
            expected.append(id)
        case .remove(let position):
            model.items.remove(at: position)
            expected.remove(at: position)
        case .removeLast(let count):
            model.items.removeLast(count)
            expected.removeLast(count)
        case .replace(let ids):
            model.items = ids.map { Item(id: $0) }
            expected = ids
        case .returnTo(let position):
            let left = shown.dropFirst(position)
            expected.removeAll { left.contains($0) }
            returnTo(position)
        }
    }

    /// Clicks the button that returns to the previous page.
    private func clickBack(on page: Widget?) {
        page?.descendants(of: Button.self).first { $0.accessibleName == "Back" && $0.isMapped }?.emitClicked()
    }

    #if GTK4_12
    private var view: NavigationView? { window.first(NavigationView.self) }

    /// The elements whose pages the user can see or return to.
    private var shown: [Int] { pages.dropFirst().compactMap { Int($0) } }

    private var pages: [String] { view?.navigationStack.items(as: NavigationPage.self).map(\.title) ?? [] }

    private var visiblePage: String? { view?.visiblePage?.title }

    private func returnTo(_ position: Int) {
        guard let view, position < shown.count else { return }
        if clicks {
            clickBack(on: view.visiblePage)
        } else if position == shown.count - 1 {
            _ = view.pop()
        } else if let page = view.navigationStack.items(as: NavigationPage.self).dropFirst(position).first {
            _ = view.pop(to: page)
        }
    }
    #else
    private var leaflet: Leaflet? { window.first(Leaflet.self) }

    /// The elements whose pages the user can see or return to.
    private var shown: [Int] {
        let titles = contents.map(\.title)
        guard let visiblePage, let position = titles.firstIndex(of: visiblePage) else { return [] }
        return titles[...position].dropFirst().compactMap { Int($0) }
    }

    private var contents: [NavigationStack.Page] {
        guard let pages = leaflet?.pages.items(as: LeafletPage.self) else { return [] }
        return pages.filter(\.isNavigatable).compactMap { $0.child as? NavigationStack.Page }
    }

    private var pages: [String] { contents.map(\.title) }

    private var visiblePage: String? { (leaflet?.visibleChild as? NavigationStack.Page)?.title }

    private func returnTo(_ position: Int) {
        guard let leaflet, position < shown.count else { return }
        if clicks {
            clickBack(on: leaflet.visibleChild)
        } else if position == shown.count - 1 {
            _ = leaflet.navigate(.back)
        } else {
            leaflet.visibleChild = contents[position]
        }
    }
    #endif

    /// Returns a description of how the model differs from the expected one, or the view from the model. Returns nil if
    /// nothing differs.
    func difference() -> String? {
        let ids = model.items.map(\.id)
        if ids != expected { return "the model has \(ids), expected \(expected)" }
        let titles = ["Root"] + ids.map { "\($0)" }
        if pages != titles { return "the pages are \(pages), expected \(titles)" }
        if visiblePage != titles.last { return "the visible page is \(visiblePage ?? "nil"), expected \(titles)" }
        return Content.alive == ids.count ? nil : "\(Content.alive) pages are alive, expected \(ids.count)"
    }
}

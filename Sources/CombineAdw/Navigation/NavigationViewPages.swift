#if GTK4_12
import CombineGtk

/// The pages of a ``NavigationStack``. A `NavigationView` shows each of them as the child of a `NavigationPage`.
@MainActor
final class NavigationPages {
    private let view = NavigationView()
    private let root: NavigationPage
    /// The pages that the view shows above the root page after the next update.
    private var pages: [NavigationPage] = []
    /// The pages that the view had above the root page after the latest change.
    private var knownPages: [NavigationPage] = []
    /// A Boolean value that indicates whether this object is changing the view, or is calling ``userLeft``.
    private var isChanging = false
    /// A closure that is called with the pages that the user left by returning to an earlier page.
    var userLeft: (@MainActor ([NavigationStack.Page]) -> Void)?
    /// A closure that is never called, because changes don't wait for transitions of a `NavigationView`.
    var transitionEnded: (@MainActor () -> Void)?

    init(_ root: NavigationStack.Page) {
        self.root = Self.page(of: root)
        view.add(self.root)
        view.popped.sink(on: view) { [weak self] _, _ in self?.pagePopped() }
    }

    var widget: Widget { view }

    var isTransitionRunning: Bool { false }

    func show(_ new: [NavigationStack.Page]) {
        let existing = Dictionary(uniqueKeysWithValues: pages.map { ($0.child.map(ObjectIdentifier.init), $0) })
        pages = new.map { content in existing[ObjectIdentifier(content)] ?? Self.page(of: content) }
        if !isChanging { return update() }
        // libadwaita is still changing the view. Update the view afterwards.
        MainContext.perform { [weak self] in self?.update() }
    }

    /// Shows the pages in the view. Only the last change is animated.
    ///
    /// `replace(_:)` isn't used, because it keeps the previous page visible if that page remains below the new page.
    private func update() {
        isChanging = true
        defer { isChanging = false }
        let shown = shownPages
        let kept = zip(shown, pages).prefix { $0 === $1 }.count
        if kept < shown.count {
            view.animatesTransitions = kept == pages.count
            _ = view.pop(to: kept == 0 ? root : pages[kept - 1])
        }
        for page in pages.dropFirst(kept) {
            view.animatesTransitions = page === pages.last
            view.push(page)
        }
        view.animatesTransitions = true
        knownPages = shownPages
    }

    /// The view's pages above the root page, up to the visible page.
    private var shownPages: [NavigationPage] {
        view.navigationStack.items(as: NavigationPage.self).filter { $0 !== root }
    }

    private func pagePopped() {
        // The signal is emitted once for each page, and also when the program removes pages.
        guard !isChanging, let userLeft else { return }
        let shown = shownPages
        let left = knownPages.filter { page in !shown.contains { $0 === page } }
        knownPages = shown
        if left.isEmpty { return }
        isChanging = true
        userLeft(left.compactMap { $0.child as? NavigationStack.Page })
        isChanging = false
    }

    /// Returns a page for the view. Its child is the given page of the stack, and both pages have the same title.
    private static func page(of content: NavigationStack.Page) -> NavigationPage {
        let page = NavigationPage(properties: ["title": content.title, "child": content])
        page.reactive.title <~ content.publisher(for: \.title)
        return page
    }
}
#endif

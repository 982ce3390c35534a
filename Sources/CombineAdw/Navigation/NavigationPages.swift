#if !GTK4_12
import CombineGtk
import Gtk

/// The pages of a ``NavigationStack``. They are the children of an `AdwLeaflet` that shows one child at a time.
@MainActor
final class NavigationPages {
    private let leaflet = Leaflet()
    private let root: NavigationStack.Page
    private var pages: [NavigationStack.Page] = []
    /// A closure that is called when the user returns to a page. It receives the number of pages that remain above the
    /// root page.
    var returned: (@MainActor (Int) -> Void)?

    init(_ root: NavigationStack.Page) {
        self.root = root
        leaflet.canUnfold = false
        leaflet.canNavigateBack = true
        leaflet.append(root)
        // A single subscription keeps the order of the two changes. A swipe is complete only after the transition has
        // ended.
        let changes = leaflet.publisher(for: \.visibleChild).map { _ in }
            .merge(with: leaflet.publisher(for: \.isChildTransitionRunning).map { _ in })
        changes.sink(on: leaflet) { [weak self] _, _ in self?.transitionChanged() }
        let keys = EventControllerKey()
        keys.keyPressed.connect(on: leaflet) { [weak self] leaflet, press in
            let back: Key = leaflet.direction == .rtl ? .right : .left
            let isBack =
                press.key == .escape && press.state.isDisjoint(with: [.shiftMask, .controlMask, .altMask])
                || press.key == back && press.state.contains(.altMask)
            return isBack && self?.goBack() == true
        }
        leaflet.addController(keys)
        let mouse = GestureClick()
        mouse.button = 8
        mouse.pressed.sink(on: leaflet) { [weak self] _, _ in _ = self?.goBack() }
        leaflet.addController(mouse)
    }

    var widget: Widget { leaflet }

    /// Replaces the pages and shows the last one.
    func show(_ new: [NavigationStack.Page]) {
        pages = new
        for page in new where page.parent !== leaflet {
            page.back.isVisible = true
            page.back.clicked.sink(on: page) { [weak self] _ in _ = self?.goBack() }
            leaflet.append(page)
        }
        leaflet.visibleChild = visible
        transitionChanged()
    }

    private var visible: NavigationStack.Page { pages.last ?? root }

    /// Returns to the previous page. Returns false if the root page is visible.
    private func goBack() -> Bool {
        guard !pages.isEmpty, let returned else { return false }
        returned(pages.count - 1)
        return true
    }

    private func transitionChanged() {
        if leaflet.isChildTransitionRunning { return }
        if let child = leaflet.visibleChild, child !== visible {
            // The user swiped to another page.
            let remaining = pages.firstIndex { $0 === child }.map { $0 + 1 } ?? 0
            if let returned { return returned(remaining) }
        }
        // While libadwaita notifies of the end of a transition, it still uses the previous page.
        MainContext.perform { [weak self] in self?.removeUnusedPages() }
    }

    private func removeUnusedPages() {
        if leaflet.isChildTransitionRunning { return }
        for case let page as NavigationStack.Page in leaflet.children
        where page !== root && !pages.contains(where: { $0 === page }) {
            leaflet.remove(page)
        }
    }
}
#endif

#if !GTK4_12
import CombineGtk

/// The pages of a ``NavigationStack``. They are the children of an `AdwLeaflet` that shows one child at a time.
@MainActor
final class NavigationPages {
    private let leaflet = Leaflet()
    private let root: NavigationStack.Page
    private var pages: [NavigationStack.Page] = []
    /// A Boolean value that indicates whether this object is setting the visible page.
    private var isShowing = false
    /// A closure that is called with the pages that the user left by returning to an earlier page.
    var userLeft: (@MainActor ([NavigationStack.Page]) -> Void)?
    var transitionEnded: (@MainActor () -> Void)?

    init(_ root: NavigationStack.Page) {
        self.root = root
        leaflet.canUnfold = false
        leaflet.canNavigateBack = true
        leaflet.append(root)
        // The changes of both properties are merged to preserve their order. A swipe is complete only after its
        // transition has ended.
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

    var isTransitionRunning: Bool { leaflet.isChildTransitionRunning }

    func show(_ new: [NavigationStack.Page]) {
        pages = new
        isShowing = true
        for page in new where page.parent !== leaflet {
            page.back.isVisible = true
            page.back.clicked.sink(on: page) { [weak self] page, _ in self?.leave(page) }
            leaflet.append(page)
        }
        leaflet.visibleChild = visible
        // Prevents the user from returning to pages that are going to be removed after the transition.
        for page in unusedPages { leaflet.page(of: page).isNavigatable = false }
        isShowing = false
        transitionChanged()
    }

    private var visible: NavigationStack.Page { pages.last ?? root }

    /// Returns to the previous page. Returns false if the root page is visible.
    private func goBack() -> Bool {
        guard let page = pages.last, userLeft != nil else { return false }
        leave(page)
        return true
    }

    /// Returns from a page to the previous page. Ignores a second click on the back button while the page is
    /// disappearing.
    private func leave(_ page: NavigationStack.Page) {
        if let index = pages.firstIndex(where: { $0 === page }) { userLeft?(Array(pages[index...])) }
    }

    private func transitionChanged() {
        // Ignore changes that this object makes. Also ignore a change if another transition has already begun. In both
        // cases, the user hasn't returned to the visible page.
        if isShowing || leaflet.isChildTransitionRunning { return }
        if let child = leaflet.visibleChild, child !== visible {
            // The user swiped to another page.
            let remaining = pages.firstIndex { $0 === child }.map { $0 + 1 } ?? 0
            if let userLeft { return userLeft(Array(pages.dropFirst(remaining))) }
        }
        // libadwaita still uses the previous page while it reports the end of a transition. Therefore, remove the
        // unused pages afterwards.
        MainContext.perform { [weak self] in
            self?.removeUnusedPages()
            self?.transitionEnded?()
        }
    }

    private func removeUnusedPages() {
        if leaflet.isChildTransitionRunning { return }
        for page in unusedPages { leaflet.remove(page) }
    }

    private var unusedPages: [NavigationStack.Page] {
        let used = Set((pages + [root]).map(ObjectIdentifier.init))
        return leaflet.children.compactMap { $0 as? NavigationStack.Page }
            .filter { !used.contains(ObjectIdentifier($0)) }
    }
}
#endif

import CombineGtk
import Gtk

/// The pages of a ``NavigationStack`` in an `AdwLeaflet`, which always shows one of its children.
@MainActor
final class NavigationPages {
    private let leaflet = Leaflet()
    private let root: NavigationStack.Page
    private var pages: [NavigationStack.Page] = []
    /// A closure that receives the number of pages above the root page to which the user returns.
    var returned: (@MainActor (Int) -> Void)?

    init(_ root: NavigationStack.Page) {
        self.root = root
        leaflet.canUnfold = false
        leaflet.canNavigateBack = true
        leaflet.append(root)
        // In the order of the changes. A swipe ends with the transition.
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

    /// Shows the last page.
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

    /// Returns to the previous page, if there is one.
    private func goBack() -> Bool {
        guard !pages.isEmpty, let returned else { return false }
        returned(pages.count - 1)
        return true
    }

    private func transitionChanged() {
        if leaflet.isChildTransitionRunning { return }
        if let child = leaflet.visibleChild, child !== visible {
            // The user swiped.
            let remaining = pages.firstIndex { $0 === child }.map { $0 + 1 } ?? 0
            if let returned { return returned(remaining) }
        }
        // Pages that the user no longer sees.
        for case let page as NavigationStack.Page in leaflet.children
        where page !== root && !pages.contains(where: { $0 === page }) {
            leaflet.remove(page)
        }
    }
}

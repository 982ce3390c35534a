import CombineGtk

/// A view that shows a stack of pages, with a page for each element of an array. Corresponds to `NavigationStack` in
/// SwiftUI.
///
/// ```swift
/// window.content = NavigationStack(
///     $model.path,
///     root: NavigationStack.Page("Notes") { ScrolledWindow { ListView(Rows(model.$notes, \.title)) } }
/// ) { (note: Note) in
///     NavigationStack.Page(note.title) { NoteEditor(note) }
/// }
/// ```
///
/// - The root page always exists. Each element of the array adds a page above it, and the page of the last element is
///   visible. To open a page, append an element. To return, remove the last element.
/// - The user returns with the page's back button, a swipe, Escape, Alt-Left or the back button of the mouse. This
///   removes elements from the array. If the model rejects the change, the page stays visible and the window shows the
///   reason.
/// - If the user returns and the program changes the array in the same frame, both changes are kept.
/// - If the program changes the array several times in a frame or during a transition, the view shows the last change.
/// - Elements are compared by identity. The page of an element is kept until the element or one of the previous
///   elements is removed or replaced. Then the page is released as soon as it's no longer visible.
/// - The view traps if two elements have the same identity. While there is no model, only the root page is shown.
/// - The view observes the model and retains the closure until the window is closed.
///
/// With the trait `GTK4_12`, the pages are shown in a `NavigationView`. Otherwise, they are shown in a `Leaflet`, which
/// all versions of libadwaita have.
public final class NavigationStack: Bin {
    fileprivate let pages: NavigationPages

    /// Creates a view that is bound to a model of the elements.
    ///
    /// - Parameters:
    ///   - model: The elements. Each of them has a page above the root page.
    ///   - root: The root page.
    ///   - makePage: A closure that creates the page of an element.
    public init<Element: Identifiable>(
        _ model: some TwoWayModel<[Element]>,
        root: Page,
        page makePage: @escaping @MainActor (Element) -> Page
    ) {
        pages = NavigationPages(root)
        super.init(properties: [:])
        child = pages.widget
        let access = model.modelAccess
        let path = NavigationPath(of: self, model: access, makePage: makePage)
        // The view stores the binding, which ends when the window is closed.
        _ = Binding(on: self) { binding in
            let following = access.follow(self, for: binding) { path.receive($0 ?? []) }
            let pages = pages
            pages.userLeft = { path.removeElements(ofLeft: $0) }
            pages.transitionEnded = { path.showReceived() }
            // The stack stores the cancellable, which must not retain the stack.
            return AnyCancellable([following]) {
                MainThread.perform(pages) { pages in
                    (pages.userLeft, pages.transitionEnded) = (nil, nil)
                    path.received = nil
                }
            }
        }
    }
}

/// The elements of a ``NavigationStack``, and their pages.
@MainActor
private final class NavigationPath<Element: Identifiable> {
    private weak var stack: NavigationStack?
    private let model: ModelAccess<[Element]>
    private let makePage: @MainActor (Element) -> NavigationStack.Page
    private var elements: [Element] = []
    /// The number of calls to `show(_:)`, which is used to detect a nested call.
    private var changeCount = 0
    /// The pages of the elements, without the root page.
    private var pages: [NavigationStack.Page] = []
    /// The latest elements of the model, if they aren't shown yet.
    var received: [Element]?
    private let frameLimit = FrameLimit()

    init(
        of stack: NavigationStack,
        model: ModelAccess<[Element]>,
        makePage: @escaping @MainActor (Element) -> NavigationStack.Page
    ) {
        (self.stack, self.model, self.makePage) = (stack, model, makePage)
    }

    /// Shows new elements of the model. Creating a page takes milliseconds. Therefore, only the latest elements are
    /// shown, once per frame and after a transition.
    func receive(_ new: [Element]) {
        received = new
        showReceived()
    }

    func showReceived() {
        guard let new = received, let stack, !stack.pages.isTransitionRunning else { return }
        if frameLimit.begin(on: stack, next: { [weak self] in self?.showReceived() }) { show(new) }
    }

    /// Updates the pages to match the elements, and shows the page of the last element.
    private func show(_ new: [Element]) {
        requireIdentities(of: new, in: "NavigationStack")
        received = nil
        let kept = zip(elements, new).prefix { $0.id == $1.id }.count
        let isChanged = kept != elements.count || kept != new.count
        changeCount += 1
        let change = changeCount
        let created = new.dropFirst(kept).map { element in
            let page = makePage(element)
            page.elementID = element.id
            return page
        }
        // The program changed the path again while a page was being created.
        if let newer = received { return show(newer) }
        if change != changeCount { return }
        elements = new
        if !isChanged { return }
        pages = pages.prefix(kept) + created
        stack?.pages.show(pages)
    }

    /// Removes the elements of the pages that the user left from the model.
    func removeElements(ofLeft left: [NavigationStack.Page]) {
        let removed = Set(left.compactMap { $0.elementID as? Element.ID })
        // The program may have changed the model in the same frame.
        let latest = stack.flatMap { model.latest($0) } ?? elements
        guard let title = left.first?.title, latest.contains(where: { removed.contains($0.id) }) else {
            show(latest)
            return returnToPage()
        }
        do {
            let offer = try model.offer(latest.filter { !removed.contains($0.id) })
            if let taken = offer?.take() { show(taken) }
        } catch is AbsentModel {
            show([])
        } catch {
            (stack?.root as? Window)?.presentUnhandled(error, of: title)
        }
        returnToPage()
    }

    /// Shows the page of the last element again, because the model kept the element although the user returned to an
    /// earlier page.
    private func returnToPage() {
        stack?.pages.show(pages)
    }
}

/// Traps if two elements have the same identity.
@MainActor
func requireIdentities<Element: Identifiable>(of elements: [Element], in view: StaticString) {
    var seen: Set<Element.ID> = []
    for element in elements where !seen.insert(element.id).inserted {
        fatalError("\(view): two elements of the array have the ID \(element.id). Each element needs a unique ID.")
    }
}

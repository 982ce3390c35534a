import CombineGtk
import Gtk

/// A view of pages that the user opens and returns from, driven by an array. SwiftUI's `NavigationStack`.
///
/// ```swift
/// window.content = NavigationStack(
///     $model.path,
///     root: NavigationStack.Page("Notes") { ListView(model.$notes, \.title) }
/// ) { (note: Note) in
///     NavigationStack.Page(note.title) { NoteEditor(note) }
/// }
/// ```
///
/// - The root page is always there. Each element of the array has a page above it, and the page of the last element is
///   visible. To open a page, append an element. To return, remove one.
/// - The user returns with the back button of the page, a swipe, Escape, Alt+Left or the back button of the mouse, which
///   removes elements from the array. If the model rejects that, the page stays, and the reason is shown.
/// - An element is known by its identity. Its page stays as long as the element and all previous elements do. A page
///   is released when the user no longer sees it.
/// - Two elements with the same identity trap. While there is no model, only the root page is shown.
/// - The view follows the model until the window ends, and holds the closure that long.
///
/// The pages are in an `AdwLeaflet`, with all versions of libadwaita.
public final class NavigationStack: Bin {
    fileprivate let pages: NavigationPages

    /// Creates a view whose pages follow a model, and from which the model's elements are removed.
    ///
    /// - Parameters:
    ///   - model: The elements whose pages are above the root page.
    ///   - root: The page at the bottom.
    ///   - makePage: A closure that returns a new page for an element.
    public init<Element: Identifiable>(
        _ model: some TwoWayModel<[Element]>,
        root: Page,
        page makePage: @escaping @MainActor (Element) -> Page
    ) {
        pages = NavigationPages(root)
        super.init(properties: [:])
        child = pages.widget
        let access = model.modelAccess
        let path = NavigationPath(of: self, offer: access.offer, makePage: makePage)
        // Stored on the view, so that it ends with the window.
        _ = Binding(on: self) { binding in
            let following = access.follow(self) { [weak binding] event in
                switch event {
                case .value(let elements): path.show(elements)
                case .absent: path.show([])
                case .finished: binding?.cancel()
                }
            }
            pages.returned = { path.keep($0) }
            return AnyCancellable {
                following.cancel()
                MainThread.perform(self) { $0.pages.returned = nil }
            }
        }
    }
}

/// The elements of a ``NavigationStack``, and their pages.
@MainActor
private final class NavigationPath<Element: Identifiable> {
    private weak var stack: NavigationStack?
    private let offer: @MainActor ([Element]) throws -> ModelAccess<[Element]>.Offer?
    private let makePage: @MainActor (Element) -> NavigationStack.Page
    private var elements: [Element] = []
    /// The number of times that the path was to be shown.
    private var changeCount = 0
    /// The pages of the elements, without the root page.
    private var pages: [NavigationStack.Page] = []

    init(
        of stack: NavigationStack,
        offer: @escaping @MainActor ([Element]) throws -> ModelAccess<[Element]>.Offer?,
        makePage: @escaping @MainActor (Element) -> NavigationStack.Page
    ) {
        self.stack = stack
        self.offer = offer
        self.makePage = makePage
    }

    /// Shows the page of the last element.
    func show(_ new: [Element]) {
        requireIdentities(of: new, in: "NavigationStack")
        let kept = zip(elements, new).prefix { $0.id == $1.id }.count
        let isChanged = kept != elements.count || kept != new.count
        changeCount += 1
        let change = changeCount
        let created = new.dropFirst(kept).map(makePage)
        // The program changed the path again while a page was created.
        if change != changeCount { return }
        elements = new
        if !isChanged { return }
        pages = pages.prefix(kept) + created
        stack?.pages.show(pages)
    }

    /// Removes the elements after the first ones, because the user returned to a page.
    func keep(_ count: Int) {
        guard count < elements.count else { return }
        let title = pages[count].title
        do {
            guard let offer = try offer(Array(elements.prefix(count))) else { return returnToPage() }
            if let taken = offer.take() { show(taken) }
        } catch is AbsentModel {
            show([])
        } catch {
            (stack?.root as? Window)?.presentUnhandled(error, of: title)
        }
        returnToPage()
    }

    /// Shows the page of the last element if the user has left it, but its element wasn't removed.
    private func returnToPage() {
        stack?.pages.show(pages)
    }
}

/// Traps if two elements have the same identity.
@MainActor
func requireIdentities<Element: Identifiable>(of elements: [Element], in view: StaticString) {
    var seen: Set<Element.ID> = []
    for element in elements where !seen.insert(element.id).inserted {
        fatalError("\(view): two elements of the array have the ID \(element.id). Each element needs its own ID.")
    }
}

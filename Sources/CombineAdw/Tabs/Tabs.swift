import CombineGtk
import Gtk

/// The pages of a `TabView` that belong to the elements of an array.
@MainActor
final class Tabs<Element: Identifiable>: TabOwner {
    private weak var view: TabView?
    private let offer: @MainActor ([Element]) throws -> ModelAccess<[Element]>.Offer?
    private let makePage: @MainActor (TabPage, Element) -> Widget
    private let shouldClose: (@MainActor (Element) async -> Bool)?
    /// Offers the identity of the visible page to the model of the selection.
    var offerSelection: (@MainActor (Element.ID?) throws -> ModelAccess<Element.ID?>.Offer?)?
    private var elements: [Element] = []
    private var contents: [Element.ID: TabContent] = [:]
    /// The identity that the model of the selection has, which can arrive before its element.
    private var selection: Element.ID?
    /// The number of changes of the array, to detect one that occurs while a page is created.
    private var changeCount = 0
    /// A Boolean value that indicates whether this object changes the view. The signals of the view are then ignored.
    private var isUpdating = false
    /// A Boolean value that indicates whether this object sets the selected page of the view.
    private var isSelecting = false
    /// The pages that the user is closing.
    private var closing: [Element.ID: Task<Void, Never>?] = [:]

    init(
        of view: TabView,
        offer: @escaping @MainActor ([Element]) throws -> ModelAccess<[Element]>.Offer?,
        shouldClose: (@MainActor (Element) async -> Bool)?,
        makePage: @escaping @MainActor (TabPage, Element) -> Widget
    ) {
        self.view = view
        self.offer = offer
        self.shouldClose = shouldClose
        self.makePage = makePage
    }

    /// Follows what the user does in the view.
    func followView(makeWindow: (@MainActor () -> TabView?)?) -> AnyCancellable {
        guard let view else { return AnyCancellable {} }
        var connections = [
            view.closePageSignal.connect { [weak self] page in self?.userCloses(page) ?? false },
            view.pageReordered.connect { [weak self] event in self?.userMoved(event.page) },
            view.pageAttached.connect { [weak self] event in self?.attached(event.page) },
            view.publisher(for: \.selectedPage).sink { [weak self] page in self?.userSelected(page) },
        ]
        if let makeWindow {
            connections.append(view.createWindow.connect { makeWindow() })
        }
        return AnyCancellable { for connection in connections { connection.cancel() } }
    }

    /// Ends the tasks, because the view no longer follows the model.
    func end() {
        for case let task? in closing.values { task.cancel() }
        closing = [:]
    }

    // MARK: The model changes

    /// Makes the tabs those of the elements.
    func show(_ new: [Element]) {
        requireIdentities(of: new, in: "TabView")
        elements = new
        changeCount += 1
        update()
    }

    /// Shows the page of an element.
    func select(_ id: Element.ID?) {
        selection = id
        // An unknown identity can be that of an element that is added next.
        let isKnown = id.map { contents[$0] != nil } ?? true
        if !isUpdating, !isSelecting, isKnown { showSelection() }
    }

    /// Makes the view show the pages of the elements, including those that arrive in the meantime.
    private func update() {
        if isUpdating { return }
        isUpdating = true
        var shownChange: Int?
        while shownChange != changeCount {
            shownChange = changeCount
            showElements()
        }
        isUpdating = false
        if let selection, contents[selection] != nil {
            showSelection()
        } else {
            // The model of the selection can change in the same frame, after the elements.
            MainContext.perform { [weak self] in self?.showSelection() }
        }
    }

    /// Closes and opens tabs. Returns early if the elements change in the meantime.
    private func showElements() {
        guard let view else { return }
        let change = changeCount
        let ids = Set(elements.map(\.id))
        for (id, content) in contents where !ids.contains(id) {
            contents[id] = nil
            remove(content, id)
            if change != changeCount { return }
        }
        for element in elements where contents[element.id] == nil {
            let content = TabContent(of: element)
            content.owner = self
            contents[element.id] = content
            let page = view.append(content)
            content.child = makePage(page, element)
            if change != changeCount { return }
        }
        arrange()
    }

    /// Closes the page of an element that was removed.
    private func remove(_ content: TabContent, _ id: Element.ID) {
        (content.owner, content.element) = (nil, nil)
        let task = closing.removeValue(forKey: id)
        if case let task?? = task { task.cancel() }
        guard let view, content.isAncestor(view) else { return }
        let page = view.page(of: content)
        if task == nil { view.closePage(page) } else { view.finishClosing(page, confirming: true) }
    }

    /// Moves the tabs into the order of the elements. Pinned tabs are the first ones.
    private func arrange() {
        guard let view else { return }
        let pages = elements.compactMap { element -> TabPage? in
            guard let content = contents[element.id], content.isAncestor(view) else { return nil }
            return view.page(of: content)
        }
        for (index, page) in pages.filter(\.isPinned).enumerated() { _ = view.movePage(page, to: index) }
        let start = view.pinnedPageCount
        for (index, page) in pages.filter({ !$0.isPinned }).enumerated() { _ = view.movePage(page, to: start + index) }
    }

    private func showSelection() {
        guard let view, offerSelection != nil else { return }
        if let selection, let content = contents[selection], content.isAncestor(view) {
            isSelecting = true
            view.selectedPage = view.page(of: content)
            isSelecting = false
        } else {
            userSelected(view.selectedPage)
        }
    }

    // MARK: The user changes the view

    private func userSelected(_ page: TabPage?) {
        guard !isUpdating, !isSelecting, let offerSelection else { return }
        let id = page.flatMap { element(of: $0) }?.id
        if id == selection { return }
        do {
            guard let offer = try offerSelection(id) else { return }
            selection = id
            if let taken = offer.take() { select(taken) }
        } catch {
            if !(error is AbsentModel) { present(error, of: page) }
            if selection != nil { showSelection() }
        }
    }

    /// The user has moved a tab.
    private func userMoved(_ page: TabPage) {
        if isUpdating { return }
        if !accept(elementsInView(), for: page) { update() }
    }

    /// The user closes a tab. Returns whether this object decides about its page.
    private func userCloses(_ page: TabPage) -> Bool {
        guard let view, let content = page.child as? TabContent, isUpdating || content.owner === self else {
            return false
        }
        if isUpdating {
            view.finishClosing(page, confirming: true)
            return true
        }
        guard let element = content.element as? Element else { return false }
        guard let shouldClose else {
            closing[element.id] = .some(nil)
            close(element, page)
            return true
        }
        closing[element.id] = Task { [weak self] in
            let confirmed = await shouldClose(element)
            guard let self, !Task.isCancelled, closing[element.id] != nil else { return }
            if confirmed { close(element, page) } else { keep(element) }
        }
        return true
    }

    /// Removes an element whose page the user closes.
    private func close(_ element: Element, _ page: TabPage) {
        _ = accept(elements.filter { $0.id != element.id }, for: page)
        keep(element)
    }

    /// Ends the closing of a page, unless it was closed because its element was removed.
    private func keep(_ element: Element) {
        guard closing.removeValue(forKey: element.id) != nil, let view, let content = contents[element.id] else {
            return
        }
        if content.isAncestor(view) { view.finishClosing(view.page(of: content), confirming: false) }
    }

    // MARK: Tabs that move between views

    /// The user has dropped a tab on this view, or a drag was cancelled.
    private func attached(_ page: TabPage) {
        guard !isUpdating, let content = page.child as? TabContent else { return }
        if content.owner === self { return userMoved(page) }
        do {
            guard let element = content.element as? Element, contents[element.id] == nil,
                let removal = try content.owner?.offerRemoval(of: content),
                let addition = try offer(elementsInView(with: content))
            else { return giveBack(content) }
            removal()
            content.owner = self
            contents[element.id] = content
            if let taken = addition.take() { show(taken) }
        } catch {
            giveBack(content)
            if !(error is AbsentModel) { present(error, of: page) }
        }
    }

    func offerRemoval(of content: TabContent) throws -> (@MainActor () -> Void)? {
        guard let element = content.element as? Element else { return nil }
        guard let offer = try offer(elements.filter({ $0.id != element.id })) else { return nil }
        return { [self] in
            contents[element.id] = nil
            if let taken = offer.take() { show(taken) }
        }
    }

    /// Moves a page back to its view, or closes it if its element was removed in the meantime.
    private func giveBack(_ content: TabContent) {
        // libadwaita is still attaching the page.
        MainContext.perform { [weak self] in
            guard let self, let view, content.isAncestor(view) else { return }
            let page = view.page(of: content)
            isUpdating = true
            if content.owner?.takeBack(page, from: view) != true { view.closePage(page) }
            isUpdating = false
            update()
        }
    }

    func takeBack(_ page: TabPage, from other: TabView) -> Bool {
        guard let view else { return false }
        isUpdating = true
        other.transferPage(page, to: view, at: page.isPinned ? view.pinnedPageCount : view.pageCount)
        isUpdating = false
        update()
        return true
    }

    // MARK: Offers

    private func element(of page: TabPage) -> Element? { (page.child as? TabContent)?.element as? Element }

    /// Returns the elements of the pages in the order of the tabs, including the element of an additional page.
    private func elementsInView(with added: TabContent? = nil) -> [Element] {
        guard let view else { return elements }
        let latest = Dictionary(elements.map { ($0.id, $0) }) { first, _ in first }
        return (0..<view.pageCount).compactMap { position in
            guard let content = view.page(at: position).child as? TabContent else { return nil }
            guard content === added || content.owner === self, let element = content.element as? Element else {
                return nil
            }
            return latest[element.id] ?? element
        }
    }

    /// Offers elements to the model. Returns false if the model rejects them.
    private func accept(_ new: [Element], for page: TabPage) -> Bool {
        do {
            guard let offer = try offer(new) else { return false }
            if let taken = offer.take() { show(taken) }
            return true
        } catch is AbsentModel {
            show([])
            return true
        } catch {
            present(error, of: page)
            return false
        }
    }

    private func present(_ error: any Error, of page: TabPage?) {
        (view?.root as? Window)?.presentUnhandled(error, of: page?.title ?? "")
    }
}

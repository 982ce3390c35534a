import CombineGtk

/// An object that keeps the pages of a `TabView` in sync with the elements of an array.
@MainActor
final class Tabs<Element: Identifiable>: TabOwner, Cancellable {
    private weak var view: TabView?
    private let model: ModelAccess<[Element]>
    private let makePage: @MainActor (TabPage, Element) -> Widget
    private let shouldClose: (@MainActor (Element) async -> Bool)?
    /// The model of the selection, or nil if the selection isn't bound. The selection is the identity of the visible
    /// page's element.
    var selectionModel: ModelAccess<Element.ID?>?
    private var elements: [Element] = []
    private var contents: [Element.ID: TabContent] = [:]
    /// The latest value of the selection's model. The identity of an element can arrive before the element.
    private var selection: Element.ID?
    /// The number of times that the array has changed. It's used to detect a change while pages are created or closed.
    private var changeCount = 0
    /// The ``changeCount`` of the elements that the view shows, or nil before the first update.
    private var shownChange: Int?
    private let frameLimit = FrameLimit()
    /// A Boolean value that indicates whether this object is changing the view. During that time, the view's signals
    /// are ignored.
    private var isUpdating = false
    /// A Boolean value that indicates whether this object is setting the selected page of the view.
    private var isSelecting = false
    /// A Boolean value that indicates whether libadwaita is attaching a page to the view. Pages can't be closed during
    /// that time, because libadwaita then selects the attached page.
    private var isAttaching = false
    /// A Boolean value that indicates whether libadwaita is about to attach a page again. The element of the page must
    /// then keep its position in the array.
    private var keepsDetachedTab = false
    /// The pages that the user is closing, by the identity of their elements. The value is the task that waits for
    /// `shouldClose`, or nil if `shouldClose` is nil.
    private var closing: [Element.ID: Task<Void, Never>?] = [:]

    init(
        of view: TabView,
        model: ModelAccess<[Element]>,
        shouldClose: (@MainActor (Element) async -> Bool)?,
        makePage: @escaping @MainActor (TabPage, Element) -> Widget
    ) {
        (self.view, self.model, self.shouldClose, self.makePage) = (view, model, shouldClose, makePage)
    }

    /// Observes the user's changes to the view.
    func followView(makeWindow: (@MainActor () -> TabView?)?) -> AnyCancellable {
        guard let view else { return AnyCancellable(Subscriptions.empty) }
        // The handlers for moved pages run after the handlers of a tab bar, because the tab bar must add a page before
        // this object moves the page again.
        let connections = [
            view.closePageSignal.connect { [weak self] page in self?.userCloses(page) ?? false },
            view.pageReordered.connect(after: true) { [weak self] event in self?.userMoved(event.page) },
            view.pageAttached.connect(after: true) { [weak self] event in self?.attached(event.page) },
            view.publisher(for: \.pinnedPageCount).dropFirst().sink { [weak self] _ in self?.updateLater() },
            view.publisher(for: \.selectedPage).sink { [weak self] page in self?.userSelected(page) },
            view.createWindow.connect(after: true) { [weak self] in makeWindow?() ?? self?.keepDetachedTab() },
        ]
        return AnyCancellable(connections)
    }

    /// Cancels the tasks, because the view no longer follows the model. Any thread can call this method.
    nonisolated func cancel() {
        MainThread.perform(self) { tabs in
            tabs.shownChange = tabs.changeCount
            for case let task? in tabs.closing.values { task.cancel() }
            tabs.closing = [:]
        }
    }

    /// Returns a cancellable that cancels another cancellable and stops selecting elements in the model.
    nonisolated func endingSelection(with following: AnyCancellable) -> AnyCancellable {
        AnyCancellable {
            following.cancel()
            MainThread.perform(self) { $0.selectionModel = nil }
        }
    }

    // MARK: The model changes

    /// Shows new elements of the model. Creating a page takes milliseconds. Therefore, only the latest elements are
    /// shown, once per frame.
    func receive(_ new: [Element]) {
        accept(new)
        updateOncePerFrame()
    }

    private func updateOncePerFrame() {
        guard let view, shownChange != changeCount else { return }
        if frameLimit.begin(on: view, next: { [weak self] in self?.updateOncePerFrame() }) { update() }
    }

    func show(_ new: [Element]) {
        accept(new)
        update()
    }

    func showLatest() {
        show(latestElements())
    }

    private func accept(_ new: [Element]) {
        requireIdentities(of: new, in: "TabView")
        elements = new
        changeCount += 1
    }

    /// Shows the page of an element.
    func select(_ id: Element.ID?) {
        selection = id
        if isUpdating || isSelecting { return }
        if id.map({ contents[$0] != nil }) ?? true { return showSelection() }
        // The element with this identity may be added in the same or the next frame. Otherwise, the model follows the
        // view.
        view?.performAtNextFrame { [weak self] in self?.showLatestSelection() }
    }

    /// Updates the pages of the view. If the elements change during the update, updates the pages again.
    private func update() {
        if isUpdating || isAttaching { return }
        isUpdating = true
        shownChange = nil
        while shownChange != changeCount {
            shownChange = changeCount
            showElements()
        }
        isUpdating = false
        if let selection, contents[selection] != nil { showSelection() }
        // The model of the selection can change in the same frame, before or after the elements. Therefore, show the
        // selection again when both have changed.
        showSelectionLater()
    }

    /// Closes and opens tabs. Returns early if the elements change while a tab is being closed or opened.
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
        // A view that is about to return the page closes it instead.
        guard let current = content.ancestor(ofType: TabView.self) else { return }
        let (page, isHere) = (current.page(of: content), current === view)
        if task != nil { current.finishClosing(page, confirming: isHere) } else if isHere { current.closePage(page) }
    }

    /// Moves the tabs into the order of the elements. Pinned tabs are first.
    private func arrange() {
        guard let view, !isPinning else { return }
        let pages = elements.compactMap { element -> TabPage? in
            guard let content = contents[element.id], content.isAncestor(view) else { return nil }
            return view.page(of: content)
        }
        for (index, page) in pages.filter(\.isPinned).enumerated() { _ = view.movePage(page, to: index) }
        let start = view.pinnedPageCount
        for (index, page) in pages.filter({ !$0.isPinned }).enumerated() { _ = view.movePage(page, to: start + index) }
    }

    /// Updates the view after libadwaita has finished changing the view.
    private func updateLater() {
        if !isUpdating { MainContext.perform { [weak self] in self?.update() } }
    }

    private func showSelectionLater() {
        MainContext.perform { [weak self] in self?.showLatestSelection() }
    }

    private func showLatestSelection() {
        if let view, let latest = selectionModel?.latest(view) { selection = latest }
        // If the model already contains the selected element, but its page doesn't exist yet, the next update shows the
        // page.
        let isExpected = selection.flatMap { contents[$0] } == nil && latestElements().contains { $0.id == selection }
        if !isExpected { showSelection() }
    }

    private func showSelection() {
        guard let view, selectionModel != nil else { return }
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
        guard !isUpdating, !isSelecting, let selectionModel else { return }
        let id = page.flatMap { element(of: $0) }?.id
        if id == selection { return }
        do {
            guard let offer = try selectionModel.offer(id) else { return }
            selection = id
            // libadwaita may be closing or moving the previous page. Therefore, a different selection is shown later.
            guard let taken = offer.take(), taken != id else { return }
            selection = taken
            showSelectionLater()
        } catch {
            if !(error is AbsentModel) { present(error, of: page) }
            if selection != nil { showSelectionLater() }
        }
    }

    private func userMoved(_ page: TabPage) {
        // Pinning a tab moves it, but doesn't change the order of the elements.
        if isUpdating || isPinning { return }
        if !accept(elementsInView(), for: page) { update() }
    }

    /// A Boolean value that indicates whether libadwaita is pinning or unpinning a page.
    private var isPinning: Bool {
        guard let view else { return false }
        return (0..<view.pageCount).filter { view.page(at: $0).isPinned }.count != view.pinnedPageCount
    }

    /// Handles a tab that the user closes. Returns false if libadwaita should close the page, and true if this object
    /// handles the signal.
    private func userCloses(_ page: TabPage) -> Bool {
        guard let view, let content = page.child as? TabContent, isUpdating || content.owner === self else {
            return false
        }
        if isUpdating {
            // If this object still shows the element, the closure that creates pages closes the page. The element is
            // then removed after the update.
            let isRemoved = content.owner !== self
            view.finishClosing(page, confirming: isRemoved)
            if !isRemoved { closeLater(content) }
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

    private func closeLater(_ content: TabContent) {
        MainContext.perform { [weak self, weak content] in
            guard let view = self?.view, let content, content.isAncestor(view) else { return }
            view.closePage(view.page(of: content))
        }
    }

    /// Removes an element whose page the user closes.
    private func close(_ element: Element, _ page: TabPage) {
        _ = accept(latestElements().filter { $0.id != element.id }, for: page)
        keep(element)
    }

    /// Cancels the closing of an element's page, unless the element was removed.
    private func keep(_ element: Element) {
        guard closing.removeValue(forKey: element.id) != nil, let content = contents[element.id] else { return }
        // The page may be in another view, which is about to return it.
        guard let current = content.ancestor(ofType: TabView.self) else { return }
        current.finishClosing(current.page(of: content), confirming: false)
    }

    // MARK: Tabs that move between views

    /// Returns this view for a tab that the user dropped on the desktop, if no window was created for the tab.
    ///
    /// libadwaita attaches the page to the returned view, in the first position. If the result were nil, libadwaita
    /// would attach the page to its previous view, but also log a critical message.
    private func keepDetachedTab() -> TabView? {
        keepsDetachedTab = true
        return view
    }

    /// Handles a page that was attached because the user dropped a tab on this view, or because a drag was cancelled.
    private func attached(_ page: TabPage) {
        guard !isUpdating, let view, let content = page.child as? TabContent else { return }
        isAttaching = true
        defer {
            isAttaching = false
            updateLater()
        }
        if content.owner === self {
            if !keepsDetachedTab { userMoved(page) }
            keepsDetachedTab = false
            return
        }
        do {
            guard let element = content.element as? Element, contents[element.id] == nil,
                !latestElements().contains(where: { $0.id == element.id }),
                let removal = try content.owner?.offerRemoval(of: content),
                let addition = try model.offer(elementsInView(with: content))
            else { return returnToOwner(content) }
            removal(view)
            content.owner = self
            contents[element.id] = content
            if let taken = addition.take() { accept(taken) }
        } catch {
            returnToOwner(content)
            if !(error is AbsentModel) { present(error, of: page) }
        }
    }

    func offerRemoval(of content: TabContent) throws -> (@MainActor (TabView) -> Void)? {
        guard let element = content.element as? Element else { return nil }
        let (latest, remaining) = (latestElements(), latestElements().filter { $0.id != element.id })
        // The model may have removed the element in the meantime.
        guard remaining.count < latest.count, let offer = try model.offer(remaining) else { return nil }
        return { [self] view in
            contents[element.id] = nil
            if let task = closing.removeValue(forKey: element.id) {
                task?.cancel()
                // The page couldn't be closed again before libadwaita receives an answer.
                view.finishClosing(view.page(of: content), confirming: false)
            }
            if let taken = offer.take() { show(taken) }
        }
    }

    /// Moves a page back to its previous view, or closes the page if its element was removed in the meantime.
    private func returnToOwner(_ content: TabContent) {
        // libadwaita is still attaching the page.
        MainContext.perform { [weak self] in
            guard let self, let view, content.isAncestor(view) else { return }
            let page = view.page(of: content)
            isUpdating = true
            if content.owner?.moveBack(page, from: view) != true { view.closePage(page) }
            isUpdating = false
            update()
        }
    }

    func moveBack(_ page: TabPage, from other: TabView) -> Bool {
        guard let view else { return false }
        isUpdating = true
        other.transferPage(page, to: view, at: page.isPinned ? view.pinnedPageCount : view.pageCount)
        isUpdating = false
        update()
        return true
    }

    // MARK: Offers

    private func element(of page: TabPage) -> Element? { (page.child as? TabContent)?.element as? Element }

    /// Returns the current elements of the model, including a change that the model hasn't reported yet.
    private func latestElements() -> [Element] { view.flatMap { model.latest($0) } ?? elements }

    /// Returns the elements of the model in the order of their tabs. If `added` isn't nil, the result includes its
    /// element.
    private func elementsInView(with added: TabContent? = nil) -> [Element] {
        let latest = latestElements()
        guard let view else { return latest }
        let elements = Dictionary(latest.map { ($0.id, $0) }) { first, _ in first }
        var arranged = (0..<view.pageCount).compactMap { position -> Element? in
            guard let content = view.page(at: position).child as? TabContent else { return nil }
            guard let element = content.element as? Element else { return nil }
            if content === added { return element }
            return content.owner === self ? elements[element.id] : nil
        }
        // If the page of an element doesn't exist yet, the element is inserted after its predecessor in the model.
        var shown = Set(arranged.map(\.id))
        for (index, element) in latest.enumerated() where shown.insert(element.id).inserted {
            let previous = index == 0 ? nil : arranged.firstIndex { $0.id == latest[index - 1].id }
            arranged.insert(element, at: previous.map { $0 + 1 } ?? 0)
        }
        return arranged
    }

    /// Offers elements to the model. Returns false if the model rejects them.
    private func accept(_ new: [Element], for page: TabPage?) -> Bool {
        do {
            guard let offer = try model.offer(new) else { return false }
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

import CombineGtk

extension TabView {
    /// Creates a view with a tab for each element of an array. Corresponds to `TabView` in SwiftUI, but is intended for
    /// documents.
    ///
    /// ```swift
    /// let tabs = TabView($model.documents, selection: $model.current) { (page, document: Document) in
    ///     page.reactive.title <~ document.$title
    ///     return Editor(document)
    /// }
    /// let bar = TabBar()
    /// bar.view = tabs
    /// ```
    ///
    /// - To open a tab, append an element. To close a tab, remove its element. When the user closes, moves or detaches
    ///   tabs, the array changes in the same way. If the model rejects the change, the tabs return to their previous
    ///   state, and the reason is shown.
    /// - Elements are identified by their `id`. A page stays as long as the array contains its element. The view traps
    ///   if two elements have the same identity.
    /// - The user can drag a tab to another view with elements of the same type. The page then moves to that view, and
    ///   the element to that view's model. If one of the models rejects the change, the tab returns to its previous
    ///   view.
    /// - Pinned tabs always precede the tabs that aren't pinned.
    /// - If the program changes the array several times in a frame, the view shows the last change.
    /// - The view follows the models until the window is closed. Until then, it retains the closures.
    ///
    /// - Parameters:
    ///   - model: The elements, one for each tab.
    ///   - selection: The identity of the element whose page is visible. If the array isn't empty, the view always
    ///     shows a page, and sets the model to the identity of that page's element. An identity can be set up to a
    ///     frame before its element is added.
    ///   - shouldClose: A closure that returns whether the user can close the tab of an element, for example after a
    ///     question about unsaved changes. It isn't called when the program removes the element.
    ///   - makeWindow: A closure that opens a window and returns its tab view. It's called when the user drops a tab on
    ///     the desktop. If the closure is nil or returns nil, the tab stays.
    ///   - makePage: A closure that returns the widget of an element. The closure also receives the page of the tab,
    ///     and sets the page's title and icon.
    public convenience init<Element: Identifiable>(
        _ model: some TwoWayModel<[Element]>,
        selection: (any TwoWayModel<Element.ID?>)? = nil,
        shouldClose: (@MainActor (Element) async -> Bool)? = nil,
        makeWindow: (@MainActor () -> TabView?)? = nil,
        page makePage: @escaping @MainActor (TabPage, Element) -> Widget
    ) {
        self.init()
        let access = model.modelAccess
        let tabs = Tabs(of: self, model: access, shouldClose: shouldClose, makePage: makePage)
        TabOwners.attach(tabs, to: self)
        // The binding is stored on the view, so that it ends when the window is closed.
        _ = Binding(on: self) { binding in
            let view = tabs.followView(makeWindow: makeWindow)
            let following = access.follow(self, for: binding) { tabs.receive($0 ?? []) }
            return AnyCancellable([following, view, tabs])
        }
        if let selection { follow(selection, tabs) }
    }

    private func follow<Element: Identifiable>(_ model: some TwoWayModel<Element.ID?>, _ tabs: Tabs<Element>) {
        let access = model.modelAccess
        tabs.selectionModel = access
        _ = Binding(on: self) { binding in
            let following = access.follow(self, for: binding) { if let id = $0 { tabs.select(id) } }
            return tabs.endingSelection(with: following)
        }
    }
}

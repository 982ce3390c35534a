import CombineGtk

/// The child widget of a page, which shows an element. It stays the same when the page moves to another view.
final class TabContent: Bin {
    /// The element, or nil if it was removed from the model.
    var element: (any Identifiable)?
    /// The tabs object whose model contains the element.
    weak var owner: (any TabOwner)?

    init(of element: any Identifiable) {
        self.element = element
        super.init(properties: [:])
    }
}

/// The tabs of a view. The protocol doesn't depend on the type of the elements.
@MainActor
protocol TabOwner: AnyObject {
    /// Offers the removal of an element to the model, because the element's page was moved to another view. Returns a
    /// closure that removes the element, or nil if the model ignores the removal or no longer contains the element.
    func offerRemoval(of content: TabContent) throws -> (@MainActor () -> Void)?
    /// Moves a page from another view back to this object's view. Returns false if this object's view no longer exists.
    func moveBack(_ page: TabPage, from view: TabView) -> Bool
}

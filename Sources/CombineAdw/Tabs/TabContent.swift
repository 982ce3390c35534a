import CombineGtk

/// The widget of a page that belongs to an element. It stays the same while the page moves between views.
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

/// The tabs of a view, independent of the type of their elements.
@MainActor
protocol TabOwner: AnyObject {
    /// Asks the model whether it accepts the removal of an element whose page was moved to another view. Returns a
    /// closure that removes the element, or nil if the model doesn't need the change.
    func offerRemoval(of content: TabContent) throws -> (@MainActor () -> Void)?
    /// Moves a page back to this view. Returns false if the view no longer exists.
    func takeBack(_ page: TabPage, from view: TabView) -> Bool
}

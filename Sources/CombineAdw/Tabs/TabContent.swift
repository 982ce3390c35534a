import CombineGtk

/// The child widget of a page, which shows an element. It stays the same when the page moves to another view.
final class TabContent: Bin {
    /// The element, or nil if it was removed from the model.
    var element: (any Identifiable)?
    /// The object that keeps the tabs in sync with the model that contains the element.
    weak var owner: (any TabOwner)?

    init(of element: any Identifiable) {
        self.element = element
        super.init(properties: [:])
    }
}

/// An object that keeps the tabs of a view in sync with a model. The protocol hides the type of the elements.
@MainActor
protocol TabOwner: AnyObject {
    /// Offers the removal of an element to the model, because the element's page was moved to another view. Returns a
    /// closure that removes the element, or nil if the model ignores the removal or no longer contains the element. The
    /// closure receives the view to which the page was moved.
    func offerRemoval(of content: TabContent) throws -> (@MainActor (TabView) -> Void)?
    /// Moves a page from another view back to this object's view. Returns false if this object's view no longer exists.
    func moveBack(_ page: TabPage, from view: TabView) -> Bool
    /// Shows the current elements of the model, including a change that the model hasn't reported yet.
    func showLatest()
}

/// Functions that store and find the ``TabOwner`` of a tab view.
@MainActor
enum TabOwners {
    private static let key = "combine-gtk-tabs"

    /// Stores the owner of a view's tabs, so that `owner(of:)` can find it.
    static func attach(_ owner: any TabOwner, to view: TabView) {
        WeakAttachment.attach(owner, to: view, as: key)
    }

    /// Returns the owner of a view's tabs, or nil if the view isn't bound to a model.
    static func owner(of view: TabView) -> (any TabOwner)? {
        WeakAttachment.object(of: view, as: key) as? any TabOwner
    }
}

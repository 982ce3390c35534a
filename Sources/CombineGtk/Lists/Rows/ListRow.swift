import Gtk

/// The GTK item that represents a value of a list. The list creates an item when a view requests it, and doesn't retain
/// the item.
final class ListRow<Element>: Object {
    /// The value. The list updates this property when a view requests the item.
    var value: Element

    init(_ value: Element) {
        self.value = value
        super.init(properties: [:])
    }
}

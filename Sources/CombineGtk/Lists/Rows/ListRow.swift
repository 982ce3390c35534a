import Gtk

/// The GTK item of a value in a list. The list creates it when a view requests it, and doesn't retain it.
final class ListRow<Element>: Object {
    /// The value. It's updated when a view requests the item.
    var value: Element

    init(_ value: Element) {
        self.value = value
        super.init(properties: [:])
    }
}

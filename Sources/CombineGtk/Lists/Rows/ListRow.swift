import Gtk

/// The GTK item for a value of a list. It's created when a view requests it, and deallocated when nothing holds it.
final class ListRow<Element>: Object {
    /// The value at the time of the last request.
    var value: Element

    init(_ value: Element) {
        self.value = value
        super.init(properties: [:])
    }
}

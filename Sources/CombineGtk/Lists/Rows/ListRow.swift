import Gtk

/// GTK's item for a value of a list, made when a view asks for it and gone when none holds it.
final class ListRow<Element>: Object {
    /// The value when it was last asked for.
    var value: Element

    init(_ value: Element) {
        self.value = value
        super.init(properties: [:])
    }
}

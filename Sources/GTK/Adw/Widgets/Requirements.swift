import CAdw
import CGtk
import Gtk

extension Carousel {
    /// Traps if a widget isn't a page of the carousel.
    func requirePage(_ widget: Widget, _ what: StaticString) {
        if widget.parent !== self { fatalError("\(what): \(widget) isn't a page of \(self)") }
    }
}

extension AdwMessageDialog {
    /// Traps if the dialog doesn't have a response.
    func requireResponse(_ response: String, _ what: StaticString) {
        if !hasResponse(response) { fatalError("\(what): \(self) has no response \"\(response)\"") }
    }
}

/// Traps if a type doesn't represent a C enumeration.
func requireEnumeration(_ type: any ValueConvertible.Type, _ what: StaticString) {
    if g_type_is_a(type.valueType, FundamentalType.enumeration) == 0 {
        fatalError("\(what): \(type) isn't an enumeration")
    }
}

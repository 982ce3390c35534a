import CAdw
import CGtk
import Gtk

extension Carousel {
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

extension TabView {
    /// Traps if a page isn't in this view, for example because it was closed or moved to another view.
    func requirePage(_ page: TabPage, _ what: StaticString) {
        let view = OpaquePointer(pointer)
        let positions = 0..<adw_tab_view_get_n_pages(view)
        if !positions.contains(where: { adw_tab_view_get_nth_page(view, $0) == OpaquePointer(page.pointer) }) {
            fatalError("\(what): \(page) isn't a page of \(self)")
        }
    }

    /// Traps if there can't be a page at a position, because pinned pages precede the other pages.
    ///
    /// - Parameter added: The number of pages that are added, 0 or 1.
    func requirePosition(_ position: Int, isPinned: Bool, added: Int = 1, _ what: StaticString) {
        let view = OpaquePointer(pointer)
        let (pinned, count) = (Int(adw_tab_view_get_n_pinned_pages(view)), Int(adw_tab_view_get_n_pages(view)))
        let (start, end) = isPinned ? (0, pinned + added) : (pinned, count + added)
        if position >= start, position < end { return }
        let kind = isPinned ? "pinned page" : "page that isn't pinned"
        fatalError("\(what): a \(kind) of \(self) can have the positions \(start) to \(end - 1), found \(position)")
    }

    func requireMove(_ page: TabPage, to position: Int, _ what: StaticString) {
        requirePage(page, what)
        let isPinned = adw_tab_page_get_pinned(OpaquePointer(page.pointer)) != 0
        requirePosition(position, isPinned: isPinned, added: 0, what)
    }

    func requireTransfer(_ page: TabPage, to other: TabView, at position: Int, _ what: StaticString) {
        requirePage(page, what)
        let isPinned = adw_tab_page_get_pinned(OpaquePointer(page.pointer)) != 0
        other.requirePosition(position, isPinned: isPinned, added: other === self ? 0 : 1, what)
    }
}

func requireEnumeration(_ type: any ValueConvertible.Type, _ what: StaticString) {
    if g_type_is_a(type.valueType, FundamentalType.enumeration) == 0 {
        fatalError("\(what): \(type) isn't an enumeration")
    }
}

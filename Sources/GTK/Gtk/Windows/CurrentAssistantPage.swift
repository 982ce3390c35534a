import CGtk

extension Assistant {
    /// Requires a current page. GTK stores the page that the user returns to, and uses it without looking whether there was one.
    func requireCurrentPage(_ what: StaticString) {
        if gtk_assistant_get_current_page(OpaquePointer(pointer)) < 0 {
            fatalError("\(what): expected an assistant with a current page, found none. Present the assistant first.")
        }
    }
}

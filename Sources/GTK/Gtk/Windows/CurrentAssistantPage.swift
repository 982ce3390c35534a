import CGtk

extension Assistant {
    /// Traps if the assistant doesn't have a current page. GTK stores the page as the one to return to, and uses it
    /// without a check.
    func requireCurrentPage(_ what: StaticString) {
        if gtk_assistant_get_current_page(OpaquePointer(pointer)) < 0 {
            fatalError("\(what): expected an assistant with a current page, found none. Present the assistant first.")
        }
    }
}

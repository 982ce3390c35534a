import CGtk

extension Assistant {
    /// Requires a current page. GTK stores it as the page to which the user returns, and uses it without a check.
    func requireCurrentPage(_ what: StaticString) {
        if gtk_assistant_get_current_page(OpaquePointer(pointer)) < 0 {
            fatalError("\(what): expected an assistant with a current page, found none. Present the assistant first.")
        }
    }
}

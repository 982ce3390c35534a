import CGtk

extension Assistant {
    /// Traps if the assistant doesn't have a current page. GTK stores the current page, so that the user can return to
    /// this page. GTK doesn't check that there is a current page.
    func requireCurrentPage(_ what: StaticString) {
        if gtk_assistant_get_current_page(OpaquePointer(pointer)) < 0 {
            fatalError("\(what): expected an assistant with a current page. Present the assistant first.")
        }
    }
}

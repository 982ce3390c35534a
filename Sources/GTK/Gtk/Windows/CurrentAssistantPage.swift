import CGtk

extension Assistant {
    /// Traps if the assistant doesn't have a current page. The C function stores the current page, so that the user can
    /// return to it, but doesn't check that there is one.
    func requireCurrentPage(_ what: StaticString) {
        if gtk_assistant_get_current_page(OpaquePointer(pointer)) < 0 {
            fatalError("\(what): expected an assistant with a current page. Present the assistant first.")
        }
    }
}

/// Traps if GTK can't split a description of a title bar's buttons into two sides.
func requireDecorationLayout(_ layout: String?, _ what: StaticString) {
    guard let layout, !layout.isEmpty else {
        let found = layout == nil ? "nil" : "an empty string"
        fatalError("\(what): expected a layout such as \"menu:close\", or \":\" for no buttons, found \(found)")
    }
}

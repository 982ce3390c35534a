/// Traps if a decoration layout is nil or empty. A decoration layout describes the buttons on the two sides of a title
/// bar.
func requireDecorationLayout(_ layout: String?, _ what: StaticString) {
    guard let layout, !layout.isEmpty else {
        let found = layout == nil ? "nil" : "an empty string"
        fatalError("\(what): expected a layout such as \"menu:close\", or \":\" for no buttons, found \(found)")
    }
}

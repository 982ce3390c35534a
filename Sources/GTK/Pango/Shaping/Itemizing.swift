import CGtk
@_spi(Binding) import Cairo

extension PangoContext {
    /// Divides a text into items, in the order of the text. Each item has a single font and a single direction.
    /// `pango_itemize`.
    ///
    /// - Parameters:
    ///   - direction: The base direction, or nil to use the direction of the context. `pango_itemize_with_base_dir`.
    ///   - attributes: The attributes of the text.
    public func itemize(_ text: String, baseDirection direction: Direction? = nil, attributes: AttrList) -> [Item] {
        let text = terminated(text, "pango_itemize: text")
        let count: gint = exactInteger(text.utf8.count, "pango_itemize: length")
        let (context, list) = (OpaquePointer(pointer), OpaquePointer(attributes.pointer))
        guard let direction else { return convertList(pango_itemize(context, text, 0, count, list, nil), .full) }
        let base = PangoDirection(rawValue: UInt32(direction.number(for: "pango_itemize_with_base_dir: base_dir")))
        return convertList(pango_itemize_with_base_dir(context, base, text, 0, count, list, nil), .full)
    }
}

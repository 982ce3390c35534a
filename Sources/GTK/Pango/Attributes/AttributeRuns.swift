import CGtk
@_spi(Binding) import Cairo

extension AttrList {
    /// A run of text with the same attributes.
    public struct Run {
        /// The range of the run in the text, in bytes. The range of the last run ends at `Int32.max`.
        public let range: Range<Int>
        /// Copies of the attributes.
        public let attributes: [Attribute]
    }

    /// The runs into which the attribute list divides a text, in order from the beginning of the text.
    /// `pango_attr_list_get_iterator`.
    public var runs: [Run] {
        guard let iterator = pango_attr_list_get_iterator(OpaquePointer(pointer)) else { return [] }
        defer { pango_attr_iterator_destroy(iterator) }
        var runs: [Run] = []
        repeat {
            var (start, end): (gint, gint) = (0, 0)
            pango_attr_iterator_range(iterator, &start, &end)
            let attributes: [Attribute] = convertSinglyLinkedList(pango_attr_iterator_get_attrs(iterator), .full)
            // At the end, C returns an empty run, which is skipped.
            if start < end { runs.append(Run(range: Int(start)..<Int(end), attributes: attributes)) }
        } while pango_attr_iterator_next(iterator) != 0
        return runs
    }
}

import CGtk

extension Label {
    /// Traps if a range is outside of the text, because GTK would read beyond the end.
    func requireCharacters(_ range: Range<Int>, _ what: StaticString) {
        let count = g_utf8_strlen(gtk_label_get_text(OpaquePointer(pointer)), -1)
        if range.lowerBound < 0 || range.upperBound > count {
            fatalError("\(what): the range \(range) is out of range: the text has \(count) characters")
        }
    }
}

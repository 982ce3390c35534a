import CGtk

extension Label {
    /// Traps if a range extends beyond the text. GTK would read memory after the text.
    func requireCharacters(_ range: Range<Int>, _ what: StaticString) {
        let count = g_utf8_strlen(gtk_label_get_text(OpaquePointer(pointer)), -1)
        if range.lowerBound < 0 || range.upperBound > count {
            fatalError("\(what): \(range) is out of range: the text has \(count) characters")
        }
    }
}

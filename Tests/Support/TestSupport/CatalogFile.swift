/// A compiled gettext catalog, in the format that `msgfmt` writes.
public enum CatalogFile {
    /// Returns the bytes of a catalog.
    ///
    /// - Parameter translations: The translations by text. A key can begin with a context and U+0004, and can end with
    ///   U+0000 and a plural. The plural forms of a translation are separated by U+0000.
    public static func bytes(of translations: [String: String], plurals: String = "nplurals=2; plural=(n != 1);")
        -> [UInt8]
    {
        let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(plurals)\n"
        let entries = translations.merging(["": header]) { first, _ in first }
            .map { (text: Array($0.key.utf8), translation: Array($0.value.utf8)) }
            .sorted { $0.text.lexicographicallyPrecedes($1.text) }
        var place = 28 + 16 * entries.count
        var (tables, strings): ([UInt32], [UInt8]) = ([], [])
        for column in [entries.map(\.text), entries.map(\.translation)] {
            for string in column {
                tables += [UInt32(string.count), UInt32(place)]
                strings += string + [0]
                place += string.count + 1
            }
        }
        let count = UInt32(entries.count)
        let words: [UInt32] = [0x9504_12de, 0, count, 28, 28 + 8 * count, 0, 0] + tables
        return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } } + strings
    }
}

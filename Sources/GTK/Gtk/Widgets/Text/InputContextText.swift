import CGtk

extension IMContext {
    /// Traps if byte offsets into the UTF-8 form of `text` are out of range.
    func requireIndices(_ indices: Int..., in text: String, _ what: StaticString) {
        for index in indices where index < 0 || index > text.utf8.count {
            fatalError("\(what): \(index) is out of range: the text has \(text.utf8.count) bytes")
        }
    }
}

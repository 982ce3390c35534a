import CGtk

extension IMContext {
    /// Traps if byte offsets are out of range in a text.
    func requireIndices(_ indices: Int..., in text: String, _ what: StaticString) {
        for index in indices where index < 0 || index > text.utf8.count {
            fatalError("\(what): \(index) is out of range: the text has \(text.utf8.count) bytes")
        }
    }
}

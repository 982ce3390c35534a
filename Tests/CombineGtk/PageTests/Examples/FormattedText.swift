import CombineGtk

/// Returns a label with a name in bold type, followed by a price.
@MainActor
func makePriceLabel(_ name: String, price: String) -> Label {
    let label = Label("\(name) \(price)")
    let bold = Attribute.weight(.bold)
    bold.textRange = 0..<name.utf8.count
    let attributes = AttrList()
    attributes.insert(bold)
    label.attributes = attributes
    return label
}

/// Highlights all occurrences of a word in a text view.
@MainActor
func highlight(_ word: String, in buffer: TextBuffer) {
    let name = "search-result"
    if buffer.tagTable.lookup(name) == nil {
        let tag = TextTag(name: name)
        tag.backgroundRGBA = RGBA(red: 0.97, green: 0.89, blue: 0.36, alpha: 1)
        tag.foregroundRGBA = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        _ = buffer.tagTable.add(tag)
    }
    buffer.removeTag(named: name, from: buffer.startIter, to: buffer.endIter)
    if word.isEmpty { return }
    var position = buffer.startIter
    while let match = position.forwardSearch(word, flags: .caseInsensitive) {
        buffer.applyTag(named: name, from: match.matchStart, to: match.matchEnd)
        position = match.matchEnd
    }
}

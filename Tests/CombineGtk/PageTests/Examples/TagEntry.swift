import CombineGtk

/// An entry with a symbol in front of the text.
final class TagEntry: Widget, Editable, ConstructibleFromC {
    private let editor = Text()

    var delegate: (any Editable)? { editor }

    override class var layoutManagerType: LayoutManager.Type? { BoxLayout.self }
    override class var cssName: String? { "entry" }

    init() {
        super.init(properties: [:])
        addParts()
    }

    override init(wrapping pointer: UnsafeMutableRawPointer, transfer: Transfer) {
        super.init(wrapping: pointer, transfer: transfer)
        addParts()
    }

    private func addParts() {
        Image(iconName: "user-bookmarks-symbolic").setParent(self)
        editor.setParent(self)
        editor.expandsHorizontally = true
    }

    override func doGrabFocus() -> Bool { editor.grabFocus() }
}

@MainActor
func makeTagEntry() -> TagEntry {
    let entry = TagEntry()
    entry.widthCharacters = 20
    entry.changed.sink(on: entry) { print($0.text) }
    return entry
}

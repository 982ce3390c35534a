import CombineGtk

struct TextEditingPage: GalleryPage {
    let title = "Text Editing"
    let section = GallerySection.entries
    let keywords = "multiline rich bold highlight undo spelling tags"
    let source = PackageResources.TextEditingPage_swift

    func makeContent() -> Widget {
        let view = TextView()
        view.wrapMode = .word
        (view.leftMargin, view.topMargin) = (9, 9)
        let buffer = view.buffer
        buffer.text = "Select some words and make them bold or yellow."

        let bold = TextTag(name: "bold")
        bold.weight = 700
        let highlight = TextTag(name: "highlight")
        highlight.backgroundRGBA = RGBA(parsing: "#f9f06b")
        highlight.foregroundRGBA = RGBA(parsing: "#241f31")
        for tag in [bold, highlight] { _ = buffer.tagTable.add(tag) }
        let places = [7, 17, 41, 47].map { buffer.iter(atOffset: $0) }
        buffer.applyTag(bold, from: places[0], to: places[1])
        buffer.applyTag(highlight, from: places[2], to: places[3])

        let letters = buffer.publisher(for: \.text).map { "\($0.count) letters" }
        return Box.vertical(spacing: 12) {
            Box.horizontal(spacing: 6) {
                button("format-text-bold-symbolic", "Bold", bold, of: buffer)
                button("document-edit-symbolic", "Highlight", highlight, of: buffer)
                Label("").css("caption").align(horizontal: .end).expand(.horizontal)
                    .bind(\.label, to: letters)
            }
            Frame { ScrolledWindow { view.accessibilityLabel("Text") }.size(height: 220) }
        }
    }

    /// Returns a button that applies a tag to the selection.
    private func button(
        _ icon: String,
        _ title: String,
        _ tag: TextTag,
        of buffer: TextBuffer
    ) -> Button {
        let button = Button(iconName: icon).tooltip(title).accessibilityLabel(title)
        button.reactive.isSensitive <~ buffer.publisher(for: \.hasSelection)
        button.clicked.sink(on: buffer) { buffer in
            guard let selection = buffer.selectionBounds else { return }
            buffer.applyTag(tag, from: selection.start, to: selection.end)
        }
        return button
    }
}

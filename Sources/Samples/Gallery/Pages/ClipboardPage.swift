import CombineGtk

struct ClipboardPage: GalleryPage {
    let title = "Clipboard"
    let section = GallerySection.input
    let keywords = "copy paste cut text image transfer"
    let source = PackageResources.ClipboardPage_swift

    func makeContent() -> Widget {
        let text = Entry().set(\.text, "A text to copy")
        let copy = Button(label: "Copy")
        copy.clicked.sink(on: text) { text in
            do {
                try text.clipboard.write(text.text)
            } catch {
                (text.root as? Window)?.presentError(error)
            }
        }

        let pasted = Label("Nothing was pasted yet").set(\.wraps, true).set(\.xalign, 0)
        let paste = Button(label: "Paste")
        paste.clicked.sink(on: pasted) { pasted in
            do {
                let text = try await pasted.clipboard.read(String.self)
                pasted.label = text ?? "The clipboard contains no text"
            } catch {
                pasted.label = "The text could not be read: \(error)"
            }
        }
        // The publisher also sends a value when another program changes the clipboard.
        paste.reactive.isSensitive <~ paste.clipboard.publisher(containing: String.self)

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                text.accessibilityLabel("Text").expand(.horizontal)
                copy
            }
            Box.horizontal(spacing: 12) {
                paste
                pasted.expand(.horizontal)
            }
        }
    }
}

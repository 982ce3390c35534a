import CombineGtk

struct LabelsPage: GalleryPage {
    let title = "Labels"
    let section = GallerySection.entries
    let keywords = "markup bold italic link wrap ellipsize select"
    let source = PackageResources.LabelsPage_swift

    func makeContent() -> Widget {
        let markup = Label("")
        markup.setMarkup("<b>Bold</b>, <i>italic</i>, <span size='large'>large</span>")
        let link = Label("")
        link.setMarkup("Made with <a href='https://www.gtk.org'>GTK</a>")
        let field = Entry()
        field.text = "Alt and N come here"

        return Box.vertical(spacing: 12) {
            Label("A heading").css("title-2").set(\.xalign, 0)
            markup.set(\.xalign, 0)
            link.set(\.xalign, 0)
            Label(
                "A text of several lines is broken between words, where there is no room "
                    + "for all of it in one."
            )
            .set(\.wraps, true)
            .set(\.xalign, 0)
            Label("A text to select, and to copy").set(\.isSelectable, true).set(\.xalign, 0)
            Label("A path with dots in its middle, where all of it is too long to be shown")
                .set(\.ellipsize, .middle)
                .set(\.xalign, 0)
            Inscription(text: "An inscription takes what room it has, and asks for no more")
                .set(\.natLines, 1)
                .set(\.textOverflow, .ellipsizeEnd)
            Box.horizontal(spacing: 12) {
                Label(mnemonic: "_Name").set(\.mnemonicWidget, field)
                field.expand(.horizontal)
            }
        }
    }
}

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
        field.text = "Alt+N moves the focus here"

        return Box.vertical(spacing: 12) {
            Label("A heading").css("title-2").set(\.xalign, 0)
            markup.set(\.xalign, 0)
            link.set(\.xalign, 0)
            Label(
                "A text is broken between words if there is not enough space "
                    + "for a single line."
            )
            .set(\.wraps, true)
            .set(\.xalign, 0)
            Label("You can copy this text").set(\.isSelectable, true).set(\.xalign, 0)
            Label("A path that is shortened in the middle, because it is too long")
                .set(\.ellipsize, .middle)
                .set(\.xalign, 0)
            Inscription(text: "An inscription only uses the available space")
                .set(\.naturalLines, 1)
                .set(\.textOverflow, .ellipsizeEnd)
            Box.horizontal(spacing: 12) {
                Label(mnemonic: "_Name").set(\.mnemonicWidget, field)
                field.expand(.horizontal)
            }
        }
    }
}

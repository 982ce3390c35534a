import CombineGtk

struct StyleClassesPage: GalleryPage {
    let title = "Style Classes"
    let section = GallerySection.style
    let keywords = "css theme title heading caption destructive suggested linked"
    let source = PackageResources.StyleClassesPage_swift

    func makeContent() -> Widget {
        Box.vertical(spacing: 18) {
            Box.vertical(spacing: 6) {
                for name in [
                    "large-title", "title-1", "title-2", "title-3", "title-4", "heading",
                    "body", "caption-heading", "caption", "monospace", "dim-label",
                ] {
                    Label(name).css(name).set(\.xalign, 0)
                }
            }
            Separator(orientation: .horizontal)
            Box.horizontal(spacing: 12) {
                for name in ["suggested-action", "destructive-action", "flat"] {
                    Button(label: name).css(name)
                }
            }
            Box.horizontal {
                for name in ["Linked", "buttons", "and", "more"] { Button(label: name) }
            }
            .css("linked")
            Entry().set(\.text, "error").css("error").accessibilityLabel("Wrong entry")
        }
    }
}

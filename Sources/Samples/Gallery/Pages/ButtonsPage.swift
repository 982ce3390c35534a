import CombineGtk

struct ButtonsPage: GalleryPage {
    let title = "Buttons"
    let section = GallerySection.buttons
    let keywords = "click press icon mnemonic suggested flat"
    let source = PackageResources.ButtonsPage_swift

    func makeContent() -> Widget {
        let clicks = CurrentValueRelay(0)
        let count = Button(label: "Click Me")
        count.clicked.sink(on: count) { _ in clicks.value += 1 }

        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                count
                Label("").bind(\.label, to: clicks.map { "\($0) clicks" })
            }
            Box.horizontal(spacing: 12) {
                Button(mnemonic: "_Save").css("suggested-action")
                Button(label: "Delete").css("destructive-action")
                Button(label: "Flat").css("flat")
                Button(label: "Insensitive").set(\.isSensitive, false)
            }
            Box.horizontal(spacing: 12) {
                Button(iconName: "document-open-symbolic").accessibilityLabel("Open")
                Button(iconName: "list-add-symbolic")
                    .css("circular")
                    .accessibilityLabel("Add")
                Button {
                    Box.horizontal(spacing: 6) {
                        Image(iconName: "document-save-symbolic")
                        Label("Save a Copy")
                    }
                }
            }
        }
    }
}

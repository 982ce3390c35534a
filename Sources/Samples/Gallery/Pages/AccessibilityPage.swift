import CombineGtk

struct AccessibilityPage: GalleryPage {
    let title = "Accessibility"
    let section = GallerySection.style
    let keywords = "screen reader label role description name a11y mnemonic"
    let source = PackageResources.AccessibilityPage_swift

    func makeContent() -> Widget {
        // A label with a mnemonic is also the accessible name of its entry.
        let name = Entry()
        let caption = Label(mnemonic: "_Name").set(\.mnemonicWidget, name)
        // A button without text needs a name.
        let add = Button(iconName: "list-add-symbolic").accessibilityLabel("Add Person")
        // A description adds details, and a state reports an error.
        let message = Label("Enter a name").css("error").set(\.xalign, 0)
        name.accessible.description = "The name on your badge"
        let isWrong = name.publisher(for: \.text).map(\.isEmpty)
        message.visible(when: isWrong)
        isWrong.sink(on: name) { name, isWrong in
            name.accessible.invalid = isWrong ? .true : .false
            name.accessible.errorMessage = isWrong ? message : nil
        }
        // Hides a decoration from screen readers.
        let ornament = Image(iconName: "starred-symbolic")
        ornament.accessible.isHidden = true

        return Box.vertical(spacing: 12) {
            Box.horizontal(spacing: 12) {
                ornament
                Label("A badge").css("heading")
            }
            Box.horizontal(spacing: 12) {
                caption
                name.expand(.horizontal)
                add
            }
            message
        }
    }
}

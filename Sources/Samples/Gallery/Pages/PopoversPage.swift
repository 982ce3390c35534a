import CombineGtk

struct PopoversPage: GalleryPage {
    let title = "Popovers"
    let section = GallerySection.menus
    let keywords = "bubble popup menu button details arrow"
    let source = PackageResources.PopoversPage_swift

    func makeContent() -> Widget {
        let name = Entry().set(\.text, "Untitled")
        let title = Label("").css("title-2").bind(\.label, to: name.publisher(for: \.text))
        let rename = MenuButton(label: "Rename") {
            Box.vertical(spacing: 6) {
                Label(mnemonic: "_New name").set(\.mnemonicWidget, name).set(\.xalign, 0)
                name
            }
            .margin(6)
        }
        name.activate.sink(on: rename) { rename in rename.popdown() }

        let side = Popover { Label("To the right, without an arrow").margin(12) }
        side.position = .right
        side.hasArrow = false
        let aside = MenuButton().set(\.label, "Aside").set(\.menuButtonDirection, .right)
        aside.popover = side
        let state = Label("")
        side.publisher(for: \.isVisible).map { $0 ? "It is open" : "It is closed" }
            .assign(to: \.label, on: state)

        return Box.vertical(spacing: 18) {
            title.set(\.xalign, 0)
            rename.align(horizontal: .start)
            Box.horizontal(spacing: 12) {
                aside
                state
            }
        }
    }
}

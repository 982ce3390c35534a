import CombineGtk

struct MessagesPage: GalleryPage {
    let title = "Messages"
    let section = GallerySection.state
    let keywords = "toast banner notification info warning status bar undo"
    let source = PackageResources.MessagesPage_swift

    func makeContent() -> Widget {
        let banner = InfoBar()
        banner.messageType = .warning
        banner.showsCloseButton = true
        banner.addChild(Label("The file changed on disk").expand(.horizontal).set(\.xalign, 0))
        _ = banner.addButton("Reload", responseID: ResponseType.apply.rawValue)
        banner.response.sink(on: banner) { banner, _ in banner.isRevealed = false }

        let status = Statusbar()
        let context = status.contextID("page")
        _ = status.push(context, text: "Ready")

        let show = Button(label: "Show the Banner")
        show.clicked.sink(on: banner) { banner in banner.isRevealed = true }
        let delete = Button(label: "Delete a Note")
        delete.clicked.sink(on: status) { status in
            _ = status.push(context, text: "Deleted")
            (status.root as? Window)?.toast("1 note deleted") { [weak status] in
                status?.pop(context)
            }
        }

        return Box.vertical(spacing: 18) {
            banner
            Box.horizontal(spacing: 12) {
                show.sensitive(when: banner.publisher(for: \.isRevealed).map { !$0 })
                delete
            }
            Frame { status }
        }
    }
}

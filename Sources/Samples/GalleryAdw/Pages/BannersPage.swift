#if GTK4_10
import CombineAdw

struct BannersPage: GalleryPage {
    let title = "Banner"
    let section = GallerySection.content
    let keywords = "message bar warning error offline announce"
    let source = PackageResources.BannersPage_swift

    func makeContent() -> Widget {
        let isOffline = CurrentValueRelay(true)
        let error = CurrentValueRelay<String?>("The note wasn’t saved")
        let retry = Command("retry", title: "Try Again") { error.accept(nil) }
        let save = Button(label: "Save")
        save.clicked.sink(on: save) { _ in error.accept("The disk is full") }
        let connect = Button(label: "")
        connect.reactive.label <~ isOffline.map { $0 ? "Connect" : "Disconnect" }
        connect.clicked.sink(on: connect) { _ in isOffline.accept(!isOffline.value) }
        return Box.vertical(spacing: 24) {
            Box.vertical {
                Banner("You are offline", isRevealed: isOffline)
                Banner(error, button: retry)
                Label("The content of the window").margin(48)
            }
            .css("card").set(\.overflow, .hidden)
            Box.horizontal(spacing: 12) {
                connect
                save
            }
            .align(horizontal: .center)
        }
    }
}
#endif

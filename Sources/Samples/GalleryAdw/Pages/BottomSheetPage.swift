#if GTK4_16
import CombineAdw

struct BottomSheetPage: GalleryPage {
    let title = "Bottom Sheet"
    let section = GallerySection.content
    let keywords = "drawer slide swipe player details open"
    let source = PackageResources.BottomSheetPage_swift

    func makeContent() -> Widget {
        let isOpen = CurrentValueRelay(false)
        let open = Button(label: "Open").css("pill").align(horizontal: .center)
        open.clicked.sink(on: open) { _ in isOpen.accept(true) }
        let sheet = BottomSheet(isOpen: isOpen) {
            StatusPage("Songs", icon: "folder-music-symbolic") { open }.css("compact")
        } sheet: {
            Box.vertical(spacing: 12) {
                Label("Fugue in G Minor").css("title-2")
                Label("Johann Sebastian Bach")
            }
            .margin(48)
        } bottomBar: {
            Label("Fugue in G Minor").margin(18)
        }
        return sheet.css("card").set(\.overflow, .hidden).size(height: 420)
    }
}
#endif

import CombineGtk

struct BoxesPage: GalleryPage {
    let title = "Boxes"
    let section = GallerySection.containers
    let keywords = "stack vertical horizontal layout spacing align expand center"
    let source = PackageResources.BoxesPage_swift

    func makeContent() -> Widget {
        let group = SizeGroup(mode: .horizontal)
        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 12) {
                Label("Each").css("sample-box")
                Label("has its").css("sample-box")
                Label("natural width").css("sample-box")
            }
            Box.horizontal(spacing: 12) {
                Label("Small").css("sample-box")
                Label("Uses the remaining space").css("sample-box").expand(.horizontal)
            }
            Box.horizontal(spacing: 12) {
                Label("Both").css("sample-box").sized(by: group)
                Label("equally wide").css("sample-box").sized(by: group)
            }
            Separator(orientation: .horizontal)
            CenterBox {
                Label("Start").css("sample-box")
            } center: {
                Label("Center").css("sample-box")
            } end: {
                Label("The end").css("sample-box")
            }
            Box.horizontal(spacing: 12) {
                Label("Top").css("sample-box").align(vertical: .start)
                Label("Middle").css("sample-box").align(vertical: .center)
                Label("Bottom").css("sample-box").align(vertical: .end)
                Separator(orientation: .vertical)
                Label("Filled").css("sample-box")
            }
            .size(height: 120)
        }
    }
}

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
                Label("In a row,").css("sample-box")
                Label("each as wide").css("sample-box")
                Label("as it is").css("sample-box")
            }
            Box.horizontal(spacing: 12) {
                Label("Small").css("sample-box")
                Label("takes what is left").css("sample-box").expand(.horizontal)
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

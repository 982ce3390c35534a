import CombineGtk

struct PanedPage: GalleryPage {
    let title = "Paned"
    let section = GallerySection.containers
    let keywords = "split view divider sidebar resize"
    let source = PackageResources.PanedPage_swift

    func makeContent() -> Widget {
        let paned = Paned.horizontal(position: 150) {
            Label("Drag the handle").css("sample-box").margin(6)
        } end: {
            Paned.vertical(position: 120) {
                Label("Above").css("sample-box").margin(6)
            } end: {
                Label("Below").css("sample-box").margin(6)
            }
        }
        let position = paned.publisher(for: \.position)

        return Box.vertical(spacing: 12) {
            Frame { paned.size(height: 300) }
            Label("").bind(\.label, to: position.map { "The handle is at \($0)" })
        }
    }
}

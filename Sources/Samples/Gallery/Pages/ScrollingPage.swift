import CombineGtk

struct ScrollingPage: GalleryPage {
    let title = "Scrolling"
    let section = GallerySection.containers
    let keywords = "scroll view bars viewport adjustment overflow"
    let source = PackageResources.ScrollingPage_swift

    func makeContent() -> Widget {
        let scrolled = ScrolledWindow(horizontal: .never) {
            // A viewport makes any widget scrollable. Its properties control the scrolling.
            Viewport {
                Box.vertical(spacing: 6) {
                    for line in 1...40 { Label("Line \(line)").set(\.xalign, 0) }
                }
                .margin(9)
            }
            .set(\.scrollsToFocus, true)
        }
        let adjustment = scrolled.vadjustment
        let top = Button(label: "Scroll to Top")
        top.clicked.sink(on: adjustment) { adjustment in adjustment.value = 0 }
        let position = adjustment.publisher(for: \.value).map { "\(Int($0)) pixels down" }
        let end = Label("")
        scrolled.edgeReached.sink(on: end) { $0.label = "Reached the \($1)" }

        return Box.vertical(spacing: 12) {
            Frame { scrolled.size(height: 260) }
            Box.horizontal(spacing: 12) {
                top
                Label("").bind(\.label, to: position)
            }
            end.set(\.xalign, 0)
        }
    }
}

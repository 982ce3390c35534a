#if GTK4_16
import CombineAdw

struct LayoutsPage: GalleryPage {
    let title = "Layouts"
    let section = GallerySection.content
    let keywords = "multi layout view slots adaptive narrow wide"
    let source = PackageResources.LayoutsPage_swift

    func makeContent() -> Widget {
        let isNarrow = CurrentValueRelay(false)
        let text = Entry().margin(18).align(vertical: .center).accessibilityLabel("Text")
        text.text = "This text stays"
        let picture = Image(iconName: "image-x-generic-symbolic").set(\.pixelSize, 96)
        let view = MultiLayoutView(children: ["text": text, "picture": picture]) {
            AdwLayout("wide") {
                Box.horizontal(spacing: 12) {
                    LayoutSlot(id: "picture").expand(.horizontal)
                    LayoutSlot(id: "text").expand(.horizontal)
                }
            }
            AdwLayout("narrow") {
                Box.vertical(spacing: 12) {
                    LayoutSlot(id: "text")
                    LayoutSlot(id: "picture")
                }
            }
        }
        view.reactive.layoutName <~ isNarrow.map { $0 ? "narrow" : "wide" }
        let change = Button(label: "Change Layout").align(horizontal: .center)
        change.clicked.sink(on: change) { _ in isNarrow.accept(!isNarrow.value) }
        return Box.vertical(spacing: 24) {
            view.css("card").size(height: 240)
            change
        }
    }
}
#endif

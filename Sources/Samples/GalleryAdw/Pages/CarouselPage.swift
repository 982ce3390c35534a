import CombineAdw

struct CarouselPage: GalleryPage {
    let title = "Carousel"
    let section = GallerySection.content
    let keywords = "pages swipe dots indicator welcome tour"
    let source = PackageResources.CarouselPage_swift

    func makeContent() -> Widget {
        let page = CurrentValueRelay(0)
        let carousel = Carousel(page: page) {
            StatusPage("Write", icon: "starred-symbolic").css("compact")
            StatusPage("Send", icon: "mail-send-symbolic").css("compact")
            StatusPage("Done", icon: "emblem-ok-symbolic").css("compact")
        }
        let dots = CarouselIndicatorDots().set(\.carousel, carousel)

        func step(_ name: String, _ icon: String, by distance: Int) -> Button {
            let button = Button(iconName: icon).css("circular").accessibilityLabel(name)
            button.reactive.isSensitive <~ page.map { (0..<3).contains($0 + distance) }
            button.clicked.sink(on: button) { _ in page.accept(page.value + distance) }
            return button.align(vertical: .center)
        }
        return Box.vertical(spacing: 12) {
            Box.horizontal(spacing: 6) {
                step("Previous", "go-previous-symbolic", by: -1)
                carousel.size(height: 260).expand(.horizontal)
                step("Next", "go-next-symbolic", by: 1)
            }
            dots
        }
    }
}

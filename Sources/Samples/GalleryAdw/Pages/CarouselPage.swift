import CombineAdw

struct CarouselPage: GalleryPage {
    let title = "Carousel"
    let section = GallerySection.content
    let keywords = "pages swipe dots indicator welcome tour"
    let source = PackageResources.CarouselPage_swift

    func makeContent() -> Widget {
        let carousel = Carousel()
        let steps = [("starred", "Write"), ("mail-send", "Send"), ("emblem-ok", "Done")]
        for (icon, text) in steps {
            let page = StatusPage()
            page.iconName = "\(icon)-symbolic"
            page.title = text
            page.css("compact")
            carousel.append(page.expand(.horizontal))
        }
        let dots = CarouselIndicatorDots()
        dots.carousel = carousel
        let position = carousel.publisher(for: \.position).map { Int($0.rounded()) }

        func step(_ name: String, _ icon: String, by distance: Int) -> Button {
            let button = Button(iconName: icon).css("circular").accessibilityLabel(name)
            button.reactive.isSensitive <~ position.map { (0..<3).contains($0 + distance) }
            button.clicked.sink(on: carousel) { carousel in
                let next = Int(carousel.position.rounded()) + distance
                guard (0..<carousel.pageCount).contains(next) else { return }
                carousel.scroll(to: carousel.page(at: next), animated: true)
            }
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

import CombineGtk

struct ImagesPage: GalleryPage {
    let title = "Images and Icons"
    let section = GallerySection.drawing
    let keywords = "picture icon photo paintable texture fit"
    let source = PackageResources.ImagesPage_swift

    func makeContent() -> Widget {
        let fit = CurrentValueRelay(ContentFit.contain)
        let picture = Picture(paintable: Sunset())
        picture.alternativeText = "A sunset"
        picture.reactive.contentFit <~ fit
        let fits = DropDown([ContentFit.contain, .cover, .fill, .scaleDown], \.name)
        fits.selection <~> fit

        let live = Button(label: "A picture of this button")
        return Box.vertical(spacing: 18) {
            Box.horizontal(spacing: 18) {
                for size in [16, 32, 64] {
                    Image(iconName: "weather-clear-symbolic").set(\.pixelSize, size)
                }
            }
            Frame { picture.size(height: 180) }
            fits.accessibilityLabel("Fit").align(horizontal: .start)
            live
            Picture(paintable: WidgetPaintable(widget: live)).set(\.opacity, 0.4)
        }
    }
}

extension ContentFit {
    fileprivate var name: String { "\(self)" }
}

/// A vector image of a sunset.
private final class Sunset: Object, Paintable {
    var flags: PaintableFlags { [.contents, .size] }
    var intrinsicAspectRatio: Double { 1.5 }
    var currentImage: any Paintable { self }

    func snapshot(_ snapshot: GdkSnapshot, width: Double, height: Double) {
        let bounds = Rect(x: 0, y: 0, width: width, height: height)
        let cairo = snapshot.drawing.appendCairo(bounds)
        cairo.setSource(red: 0.99, green: 0.75, blue: 0.45)
        cairo.paint()
        cairo.setSource(red: 0.88, green: 0.25, blue: 0.2)
        cairo.arc(centerX: width / 2, centerY: height * 0.65, radius: height * 0.3)
        cairo.fill()
        cairo.setSource(red: 0.1, green: 0.3, blue: 0.5)
        cairo.rectangle(x: 0, y: height * 0.65, width: width, height: height * 0.35)
        cairo.fill()
    }
}

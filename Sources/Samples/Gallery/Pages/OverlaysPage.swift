import CombineGtk

struct OverlaysPage: GalleryPage {
    let title = "Overlay and Fixed"
    let section = GallerySection.containers
    let keywords = "layer badge stack z position absolute"
    let source = PackageResources.OverlaysPage_swift

    func makeContent() -> Widget {
        Box.vertical(spacing: 18) {
            Overlay {
                Label("A widget").css("sample-box").size(height: 160)
            } over: {
                Label("Over it").css("badge").margin(9)
                    .align(horizontal: .end, vertical: .start)
                Button(iconName: "media-playback-start-symbolic")
                    .css("circular")
                    .accessibilityLabel("Play")
                    .align(horizontal: .center, vertical: .end)
                    .margin(9)
            }
            Frame { fixed.size(height: 160) }
        }
    }

    /// A container that places widgets at fixed positions, in pixels.
    private var fixed: Fixed {
        let fixed = Fixed()
        for step in 0..<5 {
            let place = Double(step)
            fixed.put(Label("Step \(step + 1)"), x: 18 + 72 * place, y: 18 + 24 * place)
        }
        return fixed
    }
}

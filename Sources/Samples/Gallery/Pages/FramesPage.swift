import CombineGtk

struct FramesPage: GalleryPage {
    let title = "Frames and Folds"
    let section = GallerySection.containers
    let keywords = "group border expander disclosure reveal collapse aspect ratio"
    let source = PackageResources.FramesPage_swift

    func makeContent() -> Widget {
        let revealer = Revealer(transition: .slideDown) {
            Label("These come gradually").css("sample-box").margin(top: 6)
        }
        let more = ToggleButton(label: "More Settings")
        revealer.reactive.revealsChild <~ more.publisher(for: \.isActive)

        return Box.vertical(spacing: 18) {
            Frame(label: "In a frame") {
                Box.vertical(spacing: 6) {
                    CheckButton(label: "Lines")
                    CheckButton(label: "Points")
                }
                .margin(9)
            }
            Expander(label: "To unfold", expanded: true) {
                Label("What was folded").css("sample-box").margin(start: 18, top: 6)
            }
            Box.vertical {
                more.align(horizontal: .start)
                revealer
            }
            AspectFrame(ratio: 16.0 / 9) {
                Frame { Label("16 : 9 at any width") }
            }
            .size(height: 160)
        }
    }
}

import CombineGtk

struct FramesPage: GalleryPage {
    let title = "Frames and Expanders"
    let section = GallerySection.containers
    let keywords = "group border expander disclosure reveal collapse aspect ratio"
    let source = PackageResources.FramesPage_swift

    func makeContent() -> Widget {
        let revealer = Revealer(transition: .slideDown) {
            Label("Further settings").css("sample-box").margin(top: 6)
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
            Expander(label: "An expander", expanded: true) {
                Label("Content of the expander").css("sample-box").margin(start: 18, top: 6)
            }
            Box.vertical {
                more.align(horizontal: .start)
                revealer
            }
            AspectFrame(ratio: 16.0 / 9) {
                Frame { Label("Always 16:9") }
            }
            .size(height: 160)
        }
    }
}

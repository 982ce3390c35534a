import CombineGtk

struct VideoPage: GalleryPage {
    let title = "Video"
    let section = GallerySection.drawing
    let keywords = "media play movie sound audio controls stream"
    let source = PackageResources.VideoPage_swift

    func makeContent() -> Widget {
        let video = Video()
        let controls = MediaControls()
        controls.reactive.mediaStream <~ video.publisher(for: \.mediaStream)
        let open = Button(label: "Open a Video…")
        open.clicked.sink(on: video) { video in
            guard let window = video.root as? Window else { return }
            do {
                let file = try await window.openFile(types: [.video])
                video.file = file ?? video.file
            } catch {
                window.presentError(error)
            }
        }

        return Box.vertical(spacing: 18) {
            Frame { video.size(height: 240).accessibilityLabel("Video") }
            // The video has its own controls. Separate controls are for a stream in another
            // widget.
            controls.accessibilityLabel("Controls")
            open.align(horizontal: .start)
        }
    }
}

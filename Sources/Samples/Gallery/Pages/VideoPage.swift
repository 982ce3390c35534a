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
            // A video contains controls, but you can also place controls outside of it.
            controls.accessibilityLabel("Controls")
            open.align(horizontal: .start)
        }
    }
}

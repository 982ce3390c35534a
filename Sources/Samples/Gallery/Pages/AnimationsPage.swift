import CombineGtk

struct AnimationsPage: GalleryPage {
    let title = "Animations"
    let section = GallerySection.drawing
    let keywords = "animate transition move fade frame tick"
    let source = PackageResources.AnimationsPage_swift

    func makeContent() -> Widget {
        let ball = Label("●").css("title-1")
        let track = Fixed()
        track.put(ball, x: 0, y: 24)
        let roll = Button(label: "Roll")
        roll.clicked.sink(on: track) { track in
            track.animate(for: .milliseconds(900)) { track, progress in
                // The movement is fast at first and slow at the end.
                let eased = 1 - (1 - progress) * (1 - progress)
                track.move(ball, toX: eased * Double(track.width - ball.width), y: 24)
            }
        }

        let fading = Label("This label fades").css("title-3")
        let fade = ToggleButton(label: "Fade")
        fade.toggled.sink(on: fading) { fading in
            let (start, end) = (fading.opacity, fading.opacity > 0.5 ? 0.15 : 1)
            fading.animate(for: .milliseconds(400)) { label, progress in
                label.opacity = start + (end - start) * progress
            }
        }

        return Box.vertical(spacing: 18) {
            Frame { track.size(height: 80) }
            roll.align(horizontal: .start)
            Separator(orientation: .horizontal)
            fading
            fade.align(horizontal: .start)
        }
    }
}

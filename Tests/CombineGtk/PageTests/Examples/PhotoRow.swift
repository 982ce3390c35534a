import CombineGtk

/// A row with a picture, which is read and scaled on another thread.
final class PhotoRow: Box, ListCell {
    let picture = Picture()

    init() {
        super.init(orientation: .horizontal, spacing: 0)
        picture.setSizeRequest(96, height: 96)
        append(picture)
    }

    func show(_ path: String) {
        picture.paintable = nil
        Just(path).sink(on: picture) { picture, path in
            guard let stream = try? await File(path: path).read(),
                let pixels = try? await Pixbuf(stream: stream, width: 96, height: 96, preserveAspectRatio: true),
                !Task.isCancelled
            else { return }
            picture.paintable = Texture(pixbuf: pixels)
        }
    }
}

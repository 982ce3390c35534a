import CombineGtk

struct Photo: Transferable, Equatable {
    var title: String

    @MainActor static var transferRepresentations: [TransferRepresentation] {
        [.proxy { (photo: Photo) in photo.title }]
    }
}

final class AlbumWindow: ApplicationWindow {
    let paste = Button(label: "Paste")
    let place = Label("Drop photos and files here")
    private(set) var titles: [String] = []

    override init(application: Application?) {
        super.init(application: application)
        child = Box.vertical(spacing: 12) {
            for title in ["Sea", "Hills"] {
                Label(title).draggable { label in Photo(title: label.label) }
            }
            place.margin(24)
                .dropTarget(for: Photo.self, on: self) { window, photo in window.add([photo.title]) }
                .dropTarget(for: [File].self, on: self) { window, files in window.add(files.map(\.uri)) }
            paste
        }
        paste.reactive.isSensitive <~ clipboard.publisher(containing: Photo.self)
        paste.clicked.sink(on: self) { (window: AlbumWindow) async in await window.pastePhoto() }
    }

    func add(_ new: [String]) -> Bool {
        titles += new
        return true
    }

    private func pastePhoto() async {
        do {
            if let photo = try await clipboard.read(Photo.self) { _ = add([photo.title]) }
        } catch {
            place.label = "The photo could not be read: \(error)"
        }
    }
}

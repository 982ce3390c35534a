import CombineGtk

struct ListViewPage: GalleryPage {
    let title = "List View"
    let section = GallerySection.lists
    let keywords = "rows table view selection reorder context menu recycle"
    let source = PackageResources.ListViewPage_swift

    func makeContent() -> Widget {
        @Bindable var model = PlaylistModel()
        let list = ListView(
            Rows(model.$songs) { (row: SongRow, song: Song) in
                row.title.label = song.title
                row.artist.label = song.artist
            }
        )
        list.selection <~> $model.selection
        list.move { [model] (ids: [Song.ID], before) in model.move(ids, before: before) }

        return Box.vertical(spacing: 12) {
            Frame {
                ScrolledWindow(horizontal: .never) { list.accessibilityLabel("Songs") }
                    .size(height: 300)
            }
            Label("").set(\.xalign, 0).bind(\.label, to: model.status)
            Label("Drag songs to reorder them").css("caption").set(\.xalign, 0)
        }
    }
}

private final class SongRow: Box, ListCell {
    let title = Label("").set(\.xalign, 0)
    let artist = Label("")

    init() {
        super.init(orientation: .horizontal, spacing: 12)
        append(title.expand(.horizontal))
        append(artist)
        margin(6)
    }
}

private struct Song: Identifiable, Equatable {
    var title: String
    var artist: String
    var id: String { title }
}

private final class PlaylistModel: ObservableObject {
    @Published var songs = [
        Song(title: "So What", artist: "Miles Davis"),
        Song(title: "Naima", artist: "John Coltrane"),
        Song(title: "Round Midnight", artist: "Thelonious Monk"),
        Song(title: "Take Five", artist: "Dave Brubeck"),
        Song(title: "Blue Rondo", artist: "Dave Brubeck"),
    ]
    @Published var selection: Set<Song.ID> = ["Naima"]

    var status: some Publisher<String, Never> { $selection.map { "\($0.count) selected" } }

    func move(_ ids: [Song.ID], before: Song.ID?) {
        let moved = songs.filter { ids.contains($0.id) }
        songs.removeAll { ids.contains($0.id) }
        let place = songs.firstIndex { $0.id == before } ?? songs.endIndex
        songs.insert(contentsOf: moved, at: place)
    }
}

import CombineGtk

struct Song: Identifiable, Equatable, Transferable {
    let id: Int
    var title: String
}

struct Playlist: Identifiable, Equatable {
    let id: Int
    var name: String
    var songs: [Song] = []

    var title: String { "\(name) (\(songs.count))" }
}

@MainActor
final class PlaylistsModel: ObservableObject {
    @Published var songs = [Song(id: 1, title: "Aria"), Song(id: 2, title: "Ballad"), Song(id: 3, title: "Canon")]
    @Published var selection: Set<Song.ID> = []
    @Published var playlists = [Playlist(id: 1, name: "Morning"), Playlist(id: 2, name: "Evening")]

    func add(_ songs: [Song], to id: Playlist.ID) -> Bool {
        guard let place = playlists.firstIndex(where: { $0.id == id }) else { return false }
        playlists[place].songs += songs
        return true
    }
}

final class PlaylistsWindow: Window {
    init(_ model: PlaylistsModel) {
        super.init(properties: ["title": "Playlists", "default-width": 420, "default-height": 240])
        let songs = ListView(Rows(model.$songs, \.title))
        songs.selection <~> Bindable(model).selection
        songs.draggableRows { (ids: [Song.ID]) in model.songs.filter { ids.contains($0.id) } }

        let playlists = ListView(Rows(model.$playlists, \.title))
        playlists.rowDropTarget(for: [Song].self) { (id: Playlist.ID, songs) in model.add(songs, to: id) }
        playlists.rowDropTarget(for: [File].self) { (id: Playlist.ID, files) in
            model.add(files.map { Song(id: model.songs.count, title: $0.uri) }, to: id)
        }
        child = Box.horizontal(spacing: 12) {
            ScrolledWindow { songs }.expand()
            ScrolledWindow { playlists }.expand()
        }
    }
}

import CombineGtk

/// An element of the lists that these tests show.
struct Track: Identifiable, Equatable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "track \(id)"
    }
}

/// The model that the lists follow.
@MainActor
final class TrackModel {
    @Published var tracks: [Track]
    @Published var selection: Set<Int> = []
    @Published var single: Int?
    let ticks = PassthroughSubject<Void, Never>()

    init(_ ids: some Sequence<Int>) {
        tracks = ids.map { Track($0) }
    }
}

/// A cell that counts what happens to it.
final class TrackCell: Box, ListCell {
    static var made = 0
    static var alive = 0
    static var fills = 0

    let title = EditableLabel(text: "")
    let check = CheckButton()
    var ticks = 0

    init() {
        Self.made += 1
        Self.alive += 1
        super.init(orientation: .horizontal, spacing: 6)
        append(check)
        append(title)
    }

    isolated deinit {
        Self.alive -= 1
    }

    func fill(_ track: Track) {
        Self.fills += 1
        title.text = track.title
    }
}

/// Returns a window around a list.
@MainActor
func makeListWindow(_ list: Widget) -> Window {
    let scrolled = ScrolledWindow()
    scrolled.child = list
    let window = Window()
    window.setDefaultSize(300, height: 300)
    window.child = scrolled
    return window
}

extension Widget {
    /// The cells that are on the screen, from the top.
    var trackCells: [TrackCell] {
        descendants(of: TrackCell.self).filter { $0.isMapped }
    }

    /// The titles that are on the screen, from the top.
    var shownTitles: [String] { trackCells.map(\.title.text) }
}

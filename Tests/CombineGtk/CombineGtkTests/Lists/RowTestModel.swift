import CombineGtk
import Gtk
import GtkTesting

/// An element of the lists in these tests.
struct Track: Identifiable, Equatable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "track \(id)"
    }
}

/// The model of the lists in these tests.
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

/// A cell that counts how often it's created, filled and released.
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

/// Returns a window that contains a list.
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
    /// The visible cells, from top to bottom.
    var trackCells: [TrackCell] {
        descendants(of: TrackCell.self).filter { $0.isMapped }
    }

    /// The visible titles, from top to bottom.
    var shownTitles: [String] { trackCells.map(\.title.text) }
}

@MainActor
extension GtkTestCase {
    /// Waits until the windows of the widgets have been drawn twice.
    func waitForFrames(of widgets: Widget...) { waitForFrames(of: widgets) }

    func waitForFrames(of widgets: [Widget]) {
        var frames = [Int](repeating: 0, count: widgets.count)
        let ticks = widgets.enumerated().map { number, widget in
            widget.queueDraw()
            return widget.onTick { _ in
                frames[number] += 1
                widget.queueDraw()
            }
        }
        wait { frames.allSatisfy { $0 > 2 } }
        for tick in ticks { tick.cancel() }
    }
}

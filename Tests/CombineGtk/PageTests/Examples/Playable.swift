import CombineGtk

/// A row that plays something.
@MainActor
protocol Playable: Widget {
    var title: String { get set }
    var finished: OwnSignal<Void> { get }
}

extension OwnInterface {
    static let playable = OwnInterface(
        "Playable",
        requires: [Widget.registeredType],
        members: [.property("title", String.self), .signal("finished")]
    )
}

final class TrackRow: Box, Playable, ConstructibleFromC {
    @GObjectProperty var title = ""
    let finished = OwnSignal<Void>()

    override class var interfaces: [OwnInterface] { [.playable] }
}

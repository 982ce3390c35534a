import CombineGtk

/// A board with sixteen colored tiles. When the user clicks it, the tiles move between a grid and a circle.
final class TileBoard: Widget {
    private static let colors = [
        "red", "orange", "yellow", "green", "blue", "gray", "magenta", "lime",
        "yellow", "firebrick", "cyan", "purple", "tomato", "pink", "thistle", "maroon",
    ]

    private var isCircle = false
    private var motion: (any Disposable)?

    override class var layoutManagerType: LayoutManager.Type? { GridCircleLayout.self }

    init() {
        super.init(properties: [:])
        for color in Self.colors.compactMap(RGBA.init(parsing:)) { ColorTile(color: color).setParent(self) }
        let click = GestureClick()
        click.pressed.sink(on: self) { board, _ in board.toggle() }
        addController(click)
    }

    /// The layout manager of the tiles.
    var layout: GridCircleLayout? { layoutManager as? GridCircleLayout }

    /// Starts to move the tiles to the other arrangement, from their current positions.
    private func toggle() {
        isCircle.toggle()
        let start = layout?.position ?? 0
        let end = isCircle ? 1.0 : 0
        motion?.cancel()
        motion = animate(for: .milliseconds(500)) { board, progress in
            // The movement is fast at first and slow at the end.
            let eased = 1 - (1 - progress) * (1 - progress) * (1 - progress)
            board.layout?.position = start + (end - start) * eased
        }
    }
}

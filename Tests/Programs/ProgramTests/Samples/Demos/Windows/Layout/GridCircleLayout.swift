import CombineGtk
import Glibc

/// A layout manager that arranges children in a square grid, in a circle, or between the two.
final class GridCircleLayout: LayoutManager, ConstructibleFromC {
    /// The position of the children, from 0 for the grid to 1 for the circle.
    var position = 0.0 {
        didSet { layoutChanged() }
    }

    private let spacing = 8

    override func getRequestMode(_ widget: Widget) -> SizeRequestMode {
        .constantSize
    }

    override func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> Measurement {
        let places = Places(of: widget, spacing: spacing)
        return Measurement(Int(max(places.gridSide, places.circleSide).rounded(.up)))
    }

    override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
        let places = Places(of: widget, spacing: spacing)
        let middle = Point(x: Double(width) / 2, y: Double(height) / 2)
        for (index, child) in widget.children.enumerated() where child.shouldLayout {
            let place = places.inGrid(index).interpolate(places.onCircle(index), factor: position)
            let corner = Point(x: (middle.x + place.x).rounded(.down), y: (middle.y + place.y).rounded(.down))
            let cell = Int(places.cell)
            child.allocate(cell, height: cell, baseline: -1, transform: Transform().translate(corner))
        }
    }
}

/// The positions of the children's top left corners, relative to the center of their parent.
@MainActor
private struct Places {
    /// The side length of the square that is available to each child.
    let cell: Double
    private let distance: Double
    private let count: Int
    private let columns: Int
    private let radius: Double

    init(of widget: Widget, spacing: Int) {
        let children = widget.children
        let sides = children.flatMap { child in
            [Orientation.horizontal, .vertical].map { child.requestedSize($0, forSize: -1).natural }
        }
        cell = Double(sides.max() ?? 0)
        distance = cell + Double(spacing)
        count = children.count
        columns = Int(Double(count).squareRoot().rounded(.up))
        // The distance between neighbors is the same in the circle and in the grid.
        radius = distance * Double(count) / (2 * .pi)
    }

    var gridSide: Double { max(0, distance * Double(columns) - (distance - cell)) }
    var circleSide: Double { 2 * radius + cell }

    func inGrid(_ index: Int) -> Point {
        Point(
            x: distance * Double(index % columns) - gridSide / 2,
            y: distance * Double(index / columns) - gridSide / 2
        )
    }

    func onCircle(_ index: Int) -> Point {
        // The first child is at the bottom. The next one is to the right of it.
        let angle = 2 * .pi * Double(index) / Double(count)
        return Point(x: radius * sin(angle) - cell / 2, y: radius * cos(angle) - cell / 2)
    }
}

import CombineGtk
import GtkTesting
import XCTest

@MainActor
final class GridRowTests: GtkTestCase {
    private func place(_ widget: Widget, in grid: Grid) -> [Int] {
        let place = grid.queryChild(widget)
        return [place.column, place.row, place.width, place.height]
    }

    func testRows() {
        let labels = (0..<8).map { Label("\($0)") }
        let grid = Grid(columnSpacing: 12, rowSpacing: 6) {
            GridRow {
                labels[0]
                labels[1].spanning(rows: 2)
                labels[2]
            }
            GridRow {
                labels[3]
                labels[4]
                labels[5].spanning(columns: 2)
            }
            labels[6]
            GridRow {
                GridCell.empty()
                labels[7]
            }
        }
        XCTAssertEqual(grid.columnSpacing, 12)
        XCTAssertEqual(grid.rowSpacing, 6)
        XCTAssertEqual(
            labels.map { place($0, in: grid) },
            [
                [0, 0, 1, 1], [1, 0, 1, 2], [2, 0, 1, 1],
                [0, 1, 1, 1], [2, 1, 1, 1], [3, 1, 2, 1],
                [0, 2, 5, 1], [1, 3, 1, 1],
            ]
        )
    }

    func testConditionsAndLoops() {
        let names = ["a", "b"]
        let grid = Grid {
            for name in names {
                GridRow {
                    Label(name)
                    if name == "b" { Entry() }
                }
            }
            if names.isEmpty { Label("none") }
        }
        XCTAssertTrue(grid.child(atColumn: 1, row: 1) is Entry)
        XCTAssertNil(grid.child(atColumn: 1, row: 0))
        XCTAssertEqual(grid.children.count, 3)
    }

    func testGridWithOneWidget() {
        let label = Label("alone")
        XCTAssertEqual(place(label, in: Grid { label }), [0, 0, 1, 1])
    }

    func testCellSpansAtLeastOneColumn() {
        assertTraps(saying: "found 0 columns and 1 rows") { _ = Label("none").spanning(columns: 0) }
    }
}

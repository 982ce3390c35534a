import CombineGtk
import XCTest

@MainActor
final class LayoutDemoTests: GtkTestCase {
    private func tile(_ index: Int, of window: LayoutWindow) -> Rect? {
        window.board.children[index].bounds(in: window)
    }

    func testClickMovesTilesToCircleAndBack() throws {
        enableAnimations()
        let window = LayoutWindow()
        let user = User(window)
        XCTAssertEqual(window.board.children.count, 16)
        let grid = try WindowPixels(window, "layout-grid")
        XCTAssertEqual(grid.color(x: 240, y: 240), "#ff0000")
        XCTAssertEqual(grid.color(x: 280, y: 320), "#b22222")
        XCTAssertEqual(tile(0, of: window), Rect(x: 224, y: 224, width: 32, height: 32))
        XCTAssertEqual(tile(15, of: window), Rect(x: 344, y: 344, width: 32, height: 32))

        user.click(window.board)
        wait { window.board.layout.map { $0.position > 0 } ?? false }
        wait { window.board.layout?.position == 1 && tile(0, of: window)?.x == 284 }
        let circle = try WindowPixels(window, "layout-circle")
        XCTAssertEqual(circle.color(x: 300, y: 401), "#ff0000")
        XCTAssertEqual(circle.color(x: 401, y: 300), "#0000ff")
        XCTAssertNotEqual(circle.color(x: 240, y: 240), "#ff0000")

        user.click(window.board)
        wait { window.board.layout?.position == 0 && tile(0, of: window)?.x == 224 }
    }

    func testClickDuringAnimationReversesIt() {
        enableAnimations()
        let window = LayoutWindow()
        let user = User(window)
        var positions: [Double] = []
        let ticks = window.onTick { [weak window] _ in positions.append(window?.board.layout?.position ?? 0) }
        user.click(window.board)
        wait { positions.contains { $0 > 0.1 } }
        user.click(window.board)
        wait { window.board.layout?.position == 0 }
        XCTAssertFalse(zip(positions, positions.dropFirst()).contains { abs($0 - $1) > 0.9 }, "\(positions)")
        withExtendedLifetime(ticks) {}
    }

    func testRequestsSizeOfCircle() {
        let board = TileBoard()
        let size = board.requestedSize(.horizontal, forSize: -1)
        XCTAssertEqual(size, Widget.Measurement(236), "a circle of 16 × 40 pixels around, and a tile")
        XCTAssertEqual(board.requestedSize(.vertical, forSize: -1), size)
    }

    func testIsReleased() {
        assertFreed {
            let window = LayoutWindow()
            User(window).click(window.board)
            window.close()
            return window
        }
    }
}

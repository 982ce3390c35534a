import CombineGtk
import XCTest

@MainActor
final class PaintableDemoTests: GtkTestCase {
    private let (yellow, black) = ("#e6bf26", "#000000")

    func testIcon() throws {
        let window = PaintableWindow()
        _ = User(window)
        let pixels = try WindowPixels(window, "paintable")
        // The positions of the disc, the ring, a blade and the gap between blades.
        XCTAssertEqual(pixels.color(x: 150, y: 100), black)
        XCTAssertEqual(pixels.color(x: 150, y: 125), yellow)
        XCTAssertEqual(pixels.color(x: 150, y: 170), black)
        XCTAssertEqual(pixels.color(x: 150, y: 30), yellow)
        XCTAssertEqual(pixels.color(x: 90, y: 60), black)
        XCTAssertEqual(pixels.color(x: 55, y: 5), yellow)
        XCTAssertNotEqual(pixels.color(x: 40, y: 100), yellow, "it is square, in the middle")
    }

    func testIconIsStaticImage() {
        let icon = NuclearIcon()
        XCTAssertTrue(icon.currentImage === icon)
        XCTAssertEqual(icon.flags, [.contents, .size])
        XCTAssertEqual(icon.intrinsicWidth, 0)
    }

    func testAnimationRotates() throws {
        let window = PaintableWindow(isAnimated: true)
        _ = User(window)
        let animation = try XCTUnwrap(window.picture.paintable as? NuclearAnimation)
        XCTAssertEqual(animation.flags, .size)
        // The sign looks the same after a third of a turn. After a sixth, the point below the center is yellow.
        let phase = { (animation.rotation * 3).truncatingRemainder(dividingBy: 1) }
        try wait { try WindowPixels(window, "animation").color(x: 150, y: 170) == yellow }
        XCTAssertTrue((0.1...0.9).contains(phase()), "\(phase())")
        let still = animation.currentImage
        XCTAssertTrue(still is NuclearIcon)
        window.picture.paintable = still
        wait { (window.picture.paintable as? NuclearIcon) === still }
    }

    func testAreReleased() {
        assertFreed {
            let window = PaintableWindow()
            window.present()
            window.close()
            return window
        }
        assertFreed { NuclearAnimation() }
        assertFreed { () -> AnyObject in
            let window = PaintableWindow(isAnimated: true)
            window.present()
            window.close()
            return window.picture.paintable ?? window
        }
    }
}

import Gtk
import GtkTesting
import XCTest

@MainActor
final class TextChildAnchorTests: GtkTestCase {
    func testAnAnchorIsOneCharacterOfTheText() {
        let buffer = TextBuffer()
        let anchor = TextChildAnchor()
        var start = buffer.startIter
        buffer.insert(anchor, at: &start)
        XCTAssertEqual(buffer.characterCount, 1)
        let other = TextChildAnchor(replacement: "*")
        buffer.insert(other, at: &start)
        XCTAssertEqual(buffer.characterCount, 2)
    }
}

import CombineGtk
import GtkTesting
import XCTest

/// A test of a text view with links to other pages, like the example in gtk4-demo. Each link is a text tag.
@MainActor
final class HypertextTests: GtkTestCase {
    private final class Browser: TextView {
        private(set) var visited: [Int] = []
        private var pages: [TextTag: Int] = [:]

        func show(_ words: [(text: String, page: Int?)]) {
            buffer.text = ""
            for (text, page) in words {
                var end = buffer.endIter
                guard let page else {
                    buffer.insert(text, at: &end)
                    continue
                }
                let tag = TextTag(name: "page \(page)")
                tag.foregroundRGBA = RGBA(red: 0, green: 0, blue: 1, alpha: 1)
                tag.underline = .single
                buffer.tagTable.add(tag)
                pages[tag] = page
                let start = end.offset
                buffer.insert(text, at: &end)
                buffer.applyTag(tag, from: buffer.iter(atOffset: start), to: end)
            }
            let click = GestureClick()
            click.released.sink(on: self) { browser, event in browser.follow(x: event.x, y: event.y) }
            addController(click)
        }

        private func follow(x: Double, y: Double) {
            let place = bufferCoordinates(in: .widget, x: Int(x), y: Int(y))
            guard let iter = iter(atX: place.bufferX, y: place.bufferY),
                let page = iter.tags.lazy.compactMap({ self.pages[$0] }).first
            else { return }
            setCursor(named: "pointer")
            visited.append(page)
        }
    }

    func testFollowsLink() throws {
        let browser = Browser()
        browser.show([("A ", nil), ("link to the third page", 3), (" here.", nil)])
        let window = Window()
        window.defaultWidth = 400
        window.child = browser
        window.present()
        let user = User(window)
        let link = browser.iterLocation(browser.buffer.iter(atOffset: 8))
        let place = browser.windowCoordinates(in: .widget, x: link.x + 2, y: link.y + link.height / 2)
        user.click(browser, at: (Double(place.windowX), Double(place.windowY)))
        XCTAssertTrue(MainContext.run(for: .seconds(5)) { browser.visited == [3] }, "\(browser.visited)")
        window.close()
    }
}

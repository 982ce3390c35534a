import CombineAdw
import Observation
import XCTest

@testable import GtkTesting

/// Tests of containers that show the elements of an `@Observable` model.
@MainActor
final class ObservedContainerTests: GtkTestCase {
    /// The third key, which reads the state, arrives together with the second key, which changes the model.
    func testEachContainerShowsTheNewStateAtTheNextEvent() throws {
        let (window, model) = (AdwWindow(), Documents())
        let path = NavigationStack(Bindable(model).items, root: NavigationStack.Page("Root") { Label("") }) { item in
            NavigationStack.Page({ model.title }) { Label(item.id) }
        }
        let tabs = TabView(Bindable(model).items) { page, item in
            page.bind(\.title, to: { "\(item.id) \(model.title)" })
            return Label(item.id)
        }
        let heading = WindowTitle(title: "", subtitle: "").bind(\.title, to: { model.title })
        window.content = Box.vertical {
            path
            tabs
            heading
        }
        func state() -> [String] {
            [
                "\(path.descendants(of: NavigationStack.Page.self).map(\.title).sorted())",
                "\((0..<tabs.pageCount).map { tabs.page(at: $0).title })", heading.title,
            ]
        }
        var states: [[String]] = []
        window.add(
            Command("open", title: "Open", keys: "<Control>o") {
                model.items.append(Item(id: "a"))
                model.title = "new"
            },
            Command("read", title: "Read", keys: "<Control>r") { states.append(state()) }
        )
        let devices = try User(window).enterWindow()
        for key: Key in ["r", "o", "r"] { devices.press(key, modifiers: .control) }
        devices.synchronize()
        wait { states.count == 2 }
        XCTAssertEqual(states.first, ["[\"Root\"]", "[]", "old"])
        XCTAssertEqual(states.last, ["[\"Root\", \"new\"]", "[\"a new\"]", "new"])
        window.destroy()
    }
}

private struct Item: Identifiable, Equatable {
    let id: String
}

@Observable
@MainActor
private final class Documents {
    var items: [Item] = []
    var title = "old"
}

import CombineGtk
import GtkTesting
import XCTest

// Types with names that a program is likely to use.

private struct Page: Identifiable {
    let id: Int
    var title: String
}

private struct Option: Equatable {
    var isOn = false
}

private struct Section {
    let pages: [Page]
}

private enum Picker: CaseIterable { case pen, brush }
private struct Toggle { var isOn = false }
private struct Submenu {}

@MainActor
private final class OwnNamesModel: ObservableObject {
    @Published var section = Section(pages: [Page(id: 1, title: "one"), Page(id: 2, title: "two")])
    @Published var picker = Picker.pen
    @Published var isOn = false
    var option = Option()
}

/// Tests that a program's types can have the names of nested types of this package.
@MainActor
final class OwnNamesTests: GtkTestCase {
    func testTypesOfProgramDoNotCollide() {
        let model = OwnNamesModel()
        let menu = Menu {
            Menu.Section("Pages") {
                Menu.Picker(selection: Bindable(model).picker) { "\($0)" }
                Menu.Toggle("On", isOn: Bindable(model).isOn)
            }
            Menu.Submenu("More") { Command("more", title: "More") {} }
        }
        XCTAssertEqual(menu.itemCount, 2)
        let stack = Stack { for page in model.section.pages { Label(page.title).page(page.title) } }
        let pages: [Stack.Page] = [Label("three").page("three")]
        XCTAssertEqual(stack.pages.itemCount, 2)
        XCTAssertEqual(pages.count, 1)
        XCTAssertEqual([model.option, Option(isOn: Toggle().isOn)], [Option(), Option()])
        _ = Submenu()
    }
}

import CombineGtk
import Observation
import XCTest

@testable import GtkTesting

/// Tests of commands and widgets whose conditions are closures that read the properties of `@Observable` objects.
@MainActor
final class ObservedCommandTests: GtkTestCase {
    private let library = Library()

    /// The handler of an event finds what the handler of the previous event has changed, even if both events arrive
    /// together.
    func testTheNextEventFindsTheNewState() throws {
        let window = Window()
        var deleted: [String] = []
        window.add(Command("select", title: "Select", keys: "<Control>s") { [library] in library.select(0) })
        let delete = Command(
            "delete",
            title: "Delete",
            keys: "<Control>d",
            enabled: { [library] in library.isSelected }
        ) {
            [library] in deleted.append(library.removeSelected())
        }
        window.add(delete)
        let toggle = Command.toggle(
            "mark",
            title: "Mark",
            keys: "<Control>m",
            enabled: { [library] in library.isSelected },
            isOn: Bindable(library).isMarked
        )
        window.add(toggle)
        let shown = Label("").bind(\.label, to: { [library] in library.isSelected ? "one" : "none" })
        var labels: [String] = []
        window.add(Command("read", title: "Read", keys: "<Control>r") { labels.append(shown.label) })
        window.child = shown
        let user = User(window)
        let devices = try user.enterWindow()
        for key: Key in ["s", "r", "m", "d", "d", "r"] { devices.press(key, modifiers: .control) }
        user.settle(devices)
        XCTAssertEqual(deleted, ["Emma"])
        XCTAssertEqual(labels, ["one", "none"])
        XCTAssertTrue(library.isMarked)
        window.destroy()
    }

    /// The second key, which reads the state, arrives together with the first key.
    func testEachKindOfClosureShowsTheNewStateAtTheNextEvent() throws {
        let (window, relay, sent) = (Window(), CurrentValueRelay(false), CurrentValueRelay(false))
        let isSelected = { @MainActor [library] in library.isSelected }
        let label = Label("").bind(\.label, to: { isSelected() ? "true" : "false" })
        let part = Label("").sensitive(when: isSelected).visible(when: isSelected).css("done", when: isSelected)
        let books = { @MainActor [library] in library.isSelected ? library.books : [] }
        let lists: [Widget] = [
            ListView(Rows(books, \.title)), GridView(Rows(books, \.title)), ListBox(Rows(books, \.title)),
            ColumnView(Rows(books)) { Column("Title", \.title) },
        ]
        let rows: @MainActor (Widget) -> Bool = { list in
            (list as? ListBox)?.row(at: 0) != nil || ((list as? any _SelectionView)?.model?.itemCount ?? 0) > 0
        }
        let menu = MenuButton("Menu") {
            Menu.Section("Open", { isSelected() ? ["one"] : [] }) { name in Command("open", title: name) {} }
        }
        let page = Label("").visible(when: isSelected)
        let command = Command("command", title: "", enabled: isSelected) {}
        let toggle = Command.toggle("toggle", title: "", enabled: isSelected, isOn: Bindable(library).isMarked)
        let binding = relay <~ isSelected
        Observed(isSelected).sink(on: window) { _, isSelected in sent.value = isSelected }
        window.child = Box.vertical {
            Stack { page.page("Page") }
            for list in lists { ScrolledWindow { list } }
            label
            part
            menu
        }
        window.reactive.title <~ { isSelected() ? "true" : "false" }
        var states: [[String: Bool]] = []
        window.add(
            Command("select", title: "Select", keys: "<Control>s") { [library] in library.select(0) },
            Command("read", title: "Read", keys: "<Control>r") {
                var state = [
                    "property": label.label == "true", "title": window.title == "true", "relay": relay.value,
                    "publisher": sent.value, "sensitive": part.isSensitive, "visible": part.isVisible,
                    "style": part.hasCSSClass("done"), "command": command.isEnabled.value,
                    "toggle": toggle.isEnabled.value, "page": page.isVisible,
                    "menu": (menu.menuModel?.itemLink(0, link: "section")?.itemCount ?? 0) > 0,
                ]
                for list in lists { state[list.typeName] = rows(list) }
                states.append(state)
            }
        )
        let devices = try User(window).enterWindow()
        for key: Key in ["r", "s", "r"] { devices.press(key, modifiers: .control) }
        devices.synchronize()
        wait { states.count == 2 }
        XCTAssertEqual(states[0].filter(\.value).keys.sorted(), [])
        XCTAssertEqual(states[1].filter { !$0.value }.keys.sorted(), [])
        binding.cancel()
        window.destroy()
    }

    /// The observation runs while GDK is about to deliver the second key to the window.
    func testAnObservationBeforeAnEventCanDestroyTheWindow() throws {
        let (window, isOpen) = (Window(), CurrentValueRelay(true))
        var later = 0
        window.child = Entry()
        window.add(Command("close", title: "Close", keys: "<Control>w") { isOpen.value = false })
        window.add(Command("later", title: "Later", keys: "<Control>l") { later += 1 })
        window.observe { window in if !isOpen.value { window.destroy() } }
        let user = User(window)
        let devices = try user.enterWindow()
        for key: Key in ["w", "l", "l"] { devices.press(key, modifiers: .control) }
        devices.synchronize()
        wait { window.surface == nil }
        XCTAssertEqual(later, 0)
        pumpUntilIdle()
    }

    func testAToggleIsEnabledWhileThereIsAModel() {
        let model = CurrentValueRelay<Bool>(true)
        let toggle = Command.toggle(
            "mark",
            title: "Mark",
            enabled: { [library] in !library.books.isEmpty },
            isOn: model
        )
        XCTAssertTrue(toggle.isEnabled.value)
        XCTAssertTrue(toggle.start())
        XCTAssertFalse(model.value)
        library.books = []
        wait { !toggle.isEnabled.value }
    }

    func testACommandDecidesByItsCurrentCondition() {
        let toggle = Command.toggle(
            "mark",
            title: "Mark",
            enabled: { [library] in library.isSelected },
            isOn: Bindable(library).isMarked
        )
        library.select(0)
        XCTAssertTrue(toggle.start())
        wait { toggle.isEnabled.value }
        library.selection = nil
        XCTAssertFalse(toggle.start())
        XCTAssertTrue(library.isMarked)
        var starts = 0
        let command = Command("delete", title: "Delete", enabled: { [library] in library.isSelected }) { starts += 1 }
        XCTAssertFalse(command.start())
        library.select(0)
        XCTAssertTrue(command.start())
        library.selection = nil
        XCTAssertFalse(command.start())
        XCTAssertEqual(starts, 1)
    }

    func testTheConditionOfACommandReceivesItsObject() {
        var opened: [String] = []
        weak var released: Book?
        func makeCommand() -> Command {
            let book = Book("Emma")
            released = book
            let command = Command("open", title: "Open", on: book, enabled: { $0.pages > 400 }) {
                opened.append($0.title)
            }
            XCTAssertFalse(command.isEnabled.value)
            book.pages = 500
            XCTAssertTrue(command.start())
            wait { command.isEnabled.value && !command.isExecuting.value }
            return command
        }
        let command = makeCommand()
        XCTAssertEqual(opened, ["Emma"])
        wait { released == nil }
        XCTAssertFalse(command.start())
    }

    func testWidgetsFollowClosures() {
        let button = Button(label: "").sensitive(when: { [library] in library.isSelected })
            .visible(when: { [library] in !library.books.isEmpty }).css("done", when: { [library] in library.isMarked })
        XCTAssertFalse(button.isSensitive)
        library.select(0)
        library.isMarked = true
        wait { button.isSensitive && button.hasCSSClass("done") }
        library.books = []
        wait { !button.isVisible }
    }
}

import CombineGtk
import Foundation
import GtkTesting
import TestSupport
import XCTest

/// Tests of the examples on the page "Coming from gtk4-rs".
@MainActor
final class ComingFromGtk4rsTests: GtkTestCase {
    private func show(_ widget: Widget) -> User {
        let window = Window()
        window.child = widget
        return User(window)
    }

    /// The chapters of the gtk4-rs book, and the headings of the corresponding sections.
    private static let chapters: KeyValuePairs<String, String> = [
        "Installation": "Installation and project setup", "Project Setup": "Installation and project setup",
        "Hello World": "Hello World", "Widgets": "Widgets", "Memory Management": "Memory management",
        "Subclassing": "Subclassing, properties and signals", "Generic Values": "Generic values",
        "Properties": "Subclassing, properties and signals", "Signals": "Subclassing, properties and signals",
        "The Main Event Loop": "The main event loop", "Settings": "Settings and the state of a window",
        "Saving Window State": "Settings and the state of a window", "List Widgets": "List widgets",
        "Composite Templates": "Composite templates",
        "Building a Simple To-Do App": "Building a simple to-do app, actions, and manipulating the state",
        "Actions": "Building a simple to-do app, actions, and manipulating the state",
        "Manipulating State of To-Do App": "Building a simple to-do app, actions, and manipulating the state",
        "CSS": "CSS", "Libadwaita": "Libadwaita", "Let To-Do App use Libadwaita": "Libadwaita",
        "Adding Collections": "Adding collections",
    ]

    /// Checks that each section has a code block or a link to a page. `ReadmeTests` check that the code is compiled and
    /// the pages exist.
    func testEachChapterHasCodeOrAPage() throws {
        let page = "Sources/CombineGtk/CombineGtk.docc/ComingFromGtk4rs.md"
        let text = try String(contentsOf: SourceFolder.package.appending(path: page), encoding: .utf8)
        for (chapter, heading) in Self.chapters {
            let section = try XCTUnwrap(text.firstRange(of: "# \(heading)\n").map { text[$0.upperBound...] }, chapter)
            let end = section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex
            let content = section[..<end]
            XCTAssertTrue(content.contains("```swift") || content.contains("<doc:"), chapter)
        }
    }

    func testBoxWithGreeting() throws {
        let box = makeGreetingBox()
        let user = show(box)
        user.click(try XCTUnwrap(box.first(Button.self)))
        XCTAssertNotNil(box.first(Label.self, labelled: "Hello!"))
    }

    func testButtonsShareNumber() throws {
        let buttons = StepButtons()
        let user = show(buttons)
        user.click(try XCTUnwrap(buttons.first(Button.self, labelled: "More")))
        user.click(try XCTUnwrap(buttons.first(Button.self, labelled: "More")))
        user.click(try XCTUnwrap(buttons.first(Button.self, labelled: "Less")))
        XCTAssertNotNil(buttons.first(Label.self, labelled: "1"))
        assertFreed { StepButtons() }
    }

    func testTwoCountersShareModel() {
        let twins = connectTwins()
        let user = show(Box.vertical { for twin in twins { twin } })
        for _ in 0..<9 { twins[0].emitClicked() }
        user.click(twins[0])
        wait { twins[1].count == 10 }
        user.click(twins[0])
        XCTAssertEqual(twins[1].label, "10 is enough")
        twins[1].count = 2
        wait { twins[0].count == 2 }
    }

    func testGenericValues() throws {
        let values = try storeGenericValues()
        XCTAssertEqual(values.number, 10)
        XCTAssertEqual(values.text, "ten")
    }

    func testFindsPrimesOutsideMainActor() {
        let window = CountdownWindow()
        let user = User(window)
        user.click(window.find)
        // A sanitizer makes the loops slow.
        wait(for: .seconds(120)) { window.find.label == "2262 primes" }
        user.click(window.start)
        wait { window.start.label == "3" }
        XCTAssertFalse(window.start.isSensitive)
    }

    func testKeepsSettings() throws {
        let store = MemorySettings()
        let former = DefaultSettings.store
        DefaultSettings.store = store
        defer { DefaultSettings.store = former }
        let window = SwitchWindow()
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Switch.self)))
        XCTAssertEqual(store["is-enabled"], true)
    }

    func testFiltersAndSortsNumbers() {
        let window = NumbersWindow()
        _ = User(window)
        wait { window.first(Label.self, labelled: "100000") != nil }
        XCTAssertNil(window.first(Label.self, labelled: "99999"))
        XCTAssertNotNil(window.first(Label.self, labelled: "99998"))
    }

    func testAddsCompletesFiltersAndRemovesTasks() throws {
        let former = DefaultSettings.store
        DefaultSettings.store = MemorySettings()
        defer { DefaultSettings.store = former }
        let model = TaskModel()
        let window = TasksWindow(application: nil, model: model)
        let user = User(window)
        user.click(window.entry)
        user.type("water")
        user.press(.return)
        user.type("read")
        user.press(.return)
        XCTAssertEqual(model.collections[0].tasks.map(\.title), ["water", "read"])
        wait { window.descendants(of: CheckButton.self).filter(\.isMapped).count == 2 }
        user.click(try XCTUnwrap(window.first(CheckButton.self, labelled: "water")))
        XCTAssertEqual(model.collections[0].tasks.map(\.isDone), [true, false])
        model.visibility = .open
        wait { window.first(CheckButton.self, labelled: "water")?.isMapped != true }
        model.visibility = .all
        user.press("d", modifiers: .control)
        XCTAssertEqual(model.collections[0].tasks.map(\.title), ["read"])
        model.addCollection("Garden")
        wait { window.first(CheckButton.self, labelled: "read")?.isMapped != true }
        XCTAssertEqual(model.collections.map(\.title), ["Main", "Garden"])
        model.selected = 0
        wait { window.first(CheckButton.self, labelled: "read")?.isMapped == true }
    }

    func testAppliesStyleSheet() throws {
        let isUrgent = CurrentValueRelay(false)
        let label = try makeUrgentLabel(isUrgent, on: try XCTUnwrap(Display.default))
        XCTAssertFalse(label.hasCSSClass("urgent"))
        isUrgent.value = true
        XCTAssertTrue(label.hasCSSClass("urgent"))
    }

    func testReleasesAllObjects() {
        let former = DefaultSettings.store
        DefaultSettings.store = MemorySettings()
        defer { DefaultSettings.store = former }
        let windows: [() -> Window] = [
            { CountdownWindow() }, { SwitchWindow() }, { NumbersWindow() },
            { TasksWindow(application: nil, model: TaskModel()) },
        ]
        for make in windows {
            assertFreed {
                let window = make()
                window.present()
                window.destroy()
                return window
            }
        }
    }
}

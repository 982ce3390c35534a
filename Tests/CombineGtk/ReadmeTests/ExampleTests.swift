import CombineGtk
import NameFormSample
import TodoSample
import XCTest

/// What the README says of its examples.
@MainActor
final class ExampleTests: GtkTestCase {
    func testBothNamesRegister() {
        let viewModel = NameFormViewModel()
        let window = NamesWindow(application: nil, viewModel: viewModel)
        var lines: [String] = []
        viewModel.confirmation.sink(on: window) { _, line in lines.append(line) }
        let user = User(window)
        XCTAssertFalse(window.register.sensitive)
        user.click(window.firstName)
        user.type("Ada")
        user.click(window.lastName)
        user.type("Lovelace")
        XCTAssertTrue(window.register.sensitive)
        user.press(.return)
        XCTAssertEqual(lines, ["Registered: Ada Lovelace"])
        wait { window.firstName.text == "" && window.lastName.text == "" }
    }

    func testOneThingOrNone() {
        let window = DetailWindow(application: nil)
        _ = User(window)
        XCTAssertEqual(window.title, "Nothing to do")
        XCTAssertFalse(window.heading.sensitive)
        let todo = Todo(title: "Read")
        window.todo = todo
        wait { window.title == "Read" && window.heading.text == "Read" && window.heading.sensitive }
        window.heading.text = "Write"
        XCTAssertEqual(todo.title, "Write")
        window.todo = nil
        wait { window.title == "Nothing to do" }
        todo.title = "Rest"
        pumpUntilIdle()
        XCTAssertEqual(window.title, "Nothing to do")
    }

    func testAListOfPeople() {
        let selection = makePeopleList(received: [Person(id: 2, name: "Ada"), Person(id: 4, name: "Linus")])
        XCTAssertEqual(selection.items(as: Person.self).map(\.name), ["Ada", "Linus"])
    }

    func testAPageOfADescription() throws {
        let window = Window()
        let page = NotePage()
        window.child = page
        window.present()
        page.heading.text = "Buy milk"
        XCTAssertNotNil(page.first(Label.self, labelled: "8 letters"))
        let user = User(window)
        user.click(try XCTUnwrap(window.first(Button.self, labelled: "Save")))
        wait { page.saved == ["Buy milk"] }
        user.press(.s, modifiers: .control)
        wait { page.saved.count == 2 }
        XCTAssertEqual(page.cssName, "note-page")
        window.destroy()
    }

    func testTheExamplesAreFreed() {
        assertFreed { NamesWindow(application: nil, viewModel: NameFormViewModel()) }
        assertFreed {
            let window = DetailWindow(application: nil)
            window.todo = Todo(title: "Read")
            return window
        }
    }

    func testAWidgetThatOverrides() {
        let (label, plain) = (UnderlinedLabel(label: "text"), Label(label: "text"))
        let height = plain.requestedSize(.vertical, forSize: -1).natural
        XCTAssertEqual(label.requestedSize(.vertical, forSize: -1).natural, height + 3)
        XCTAssertEqual(label.requestedSize(.horizontal, forSize: -1), plain.requestedSize(.horizontal, forSize: -1))
    }

    func testAListOfABillion() {
        let selection = SingleSelection(model: Numbers())
        XCTAssertEqual(selection.nItems, 1_000_000_000)
        XCTAssertEqual((selection.object(999_999_999) as? StringObject)?.string, "999999999")
        XCTAssertNil(selection.object(1_000_000_000))
    }
}

import CombineGtk
import GtkTesting
import XCTest

@MainActor
private final class Todo: ObservableObject {
    @Published var title: String
    @Published var isDone = false

    init(_ title: String) {
        self.title = title
    }
}

@MainActor
private final class TodoBox: Box {
    let heading = Entry()
    let done = CheckButton()
    @OptionalObservedObject var todo: Todo?

    init(todo: Todo? = nil) {
        super.init(properties: [:])
        append(heading)
        append(done)
        self.todo = todo
        heading.reactive.text <~> $todo.title
        done.reactive.isActive <~> $todo.isDone
    }
}

@MainActor
final class OptionalObjectBindingTests: GtkTestCase {
    func testWidgetsFollowCurrentObject() {
        let (first, second) = (Todo("first"), Todo("second"))
        let box = TodoBox(todo: first)
        XCTAssertEqual(box.heading.text, "first")
        box.heading.text = "changed"
        XCTAssertEqual(first.title, "changed")
        box.todo = second
        wait { box.heading.text == "second" }
        box.done.isActive = true
        XCTAssertTrue(second.isDone)
        XCTAssertFalse(first.isDone)
        first.title = "nobody looks"
        second.title = "again"
        wait { box.heading.text == "again" }
        XCTAssertEqual(first.title, "nobody looks")
    }

    func testWidgetIsInsensitiveWithoutObject() {
        let box = TodoBox()
        XCTAssertFalse(box.heading.isSensitive)
        box.heading.text = "goes nowhere"
        let todo = Todo("a")
        box.todo = todo
        wait { box.heading.isSensitive }
        XCTAssertEqual(box.heading.text, "a")
        XCTAssertEqual(todo.title, "a")
        box.todo = nil
        wait { !box.heading.isSensitive }
        XCTAssertEqual(box.heading.text, "a", "it still shows its text")
        box.todo = todo
        wait { box.heading.isSensitive }
    }

    func testKeepsInsensitivitySetByProgram() {
        let box = TodoBox(todo: Todo("a"))
        box.heading.isSensitive = false
        box.todo = nil
        wait { !box.done.isSensitive }
        box.todo = Todo("b")
        wait { box.done.isSensitive }
        XCTAssertEqual(box.heading.text, "b")
        XCTAssertFalse(box.heading.isSensitive)
    }

    func testSensitivityOfProgramAppliesAfterAbsence() {
        let (box, canEdit, todo) = (TodoBox(todo: Todo("a")), CurrentValueRelay(true), Todo("b"))
        box.heading.reactive.isSensitive <~ canEdit
        box.heading.reactive.isVisible <~> box.$todo.isDone
        for isEditable in [false, true] {
            box.todo = nil
            wait { !box.done.isSensitive }
            canEdit.accept(!isEditable)
            canEdit.accept(isEditable)
            XCTAssertFalse(box.heading.isSensitive, "there is no model")
            box.todo = todo
            wait { box.done.isSensitive }
            XCTAssertEqual(box.heading.isSensitive, isEditable)
        }
        box.todo = nil
        wait { !box.done.isSensitive }
        box.done.isSensitive = false
        box.todo = todo
        wait { box.heading.isSensitive }
        XCTAssertFalse(box.done.isSensitive)
    }

    func testEndOfBindingMakesWidgetSensitive() {
        let (entry, box) = (Entry(), TodoBox())
        let binding = entry.reactive.text <~> box.$todo.title
        XCTAssertFalse(entry.isSensitive)
        binding.dispose()
        XCTAssertTrue(entry.isSensitive)
    }

    func testDoesNotRetainObjectOrWindow() {
        weak var todo: Todo?
        assertFreed {
            let held = Todo("a")
            todo = held
            let box = TodoBox(todo: held)
            box.heading.text = "b"
            return box
        }
        XCTAssertNil(todo)
    }

    func testModelOfObservedObject() {
        @MainActor
        final class Form: Box {
            @ObservedObject var todo = Todo("a")
            let entry = Entry()
        }
        let form = Form()
        form.entry.reactive.text <~> form.$todo.title
        XCTAssertEqual(form.entry.text, "a")
        form.entry.text = "b"
        XCTAssertEqual(form.todo.title, "b")
        form.todo = Todo("c")
        wait { form.entry.text == "c" }
    }
}

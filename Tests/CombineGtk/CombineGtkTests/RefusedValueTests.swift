import CGtk
import CombineGtk
import CombineTesting
import GtkTesting
import XCTest

@MainActor
final class RefusedValueTests: GtkTestCase {
    private func bind(_ entry: Entry, _ number: CurrentValueRelay<Int>) -> any Disposable {
        entry.reactive.text
            <~> number.converted(
                to: { "\($0)" },
                from: { text in
                    guard let number = Int(text) else { throw ValidationError("\"\(text)\" is not a number") }
                    return number
                }
            )
    }

    func testMarksRejectedValueWithoutDisturbingTyping() {
        let (window, entry, number) = (Window(), Entry(), CurrentValueRelay(1))
        window.child = entry
        _ = bind(entry, number)
        entry.tooltipMarkup = "<b>Age</b>"
        var numbers: [Int] = []
        number.sink { numbers.append($0) }.store(in: &entry.cancellables)
        let user = User(window)
        user.click(entry)
        user.press(.end)
        user.type("2x")
        XCTAssertEqual(entry.text, "12x")
        XCTAssertEqual(entry.position, 3)
        XCTAssertTrue(entry.hasCSSClass("error"))
        XCTAssertEqual(entry.tooltipText, "\"12x\" is not a number")
        user.type("y")
        XCTAssertEqual(entry.tooltipText, "\"12xy\" is not a number")
        XCTAssertEqual(numbers, [1, 12])
        user.press(.backspace)
        user.press(.backspace)
        user.type("3")
        XCTAssertEqual(entry.text, "123")
        XCTAssertFalse(entry.hasCSSClass("error"))
        XCTAssertEqual(entry.tooltipMarkup, "<b>Age</b>")
        XCTAssertEqual(numbers, [1, 12, 123], "a value that the model already has is not sent to it again")
    }

    func testDelayedReportKeepsRejectedText() {
        let (window, entry, person) = (Window(), Entry(), Person())
        window.child = entry
        entry.reactive.text
            <~> Bindable(person).age.converted(
                to: { "\($0)" },
                from: { text in
                    guard let age = Int(text) else { throw ValidationError("\"\(text)\" is not a number") }
                    return age
                }
            )
        let user = User(window)
        var frames = 0
        let tick = entry.onTick { _ in frames += 1 }
        // Both changes happen in one frame.
        entry.text = "12"
        entry.text = "12x"
        XCTAssertEqual(person.age, 12)
        wait { frames > 2 }
        tick.cancel()
        XCTAssertEqual(entry.text, "12x", "the report of 12 isn't new")
        XCTAssertTrue(entry.hasCSSClass("error"))
        person.age = 13
        wait { entry.text == "13" }
        XCTAssertFalse(entry.hasCSSClass("error"))
        user.window.close()
    }

    func testNewModelValueRemovesMark() {
        let (entry, number) = (Entry(), CurrentValueRelay(1))
        _ = bind(entry, number)
        entry.text = "x"
        XCTAssertTrue(entry.hasCSSClass("error"))
        number.accept(1)
        XCTAssertEqual(entry.text, "1", "the value of the program is shown again, although it is equal")
        XCTAssertFalse(entry.hasCSSClass("error"))
        XCTAssertNil(entry.tooltipText)
    }

    func testRestoresStyleAndTooltipOfProgram() {
        let (entry, number) = (Entry(), CurrentValueRelay(1))
        _ = bind(entry, number)
        entry.addCSSClass("error")
        entry.text = "x"
        entry.tooltipText = "the program's"
        entry.text = "2"
        XCTAssertTrue(entry.hasCSSClass("error"), "the style class of the program")
        XCTAssertEqual(entry.tooltipText, "the program's")
    }

    func testEndOfBindingRemovesMark() {
        let (entry, number) = (Entry(), CurrentValueRelay(1))
        let binding = bind(entry, number)
        entry.text = "x"
        binding.dispose()
        XCTAssertFalse(entry.hasCSSClass("error"))
        XCTAssertNil(entry.tooltipText)
        let second = bind(entry, number)
        entry.text = "y"
        onAnotherThread { second.dispose() }
        wait { !entry.hasCSSClass("error") }
    }

    func testReportsStateToAssistiveTechnologies() {
        let (entry, number) = (Entry(), CurrentValueRelay(1))
        _ = bind(entry, number)
        let accessible = OpaquePointer(entry.pointer)
        XCTAssertEqual(gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_INVALID), 0)
        entry.text = "x"
        XCTAssertEqual(gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_INVALID), 1)
        XCTAssertEqual(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION), 1)
        entry.text = "2"
        XCTAssertEqual(gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_INVALID), 0)
        XCTAssertEqual(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION), 0)
    }

    // MARK: Converted values

    func testConvertedTextReplacesTypedTextAfterEditing() {
        let (window, box) = (Window(), Box(orientation: .vertical, spacing: 6))
        let (entry, next, name) = (Entry(), Entry(), CurrentValueRelay("Ada"))
        box.append(entry)
        box.append(next)
        window.child = box
        entry.reactive.text <~> name.converted(to: { $0 }, from: { String($0.prefix(5)) })
        let user = User(window)
        user.click(entry)
        user.press(.end)
        user.type("bella")
        XCTAssertEqual(entry.text, "Adabella", "typing isn't disturbed")
        XCTAssertEqual(name.value, "Adabe")
        user.press(.tab)
        wait { entry.text == "Adabe" }
        XCTAssertEqual(name.value, "Adabe")
        entry.text = "Grace Hopper"
        XCTAssertEqual(entry.text, "Grace", "the user does not type here")
        XCTAssertEqual(name.value, "Grace")
    }

    func testReleasesEntryWithDifferentText() {
        let name = CurrentValueRelay("Ada")
        assertFreed {
            let (window, entry) = (Window(), Entry())
            window.child = entry
            entry.reactive.text <~> name.converted(to: { $0 }, from: { String($0.prefix(5)) })
            let user = User(window)
            user.click(entry)
            user.type("Grace Hopper")
            window.destroy()
            return entry
        }
    }

    func testValidatingModel() {
        let (entry, name) = (Entry(), CurrentValueRelay("Ada"))
        entry.reactive.text <~> name.validated { if $0.isEmpty { throw ValidationError("Enter a name") } }
        entry.text = ""
        XCTAssertEqual(name.value, "Ada")
        XCTAssertEqual(entry.tooltipText, "Enter a name")
        entry.text = "Ada"
        XCTAssertFalse(entry.hasCSSClass("error"))
    }

    func testObjectThatCannotShowErrors() {
        let (buffer, text) = (TextBuffer(table: nil), CurrentValueRelay(""))
        buffer.reactive.text <~> text.validated { _ in throw ValidationError("never") }
        expectLog(containing: "TextBuffer.text: the model rejected a value: never", domain: "CombineGtk")
        buffer.text = "a"
        XCTAssertEqual(text.value, "")
    }

    func testReleasesMarkedWidget() {
        let number = CurrentValueRelay(1)
        assertFreed {
            let entry = Entry()
            _ = bind(entry, number)
            entry.text = "x"
            return entry
        }
    }
}

private final class Person: ObservableObject {
    @Published var age = 1
}

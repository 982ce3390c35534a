import CGtk
import Gtk
import GtkTesting
import XCTest

/// Tests of the attributes for assistive technologies that GTK reports.
@MainActor
final class AccessibleAttributesTests: GtkTestCase {
    /// Asserts that GTK reports the given value. If the values differ, GTK returns the reported value, which must be
    /// freed.
    private func assertReported(
        _ difference: UnsafeMutablePointer<CChar>?,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        defer { g_free(difference) }
        XCTAssertNil(difference.map { String(cString: $0) }, file: file, line: line)
    }

    // MARK: Properties

    func testTexts() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let texts: [(ReferenceWritableKeyPath<Button, String?>, GtkAccessibleProperty)] = [
            (\.accessible.description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION),
            (\.accessible.keyShortcuts, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS),
            (\.accessible.label, GTK_ACCESSIBLE_PROPERTY_LABEL),
            (\.accessible.placeholder, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER),
            (\.accessible.roleDescription, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION),
            (\.accessible.valueText, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT),
        ]
        for (index, (keyPath, property)) in texts.enumerated() {
            XCTAssertNil(button[keyPath: keyPath])
            button[keyPath: keyPath] = "Söme \(index)"
            assertReported(combinegtk_check_accessible_text(pointer, property, "Söme \(index)"))
            XCTAssertEqual(button[keyPath: keyPath], "Söme \(index)")
            button[keyPath: keyPath] = ""
            assertReported(combinegtk_check_accessible_text(pointer, property, ""))
            button[keyPath: keyPath] = nil
            XCTAssertEqual(gtk_test_accessible_has_property(pointer, property), 0)
            XCTAssertNil(button[keyPath: keyPath])
        }
    }

    func testBooleanValues() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let values: [(ReferenceWritableKeyPath<Button, Bool?>, GtkAccessibleProperty)] = [
            (\.accessible.hasPopup, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP),
            (\.accessible.isModal, GTK_ACCESSIBLE_PROPERTY_MODAL),
            (\.accessible.isMultiLine, GTK_ACCESSIBLE_PROPERTY_MULTI_LINE),
            (\.accessible.isMultiSelectable, GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE),
            (\.accessible.isReadOnly, GTK_ACCESSIBLE_PROPERTY_READ_ONLY),
            (\.accessible.isRequired, GTK_ACCESSIBLE_PROPERTY_REQUIRED),
        ]
        for (keyPath, property) in values {
            for isTrue in [true, false] {
                button[keyPath: keyPath] = isTrue
                assertReported(combinegtk_check_accessible_integer(pointer, property, isTrue ? 1 : 0))
                XCTAssertEqual(button[keyPath: keyPath], isTrue)
            }
            button[keyPath: keyPath] = nil
            XCTAssertEqual(gtk_test_accessible_has_property(pointer, property), 0)
            XCTAssertNil(button[keyPath: keyPath])
        }
    }

    func testNumbersAndChoices() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        button.accessible.level = 3
        assertReported(combinegtk_check_accessible_integer(pointer, GTK_ACCESSIBLE_PROPERTY_LEVEL, 3))
        button.accessible.valueMin = -1.5
        button.accessible.valueMax = 8.25
        button.accessible.valueNow = 0.5
        assertReported(combinegtk_check_accessible_double(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, -1.5))
        assertReported(combinegtk_check_accessible_double(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 8.25))
        assertReported(combinegtk_check_accessible_double(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.5))
        XCTAssertEqual(button.accessible.valueNow, 0.5)
        button.accessible.autocomplete = .inline
        button.accessible.orientation = .vertical
        button.accessible.sort = .descending
        assertReported(combinegtk_check_accessible_integer(pointer, GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE, 1))
        assertReported(combinegtk_check_accessible_integer(pointer, GTK_ACCESSIBLE_PROPERTY_ORIENTATION, 1))
        assertReported(combinegtk_check_accessible_integer(pointer, GTK_ACCESSIBLE_PROPERTY_SORT, 2))
        XCTAssertEqual(button.accessible.sort, .descending)
        button.accessible.valueNow = nil
        XCTAssertEqual(gtk_test_accessible_has_property(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW), 0)
    }

    func testANumberThatDoesNotFitTraps() {
        let button = Button()
        assertTraps(saying: "GtkButton.accessible, property(", "level", "4294967296 doesn't fit in gint") {
            button.accessible.level = 1 << 32
        }
    }

    // MARK: States

    func testStates() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let states: [(ReferenceWritableKeyPath<Button, Bool?>, GtkAccessibleState)] = [
            (\.accessible.isBusy, GTK_ACCESSIBLE_STATE_BUSY),
            (\.accessible.isDisabled, GTK_ACCESSIBLE_STATE_DISABLED),
            (\.accessible.isExpanded, GTK_ACCESSIBLE_STATE_EXPANDED),
            (\.accessible.isHidden, GTK_ACCESSIBLE_STATE_HIDDEN),
            (\.accessible.isSelected, GTK_ACCESSIBLE_STATE_SELECTED),
        ]
        for (keyPath, state) in states {
            for isTrue in [true, false] {
                button[keyPath: keyPath] = isTrue
                assertReported(combinegtk_check_accessible_state(pointer, state, isTrue ? 1 : 0))
                XCTAssertEqual(button[keyPath: keyPath], isTrue)
            }
            button[keyPath: keyPath] = nil
            XCTAssertEqual(gtk_test_accessible_has_state(pointer, state), 0)
            XCTAssertNil(button[keyPath: keyPath])
        }
    }

    func testStatesOfMoreThanTwoValues() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let states: [(AccessibleTristate, Int32)] = [(.false, 0), (.true, 1), (.mixed, 2)]
        for (state, number) in states {
            button.accessible.checked = state
            button.accessible.pressed = state
            assertReported(combinegtk_check_accessible_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, number))
            assertReported(combinegtk_check_accessible_state(pointer, GTK_ACCESSIBLE_STATE_PRESSED, number))
            XCTAssertEqual(button.accessible.checked, state)
        }
        button.accessible.invalid = .spelling
        assertReported(combinegtk_check_accessible_state(pointer, GTK_ACCESSIBLE_STATE_INVALID, 3))
        button.accessible.checked = nil
        XCTAssertEqual(gtk_test_accessible_has_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED), 0)
    }

    // MARK: Relations

    func testPositions() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let places: [(ReferenceWritableKeyPath<Button, Int?>, GtkAccessibleRelation)] = [
            (\.accessible.columnCount, GTK_ACCESSIBLE_RELATION_COL_COUNT),
            (\.accessible.columnIndex, GTK_ACCESSIBLE_RELATION_COL_INDEX),
            (\.accessible.columnSpan, GTK_ACCESSIBLE_RELATION_COL_SPAN),
            (\.accessible.positionInSet, GTK_ACCESSIBLE_RELATION_POS_IN_SET),
            (\.accessible.rowCount, GTK_ACCESSIBLE_RELATION_ROW_COUNT),
            (\.accessible.rowIndex, GTK_ACCESSIBLE_RELATION_ROW_INDEX),
            (\.accessible.rowSpan, GTK_ACCESSIBLE_RELATION_ROW_SPAN),
            (\.accessible.setSize, GTK_ACCESSIBLE_RELATION_SET_SIZE),
        ]
        for (index, (keyPath, relation)) in places.enumerated() {
            button[keyPath: keyPath] = index + 2
            assertReported(combinegtk_check_accessible_number(pointer, relation, Int32(index + 2)))
            XCTAssertEqual(button[keyPath: keyPath], index + 2)
        }
        for (keyPath, relation) in places {
            button[keyPath: keyPath] = nil
            XCTAssertEqual(gtk_test_accessible_has_relation(pointer, relation), 0)
        }
        button.accessible.columnIndexText = "B"
        button.accessible.rowIndexText = "two"
        "B".withCString {
            assertReported(combinegtk_check_accessible_target(pointer, GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT, $0))
        }
        "two".withCString {
            assertReported(combinegtk_check_accessible_target(pointer, GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT, $0))
        }
    }

    func testLists() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let lists: [(ReferenceWritableKeyPath<Button, [any Accessible]>, GtkAccessibleRelation)] = [
            (\.accessible.controls, GTK_ACCESSIBLE_RELATION_CONTROLS),
            (\.accessible.describedBy, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY),
            (\.accessible.details, GTK_ACCESSIBLE_RELATION_DETAILS),
            (\.accessible.flowTo, GTK_ACCESSIBLE_RELATION_FLOW_TO),
            (\.accessible.labelledBy, GTK_ACCESSIBLE_RELATION_LABELLED_BY),
            (\.accessible.owns, GTK_ACCESSIBLE_RELATION_OWNS),
        ]
        let (first, second) = (Label(label: "a"), Label(label: "b"))
        for (keyPath, relation) in lists {
            // The same list is set repeatedly, because GTK frees a list that it doesn't need.
            for _ in 0..<3 {
                button[keyPath: keyPath] = [first, second]
                assertReported(combinegtk_check_accessible_targets(pointer, relation, first.pointer, second.pointer))
            }
            XCTAssertEqual(button[keyPath: keyPath].map(\.pointer), [first.pointer, second.pointer])
            button[keyPath: keyPath] = [second]
            assertReported(combinegtk_check_accessible_targets(pointer, relation, second.pointer, nil))
            button[keyPath: keyPath] = []
            XCTAssertEqual(gtk_test_accessible_has_relation(pointer, relation), 0)
            XCTAssertTrue(button[keyPath: keyPath].isEmpty)
        }
    }

    func testSingleObjects() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let label = Label(label: "a")
        button.accessible.activeDescendant = label
        button.accessible.errorMessage = label
        assertReported(
            combinegtk_check_accessible_target(pointer, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, label.pointer)
        )
        assertReported(
            combinegtk_check_accessible_target(pointer, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label.pointer)
        )
        XCTAssertTrue(button.accessible.errorMessage === label)
        button.accessible.errorMessage = nil
        XCTAssertNil(button.accessible.errorMessage)
        XCTAssertEqual(gtk_test_accessible_has_relation(pointer, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE), 0)
    }

    // MARK: Lifetimes and unset attributes

    func testObjectsInRelationsAreNotRetained() {
        let button = Button()
        let pointer = OpaquePointer(button.pointer)
        let first = Label(label: "a")
        assertFreed {
            let second = Label(label: "b")
            button.accessible.labelledBy = [first, second]
            button.accessible.errorMessage = second
            return second
        }
        XCTAssertEqual(button.accessible.labelledBy.map(\.pointer), [first.pointer])
        XCTAssertNil(button.accessible.errorMessage)
        assertReported(
            combinegtk_check_accessible_targets(pointer, GTK_ACCESSIBLE_RELATION_LABELLED_BY, first.pointer, nil)
        )
    }

    func testNothingLeaks() {
        let button = Button()
        assertNoLeaks {
            let (entry, label) = (Entry(), Label(label: "Name"))
            entry.accessible.labelledBy = [label]
            entry.accessible.controls = [entry]
            entry.accessible.errorMessage = entry
            entry.accessible.description = "Your name"
        }
        XCTAssertLessThan(
            heapGrowth {
                button.accessible.describedBy = [button]
                button.accessible.describedBy = []
                button.accessible.label = "Some text that is long enough for the heap"
                button.accessible.label = nil
            },
            20_000
        )
    }

    func testValuesThatGTKSetsAreNotReturned() {
        let check = CheckButton()
        let pointer = OpaquePointer(check.pointer)
        check.isActive = true
        assertReported(combinegtk_check_accessible_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, 1))
        XCTAssertNil(check.accessible.checked)
        check.accessible.checked = .mixed
        assertReported(combinegtk_check_accessible_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, 2))
        check.isActive = false
        assertReported(combinegtk_check_accessible_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, 0))
        XCTAssertEqual(check.accessible.checked, .mixed, "the value that the program set")
    }

    func testValuesOutliveTheStructure() {
        let box = Box(orientation: .vertical)
        do {
            let label = Label(label: "a")
            label.accessible.roleDescription = "heading"
            box.append(label)
        }
        XCTAssertEqual(box.firstChild?.accessible.roleDescription, "heading")
    }
}

import CGtk
import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class ListModelItemsTests: GtkTestCase {
    func testItemsOfAModel() {
        let filtered = FilterListModel(
            model: ListStore(["a", "b", "c"].map { Person($0) }),
            filter: CustomFilter { (person: Person) in person.name != "b" }
        )
        let items = filtered.items(as: Person.self)
        XCTAssertEqual(items.map(\.name), ["a", "c"])
        XCTAssertEqual(items.count, 2)
        XCTAssertEqual(items[1].name, "c")
        XCTAssertEqual(items.last?.name, "c")
        XCTAssertTrue(items.model === filtered)
        var count = 0
        for case is Person in filtered.items { count += 1 }
        XCTAssertEqual(count, 2)
    }

    func testItemsThatCCreatesHaveTheirClass() {
        let model: any ListModel = StringList(strings: ["a", "b"])
        XCTAssertEqual(model.items(as: StringObject.self).map(\.string), ["a", "b"])
        XCTAssertTrue(model.items[0] is StringObject)
        let button = Button()
        button.addController(EventControllerMotion())
        let controllers = button.observeControllers().items(as: EventController.self)
        XCTAssertTrue(controllers.contains { $0 is EventControllerMotion })
    }

    func testTheViewShowsTheCurrentItems() {
        let list = StringList(strings: [])
        let items = list.items(as: StringObject.self)
        XCTAssertTrue(items.isEmpty)
        list.append("a")
        XCTAssertEqual(items.map(\.string), ["a"])
    }

    func testAModelThatChangesDuringALoop() {
        let list = StringList(strings: ["a", "b", "c", "d"])
        var texts: [String] = []
        for item in list.items(as: StringObject.self) {
            texts.append(item.string)
            list.remove(list.itemCount - 1)
        }
        XCTAssertEqual(texts, ["a", "b"])
    }

    func testMisuse() {
        let list = StringList(strings: ["a", "b"])
        assertTraps(saying: "position 2 is out of range: the GtkStringList has 2 items") {
            _ = list.items(as: StringObject.self)[2]
        }
        assertTraps(saying: "position -1 is out of range: the GtkStringList has 2 items") { _ = list.items[-1] }
        assertTraps(saying: "item 1 of a GtkStringList: expected Person, found StringObject (GtkStringObject)") {
            _ = list.items(as: Person.self)[1]
        }
    }

    func testTheItemsRetainOnlyTheModel() {
        assertNoLeaks {
            let items = ListStore(["a"].map { Person($0) }).items(as: Person.self)
            XCTAssertEqual(items[0].name, "a")
        }
    }

    func testTheStringsOfAStringList() {
        let list = StringList(strings: ["c", "a", "b"])
        XCTAssertEqual(Array(list), ["c", "a", "b"])
        XCTAssertEqual(list[1], "a")
        XCTAssertEqual(list.sorted(), ["a", "b", "c"])
        XCTAssertEqual(Array(list[1...]), ["a", "b"])
        XCTAssertEqual(list.count, 3)
        XCTAssertTrue(list.contains("b"))
        var texts: [String] = []
        for text in list {
            texts.append(text)
            if text == "a" { list.remove(2) }
        }
        XCTAssertEqual(texts, ["c", "a"])
        assertTraps(saying: "position 2 is out of range: the StringList has 2 strings") { _ = list[2] }
        assertTraps(saying: "position -1 is out of range: the StringList has 2 strings") { _ = list[-1] }
        assertTraps(saying: "positions 1..<4 are out of range: the StringList has 2 strings") { _ = list[1..<4] }
    }
}

import Combine
import Gtk
import GtkTesting
import XCTest

@MainActor
final class ListStoreReplacingTests: GtkTestCase {
    private func ages(_ store: ListStore<Person>) -> [Int] { store.map(\.age) }

    func testSelectedItemsStaySelected() {
        let store = ListStore((0..<6).map { Person("", age: $0) })
        let single = SingleSelection(model: store)
        single.selected = 3
        let multiple = MultiSelection(model: store)
        for position in [1, 3, 5] { multiple.selectItem(position, unselectRest: false) }
        let (before, three, five) = (store[0], store[3], store[5])
        // One item is removed, two are inserted, and two move.
        store.replace(with: [Person("", age: 7), before, store[2], three, Person("", age: 8), store[4], five])
        XCTAssertEqual(ages(store), [7, 0, 2, 3, 8, 4, 5])
        XCTAssertTrue(single.selectedItem === three)
        XCTAssertEqual(Array(multiple.selection).map { store[$0].age }, [3, 5])
    }

    func testOnlyDifferencesAreReported() {
        let people = (0..<8).map { Person("", age: $0) }
        let store = ListStore(people)
        var changes: [[Int]] = []
        let subscription = store.itemsChanged.sink { changes.append([$0.position, $0.removed, $0.added]) }
        store.replace(with: people)
        XCTAssertEqual(changes, [])
        store.replace(with: people[0..<2] + people[4..<8])
        XCTAssertEqual(changes, [[2, 2, 0]])
        changes = []
        // The first item moves to the end.
        let now = Array(store)
        store.replace(with: now.dropFirst() + now.prefix(1))
        XCTAssertEqual(changes, [[6, 0, 1], [0, 1, 0]])
        changes = []
        store.replace(with: [])
        XCTAssertEqual(changes, [[0, 6, 0]])
        subscription.cancel()
    }

    func testItemsWithEqualIdentityAreKept() {
        let store = ListStore([Person("Ada", age: 1), Person("Bob", age: 2), Person("Cyd", age: 3)])
        let kept = Array(store)
        var updates: [String] = []
        let given = [Person("Cyd", age: 3), Person("Adele", age: 1), Person("Eve", age: 4)]
        store.replace(with: given, identifiedBy: \.age) { kept, given in
            updates.append("\(kept.name) \(given.name)")
            kept.name = given.name
        }
        XCTAssertEqual(store.map(\.name), ["Cyd", "Adele", "Eve"])
        XCTAssertTrue(store[0] === kept[2])
        XCTAssertTrue(store[1] === kept[0])
        XCTAssertTrue(store[2] === given[2])
        XCTAssertEqual(updates, ["Cyd Cyd", "Ada Adele"])
    }

    func testRandomListsNeedFewChanges() {
        var generator = SystemRandomNumberGenerator()
        let pool = (0..<12).map { Person("", age: $0) }
        for _ in 0..<500 {
            // The list can contain equal items.
            func list() -> [Person] {
                (0..<Int.random(in: 0...10, using: &generator)).compactMap { _ in pool.randomElement(using: &generator)
                }
            }
            let (old, new) = (list(), list())
            let store = ListStore(old)
            var mirror = old.map(\.age)
            let subscription = store.itemsChanged.sink { position, removed, added in
                let items = (position..<position + added).map { store[$0].age }
                mirror.replaceSubrange(position..<position + removed, with: items)
            }
            store.replace(with: new)
            XCTAssertTrue(store.elementsEqual(new), "\(old.map(\.age)) → \(new.map(\.age))")
            XCTAssertEqual(mirror, new.map(\.age), "the changes of which handlers were notified")
            subscription.cancel()
        }
    }

    func testReplacingManyItemsIsFast() {
        let store = ListStore((0..<20_000).map { Person("", age: $0) })
        let reversed = Array(store.reversed())
        store.replace(with: reversed)
        XCTAssertTrue(store.elementsEqual(reversed))
        store.replace(with: (0..<20_000).map { Person("", age: -$0) })
        XCTAssertEqual(store.last?.age, -19_999)
    }

    func testAHandlerThatChangesTheStore() {
        assertTraps(saying: "ListStore<Person>.replace(with:): a handler changed the store: expected 2 items, found 1")
        {
            let store = ListStore((0..<3).map { Person("", age: $0) })
            let subscription = store.itemsChanged.prefix(1).sink { _ in store.remove(at: 0) }
            store.replace(with: [store[1]])
            subscription.cancel()
        }
    }

    func testNothingLeaks() {
        assertNoLeaks {
            let store = ListStore((0..<5).map { Person("", age: $0) })
            store.replace(with: (3..<9).map { Person("", age: $0) }, identifiedBy: \.age)
            XCTAssertEqual(ages(store), [3, 4, 5, 6, 7, 8])
        }
    }
}

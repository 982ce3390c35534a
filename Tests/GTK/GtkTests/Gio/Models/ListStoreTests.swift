import CGtk
import Combine
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class ListStoreTests: GtkTestCase {
    private func people(_ names: String...) -> [Person] { names.map { Person($0) } }

    // MARK: Reading

    func testAStoreIsACollection() {
        let people = people("Ada", "Bob", "Cyd")
        let store = ListStore(people)
        XCTAssertEqual(store.count, 3)
        XCTAssertTrue(store[1] === people[1])
        XCTAssertEqual(store.map(\.name), ["Ada", "Bob", "Cyd"])
        XCTAssertEqual(store.first?.name, "Ada")
        XCTAssertEqual(store.last?.name, "Cyd")
        XCTAssertEqual(store.reversed().map(\.name), ["Cyd", "Bob", "Ada"])
        XCTAssertEqual(store[1...].map(\.name), ["Bob", "Cyd"])
        XCTAssertEqual(store.filter { $0.name > "Ada" }, Array(people[1...]))
        var names: [String] = []
        for person in store { names.append(person.name) }
        XCTAssertEqual(names, ["Ada", "Bob", "Cyd"])
        XCTAssertEqual(store.firstIndex(of: people[2]), 2)
        XCTAssertEqual(store.firstIndex { $0.name == "Bob" }, 1)
        XCTAssertTrue(store.contains(people[0]))
        XCTAssertNil(store.firstIndex(of: Person("Ada")), "found by identity")
    }

    func testAnEmptyStore() {
        let store = ListStore<Person>()
        XCTAssertEqual(store.count, 0)
        XCTAssertTrue(store.isEmpty)
        XCTAssertNil(store.first)
        XCTAssertNil(store.popLast())
        XCTAssertTrue(Array(store).isEmpty)
        store.removeAll()
        store.append(contentsOf: [])
        store.removeSubrange(0..<0)
        store.sort(by: \.name)
        store.replace(with: [])
        XCTAssertEqual(store.itemType, Person.registeredType)
    }

    func testItemsOfSubclassesAndOfCClasses() {
        let store = ListStore<Person>()
        let employee = Employee("Eve")
        store.append(employee)
        XCTAssertTrue(store[0] === employee)
        let texts = ListStore(["b", "a"].map { StringObject(string: $0) })
        XCTAssertEqual(texts.map(\.string), ["b", "a"])
        let widgets = ListStore<Widget>([Label(label: "a"), Button()])
        XCTAssertTrue(widgets[1] is Button)
    }

    func testStoresOfDifferentItemsHaveTheSameCClass() {
        XCTAssertEqual(ListStore<Person>().typeName, "GListStore")
        XCTAssertEqual(ListStore<StringObject>().typeName, "GListStore")
        XCTAssertEqual(GListStore(itemType: Person.self).typeName, "GListStore")
    }

    // MARK: Editing

    func testEdits() {
        let store = ListStore(people("a", "b"))
        func names() -> String { store.map(\.name).joined() }
        store.append(Person("c"))
        store.insert(Person("d"), at: 0)
        store.insert(Person("e"), at: 4)
        XCTAssertEqual(names(), "dabce")
        store.insert(contentsOf: people("f", "g"), at: 1)
        XCTAssertEqual(names(), "dfgabce")
        XCTAssertEqual(store.remove(at: 1).name, "f")
        XCTAssertEqual(store.removeFirst().name, "d")
        XCTAssertEqual(store.removeLast().name, "e")
        XCTAssertEqual(names(), "gabc")
        store[0] = Person("h")
        store.replaceSubrange(1...2, with: people("x", "y", "z"))
        XCTAssertEqual(names(), "hxyzc")
        store.removeSubrange(3...)
        XCTAssertEqual(names(), "hxy")
        XCTAssertEqual(store.popLast()?.name, "y")
        XCTAssertTrue(store.remove(store[0]))
        XCTAssertFalse(store.remove(Person("x")))
        store.append(contentsOf: store)
        XCTAssertEqual(names(), "xx")
        XCTAssertTrue(store[0] === store[1])
        store.removeAll()
        XCTAssertEqual(names(), "")
    }

    func testEachEditReportsOneRange() {
        let store = ListStore(people("a", "b", "c", "d", "e"))
        var changes: [[Int]] = []
        let subscription = store.itemsChanged.sink { changes.append([$0.position, $0.removed, $0.added]) }
        store.append(contentsOf: people("f", "g"))
        store.replaceSubrange(1..<3, with: people("x"))
        store[0] = Person("y")
        store.removeAll { $0.name > "d" }
        store.removeAll()
        store.append(contentsOf: [])
        XCTAssertEqual(changes, [[5, 0, 2], [1, 2, 1], [0, 1, 1], [3, 3, 0], [0, 2, 0], [0, 1, 0]])
        subscription.cancel()
    }

    func testRemovingByACondition() throws {
        struct Refusal: Error {}
        let store = ListStore((0..<10).map { Person("\($0)", age: $0) })
        XCTAssertThrowsError(try store.removeAll { if $0.age == 5 { throw Refusal() } else { return true } })
        XCTAssertEqual(store.count, 10)
        store.removeAll { $0.age % 3 == 0 }
        XCTAssertEqual(store.map(\.age), [1, 2, 4, 5, 7, 8])
    }

    // MARK: Sorting

    func testSorting() {
        let store = ListStore([("b", 1), ("a", 1), ("b", 2), ("a", 2)].map { Person($0.0, age: $0.1) })
        func all() -> [String] { store.map { "\($0.name)\($0.age)" } }
        store.sort { $0.name < $1.name }
        XCTAssertEqual(all(), ["a1", "a2", "b1", "b2"], "stable")
        store.sort { $0.age > $1.age }
        XCTAssertEqual(all(), ["a2", "b2", "a1", "b1"])
        store.sort(by: \.name)
        XCTAssertEqual(all(), ["a2", "a1", "b2", "b1"])
        XCTAssertEqual(store.insertSorted(Person("a", age: 3)) { $0.name < $1.name }, 2)
        XCTAssertEqual(store.insertSorted(Person("c", age: 1)) { $0.name < $1.name }, 5)
        XCTAssertEqual(all(), ["a2", "a1", "a3", "b2", "b1", "c1"])
    }

    func testSortingChangesOnlyItemsThatMove() {
        let store = ListStore(people("a", "c", "b", "d"))
        var changes: [[Int]] = []
        let subscription = store.itemsChanged.sink { changes.append([$0.position, $0.removed, $0.added]) }
        store.sort(by: \.name)
        store.sort(by: \.name)
        XCTAssertEqual(changes, [[1, 2, 2]])
        subscription.cancel()
    }

    // MARK: Use

    func testModelsAndViewsAcceptAStore() throws {
        let store = ListStore(people("b", "c", "a"))
        let sorter = CustomSorter { (first: Person, second: Person) in first.name < second.name }
        let sorted = SortListModel(model: store, sorter: sorter)
        XCTAssertEqual(sorted.items(as: Person.self).map(\.name), ["a", "b", "c"])
        store.append(Person("_"))
        XCTAssertEqual(sorted.items(as: Person.self).first?.name, "_")
        XCTAssertTrue(sorted.model === store)
        XCTAssertTrue(sorted.model is ListStore<Person>)
        XCTAssertFalse(sorted.model is ListStore<StringObject>)
    }

    func testTheCountIsObservedAndPublished() {
        let store = ListStore(people("a"))
        var counts: [Int] = []
        let subscription = store.publisher(for: \.count).sink { counts.append($0) }
        store.append(Person("b"))
        store[0] = Person("c")
        store.removeAll()
        XCTAssertEqual(counts, [1, 2, 0])
        subscription.cancel()
    }

    func testAStoreThatChangesDuringALoop() {
        let store = ListStore(people("a", "b", "c", "d"))
        var names: [String] = []
        for person in store {
            names.append(person.name)
            if person.name == "a" { store.remove(person) }
            if person.name == "d" { store.append(Person("e")) }
        }
        XCTAssertEqual(names, ["a", "c", "d", "e"])
        for _ in store { store.removeAll() }
        XCTAssertTrue(store.isEmpty)
    }

    func testASortingClosureThatChangesTheStore() {
        assertTraps(saying: "ListStore<Person>.sort(by:): a handler changed the store: expected 2 items, found 0") {
            let store = ListStore(self.people("b", "a"))
            store.sort { (first: Person, second: Person) in
                store.removeAll()
                return first.name < second.name
            }
        }
    }

    // MARK: Lifetimes

    func testAStoreRetainsItsItemsAndTheirState() {
        weak var item: Person?
        assertNoLeaks {
            let store = ListStore<Person>()
            @MainActor func fill() {
                let person = Person("Ada", age: 36)
                item = person
                store.append(person)
                store.append(person)
            }
            fill()
            XCTAssertEqual(store[0].age, 36)
            store.remove(at: 0)
            XCTAssertTrue(store[0] === item)
            store.removeAll()
            XCTAssertNil(item)
            store.append(Person("Bob"))
        }
    }

    func testAStoreThatOnlyCRetains() {
        var model: SortListModel?
        assertFreed {
            let store = ListStore(people("a"))
            model = SortListModel(model: store, sorter: nil)
            XCTAssertEqual((model?.model as? ListStore<Person>)?.count, 1)
            model?.model = nil
            return store
        }
        XCTAssertNil(model?.model)
    }

    // MARK: Misuse

    func testPositionsOutOfRange() {
        let store = ListStore(people("a", "b"))
        assertTraps(saying: "ListStore<Person>.subscript: position 2 is out of the range 0..<2") { _ = store[2] }
        assertTraps(saying: "ListStore<Person>.subscript: position -1 is out of the range 0..<2") { _ = store[-1] }
        assertTraps(saying: "ListStore<Person>.subscript: position 2 is out of the range 0..<2") { store[2] = store[0] }
        assertTraps(
            saying: "ListStore<Person>.remove(at:): position 9 is out of the range "
                + "0..<2"
        ) { store.remove(at: 9) }
        assertTraps(saying: "ListStore<Person>.insert(_:at:): position 3 is out of the range 0...2") {
            store.insert(store[0], at: 3)
        }
        assertTraps(saying: "ListStore<Person>.removeSubrange(_:): positions 1..<3 are out of the range 0..<2") {
            store.removeSubrange(1..<3)
        }
        assertTraps(saying: "ListStore<Person>.replaceSubrange(_:with:): positions 0..<5 are out of the range 0..<2") {
            store.replaceSubrange(0..<5, with: [])
        }
        assertTraps(saying: "ListStore<Person>.removeFirst(): there are no items") {
            store.removeAll()
            store.removeFirst()
        }
        assertTraps(saying: "ListStore<Person>.removeLast(): there are no items") {
            store.removeAll()
            store.removeLast()
        }
    }

    func testAnItemWhoseWrapperHasADifferentClass() {
        assertTraps(saying: "ListStore<Tag>.append(_:): expected a Tag, found a Tag that wraps a GtkLabel") {
            let label = gtk_label_new("")
            let tag = Tag(wrapping: requiredPointer(label, "gtk_label_new"), transfer: .none)
            ListStore<Tag>().append(tag)
        }
    }

    func testAnItemThatCInserted() {
        let store = ListStore<Person>()
        assertTraps(saying: "item 0 of a GListStore: expected Person, found Object (Person)") {
            let object = g_object_new_with_properties(Person.registeredType, 0, nil, nil)
            g_list_store_append(OpaquePointer(store.pointer), object)
            _ = store[0]
        }
    }

    func testWrappingACStore() {
        let made = g_list_store_new(Employee.registeredType)
        let store = ListStore<Person>(
            wrapping: requiredPointer(UnsafeRawPointer(made), "g_list_store_new"),
            transfer: .full
        )
        XCTAssertTrue(store.isEmpty)
        assertTraps(saying: "ListStore<Person>: expected a store of Person, found one of GtkStringObject") {
            let made = g_list_store_new(gtk_string_object_get_type())
            let pointer = requiredPointer(UnsafeRawPointer(made), "g_list_store_new")
            _ = ListStore<Person>(wrapping: pointer, transfer: .full)
        }
    }
}

/// A label that can also be created by C.
private final class Tag: Label {}

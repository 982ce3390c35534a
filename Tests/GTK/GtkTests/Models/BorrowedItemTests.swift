import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of the items that C lends to sorters and filters.
@MainActor
final class BorrowedItemTests: GtkTestCase {
    func testSortersAndFiltersOfSwiftItems() {
        let store = ListStore([Person("b", age: 2), Employee("a", age: 1), Person("c", age: 3), Employee("d", age: 4)])
        let sorter = CustomSorter { (first: Person, second: Person) in first.name < second.name }
        let sorted = SortListModel(model: store, sorter: sorter)
        XCTAssertEqual(sorted.items(as: Person.self).map(\.age), [1, 2, 3, 4])
        sorter.setSort { (first: Person, second: Person) -> Ordering in
            first.age > second.age ? .smaller : first.age < second.age ? .larger : .equal
        }
        XCTAssertEqual(sorted.items(as: Person.self).map(\.age), [4, 3, 2, 1])
        let filter = CustomFilter { (person: Person) in person is Employee }
        let filtered = FilterListModel(model: store, filter: filter)
        XCTAssertEqual(filtered.items(as: Employee.self).map(\.name), ["a", "d"])
        filter.setFilter { (person: Person) in person.age > 2 }
        XCTAssertEqual(filtered.items(as: Person.self).map(\.name), ["c", "d"])
        let untyped = CustomFilter { item in item is Employee }
        XCTAssertTrue(untyped.match(store[1]))
        XCTAssertFalse(untyped.match(store[0]))
    }

    func testEqualItemsKeepTheirOrder() {
        let store = ListStore((0..<100).map { Person("\($0 % 3)", age: $0) })
        let byName = CustomSorter { (first: Person, second: Person) in first.name < second.name }
        let expected = (0..<3).flatMap { Array(stride(from: $0, to: 100, by: 3)) }
        XCTAssertEqual(SortListModel(model: store, sorter: byName).items(as: Person.self).map(\.age), expected)
        let byOrdering = CustomSorter { (first: Person, second: Person) -> Ordering in
            first.name < second.name ? .smaller : first.name == second.name ? .equal : .larger
        }
        XCTAssertEqual(SortListModel(model: store, sorter: byOrdering).items(as: Person.self).map(\.age), expected)
        XCTAssertEqual(byOrdering.compare(store[0], item2: store[3]), .equal)
    }

    func testItemsThatOnlySwiftRetains() {
        let (first, second) = (Person("a"), Person("b"))
        let sorter = CustomSorter { (first: Person, second: Person) in first.name < second.name }
        XCTAssertEqual(sorter.compare(first, item2: second), .smaller)
        XCTAssertEqual(sorter.compare(second, item2: first), .larger)
        XCTAssertEqual(sorter.compare(first, item2: first), .equal)
        XCTAssertTrue(CustomFilter { (person: Person) in person.name == "a" }.match(first))
    }

    func testItemsThatCCreated() {
        let strings = StringList(strings: ["b", "a", "c"])
        let sorter = CustomSorter { (first: StringObject, second: StringObject) in first.string > second.string }
        let sorted = SortListModel(model: strings, sorter: sorter)
        XCTAssertEqual(sorted.items(as: StringObject.self).map(\.string), ["c", "b", "a"])
        let filter = CustomFilter { (item: StringObject) in item.string != "b" }
        let filtered = FilterListModel(model: sorted, filter: filter)
        XCTAssertEqual(filtered.items(as: StringObject.self).map(\.string), ["c", "a"])
    }

    func testItemsOfADifferentClass() {
        let strings = StringList(strings: ["b", "a"])
        assertTraps(saying: "expected Person, found StringObject (GtkStringObject)") {
            let sorter = CustomSorter { (_: Person, _: Person) in false }
            _ = SortListModel(model: strings, sorter: sorter)
        }
        assertTraps(saying: "expected Employee, found Person (Person)") {
            let filter = CustomFilter { (_: Employee) in false }
            _ = FilterListModel(model: ListStore([Person("a")]), filter: filter)
        }
    }

    func testAnItemCannotBeRemovedFromItsStoreDuringTheCall() {
        assertTraps(saying: "a filter function changed a list") {
            let store = ListStore([Person("a", age: 42)])
            let filter = CustomFilter { (person: Person) in
                store.removeAll()
                return person.age == 42
            }
            print(filter.match(store[0]))
        }
    }

    func testClosuresAreFreed() {
        let before = LiveCount.closures
        assertNoLeaks {
            let store = ListStore([Person("b"), Person("a")])
            let sorter = CustomSorter { (first: Person, second: Person) in first.name < second.name }
            let filter = CustomFilter { (person: Person) in person.name > "" }
            let model = FilterListModel(model: SortListModel(model: store, sorter: sorter), filter: filter)
            XCTAssertEqual(model.items.count, 2)
            filter.setFilter { (_: Person) in false }
            sorter.setSort { (_: Person, _: Person) in false }
            XCTAssertEqual(model.items.count, 0)
        }
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testEndedClosures() {
        let store = ListStore([Person("b"), Person("a")])
        let sorter = CustomSorter { (first: Person, second: Person) in first.name < second.name }
        let filter = CustomFilter { (_: Person) in true }
        sorter.endKeptClosures()
        filter.endKeptClosures()
        XCTAssertEqual(SortListModel(model: store, sorter: sorter).items(as: Person.self).map(\.name), ["b", "a"])
        XCTAssertEqual(FilterListModel(model: store, filter: filter).items.count, 0)
    }

    func testAClosureThatEndsItself() {
        let store = ListStore([Person("b"), Person("a")])
        let token = Person("token")
        var filter: CustomFilter?
        filter = CustomFilter { [weak token] (_: Person) in
            filter?.endKeptClosures()
            return token?.name == "token"
        }
        XCTAssertEqual(filter?.match(store[0]), true)
        XCTAssertEqual(filter?.match(store[0]), false)
        filter = nil
    }

    // MARK: Owners of an item

    func testStateSurvivesEachChangeOfOwner() {
        let store = ListStore<Person>()
        weak var weakPerson: Person?
        func make() {
            let person = Person("a", age: 36)
            weakPerson = person
            // Each iteration is made with and without a reference from C.
            for _ in 0..<3 {
                store.append(person)
                XCTAssertTrue(store[0] === person)
                store.removeAll()
                XCTAssertTrue(Object.existingWrapper(for: person.pointer) === person)
            }
            store.append(person)
        }
        make()
        XCTAssertEqual(weakPerson?.age, 36)
        XCTAssertEqual(store[0].age, 36)
        store.removeAll()
        XCTAssertNil(weakPerson)
    }

    func testAReferenceThatAnotherThreadAdds() {
        weak var weakPerson: Person?
        var pointer: UnsafeMutableRawPointer?
        func make() {
            let person = Person("a", age: 36)
            weakPerson = person
            pointer = person.pointer
            // `nonisolated(unsafe)` is safe here, because any thread can add a reference.
            nonisolated(unsafe) let pointer = person.pointer
            onAnotherThread { _ = g_object_ref(pointer) }
            pumpUntilIdle()
        }
        make()
        guard let pointer else { return XCTFail("no wrapper was created") }
        for _ in 0..<3 {
            XCTAssertEqual((Object.existingWrapper(for: pointer) as? Person)?.age, 36)
        }
        nonisolated(unsafe) let last = pointer
        onAnotherThread { g_object_unref(last) }
        wait { weakPerson == nil }
    }

    func testInstancesHaveOnePointerSizedField() {
        func size(_ type: GType) -> Int {
            var query = GTypeQuery()
            g_type_query(type, &query)
            return Int(query.instance_size)
        }
        let word = MemoryLayout<UnsafeRawPointer>.size
        XCTAssertEqual(size(Person.registeredType), MemoryLayout<GObject>.size + word)
        XCTAssertEqual(size(Employee.registeredType), size(Person.registeredType), "the menu of the parent is used")
    }

    func testObjectsOfACClassDerivedFromASwiftOne() throws {
        let type = g_type_register_static_simple(
            Person.registeredType,
            "LentItemTestsDerived",
            guint(MemoryLayout<GObjectClass>.size),
            nil,
            guint(MemoryLayout<GObject>.size + 4 * MemoryLayout<UnsafeRawPointer>.size),
            nil,
            GTypeFlags(rawValue: 0)
        )
        let object = try XCTUnwrap(g_object_new_with_properties(type, 0, nil, nil))
        defer { g_object_unref(object) }
        let wrapper = Object.wrap(UnsafeMutableRawPointer(object))
        XCTAssertTrue(Object.existingWrapper(for: UnsafeMutableRawPointer(object)) === wrapper)
    }
}

@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class KeySortingTests: GtkTestCase {
    private func ages(sortedBy sorter: Sorter, _ people: [Person]) -> [Int] {
        SortListModel(model: ListStore(people), sorter: sorter).items(as: Person.self).map(\.age)
    }

    func testNumbers() {
        let people = [3, -1, Int.max, 2, Int.min].map { Person("", age: $0) }
        XCTAssertEqual(ages(sortedBy: NumericSorter(by: \Person.age), people), people.map(\.age).sorted())
        let byRest = NumericSorter { (person: Person) -> Int in person.age & 1 }
        XCTAssertEqual(ages(sortedBy: byRest, people), [2, Int.min, 3, -1, Int.max])
        let byRoot = NumericSorter { (person: Person) -> Double in -Double(person.age) }
        XCTAssertEqual(ages(sortedBy: byRoot, people), people.map(\.age).sorted(by: >))
        byRoot.sortOrder = .descending
        XCTAssertEqual(ages(sortedBy: byRoot, people), people.map(\.age).sorted())
    }

    func testStrings() {
        let people = [Person("b", age: 2), Person("C", age: 3), Person("a", age: 1), Employee("", age: 0)]
        XCTAssertEqual(ages(sortedBy: StringSorter(by: \Person.name), people), [0, 1, 2, 3])
        let byLast = StringSorter { (person: Person) -> String in String(5 - person.age) }
        XCTAssertEqual(ages(sortedBy: byLast, people), [3, 2, 1, 0])
    }

    func testAKeyIsRequestedOnce() {
        var count = 0
        let sorter = NumericSorter { (person: Person) -> Int in
            count += 1
            return person.age
        }
        let people = (0..<100).map { Person("", age: $0 * 7 % 100) }
        let model = SortListModel(model: ListStore(people), sorter: sorter)
        XCTAssertEqual(model.items(as: Person.self).map(\.age), Array(0..<100))
        XCTAssertEqual(count, 100)
        sorter.emitChanged(.different)
        XCTAssertEqual(count, 100)
        model.sorter = nil
        model.sorter = sorter
        XCTAssertEqual(count, 200)
    }

    func testClosuresAreFreedAndEnded() {
        let before = LiveCount.closures
        assertNoLeaks {
            let sorter = NumericSorter { (person: Person) -> Int in person.age }
            XCTAssertEqual(sorter.keptClosureCount, 1)
            sorter.endKeptClosures()
            XCTAssertEqual(ages(sortedBy: sorter, [Person("", age: 2), Person("", age: 1)]), [2, 1])
            _ = StringSorter(by: \Person.name)
        }
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testAnItemOfADifferentClass() {
        assertTraps(saying: "expected Employee, found Person (Person)") {
            _ = self.ages(sortedBy: NumericSorter(by: \Employee.age), [Person("a"), Person("b")])
        }
    }
}

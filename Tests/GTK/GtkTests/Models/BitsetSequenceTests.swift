import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class BitsetSequenceTests: GtkTestCase {
    func testTheNumbersAreInOrder() {
        XCTAssertEqual(Array(Bitset([70_000, 3, 1, 4_294_967_295, 3])), [1, 3, 70_000, 4_294_967_295])
        XCTAssertEqual(Array(Bitset.empty()), [])
        XCTAssertEqual(Bitset(1000..<1003).map { $0 * 2 }, [2000, 2002, 2004])
        var numbers: [Int] = []
        for number in Bitset(start: 5, itemCount: 3) { numbers.append(number) }
        XCTAssertEqual(numbers, [5, 6, 7])
    }

    func testASetThatChangesDuringALoop() {
        let before = LiveCount.boxed
        do {
            let set = Bitset(0..<2000)
            var sum = 0
            for number in set {
                set.removeAll()
                set.addRange(number * 3, itemCount: 70_000)
                sum += number
            }
            XCTAssertEqual(sum, 1999 * 1000, "as the numbers were")
        }
        XCTAssertEqual(LiveCount.boxed, before)
    }

    func testIteratorsAreIndependent() {
        let set = Bitset([1, 2, 3])
        let first = set.makeIterator()
        XCTAssertEqual(first.next(), 1)
        let second = set.makeIterator()
        XCTAssertEqual(first.next(), 2)
        XCTAssertEqual(second.next(), 1)
        XCTAssertEqual(second.next(), 2)
        XCTAssertEqual(first.next(), 3)
        XCTAssertNil(first.next())
        XCTAssertNil(first.next())
        XCTAssertEqual(second.next(), 3)
    }

    func testANumberThatDoesNotFit() {
        assertTraps(saying: "gtk_bitset_add: value: -1 doesn't fit in guint") { _ = Bitset([-1]) }
    }
}

import Combine
import XCTest

final class AnyCancellableTests: XCTestCase {
    func testEqualityIsIdentity() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        XCTAssertEqual(Set([cancellable, cancellable]).count, 1)
        XCTAssertNotEqual(cancellable, AnyCancellable {})
        var array: [AnyCancellable] = []
        cancellable.store(in: &array)
        AnyCancellable(cancellable).cancel()
        XCTAssertEqual(count, 1, "cancelling the wrapper cancels it")
        array[0].cancel()
        XCTAssertEqual(count, 1)
    }

    func testRunsOnce() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
        }
        XCTAssertEqual(count, 1)
        do {
            var set: Set<AnyCancellable> = []
            AnyCancellable { count += 1 }.store(in: &set)
            XCTAssertEqual(set.count, 1)
        }
        XCTAssertEqual(count, 2)
    }
}

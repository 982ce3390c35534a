import CGtk
import CombineTesting
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

@MainActor
final class ClosureBoxTests: GtkTestCase {
    func testABoxedFunctionCanBeCalledRepeatedly() {
        let before = LiveCount.closures
        let box = retainedBox { (number: Int) in number * 2 }
        XCTAssertEqual(LiveCount.closures, before + 1)
        for number in 0..<3 {
            let function: (Int) -> Int = boxedFunction(box)
            XCTAssertEqual(function(number), number * 2)
        }
        releaseBox(box)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testAFunctionThatIsCalledOnce() {
        let before = LiveCount.closures
        weak var captured: Captured?
        func use() {
            let token = Captured()
            captured = token
            let box = retainedBox { () -> Captured in token }
            let function: () -> Captured = takeBoxedFunction(box)
            XCTAssertEqual(LiveCount.closures, before)
            XCTAssertTrue(function() === token)
        }
        use()
        XCTAssertNil(captured)
    }

    func testCClosures() {
        let before = LiveCount.closures
        var order: [String] = []
        let compare: @MainActor (String, String) -> Int32 = { left, right in
            order.append(left + right)
            return left < right ? -1 : left > right ? 1 : 0
        }
        let list = linkedList((["b", "c", "a"] as [String]).map { UnsafeMutableRawPointer(g_strdup($0)) })
        let box = retainedBox(compare)
        let sorted = g_list_sort_with_data(
            list,
            { left, right, data in
                let compare: (String, String) -> Int32 = boxedFunction(data)
                return compare(convertString(left, .none), convertString(right, .none))
            },
            box
        )
        releaseBoxNow(box)
        XCTAssertEqual(convertList(sorted, .full) as [String], ["a", "b", "c"])
        XCTAssertFalse(order.isEmpty)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testABoxThatCFreesOnTheMainThread() {
        let before = LiveCount.closures
        weak var captured: Captured?
        var calls = 0
        func use() {
            let token = Captured()
            captured = token
            let body: @MainActor () -> Void = {
                calls += 1
                withExtendedLifetime(token) {}
            }
            g_idle_add_full(
                G_PRIORITY_DEFAULT,
                { data in
                    let body: () -> Void = boxedFunction(data)
                    body()
                    return 0
                },
                retainedBox(body),
                releaseBox
            )
        }
        use()
        XCTAssertNotNil(captured)
        wait { captured == nil }
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(LiveCount.closures, before)
    }

    func testABoxThatCFreesOnAnotherThreadIsFreedOnTheMainThread() {
        let before = LiveCount.closures
        final class Witness {
            nonisolated(unsafe) static var isFreedOnMainThread: Bool?
            deinit { Witness.isFreedOnMainThread = MainThread.isCurrent }
        }
        func makeBox() -> UnsafeMutableRawPointer {
            let witness = Witness()
            return retainedBox { withExtendedLifetime(witness) {} }
        }
        nonisolated(unsafe) let box = makeBox()
        onAnotherThread { releaseBox(box) }
        wait { LiveCount.closures == before }
        XCTAssertEqual(Witness.isFreedOnMainThread, true)
    }

    func testANullBox() {
        releaseBox(nil)
        releaseBoxNow(nil)
    }
}

private final class Captured {}

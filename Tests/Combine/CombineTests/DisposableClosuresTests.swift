import CombineTesting
import Synchronization
import TestSupport
import XCTest

@testable import Combine

final class DisposableClosuresTests: XCTestCase {
    /// An object that contains closures, so that threads can share them.
    private final class Shared: Sendable {
        let closures: DisposableClosures

        typealias Closures = ReceivingClosures<Int, Never>

        init(_ receiveValue: @escaping (Int) -> Void, completion: @escaping () -> Void = {}) {
            closures = DisposableClosures(
                receiveValue: receiveValue,
                receiveCompletion: { (_: Subscribers.Completion<Never>) in completion() }
            )
        }

        func receive(_ value: Int) { closures.receive(value, as: Closures.self) }
        func dispose() -> Closures? { closures.dispose(as: Closures.self) }
        var current: Closures? { closures.current(as: Closures.self) }
    }

    func testRunsClosuresUntilDisposal() {
        var values: [Int] = []
        let shared = Shared { values.append($0) }
        shared.receive(1)
        XCTAssertNotNil(shared.current)
        XCTAssertNotNil(shared.dispose())
        XCTAssertNil(shared.dispose())
        XCTAssertNil(shared.current)
        shared.receive(2)
        XCTAssertEqual(values, [1])
    }

    func testReleasesClosuresImmediately() {
        var token: Token? = Token()
        weak let released = token
        let shared = Shared { [token] _ in _ = token }
        token = nil
        XCTAssertNotNil(released)
        shared.closures.dispose()
        XCTAssertNil(released)
    }

    func testReleasesClosuresAfterACallReturns() {
        var token: Token? = Token()
        weak let released = token
        var shared: Shared?
        var wasThere = false
        shared = Shared { [token] value in
            if value > 0 { return shared?.receive(value - 1) ?? () }
            shared?.closures.dispose()
            wasThere = token != nil
        }
        token = nil
        shared?.receive(2)
        XCTAssertTrue(wasThere)
        XCTAssertNil(released)
        shared = nil
    }

    func testReleasesClosuresWithTheirOwner() {
        var token: Token? = Token()
        weak let released = token
        var shared: Shared? = Shared { [token] _ in _ = token }
        token = nil
        shared?.receive(1)
        shared = nil
        XCTAssertNil(released)
    }

    /// Two threads receive values at the same time, which violates the contract, while a third thread disposes of the
    /// closures.
    func testThreadsReceiveWhileAnotherThreadDisposes() {
        for _ in 0..<500 {
            let (disposals, releases) = (Count(), Count())
            let shared = Shared { [canary = Canary(releases)] value in canary.check(value) }
            let start = Barrier(3)
            let group = DispatchGroup()
            for thread in 0..<3 {
                Thread.detachNewThread(in: group) {
                    start.wait()
                    if thread < 2 {
                        for value in 0..<20 { shared.receive(value) }
                    } else if shared.dispose() != nil {
                        disposals.add()
                    }
                }
            }
            group.wait()
            XCTAssertEqual(disposals.count, 1)
            XCTAssertEqual(releases.count, 1, "released before the owner")
            shared.receive(0)
        }
    }

    private final class Count: Sendable {
        private let stored = Atomic<Int>(0)

        var count: Int { stored.load(ordering: .acquiring) }

        func add() {
            stored.add(1, ordering: .acquiringAndReleasing)
        }
    }

    /// An object that a closure uses and that counts its deallocations.
    private final class Canary: Sendable {
        private let releases: Count
        private let number = 42

        init(_ releases: Count) {
            self.releases = releases
        }

        deinit {
            releases.add()
        }

        func check(_ value: Int) {
            XCTAssertEqual(number, 42)
        }
    }
}

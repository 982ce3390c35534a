import CGtk
import CombineGtk
import Dispatch
import Gio
import GtkTesting
import XCTest

/// Tests of C references that worker threads add and release. A subclass must keep its state as long as there is a
/// reference.
@MainActor
final class WorkerReferenceTests: AttackTestCase {
    func testStateSurvivesWhileCKeepsTheObject() {
        assertSurvives {
            for round in rounds(100) {
                var canary: Canary? = Canary(round)
                guard let pointer = canary?.pointer, let object = canary.map({ CObject($0) }) else { return }
                for _ in 0..<3 { object.retain() }
                let work: @Sendable (Int) -> Void = { _ in
                    for _ in 0..<200 {
                        object.retain()
                        object.release()
                    }
                    object.release()
                }
                onWorkers(2, work) {
                    canary = nil
                    for _ in 0..<20 { XCTAssertEqual((Object.wrap(pointer) as? Canary)?.isIntact(round), true) }
                }
                XCTAssertEqual((Object.wrap(pointer) as? Canary)?.isIntact(round), true)
                object.release()
            }
            wait("the end of all canaries") { Canary.count == 0 }
        }
    }

    func testTheMainThreadRetainsWhileAWorkerReleases() {
        assertSurvives {
            for round in rounds(3000) {
                var canary: Canary? = Canary(round)
                if let object = canary.map({ CObject($0) }) {
                    object.retain()
                    DispatchQueue.global().async { object.release() }
                }
                // The value retains the canary.
                if let canary { XCTAssertNoThrow(_ = try Value(canary)) }
                XCTAssertEqual(canary?.isIntact(round), true)
                canary = nil
                if round.isMultiple(of: 100) { pumpUntilIdle() }
            }
            wait("the end of all canaries") { Canary.count == 0 }
        }
    }

    func testAReferenceFromAWorkerHasTheObjectsState() {
        assertSurvives {
            for round in rounds(500) {
                let weak = WeakPointer()
                var canary: Canary? = Canary(round)
                if let canary { weak.set(canary) }
                let found = Handover()
                let work: @Sendable (Int) -> Void = { _ in
                    for _ in 0..<50 {
                        guard let pointer = weak.get() else { return }
                        found.put(pointer)
                    }
                }
                // The worker gets a reference before this one is released, and keeps it until the main thread has
                // another one.
                onWorkers(1, work) {
                    let deadline = ContinuousClock.now + .seconds(10)
                    while found.isEmpty, ContinuousClock.now < deadline {}
                    canary = nil
                }
                while let pointer = found.take() {
                    let object = Object.wrap(pointer, transfer: .full)
                    guard let canary = object as? Canary, canary.isIntact(round) else {
                        return XCTFail("round \(round) found a \(type(of: object))")
                    }
                }
                weak.clear()
            }
            wait("the end of all canaries") { Canary.count == 0 }
        }
    }

    func testWeakPointersOnWorkersAreNilOrReferToAnExistingObject() {
        assertSurvives {
            for round in rounds(200) {
                let weak = WeakPointer()
                var canary: Canary? = Canary(round)
                if let canary { weak.set(canary) }
                let work: @Sendable (Int) -> Void = { _ in
                    for _ in 0..<300 {
                        guard let pointer = weak.get() else { return }
                        g_object_unref(pointer)
                    }
                }
                onWorkers(2, work) {
                    for _ in 0..<20 { XCTAssertEqual(canary?.isIntact(round), true) }
                    canary = nil
                }
                wait("the end of a canary") { Canary.count == 0 && Finalization.unfinished == 0 }
                XCTAssertNil(weak.get())
                weak.clear()
            }
        }
    }

    func testItemsOfAListChangeOwners() {
        assertSurvives {
            for round in rounds(100) {
                let store = GListStore(itemType: Canary.self)
                for number in 0..<5 { store.append(Canary(round * 5 + number)) }
                // Each thread has its own list. The workers have pointers to its items.
                let items = (0..<5).compactMap { store.object($0).map { CObject($0) } }
                XCTAssertEqual(items.count, 5)
                let work: @Sendable (Int) -> Void = { _ in
                    for index in 0..<50 {
                        items[index % 5].retain()
                        items[index % 5].release()
                    }
                }
                onWorkers(2, work) {
                    for number in 0..<5 {
                        XCTAssertEqual((store.object(number) as? Canary)?.isIntact(round * 5 + number), true)
                    }
                }
            }
            wait("the end of all canaries") { Canary.count == 0 }
        }
    }
}

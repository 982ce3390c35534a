import CGtk
import CombineTesting
import Gtk
import GtkTesting
import XCTest

/// Tests of Swift classes that C creates in two steps: the construction, and an initialization that can fail or is
/// asynchronous.
@MainActor
final class InitializationTests: GtkTestCase {
    /// Receives the arguments of the C callback.
    private final class Ending {
        var taken: OpaquePointer?
        var isOver: Bool { taken != nil }

        /// Finishes the operation in C, and returns the result.
        func finish(_ object: UnsafeMutableRawPointer) -> Swift.Result<Bool, GLibError> {
            defer { g_object_unref(taken.map { UnsafeMutableRawPointer($0) }) }
            do throws(GLibError) {
                return .success(
                    try GLibError.check { g_async_initable_init_finish(OpaquePointer(object), taken, $0) } != 0
                )
            } catch {
                return .failure(error)
            }
        }
    }

    /// Starts an object's initialization in C.
    private func start(_ object: UnsafeMutableRawPointer, _ cancellable: Gtk.GCancellable? = nil) -> Ending {
        let ending = Ending()
        g_async_initable_init_async(
            OpaquePointer(object),
            MainContext.Priority.highIdle.rawValue,
            cancellable?.pointer.assumingMemoryBound(to: CGtk.GCancellable.self),
            { _, result, data in
                guard let data else { return }
                if let result { g_object_ref(UnsafeMutableRawPointer(result)) }
                Unmanaged<Ending>.fromOpaque(data).takeRetainedValue().taken = result
            },
            Unmanaged.passRetained(ending).toOpaque()
        )
        return ending
    }

    private func make(_ swiftClass: Object.Type) throws -> UnsafeMutableRawPointer {
        try XCTUnwrap(UnsafeMutableRawPointer(g_object_new_with_properties(swiftClass.valueType, 0, nil, nil)))
    }

    // MARK: Initable

    func testCInitializesAnObjectThatItCreates() throws {
        let pointer = try make(Cellar.self)
        defer { g_object_unref(pointer) }
        XCTAssertNotEqual(try GLibError.check { g_initable_init(OpaquePointer(pointer), nil, $0) }, 0)
        XCTAssertEqual(Cellar.wrap(pointer).bottles, 12)
    }

    func testCReadsTheErrorOfAFailedInitialization() throws {
        let pointer = try make(Cellar.self)
        defer { g_object_unref(pointer) }
        Cellar.wrap(pointer).failure = GLibError(IOErrorEnum.noSpace, message: "the cellar is full")
        XCTAssertThrowsError(try GLibError.check { g_initable_init(OpaquePointer(pointer), nil, $0) }) { error in
            XCTAssertTrue(IOErrorEnum.noSpace ~= error)
            XCTAssertEqual((error as? GLibError)?.message, "the cellar is full")
        }
    }

    func testCPassesItsCancellable() throws {
        let cellar = Cellar()
        let cancellable = Gtk.GCancellable()
        cancellable.cancel()
        try cellar.initializeBlocking(cancellable)
        XCTAssertTrue(cellar.wasCancelled)
        try cellar.initializeBlocking()
        XCTAssertFalse(cellar.wasCancelled)
    }

    func testAnObjectOfACClassIsInitializedByC() throws {
        let address = try InetAddressMask(string: "10.0.0.0/8")
        XCTAssertNoThrow(try (address as any Initable).initializeBlocking(nil))
    }

    // MARK: AsyncInitable

    func testCWaitsForAnAsynchronousMethod() throws {
        let pointer = try make(Reservoir.self)
        defer { g_object_unref(pointer) }
        let reservoir = Reservoir.wrap(pointer)
        let ending = start(pointer)
        XCTAssertFalse(ending.isOver)
        XCTAssertEqual(reservoir.starts, 0, "a task begins in the main loop")
        wait { reservoir.starts == 1 }
        XCTAssertEqual(reservoir.priority, .highIdle)
        XCTAssertFalse(ending.isOver)
        reservoir.end()
        wait { ending.isOver }
        XCTAssertEqual(ending.finish(pointer), .success(true))
        XCTAssertEqual(reservoir.level, 100)
    }

    func testCReadsTheErrorOfAnAsynchronousMethod() throws {
        let reservoir = Reservoir()
        reservoir.failure = GLibError(IOErrorEnum.hostUnreachable, message: "no spring")
        let ending = start(reservoir.pointer)
        wait { reservoir.starts == 1 }
        reservoir.end()
        wait { ending.isOver }
        XCTAssertEqual(ending.finish(reservoir.pointer), .failure(try XCTUnwrap(reservoir.failure)))
    }

    func testCCancelsTheTask() throws {
        for isEarly in [true, false] {
            let reservoir = Reservoir()
            let cancellable = Gtk.GCancellable()
            if isEarly { cancellable.cancel() }
            let ending = start(reservoir.pointer, cancellable)
            wait { reservoir.starts == 1 }
            if !isEarly { cancellable.cancel() }
            reservoir.end()
            wait { ending.isOver }
            XCTAssertTrue(reservoir.wasCancelled)
            guard case .failure(let error) = ending.finish(reservoir.pointer) else { return XCTFail("it succeeded") }
            XCTAssertTrue(error.isCancelled)
        }
    }

    func testCancellingOnAnotherThread() throws {
        let reservoir = Reservoir()
        let cancellable = Gtk.GCancellable()
        let ending = start(reservoir.pointer, cancellable)
        wait { reservoir.starts == 1 }
        nonisolated(unsafe) let pointer = cancellable.pointer
        onAnotherThread { g_cancellable_cancel(pointer.assumingMemoryBound(to: CGtk.GCancellable.self)) }
        reservoir.end()
        wait { ending.isOver }
        XCTAssertTrue(reservoir.wasCancelled)
        _ = ending.finish(reservoir.pointer)
    }

    func testSwiftAwaitsTheInterfaceMethod() async throws {
        let reservoir = Reservoir()
        reservoir.isAtOnce = true
        try await (reservoir as any AsyncInitable).initialize()
        XCTAssertEqual(reservoir.level, 100)
        XCTAssertEqual(reservoir.priority, .default)
    }

    func testAResultOfADifferentObjectIsRejected() throws {
        let (one, other) = (Reservoir(), Reservoir())
        one.isAtOnce = true
        let ending = start(one.pointer)
        wait { ending.isOver }
        expectLog(containing: "the result belongs to another object")
        XCTAssertEqual(ending.finish(other.pointer), .success(false))
    }

    func testNothingLeaks() {
        assertNoLeaks {
            for _ in 0..<200 {
                let reservoir = Reservoir()
                reservoir.isAtOnce = true
                let ending = start(reservoir.pointer, Gtk.GCancellable())
                wait { ending.isOver }
                _ = ending.finish(reservoir.pointer)
            }
        }
    }
}

/// A model that is filled immediately, or fails.
private final class Cellar: Object, Initable, ConstructibleFromC {
    var bottles = 0
    var failure: GLibError?
    var wasCancelled = false

    func initializeBlocking(_ cancellable: Gtk.GCancellable?) throws(GLibError) {
        wasCancelled = cancellable?.isCancelled ?? false
        if let failure { throw failure }
        bottles = 12
    }
}

/// A model that is filled asynchronously.
private final class Reservoir: Object, AsyncInitable, ConstructibleFromC {
    var level = 0
    var starts = 0
    var priority: MainContext.Priority?
    var failure: GLibError?
    var isAtOnce = false
    var wasCancelled = false
    private var waiting: CheckedContinuation<Void, Never>?

    func initialize(priority: MainContext.Priority) async throws(GLibError) {
        starts += 1
        self.priority = priority
        if !isAtOnce { await withCheckedContinuation { waiting = $0 } }
        wasCancelled = Task.isCancelled
        if let failure { throw failure }
        level = 100
    }

    /// Resumes the suspended method.
    func end() {
        waiting?.resume()
        waiting = nil
    }
}

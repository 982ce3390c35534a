import CGtk
@_spi(Binding) import Gtk
import GtkTesting
import XCTest

/// Tests of pairs of C functions for asynchronous operations, in tasks that the main loop runs.
@MainActor
final class AsyncOperationTests: GtkTestCase {
    func testAnOperationReturnsItsResult() {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await CountedOperation.run(ending: .soon) } }
        wait { outcome.result != nil }
        XCTAssertEqual(try outcome.result?.get(), 42)
        assertNothingIsLeft(task)
    }

    func testACancelledTaskCancelsTheOperation() {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await CountedOperation.run(ending: .whenCancelled) } }
        wait { CountedOperation.started == 1 }
        pumpUntilIdle()
        XCTAssertNil(outcome.result)
        task.cancel()
        wait { outcome.result != nil }
        XCTAssertEqual(outcome.error?.isCancelled, true)
        XCTAssertEqual(outcome.error?.domain, "g-io-error-quark")
        assertNothingIsLeft(task)
    }

    func testATaskThatIsCancelledBeforeItStarts() {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await CountedOperation.run(ending: .whenCancelled) } }
        task.cancel()
        wait { outcome.result != nil }
        XCTAssertEqual(outcome.error?.isCancelled, true)
        assertNothingIsLeft(task)
    }

    func testCancellationFromAnotherThread() {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await CountedOperation.run(ending: .whenCancelled) } }
        wait { CountedOperation.started == 1 }
        DispatchQueue.global().async { task.cancel() }
        wait { outcome.result != nil }
        XCTAssertEqual(outcome.error?.isCancelled, true)
        assertNothingIsLeft(task)
    }

    func testALateCancellation() {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await CountedOperation.run(ending: .soon) } }
        wait { outcome.result != nil }
        task.cancel()
        pumpUntilIdle()
        XCTAssertEqual(try outcome.result?.get(), 42)
        assertNothingIsLeft(task)
    }

    func testAnOperationThatCannotBeCancelled() {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await CountedOperation.runUncancellably() } }
        task.cancel()
        wait { outcome.result != nil }
        XCTAssertEqual(try outcome.result?.get(), 42)
        assertNothingIsLeft(task)
    }

    func testManySimultaneousOperationsOfWhichHalfAreCancelled() {
        let outcomes = (0..<100).map { _ in Outcome() }
        let tasks = outcomes.enumerated().map { index, outcome in
            Task {
                await outcome.record {
                    try await CountedOperation.run(ending: index.isMultiple(of: 2) ? .whenCancelled : .soon)
                }
            }
        }
        wait { CountedOperation.started == 100 }
        for (index, task) in tasks.enumerated() where index.isMultiple(of: 2) { task.cancel() }
        wait { outcomes.allSatisfy { $0.result != nil } }
        for (index, outcome) in outcomes.enumerated() {
            if index.isMultiple(of: 2) {
                XCTAssertEqual(outcome.error?.isCancelled, true)
            } else {
                XCTAssertEqual(try? outcome.result?.get(), 42)
            }
        }
        assertNothingIsLeft(tasks)
    }

    func testReadingAFile() throws {
        let outcome = Outcome()
        let task = Task { await outcome.record { try await contentLength(of: "/proc/self/comm") } }
        wait { outcome.result != nil }
        XCTAssertGreaterThan(try XCTUnwrap(outcome.result).get(), 0)
        let missing = Outcome()
        let failing = Task { await missing.record { try await contentLength(of: "/no/such/file") } }
        wait { missing.result != nil }
        XCTAssertEqual(missing.error?.isCancelled, false)
        XCTAssertEqual(missing.error?.code, Int(G_IO_ERROR_NOT_FOUND.rawValue))
        withExtendedLifetime((task, failing)) {}
    }

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { CountedOperation.reset() }
    }

    private func assertNothingIsLeft(_ tasks: Any, file: StaticString = #filePath, line: UInt = #line) {
        wait(file: file, line: line) { CountedOperation.freed == CountedOperation.made }
        XCTAssertEqual(LiveCount.closures, CountedOperation.closuresBefore, file: file, line: line)
    }
}

/// The result of an operation.
@MainActor
private final class Outcome {
    var result: Result<Int, any Error>?
    var error: GLibError? {
        guard case .failure(let error) = result else { return nil }
        return error as? GLibError
    }

    func record(_ body: @MainActor () async throws -> Int) async {
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
    }
}

/// A pair of functions that start and finish a `GTask`, and count the remaining objects.
@MainActor
private enum CountedOperation {
    enum Ending {
        case soon
        case whenCancelled
    }

    private(set) static var started = 0
    /// The number of tasks, cancellables and C sources.
    private(set) static var made = 0
    private(set) static var closuresBefore = 0
    private nonisolated(unsafe) static var freedCount = 0

    static var freed: Int { freedCount }

    static func reset() {
        (started, made, freedCount, closuresBefore) = (0, 0, 0, LiveCount.closures)
    }

    static func run(ending: Ending) async throws -> Int {
        let result = await AsyncOperation.run { start(ending, $0, $1, $2) }
        return try finish(result)
    }

    static func runUncancellably() async throws -> Int {
        let result = await AsyncOperation.runUncancellably { start(.soon, nil, $0, $1) }
        return try finish(result)
    }

    private static func finish(_ result: AsyncOperationResult) throws -> Int {
        try GLibError.check { g_task_propagate_int(result.pointer, $0) }
    }

    private static func start(
        _ ending: Ending,
        _ cancellable: UnsafeMutablePointer<CGtk.GCancellable>?,
        _ callback: @escaping GAsyncReadyCallback,
        _ data: UnsafeMutableRawPointer
    ) {
        started += 1
        let source = g_object_new_with_properties(g_object_get_type(), 0, nil, nil)
        let task = g_task_new(source, cancellable, callback, data)
        count(source.map { UnsafeMutableRawPointer($0) })
        count(task.map { UnsafeMutableRawPointer($0) })
        count(cancellable.map { UnsafeMutableRawPointer($0) })
        g_object_unref(source)
        switch ending {
        case .soon:
            g_idle_add_full(
                G_PRIORITY_DEFAULT,
                { task in
                    g_task_return_int(task.map { OpaquePointer($0) }, 42)
                    g_object_unref(task)
                    return 0
                },
                UnsafeMutableRawPointer(task),
                nil
            )
        case .whenCancelled:
            let cancelled: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, _ in
                XCTAssertTrue(MainThread.isCurrent, "\"cancelled\" is emitted on the main thread")
            }
            g_cancellable_connect(cancellable, unsafeBitCast(cancelled, to: GCallback.self), nil, nil)
            let dispatched: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = {
                _,
                task in
                g_task_return_error_if_cancelled(task.map { OpaquePointer($0) })
                return 0
            }
            let source = g_cancellable_source_new(cancellable)
            let callback = unsafeBitCast(dispatched, to: GSourceFunc.self)
            g_source_set_callback(source, callback, UnsafeMutableRawPointer(task), g_object_unref)
            g_source_attach(source, nil)
            g_source_unref(source)
        }
    }

    private static func count(_ object: UnsafeMutableRawPointer?) {
        guard let object else { return }
        made += 1
        g_object_weak_ref(
            object.assumingMemoryBound(to: GObject.self),
            { _, _ in CountedOperation.freedCount += 1 },
            nil
        )
    }
}

@MainActor
private func contentLength(of path: String) async throws -> Int {
    let file = g_file_new_for_path(path)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    let result = await AsyncOperation.run { g_file_load_contents_async(file, $0, $1, $2) }
    var content: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    _ = try GLibError.check { g_file_load_contents_finish(file, result.pointer, &content, &length, nil, $0) }
    return convertBytes(content, count: Int(length), .full).count
}

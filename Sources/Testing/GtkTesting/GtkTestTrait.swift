import Gtk
import Testing

/// A Swift Testing trait for tests that use windows.
///
/// ```swift
/// import GtkTesting
/// import Testing
///
/// @Suite(.gtk) @MainActor
/// struct CounterTests: GtkTestSuite {
///     @Test func counts() throws {
///         let window = CounterWindow()
///         let user = User(window)
///         user.click(try #require(window.first(Button.self, labelled: "Increment")))
///         wait { window.count.label == "1" }
///     }
/// }
/// ```
///
/// The trait does what ``GtkTestCase`` does in XCTest. It starts a private display, fails a test if a warning or an
/// error is logged, and closes the windows that a test leaves open. Tests with this trait run one after another,
/// because they share the display. If at least one selected test has the trait, the main loop of GLib serves the main
/// actor, on the first thread of the process.
public struct GtkTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// A Boolean value that indicates whether the trait applies to each test of a suite.
    public var isRecursive: Bool { true }

    /// Before the first test runs, makes the process run the main loop of GLib.
    public func prepare(for test: Test) {
        TestMainLoop.serveGTK()
    }

    /// Runs a test with a display.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        await TestTurns.shared.begin()
        let outcome: Result<Void, any Error>
        do {
            let session = try await start(test)
            outcome = await TestSession.$current.withValue(session) { await Result(catching: function) }
            await session.finish(at: test.sourceLocation)
        } catch {
            outcome = .failure(error)
        }
        await TestTurns.shared.end()
        try outcome.get()
    }

    @MainActor
    private func start(_ test: Test) throws(HeadlessDisplayError) -> TestSession {
        let session = TestSession(name: test.id.nameComponents.joined(separator: ".").replacing("()", with: ""))
        try session.start(test)
        return session
    }
}

extension Result where Failure == any Error {
    fileprivate init(catching body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}

extension Trait where Self == GtkTestTrait {
    /// Runs tests with a private display, one after another. See ``GtkTestTrait``.
    public static var gtk: Self { Self() }
}

/// Makes tests use the display one after another. A test waits until the previous test has ended.
private actor TestTurns {
    static let shared = TestTurns()

    private var isRunning = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
        guard isRunning else {
            isRunning = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
        guard !waiting.isEmpty else {
            isRunning = false
            return
        }
        // The next test starts immediately, so `isRunning` stays true.
        waiting.removeFirst().resume()
    }
}

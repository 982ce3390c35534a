import CGtk
@_spi(Binding) import Gtk
import XCTest

/// A base class for tests of windows.
///
/// ```swift
/// // Once in each test target, so that XCTest supports tests on the main actor:
/// @_exported import GtkTesting
///
/// @MainActor final class CounterTests: GtkTestCase {
///     func testCounts() throws {
///         let window = CounterWindow()
///         let user = User(window)
///         user.click(try XCTUnwrap(window.first(Button.self, labelled: "Increment")))
///         wait { window.count.label == "1" }
///     }
/// }
/// ```
///
/// - Before the first test, a private display is started for the process. See ``HeadlessDisplay``.
/// - If GLib, GTK or the program logs a warning or an error during a test, the test fails, unless the test has called
///   ``expectLog(containing:domain:file:line:)``.
/// - After each test, all open windows are destroyed.
/// - If a `wait` fails, pictures of the windows are saved in a temporary folder or the folder of the environment
///   variable `COMBINEGTK_TEST_SCREENSHOTS`. If the variable is set and the test fails for another reason, the pictures
///   are saved at the end of the test.
/// - Tests run on the main thread. XCTest retains test objects until the process exits, so store windows in local
///   variables, or set properties to nil in `tearDown`.
/// - An `async` test runs on the main actor, and the main loop runs while the test awaits something. After the first
///   `await`, use `await` rather than `wait` to wait for other tasks and threads, because the main queue of Dispatch
///   isn't reentrant. You can still use `wait` for GTK.
/// - To test traps, use `assertTraps(saying:)`, which runs code in a separate process.
/// - Without the `@_exported import`, XCTest stops before the first test with the message "Could not cast value of type
///   '(CounterTests) -> @Swift.MainActor () -> ()'". XCTest itself doesn't support tests that are isolated to an actor.
open class GtkTestCase: XCTestCase {
    private var session: TestSession?
    private var collectedFailures: [String]?
    private var hasFailed = false

    open override func invokeTest() {
        // This is safe because XCTest runs tests on the main thread, and no other thread uses this object.
        nonisolated(unsafe) let test = self
        if let error = MainActor.assumeIsolated({ test.startTest() }) {
            XCTFail(error.description)
            return
        }
        super.invokeTest()
        MainActor.assumeIsolated { test.finishTest() }
    }

    @MainActor
    private func startTest() -> HeadlessDisplayError? {
        let session = TestSession(name: name)
        do {
            try session.start()
        } catch {
            return error
        }
        self.session = session
        return nil
    }

    @MainActor
    private func finishTest() {
        // A failed wait has already saved pictures.
        if hasFailed, PictureFolder.requested != nil, session?.hasPictures == false {
            for path in session?.savePictures() ?? [] { print("\(name): window saved as \(path)") }
        }
        session?.finish()
        session = nil
    }

    /// The session of the running test. Before the test starts, for example in `setUpWithError` of a class that
    /// overrides `invokeTest`, it's a session without a display.
    @MainActor
    private var runningSession: TestSession { session ?? TestSession(name: name) }

    // MARK: Waiting

    /// Runs the main loop until a condition is true. The test fails if the time limit is exceeded.
    ///
    /// The message of the failure describes the visible windows, with their text, the keyboard focus, a part of their
    /// widget trees and the path of a picture. See <doc:FailedWaits>.
    ///
    /// The main queue isn't reentrant. If an `async` test calls this method after its first `await`, other tasks of the
    /// main actor and blocks of the main queue therefore don't run during the call. To wait for them, use `await`.
    ///
    /// - Parameter description: The expected event, for the message of the failure.
    /// - Returns: A Boolean value that indicates whether the condition is true.
    @MainActor
    @discardableResult
    public func wait(
        for limit: Duration = .seconds(20),
        _ description: String = "the condition",
        file: StaticString = #filePath,
        line: UInt = #line,
        until condition: () throws -> Bool
    ) rethrows -> Bool {
        try runningSession.wait(for: limit, description, file: file, line: line, until: condition)
    }

    /// Runs the main loop until the loop is idle. The test fails if the time limit is exceeded.
    ///
    /// The method also waits for long lists that another thread is sorting, and for files that are read or written. See
    /// `arranged(by:)` and `File.loadContents()`.
    ///
    /// - Parameter waitsForActions: A Boolean value that indicates whether the method also waits for asynchronous
    ///   commands and actions. While a dialog asks the user a question, the method doesn't wait for this work.
    @MainActor
    public func pumpUntilIdle(
        for limit: Duration = .seconds(20),
        waitsForActions: Bool = false,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        runningSession.pumpUntilIdle(for: limit, waitsForActions: waitsForActions, file: file, line: line)
    }

    // MARK: Animations

    /// Enables GTK animations and `animate(for:_:)` until the test ends. On most desktops, animations are enabled.
    ///
    /// By default, animations are disabled, so that tests are fast and reproducible. The method sets
    /// `GtkSettings:gtk-enable-animations`.
    @MainActor
    public func enableAnimations() { runningSession.enableAnimations() }

    // MARK: Messages

    /// Expects that a warning or a more severe message is logged at least once before the test ends.
    ///
    /// - Parameters:
    ///   - text: A string that the message must contain.
    ///   - domain: The log domain, for example `Gtk`, or nil for any domain.
    @MainActor
    public func expectLog(
        containing text: String,
        domain: String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        runningSession.expectLog(containing: text, domain: domain, file: file, line: line)
    }

    /// Ignores GTK warnings that contain a string.
    ///
    /// Use this method for warnings that only some versions of GTK log and that the program can't prevent.
    ///
    /// - Parameters:
    ///   - text: A string that the message must contain.
    ///   - domain: The log domain, for example `Gtk`, or nil for any domain.
    @MainActor
    public func allowLog(containing text: String, domain: String? = nil) {
        runningSession.allowLog(containing: text, domain: domain)
    }

    @MainActor
    func reportLog(file: StaticString = #filePath, line: UInt = #line) {
        runningSession.reportLog(file: file, line: line)
    }

    // MARK: Failures

    /// Runs a closure and returns the messages of its failures. The failures don't fail the test.
    ///
    /// Use this method to test assertions. Unexpected log messages also count as failures.
    @MainActor
    public func collectFailures(_ body: () throws -> Void) rethrows -> [String] {
        reportLog()
        let outer = collectedFailures
        collectedFailures = []
        defer { collectedFailures = outer }
        try body()
        reportLog()
        return collectedFailures ?? []
    }

    /// Stops collecting failures. Later failures fail the test again.
    @MainActor
    func stopCollectingFailures() { collectedFailures = nil }

    open override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        if collectedFailures != nil {
            collectedFailures?.append(description)
            return
        }
        hasFailed = true
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    // MARK: Windows

    /// The open windows, as returned by `gtk_window_list_toplevels`.
    @MainActor
    public var openWindows: [Gtk.Window] { TestSession.openWindows }
}

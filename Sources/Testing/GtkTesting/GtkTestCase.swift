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
/// - If a test fails, its windows are saved as PNG files in the folder of the environment variable
///   `COMBINEGTK_TEST_SCREENSHOTS`. The files show the windows when a `wait` failed, or otherwise at the end of the
///   test.
/// - Tests run on the main thread. XCTest retains test objects until the process exits, so store windows in local
///   variables, or set properties to nil in `tearDown`.
/// - An `async` test runs on the main actor, and the main loop runs while the test awaits something. After the first
///   `await`, use `await` rather than `wait` to wait for other tasks and threads, because the main queue of Dispatch
///   isn't reentrant. You can still use `wait` for GTK.
/// - To test traps, use `assertTraps(saying:)`, which runs code in a separate process.
/// - Without the `@_exported import`, XCTest stops before the first test with the message "Could not cast value of type
///   '(CounterTests) -> @Swift.MainActor () -> ()'", because it doesn't support tests that are isolated to an actor.
open class GtkTestCase: XCTestCase {
    private struct ExpectedLog {
        let text: String
        let domain: String?
        let file: StaticString
        let line: UInt
        var wasLogged = false

        func matches(_ message: LogMessage) -> Bool {
            message.text.contains(text) && (domain == nil || message.domain == domain)
        }
    }

    private var expectedLogs: [ExpectedLog] = []
    private var collectedFailures: [String]?
    private var hasFailed = false
    private var hasScreenshots = false
    private var disablesAnimations = false

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
        LogRecorder.install()
        // GTK requires a program name for recent files and for window classes. An application sets it automatically.
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
        if g_get_prgname() == nil { g_set_prgname(program ?? "tests") }
        LiveCount.countsClasses = true
        do {
            if !ChildProcess.lacksDisplay { try HeadlessDisplay.start() }
        } catch {
            return error
        }
        LogRecorder.start()
        return nil
    }

    @MainActor
    private func finishTest() {
        if hasFailed { saveScreenshots() }
        hasScreenshots = false
        closeWindows()
        if disablesAnimations { setAnimations(enabled: false) }
        disablesAnimations = false
        MainContext.pumpUntilIdle()
        reportLog()
        LogRecorder.stop()
        for expected in expectedLogs where !expected.wasLogged {
            XCTFail("no logged message contained \"\(expected.text)\"", file: expected.file, line: expected.line)
        }
        expectedLogs = []
    }

    @MainActor
    private func closeWindows() {
        for window in openWindows {
            // If an open popover is destroyed, the pointer remains grabbed, and clicks in the next test are lost.
            for popover in window.descendants(of: Popover.self).reversed() where popover.isMapped { popover.popdown() }
            window.destroy()
        }
    }

    // MARK: Waiting

    /// Runs the main loop until a condition is true. The test fails if the time limit is exceeded.
    ///
    /// The message of the failure describes the visible windows, with their text and the keyboard focus.
    ///
    /// In an `async` test after its first `await`, other tasks of the main actor and blocks of the main queue don't run
    /// in the meantime, because the main queue isn't reentrant. Use `await` to wait for them.
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
        let holds = try MainContext.pump(for: limit, until: condition)
        if !holds {
            let isTask = MainContext.isWithinMainQueue
            let hint = isTask ? "; other tasks don't run while this one waits: use await instead" : ""
            let shown = ShownWindows.description(of: openWindows)
            XCTFail(
                "timed out after \(limit) while waiting for \(description)\(hint)\n\(shown)",
                file: file,
                line: line
            )
            saveScreenshots()
        }
        reportLog(file: file, line: line)
        return holds
    }

    /// Runs the main loop until the loop is idle. The test fails if the time limit is exceeded.
    ///
    /// The method also waits for long lists that another thread is sorting. See `arranged(by:)`.
    @MainActor
    public func pumpUntilIdle(
        for limit: Duration = .seconds(20),
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        if !MainContext.pumpUntilIdle(for: limit) {
            XCTFail("the main loop was still busy after \(limit)", file: file, line: line)
        }
        reportLog(file: file, line: line)
    }

    // MARK: Animations

    /// Enables GTK animations and `animate(for:_:)` until the test ends. On most desktops, animations are enabled.
    ///
    /// By default, animations are disabled, so that tests are fast and reproducible. The method sets
    /// `GtkSettings:gtk-enable-animations`.
    @MainActor
    public func enableAnimations() {
        guard let settings = Gtk.Settings.default, !settings.enablesAnimations else { return }
        setAnimations(enabled: true)
        disablesAnimations = true
    }

    @MainActor
    private func setAnimations(enabled: Bool) {
        Gtk.Settings.default?.enablesAnimations = enabled
    }

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
        // Reports earlier messages first, because they were logged before they were expected.
        reportLog(file: file, line: line)
        expectedLogs.append(ExpectedLog(text: text, domain: domain, file: file, line: line))
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
        expectedLogs.append(ExpectedLog(text: text, domain: domain, file: #filePath, line: #line, wasLogged: true))
    }

    @MainActor
    func reportLog(file: StaticString = #filePath, line: UInt = #line) {
        for message in LogRecorder.takeMessages() {
            let matching = expectedLogs.indices.filter { expectedLogs[$0].matches(message) }
            for index in matching { expectedLogs[index].wasLogged = true }
            if matching.isEmpty { XCTFail("\(message)", file: file, line: line) }
        }
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
    func stopCollectingFailures() {
        collectedFailures = nil
    }

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
    public var openWindows: [Gtk.Window] {
        let list = gtk_window_list_toplevels()
        defer { g_list_free(list) }
        var windows: [Gtk.Window] = []
        var node = list
        while let current = node {
            if let window = current.pointee.data { windows.append(Gtk.Window.wrap(window)) }
            node = current.pointee.next
        }
        return windows
    }

    /// Saves pictures of the windows. Only the first call in a test has an effect.
    @MainActor
    private func saveScreenshots() {
        if hasScreenshots { return }
        hasScreenshots = true
        guard let folder = g_getenv("COMBINEGTK_TEST_SCREENSHOTS").map({ String(cString: $0) }) else { return }
        for (index, image) in openWindows.compactMap({ $0.image() }).enumerated() {
            let path = "\(folder)/\(name)\(index == 0 ? "" : "-\(index + 1)").png"
            do {
                try image.saveToPNG(path)
                print("\(name): window saved as \(path)")
            } catch {
                print("\(name): \(error.message)")
            }
        }
    }
}

import CGtk
@_spi(Binding) import Gtk
import XCTest

/// The base class of tests of windows.
///
/// ```swift
/// // In one file of the test target: lets XCTest find tests that are the main actor's.
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
/// - Before the first test it starts a private display for the process, see ``HeadlessDisplay``.
/// - A warning or error that GLib, GTK or the program logs while a test runs fails the test, unless the test called
///   ``expectLog(containing:domain:file:line:)`` before.
/// - After each test, windows that are still open are destroyed.
/// - If a test fails, its windows are saved as PNG files in the folder that the environment variable `COMBINEGTK_TEST_SCREENSHOTS`
///   names. They show the moment at which a `wait` failed, or else the end of the test.
/// - A test runs on the main thread. XCTest keeps test objects until the process ends, so store windows in local
///   variables, or set properties to nil in `tearDown`.
/// - An `async` test runs on the main actor, and its main loop runs while it awaits. After its first `await` the main
///   actor is busy with the test: `wait` can then wait for GTK, but not for another task or thread, because Dispatch's
///   main queue isn't reentrant. Use `await` for tasks and threads.
/// - Test traps with `assertTraps(saying:)`, which runs the code in a separate process.
/// - Without the `@_exported import`, XCTest stops before the first test with "Could not cast value of type
///   '(CounterTests) -> @Swift.MainActor () -> ()'", because it only supports tests without an actor.
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
        // Safe although the compiler can't check it: XCTest runs tests on the main thread, and only that thread uses
        // this object.
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
        // Sets the program's name, like an application does. GTK requires one for recent files and for window classes.
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
            // If a popover is destroyed while it's open, it keeps the pointer grab, and clicks in the next test are
            // lost.
            for popover in window.descendants(of: Popover.self).reversed() where popover.isMapped { popover.popdown() }
            window.destroy()
        }
    }

    // MARK: Waiting

    /// Runs the main loop until a condition holds. Fails the test if the condition doesn't hold within the time limit.
    ///
    /// The failure's message contains the windows on the screen, with their texts and the keyboard focus.
    ///
    /// In an `async` test, after its first `await`, other tasks of the main actor and blocks of Dispatch's main queue
    /// don't run in the meantime, because the main queue isn't reentrant. Use `await` to wait for them.
    ///
    /// - Parameter description: The awaited event, for the failure's message.
    /// - Returns: A Boolean value that indicates whether the condition holds.
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
            XCTFail("\(description) did not hold within \(limit)\(hint)\n\(shown)", file: file, line: line)
            saveScreenshots()
        }
        reportLog(file: file, line: line)
        return holds
    }

    /// Runs the main loop until it is idle. Fails the test if that never happens.
    ///
    /// It waits for long lists that another thread is arranging, see ``Combine/Publisher/arranged(by:)``.
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

    /// Enables animations of GTK and `animate(for:_:)` until the test ends, as on most desktops.
    ///
    /// By default, animations immediately jump to their end, as for users who disable them, so that tests are fast and
    /// reproducible. `GtkSettings:gtk-enable-animations`.
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

    /// Expects a warning, or a more severe message, at least once in the rest of this test.
    ///
    /// - Parameters:
    ///   - text: A part of the message.
    ///   - domain: The domain, such as `Gtk`, or nil for any domain.
    @MainActor
    public func expectLog(
        containing text: String,
        domain: String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        // Messages that were logged before this call weren't expected.
        reportLog(file: file, line: line)
        expectedLogs.append(ExpectedLog(text: text, domain: domain, file: file, line: line))
    }

    /// Ignores warnings of GTK that contain a text, if they are logged.
    ///
    /// Use it for warnings that only some versions of GTK log, and that the program can't prevent.
    ///
    /// - Parameters:
    ///   - text: A part of the message.
    ///   - domain: The log domain, for example `Gtk`, or nil for all domains.
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

    /// Runs a piece of code and returns the messages of its failures, which don't fail the test.
    ///
    /// Use it in tests of assertions. Unexpected log messages are also failures.
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

    /// Stops collecting failures, so that they fail the test again.
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

    /// The windows that are currently open, `gtk_window_list_toplevels`.
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

    /// Saves pictures of the windows at the first failure that calls this method, or else at the end of the test.
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

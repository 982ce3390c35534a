import Gtk
import Testing

/// A Swift Testing suite whose tests use windows.
///
/// The protocol has the methods of ``GtkTestCase``. Add the trait `.gtk` to the suite. Failures are recorded as issues
/// at the caller's line.
@MainActor
public protocol GtkTestSuite {}

extension GtkTestSuite {
    /// The session of the running test. Without the trait, the test fails.
    private func session(_ file: StaticString, _ line: UInt) -> TestSession {
        if let session = TestSession.current { return session }
        TestFailure.report("The suite needs the trait .gtk: @Suite(.gtk)", file: file, line: line)
        return TestSession(name: "\(Self.self)")
    }

    /// Waits until a condition is true, while other tasks of the main actor run. The test fails if the time limit is
    /// exceeded.
    ///
    /// In an asynchronous test, the compiler chooses this method instead of the synchronous method.
    ///
    /// - Parameter description: The expected event, for the message of the failure.
    /// - Returns: A Boolean value that indicates whether the condition is true.
    @discardableResult
    public func wait(
        for limit: Duration = .seconds(20),
        _ description: String = "the condition",
        file: StaticString = #filePath,
        line: UInt = #line,
        until condition: () throws -> Bool
    ) async rethrows -> Bool {
        let session = session(file, line)
        let start = ContinuousClock.now
        var holds = try condition()
        while !holds, ContinuousClock.now - start < limit, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(4))
            holds = try condition()
        }
        if !holds {
            session.reportTimeout("timed out after \(limit) while waiting for \(description)", file: file, line: line)
        }
        session.reportLog(file: file, line: line)
        return holds
    }

    /// Runs the main loop until a condition is true. The test fails if the time limit is exceeded.
    ///
    /// A test of Swift Testing is a task of the main actor. Therefore, other tasks of the main actor don't run during
    /// the call. To wait for them, make the test asynchronous and use `await`. See
    /// ``GtkTestCase/wait(for:_:file:line:until:)``.
    ///
    /// - Parameter description: The expected event, for the message of the failure.
    /// - Returns: A Boolean value that indicates whether the condition is true.
    @discardableResult
    public func wait(
        for limit: Duration = .seconds(20),
        _ description: String = "the condition",
        file: StaticString = #filePath,
        line: UInt = #line,
        until condition: () throws -> Bool
    ) rethrows -> Bool {
        try session(file, line).wait(for: limit, description, file: file, line: line, until: condition)
    }

    /// Runs the main loop until the loop is idle. The test fails if the time limit is exceeded. See
    /// ``GtkTestCase/pumpUntilIdle(for:waitsForActions:file:line:)``.
    public func pumpUntilIdle(
        for limit: Duration = .seconds(20),
        waitsForActions: Bool = false,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        session(file, line).pumpUntilIdle(for: limit, waitsForActions: waitsForActions, file: file, line: line)
    }

    /// Enables GTK animations until the test ends. See ``GtkTestCase/enableAnimations()``.
    public func enableAnimations() { TestSession.current?.enableAnimations() }

    /// Expects that a warning or a more severe message is logged at least once before the test ends. See
    /// ``GtkTestCase/expectLog(containing:domain:file:line:)``.
    public func expectLog(
        containing text: String,
        domain: String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        session(file, line).expectLog(containing: text, domain: domain, file: file, line: line)
    }

    /// Ignores GTK warnings that contain a string. See ``GtkTestCase/allowLog(containing:domain:)``.
    public func allowLog(containing text: String, domain: String? = nil) {
        TestSession.current?.allowLog(containing: text, domain: domain)
    }

    /// Runs a closure and returns the messages of the failures that this module reports. These failures don't fail the
    /// test.
    ///
    /// Use this method to test your own assertions. Unexpected log messages also count as failures. `#expect` isn't
    /// affected. To expect its failures, use `withKnownIssue`.
    public func collectFailures(_ body: () throws -> Void) rethrows -> [String] {
        TestSession.current?.reportLog(file: #filePath, line: #line)
        return try TestFailure.collect {
            try body()
            TestSession.current?.reportLog(file: #filePath, line: #line)
        }
    }

    /// The open windows, as returned by `gtk_window_list_toplevels`.
    public var openWindows: [Gtk.Window] { TestSession.openWindows }
}

import Glibc
import XCTest

extension XCTestCase {
    /// Checks that a closure traps with a message, for example because of `precondition`, `fatalError` or `g_error`.
    ///
    /// ```swift
    /// func testReportsMissingOutlet() {
    ///     assertTraps(saying: "has no outlet \"save\"") { _ = BrokenWindow() }
    /// }
    /// ```
    ///
    /// - The closure runs in a separate process, on the main actor. The test executable starts again and runs only this
    ///   test. The code of the test before the closure also runs in the separate process, but other closures that need
    ///   a separate process are skipped. The process ends after the closure.
    /// - The process has the same environment as the test's process, including the display of a ``GtkTestCase``.
    /// - The test fails if the process doesn't trap or doesn't print all strings. The test also fails if the process
    ///   crashes for another reason, such as an invalid pointer, or if a sanitizer stops the process. The failure
    ///   contains the output of the process.
    /// - The message of `precondition` is only available in debug builds. The message of `fatalError` is available in
    ///   all builds.
    ///
    /// - Parameters:
    ///   - texts: Strings that the output must contain.
    ///   - limit: The time limit. When it's exceeded, the process is killed and the test fails.
    ///   - withDisplay: A Boolean value that indicates whether the process has a display and initializes GTK.
    @MainActor
    public func assertTraps(
        saying texts: String...,
        within limit: Duration = .seconds(60),
        withDisplay: Bool = true,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @MainActor () throws -> Void
    ) {
        let result = runInChild(within: limit, withDisplay: withDisplay, file: file, line: line, body)
        guard let child = result else { return }
        guard case .signal(let signal) = child.ending, [SIGILL, SIGTRAP, SIGABRT].contains(signal) else {
            return XCTFail("expected a trap, but \(child.description)", file: file, line: line)
        }
        for text in texts where child.output?.contains(text) != true {
            return XCTFail(
                "the output of the trap didn't contain \"\(text)\": \(child.description)",
                file: file,
                line: line
            )
        }
    }

    /// Checks that a closure runs in a new process without a trap.
    ///
    /// The process is created in the same way as in ``assertTraps(saying:within:withDisplay:file:line:_:)``. The test
    /// fails if an assertion in the closure fails, if the closure throws an error or, in a ``GtkTestCase``, if a
    /// warning or error is logged.
    @MainActor
    public func assertExitsCleanly(
        within limit: Duration = .seconds(60),
        withDisplay: Bool = true,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @MainActor () throws -> Void
    ) {
        let result = runInChild(within: limit, withDisplay: withDisplay, file: file, line: line, body)
        guard let child = result else { return }
        guard case .exit(0) = child.ending else {
            return XCTFail("expected a clean exit, but \(child.description)", file: file, line: line)
        }
    }

    /// Runs a closure in a child process. Returns nil if the test failed, or if this process is a child that runs
    /// another closure.
    @MainActor
    private func runInChild(
        within limit: Duration,
        withDisplay: Bool,
        file: StaticString,
        line: UInt,
        _ body: @MainActor () throws -> Void
    ) -> ChildProcess? {
        let closure = ChildProcess.name(of: self, line: line, withDisplay: withDisplay)
        if let requested = ChildProcess.requestedClosure {
            if requested == closure { ChildProcess.run(body, for: self) }
            return nil
        }
        do {
            let child = try ChildProcess(running: closure, of: self, withDisplay: withDisplay, within: limit)
            if child.output == nil {
                XCTFail("the closure was not reached: \(child.description)", file: file, line: line)
            } else if child.fullOutput.contains("Sanitizer:") {
                XCTFail("a sanitizer reported an error: \(child.description)", file: file, line: line)
            } else {
                return child
            }
        } catch {
            XCTFail("no child process could be started: \(error)", file: file, line: line)
        }
        return nil
    }
}

extension ChildProcess: CustomStringConvertible {
    /// The exit status and the output, for the message of a failure.
    nonisolated var description: String {
        let end =
            switch ending {
            case .exit(let code): "the child process ended with exit code \(code)"
            case .signal(let signal):
                "the child process was terminated by signal \(signal) (\(String(cString: strsignal(signal))))"
            case .deadline: "the child process was still running at its deadline"
            }
        let text = (output ?? fullOutput).suffix(6000)
        return text.isEmpty ? "\(end) and printed nothing" : "\(end) and printed:\n\(text)"
    }
}

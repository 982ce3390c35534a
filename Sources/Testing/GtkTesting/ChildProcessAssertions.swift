import Glibc
import XCTest

extension XCTestCase {
    /// Checks that a piece of code traps with a message: a failed precondition, a fatal error or `g_error`.
    ///
    /// ```swift
    /// func testAnOutletThatIsMissingIsNamed() {
    ///     assertTraps(saying: "has no outlet \"save\"") { _ = BrokenWindow() }
    /// }
    /// ```
    ///
    /// - The code runs in a separate process, on the main thread and the main actor: the test executable runs again,
    ///   executes only this test, and ends with the closure. The test's code before the closure also runs there, except
    ///   for other such closures. The code after it doesn't run.
    /// - The process has the environment of this one, including the display of a ``GtkTestCase``.
    /// - The test fails if the process crashes without a trap, for example because of a bad pointer, exits without a
    ///   trap, is reported by a sanitizer, or traps with another message. The failure contains the output of the
    ///   process.
    /// - The message of a failed `precondition` only exists in debug builds. The message of `fatalError` exists in all
    ///   builds.
    ///
    /// - Parameters:
    ///   - texts: Parts of the output, all of which must be printed.
    ///   - limit: The time limit. After it, the process is killed and the test fails.
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

    /// Checks that a piece of code runs to its end in a new process.
    ///
    /// It's like ``assertTraps(saying:within:withDisplay:file:line:_:)``, for code that shouldn't trap. A failed
    /// assertion in the code, an error that it throws and, in a ``GtkTestCase``, a logged warning or error fail the
    /// test here.
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

    /// Runs a closure in a child. Returns nil if the child couldn't be started, or if this process is itself the child
    /// for another closure.
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
                XCTFail("the child process did not reach the closure: \(child.description)", file: file, line: line)
            } else if child.fullOutput.contains("Sanitizer:") {
                XCTFail("a sanitizer reported: \(child.description)", file: file, line: line)
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
    /// A description of the end and the output, for a failure's message.
    nonisolated var description: String {
        let end =
            switch ending {
            case .exit(let code): "it ended with exit code \(code)"
            case .signal(let signal): "it ended by signal \(signal) (\(String(cString: strsignal(signal))))"
            case .deadline: "it was still running at its deadline"
            }
        let text = (output ?? fullOutput).suffix(6000)
        return text.isEmpty ? "\(end) and printed nothing" : "\(end) and printed:\n\(text)"
    }
}

import Gtk
import XCTest

// SwiftPM lists a class's tests in generated code, `testCase([("testX", testX), ("testY", asyncTest(testY))])`. The
// XCTest functions with these names don't support tests that are isolated to the main actor: a synchronous test traps
// in a cast, and an asynchronous test runs without the GTK main loop. The compiler prefers the overloads here:
// `testCase` because it matches exactly, and `asyncTest` because it's a member of the class.

/// Lists the tests of a class that are isolated to the main actor, for XCTest.
///
/// It's called by code that SwiftPM generates, if a file of the test target contains `@_exported import GtkTesting`.
///
/// - Parameter tests: The names and methods. `Method` is `@MainActor () -> Void`, throwing or not.
public func testCase<Case: XCTestCase, Method>(_ tests: [(String, (Case) -> Method)]) -> XCTestCaseEntry {
    let entries: [(String, (XCTestCase) throws -> Void)] = tests.map { name, method in
        let run: (XCTestCase) throws -> Void = { test in
            guard let test = test as? Case else { preconditionFailure("\(test) is not a \(Case.self)") }
            precondition(Thread.isMainThread, "\(name) must run on the main thread")
            // Isolation and the absence of errors don't change the representation of a function, so the cast is valid.
            // XCTest runs tests on the main thread, on which the main actor runs.
            try unsafeBitCast(method(test), to: (() throws -> Void).self)()
        }
        return (name, run)
    }
    return (testCaseClass: Case.self, allTests: entries)
}

extension GtkTestCase {
    /// Creates a synchronous test from an asynchronous one, which runs the main loop until the test has finished.
    ///
    /// It's called by code that SwiftPM generates.
    public static func asyncTest<Case: GtkTestCase>(
        _ method: @escaping (Case) -> () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        { test in
            // Safe although the compiler can't check it: both sides are used on the main thread.
            nonisolated(unsafe) let body = method(test)
            return {
                var result: Result<Void, any Error>?
                Task.immediate { @MainActor in
                    do {
                        try await body()
                        result = .success(())
                    } catch {
                        result = .failure(error)
                    }
                }
                while result == nil { MainContext.iterate(mayBlock: true) }
                try result?.get()
            }
        }
    }
}

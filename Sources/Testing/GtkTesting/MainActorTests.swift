import Gtk
import XCTest

// SwiftPM lists a class's tests in code that it generates, `testCase([("testX", testX), ("testY", asyncTest(testY))])`.
// XCTest's own functions of these names know no tests that are isolated to the main actor: a synchronous one traps in a
// cast, an asynchronous one runs where GTK's main loop does not. The overloads here are found first: the former because
// it fits exactly, the latter because it is a member of the class.

/// Lists a class's tests that are the main actor's, for XCTest.
///
/// Called by code that SwiftPM generates, which finds it if a file of the test target has `@_exported import GtkTesting`.
///
/// - Parameter tests: The names and methods. `Method` is `@MainActor () -> Void`, throwing or not.
public func testCase<Case: XCTestCase, Method>(_ tests: [(String, (Case) -> Method)]) -> XCTestCaseEntry {
    let entries: [(String, (XCTestCase) throws -> Void)] = tests.map { name, method in
        let run: (XCTestCase) throws -> Void = { test in
            guard let test = test as? Case else { preconditionFailure("\(test) is not a \(Case.self)") }
            precondition(Thread.isMainThread, "\(name) must run on the main thread")
            // The representation of a function doesn't include isolation or the absence of errors. The cast removes
            // both. The main thread, on which XCTest runs tests, is the main actor's.
            try unsafeBitCast(method(test), to: (() throws -> Void).self)()
        }
        return (name, run)
    }
    return (testCaseClass: Case.self, allTests: entries)
}

extension GtkTestCase {
    /// Creates a synchronous test of an asynchronous one: runs the main loop until it is done.
    ///
    /// Called by code that SwiftPM generates.
    public static func asyncTest<Case: GtkTestCase>(
        _ method: @escaping (Case) -> () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        { test in
            // Unsafe only to the checker: both ends of it are on the main thread.
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

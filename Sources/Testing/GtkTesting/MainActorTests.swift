import Gtk
import XCTest

// SwiftPM generates code that lists the tests of a class: `testCase([("testX", testX), ("testY", asyncTest(testY))])`.
// The functions of XCTest with these names don't support tests that are isolated to the main actor. A synchronous test
// would trap in a cast, and an asynchronous test would run without the GTK main loop. The compiler prefers the
// following overloads, because `testCase` matches exactly and `asyncTest` is a member of the class.

/// Returns the entry of a test class whose tests are isolated to the main actor.
///
/// The code that SwiftPM generates calls this function if a file of the test target contains `@_exported import
/// GtkTesting`.
///
/// - Parameter tests: The names and the methods. `Method` is `@MainActor () -> Void`, with or without `throws`.
public func testCase<Case: XCTestCase, Method>(_ tests: [(String, (Case) -> Method)]) -> XCTestCaseEntry {
    let entries: [(String, (XCTestCase) throws -> Void)] = tests.map { name, method in
        let run: (XCTestCase) throws -> Void = { test in
            guard let test = test as? Case else { preconditionFailure("\(test) is not a \(Case.self)") }
            precondition(Thread.isMainThread, "\(name) must run on the main thread")
            // This cast is valid, because actor isolation and `throws` don't change the representation of a function.
            // XCTest runs tests on the main thread.
            try unsafeBitCast(method(test), to: (() throws -> Void).self)()
        }
        return (name, run)
    }
    return (testCaseClass: Case.self, allTests: entries)
}

extension GtkTestCase {
    /// Returns a synchronous test that runs the main loop until the given asynchronous test has finished.
    ///
    /// The code that SwiftPM generates calls this method.
    public static func asyncTest<Case: GtkTestCase>(
        _ method: @escaping (Case) -> () async throws -> Void
    ) -> (Case) -> @MainActor () throws -> Void {
        { test in
            // This is safe because both values are used on the main thread.
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

import CGtk
import Foundation
import Gtk
import XCTest

/// A test that uses the tables, for example for an object of each class. Each failure states the class and the member.
@MainActor
class EveryTypeTestCase: GtkTestCase {
    /// A Boolean value that indicates whether to print each subject before its test, to locate crashes.
    private static let isTracing = ProcessInfo.processInfo.environment["COMBINEGTK_TEST_TRACE"] != nil

    /// Skips the test if the tables have no entries, because the GIR files have other versions than the base.
    override nonisolated func setUpWithError() throws {
        if let difference = Tables.difference { throw XCTSkip("\(difference): the tables have no entries") }
    }

    /// Runs a part of the test. Failures and logged C messages fail the test and state the subject.
    func check(_ subject: String, _ body: () throws -> Void) {
        if Self.isTracing { FileHandle.standardError.write(Data("TRACE \(name) \(subject)\n".utf8)) }
        let failures = collectFailures {
            do {
                try body()
            } catch {
                XCTFail("\(error)")
            }
        }
        if let first = failures.first {
            let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
            XCTFail("\(subject): \(first)\(more)")
        }
    }

    /// Calls a closure with an object of each class. Returns the number of objects.
    @discardableResult
    func withEachObject(_ body: (ClassEntry, Object) -> Void) -> Int {
        var count = 0
        for entry in AllTypes.classes {
            var made: Object?
            check(entry.typeName) { made = try Specimens.make(entry) }
            guard let object = made else { continue }
            count += 1
            body(entry, object)
            check("the end of \(entry.typeName)") {
                Specimens.end(object)
                made = nil
            }
        }
        return count
    }
}

import XCTest

@testable import gtkpackager

/// Tests of reading errors in the output of builds.
final class CompilerErrorTests: XCTestCase {
    func testFirstErrorInFile() {
        let output = """
            Building for debugging...
            [3/5] Compiling Notes NotesWindow.swift
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            /home/ada/My Notes/Sources/Notes/NotesWindow.swift:12:9: warning: variable 'x' was never used
            /home/ada/My Notes/Sources/Notes/NotesWindow.swift:14:21: error: cannot find 'missing' in scope
             12 |
             14 |         label.label = missing
                |                       `- error: cannot find 'missing' in scope
            /home/ada/My Notes/Sources/Notes/Notes.swift:3:5: error: expected '}' at end of brace
            """
        let expected = CompilerError(
            file: "/home/ada/My Notes/Sources/Notes/NotesWindow.swift",
            line: 14,
            column: 21,
            message: "cannot find 'missing' in scope"
        )
        XCTAssertEqual(CompilerError.first(in: output), expected)
        XCTAssertEqual(CompilerError.count(in: output), 2)
        // SwiftPM prints the errors of a module for each of its files.
        XCTAssertEqual(CompilerError.count(in: output + "\n" + output), 2)
    }

    func testFatalErrorAndColors() {
        let output = "\u{1b}[1m/a/b.h:3:10: \u{1b}[0m\u{1b}[31mfatal error: 'c.h' file not found\u{1b}[0m"
        let expected = CompilerError(file: "/a/b.h", line: 3, column: 10, message: "'c.h' file not found")
        XCTAssertEqual(CompilerError.first(in: output), expected)
    }

    func testErrorsWithoutFile() {
        let linker = """
            error: link command failed with exit code 1 (use -v to see invocation)
            ld.lld: error: undefined symbol: missing
            """
        XCTAssertEqual(CompilerError.first(in: linker), CompilerError(message: "undefined symbol: missing"))
        let manifest = "error: 'notes': unknown product 'Combin' required by target 'Notes'"
        XCTAssertEqual(
            CompilerError.first(in: manifest),
            CompilerError(message: "'notes': unknown product 'Combin' required by target 'Notes'")
        )
        XCTAssertEqual(CompilerError.count(in: manifest), 0)
    }

    func testOutputWithoutError() {
        XCTAssertNil(CompilerError.first(in: ""))
        XCTAssertNil(CompilerError.first(in: "Building for debugging...\nBuild complete! (1.20s)"))
    }
}

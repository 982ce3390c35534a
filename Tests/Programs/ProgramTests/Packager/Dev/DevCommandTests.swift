import Foundation
import XCTest

@testable import gtkpackager

/// Tests of the command line, the messages and the editor of `swift package dev`.
final class DevCommandTests: XCTestCase {
    private let required = ["--package-path", "/p", "--scratch-path", "/p/.build", "--product", "Notes"]

    func testOptions() throws {
        let options = try DevCommand(
            arguments: required + [
                "--watch", "/p/Sources/Notes", "--watch", "/p/Package.swift", "--build-option", "--traits=GTK4_14",
                "--record", "Tests/Recorded.swift", "--", "--file", "notes.txt",
            ]
        ).options
        XCTAssertEqual(options.product, "Notes")
        XCTAssertEqual(options.watched, ["/p/Sources/Notes", "/p/Package.swift"])
        XCTAssertEqual(options.buildOptions, ["--traits=GTK4_14"])
        XCTAssertEqual(options.recording, FileManager.default.currentDirectoryPath + "/Tests/Recorded.swift")
        XCTAssertEqual(options.arguments, ["--file", "notes.txt"])
    }

    func testMistakes() {
        func assertFails(_ arguments: [String], _ expected: String, line: UInt = #line) {
            XCTAssertThrowsError(try DevCommand(arguments: arguments).run(), line: line) { error in
                XCTAssertEqual("\(error)", "error: \(expected)", line: line)
            }
        }
        assertFails(["--record"], "--record requires a value")
        assertFails(["--fast"], "unknown option --fast. `swift package dev --help` lists all options.")
        assertFails(["file"], "unexpected argument file. Write the program's arguments after --.")
        assertFails(["--package-path", "/p"], "--scratch-path is missing")
        assertFails(["--package-path", "/p", "--scratch-path", "/p/.build"], "--product is missing")
    }

    func testMessages() {
        let messages = [
            DevMessage("begin"), DevMessage("widget", ["0", "text", "", "a\tb\nc\\n", "ö"]), DevMessage("", [""]),
        ]
        XCTAssertEqual(messages[1].line, "widget\t0\ttext\t\ta\\tb\\nc\\\\n\tö\n")
        var buffer = DevMessageBuffer()
        var received: [DevMessage] = []
        // Messages arrive in pieces, which may end within a character.
        for byte in messages.map(\.line).joined().utf8 { received += buffer.receive([byte]) }
        XCTAssertEqual(received, messages)
        XCTAssertEqual(buffer.receive(messages.map(\.line).joined().utf8), messages)
        XCTAssertEqual(messages[1].field(4), "ö")
        XCTAssertEqual(messages[1].field(5), "")
    }

    func testEditor() throws {
        func arguments(_ command: String) throws -> [String] {
            try XCTUnwrap(Editor(environment: ["EDITOR": command])).arguments(file: "/a b.swift", line: 3, column: 5)
        }
        XCTAssertEqual(try arguments("vim"), ["vim", "+3", "/a b.swift"])
        XCTAssertEqual(try arguments("code --wait"), ["code", "--wait", "--goto", "/a b.swift:3:5"])
        XCTAssertEqual(try arguments("/usr/bin/hx"), ["/usr/bin/hx", "/a b.swift:3:5"])
        XCTAssertEqual(Editor(environment: ["EDITOR": "emacs -nw"])?.usesTerminal, true)
        XCTAssertEqual(Editor(environment: ["EDITOR": "", "VISUAL": "gedit"])?.usesTerminal, false)
        XCTAssertNil(Editor(environment: [:]))
    }

    func testEndings() {
        XCTAssertEqual("\(StartedProcess.Ending(3 << 8))", "exited with status 3")
        XCTAssertEqual("\(StartedProcess.Ending(SIGSEGV))", "was terminated by signal 11 (Segmentation fault)")
        // The bit for a core dump
        XCTAssertEqual(StartedProcess.Ending(SIGABRT | 0x80), .signal(SIGABRT))
    }
}

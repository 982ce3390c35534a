import Foundation
import XCTest

/// The dependencies between the generator's folders: decisions are printed, and the printer decides nothing.
final class ClosedRoomsTests: XCTestCase {
    /// Returns the Swift files of a room, by name, without their comments and texts.
    private func files(of room: String) throws -> [String: String] {
        let directory = Repository.tool.appendingPathComponent(room)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        let files = try names.filter { $0.hasSuffix(".swift") }.map { name in
            (name, code(of: try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)))
        }
        XCTAssertFalse(files.isEmpty, room)
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// Returns a source without its comments and without its texts, but with the code that stands within texts.
    private func code(of source: String) -> String {
        var result = ""
        for line in source.split(separator: "\n") {
            /// The number of open parentheses in each string that contains the position.
            var texts: [Int] = []
            var isText = false
            var previous: Character = " "
            for character in line {
                switch (character, isText) {
                case ("\"", false):
                    texts.append(0)
                    isText = true
                case ("\"", true) where previous != "\\":
                    texts.removeLast()
                    isText = false
                case ("(", true) where previous == "\\": isText = false
                case ("(", false):
                    if let last = texts.indices.last { texts[last] += 1 }
                    result.append(character)
                case (")", false):
                    if let last = texts.indices.last {
                        if texts[last] == 0 { isText = true } else { texts[last] -= 1 }
                    }
                    result.append(" ")
                case ("/", false) where previous == "/": result.append("\n//")
                default: if !isText { result.append(character) }
                }
                // Two backslashes are one in a text.
                previous = previous == "\\" && character == "\\" ? " " : character
            }
            result.append("\n")
        }
        let lines = result.split(separator: "\n").filter { !$0.hasPrefix("//") }
        return lines.joined(separator: "\n")
    }

    private func words(of code: String) -> Set<String> {
        Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    /// Returns the types that a room declares, those within others left out.
    private func types(declaredIn room: String) throws -> Set<String> {
        let introducers: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        var names: Set<String> = []
        for code in try files(of: room).values {
            for line in code.split(separator: "\n") where line.first != " " {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                guard let index = words.firstIndex(where: introducers.contains), index + 1 < words.count else {
                    continue
                }
                names.insert(String(words[index + 1]))
            }
        }
        return names
    }

    private func assert(_ room: String, mentionsNone names: Set<String>) throws {
        for (file, code) in try files(of: room) {
            let found = words(of: code).intersection(names)
            XCTAssertTrue(found.isEmpty, "\(room)/\(file) mentions \(found.sorted().joined(separator: ", "))")
        }
    }

    /// The code that decides, and its input.
    private func names(except known: Set<String> = []) throws -> Set<String> {
        try types(declaredIn: "Parse").union(types(declaredIn: "Analyse")).union(types(declaredIn: "Policy"))
            .subtracting(known)
    }

    func testTheReaderSeesCodeAlone() throws {
        XCTAssertEqual(words(of: code(of: #"let a = "b \(c("d")) e" // f"#)), ["let", "a", "c"])
        XCTAssertEqual(words(of: code(of: #"call("a \" b", c) // "d""#)), ["call", "c"])
        XCTAssertTrue(try types(declaredIn: "Analyse").isSuperset(of: ["CType", "GIRLibrary", "Kind"]))
        XCTAssertTrue(try types(declaredIn: "Parse").isSuperset(of: ["GIRCallable", "GIRTransfer"]))
        XCTAssertTrue(try types(declaredIn: "Policy").isSuperset(of: ["Decision", "Policy"]))
        XCTAssertTrue(try types(declaredIn: "Print").contains("CallPrinter"))
    }

    func testThePrinterDecidesNothing() throws {
        // Both need the spelling of names: a C name becomes a Swift name, which can be a keyword.
        try assert("Print", mentionsNone: names(except: ["Naming"]).union(["gir"]))
    }

    func testTheFormKnowsNothingElse() throws {
        try assert("SwiftAPI", mentionsNone: names().union(types(declaredIn: "Print")).union(["gir"]))
    }

    func testTheAnalysisPrintsNothing() throws {
        try assert("Analyse", mentionsNone: types(declaredIn: "Print"))
        try assert("Policy", mentionsNone: types(declaredIn: "Print"))
    }
}

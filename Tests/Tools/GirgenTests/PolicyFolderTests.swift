import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse

/// Tests of reading handwritten decisions, and of errors with the file and the line.
final class PolicyFolderTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("policy-\(UUID().uuidString)")
        for name in ["Fragments", "Lists", "Words"] {
            let directory = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        }
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String = "Toy.json") throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    private func assertRefused(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertThrowsError(try PolicyFolder(folder), file: file, line: line) { error in
            XCTAssertEqual("\(error)", "\(folder.path)/\(message)", file: file, line: line)
        }
    }

    func testFilesOfAllNamespacesAreOneTable() throws {
        try write(#"{ "toy_lamp_dim": { "name": "dim(_:)" } }"#)
        try write(#"{ "box_*": { "hide": "for boxes" }, "box_open": { "order": ["b", "a"] } }"#, to: "Box.json")
        try write("ToyLamp: A lamp.\n\ntoy_lamp_dim: Dims: a little.\n", to: "Words/Toy.txt")
        let policy = try PolicyFolder(folder).policy
        XCTAssertEqual(policy["toy_lamp_dim"].name, "dim(_:)")
        XCTAssertEqual(policy.hidden("box_shut"), "for boxes")
        XCTAssertEqual(policy.decision(on: "box_shut").rest, "shut")
        XCTAssertNil(policy.hidden("box_open"))
        XCTAssertNil(policy["box_shut"].hide)
        XCTAssertEqual(policy.sentences, ["ToyLamp": "A lamp.", "toy_lamp_dim": "Dims: a little."])
    }

    func testACorrectionNeedsAReason() throws {
        try write("{\n  \"toy_new\": { \"name\": \"init()\" },\n  \"toy_get\": { \"nullable\": [\"result\"] }\n}\n")
        assertRefused("Toy.json:3: toy_get: \"nullable\" needs a \"reason\"")
        try write("{\n  \"toy_get\": {\n    \"hide\": \"\"\n  }\n}\n")
        assertRefused("Toy.json:2: toy_get: \"hide\" is empty")
        try write(#"{ "toy_get": { "nullable": ["result"], "reason": "until it is set" } }"#)
        XCTAssertNoThrow(try PolicyFolder(folder))
    }

    /// Each entry has a word that only this kind of declaration can have.
    func testTheKeyDeterminesTheWords() throws {
        let entries = [
            ("toy_lamp_new", "order", "[]", "a function"), ("toy_*_quark", "defaults", "{}", "a function"),
            ("toy_set_time_t", "order", "[]", "a function"),
            ("ToyLampClass.dim", "calledMember", "\"d\"", "a virtual function"),
            ("ToySwitchInterface.flip", "stateCheck", "\"s\"", "a virtual function"),
            ("ToyDimFunc", "endedResult", "\"0\"", "a callback"),
            ("toy_dim_func_t", "endedResult", "\"0\"", "a callback"),
            ("Toy.Lamp::dimmed", "types", "{}", "a signal"),
            ("Toy.Lamp:is-on", "optionalNumber", "\"-1\"", "a property"),
            ("Toy.Lamp", "madeByC", "\"m\"", "a type"), ("Toy.lamp_t", "owner", "\"o\"", "a type"),
            ("ToyLampClass", "hiddenStructure", "\"h\"", "a type"), ("ToyLamp.width", "name", "\"w\"", "a field"),
            ("TOY_LAMP_*", "group", "\"g\"", "a constant"), ("TOY_KEY_c_h", "group", "\"g\"", "a constant"),
        ]
        for (key, word, value, kind) in entries {
            try write("{\n  \"\(key)\": { \"\(word)\": \(value), \"reason\": \"r\" }\n}\n")
            XCTAssertNoThrow(try PolicyFolder(folder), key)
            // All kinds of functions can have the word of the signal, and all declarations can have a name.
            for (_, other, value, otherKind) in entries where otherKind != kind && !["types", "name"].contains(other) {
                try write("{\n  \"\(key)\": { \"\(other)\": \(value) }\n}\n")
                XCTAssertThrowsError(try PolicyFolder(folder), "\(key): \(other)") { error in
                    let message = "/Toy.json:2: \(key): \"\(other)\" isn't a decision about \(kind); expected reason, "
                    XCTAssertTrue("\(error)".hasPrefix(folder.path + message), "\(error)")
                }
            }
        }
    }

    func testADuplicateEntryIsAnError() throws {
        try write("{\n  \"toy_get\": { \"name\": \"a\" },\n  \"toy_get\": { \"name\": \"b\" }\n}\n")
        assertRefused("Toy.json:2: toy_get occurs twice")
        try write(#"{ "toy_get": { "name": "a" } }"#)
        try write("{\n  \"toy_get\": { \"name\": \"a\" }\n}\n", to: "Zoo.json")
        assertRefused("Zoo.json:2: toy_get is also in another file")
    }

    func testInvalidValues() throws {
        try write(#"{ "Toy.Lamp": { "category": "brick" } }"#)
        assertRefused(
            "Toy.json: Toy.Lamp: category: \"brick\" isn't a category; expected boxed, opaqueValue, permanent, value"
        )
        try write("{\n  \"toy_get\": {},\n  \"Toy.Lamp:on\": { \"nulable\": true }\n}\n")
        assertRefused(
            "Toy.json:3: Toy.Lamp:on: \"nulable\" isn't a decision about a property; "
                + "expected reason, since, hide, leftOut, handwritten, name, type, nonnull, check, optionalNumber"
        )
        try write("{\n  \"toy_get\": {}\n  \"toy_set\": {}\n}\n")
        assertRefused("Toy.json:3: The given data was not valid JSON.")
        try write("{\n  \"Toy.Lamp\": { \"body\": \"Lamp.swift.txt\", \"reason\": \"needs it\" }\n}\n")
        assertRefused("Toy.json:2: Toy.Lamp: Fragments has no file Lamp.swift.txt")
        try write("let a = 1\n\nlet b = 2\n", to: "Fragments/Lamp.swift.txt")
        XCTAssertEqual(try PolicyFolder(folder).policy.fragments["Lamp.swift.txt"], ["let a = 1", "", "let b = 2"])
    }

    func testSentences() throws {
        try write("toy_get: Returns it.\ntoy_get: Gets it.\n", to: "Words/Toy.txt")
        assertRefused("Words/Toy.txt:2: toy_get occurs twice")
        try write("\ntoy_get Returns it.\n", to: "Words/Toy.txt")
        assertRefused("Words/Toy.txt:2: expected \"c_name: Sentence.\", found \"toy_get Returns it.\"")
    }

    func testAnEntryWithoutADeclarationIsAnError() throws {
        let text = GIRSnippet.file("Toy", version: "1", GIRSnippet.class("Lamp", GIRSnippet.method("dim", of: "Lamp")))
        let namespace = try GIRParser.parse(Data(text.utf8), file: "Toy-1.gir")
        try write(
            "{\n  \"Toy.Lamp\": { \"madeByC\": \"x\" },\n  \"Toy.Lamps\": { \"since\": \"2\", \"name\": \"Lump\" }\n}\n"
        )
        try PolicyFolder(folder).check([namespace], isNewer: false)
        XCTAssertThrowsError(try PolicyFolder(folder).check([namespace], isNewer: true)) { error in
            let reason = "Toy.Lamps: Toy-1.gir doesn't have a declaration with this name; did you mean Toy.Lamp?"
            XCTAssertEqual("\(error)", "\(folder.path)/Toy.json:3: \(reason)")
        }
    }

    /// Entries are sorted by name, so that each has one place and changes can be merged.
    func testFilesAreSorted() throws {
        for file in try PolicyFolder.own.get().files {
            let keys = file.text.matches(of: /(?m)^  "([^"]+)":/).map { String($0.output.1) }
            XCTAssertEqual(
                keys,
                keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) },
                file.namespace
            )
            XCTAssertEqual(Set(keys), Set(file.file.entries.keys), file.namespace)
        }
    }
}

import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenParse
@testable import GirgenCommand

/// A test that passes some lines of GIR to the generator and checks the generated Swift code.
class GeneratorTestCase: XCTestCase {
    /// The output of the generator.
    struct Output {
        let files: [String: String]
        let api: SwiftAPI

        var coverage: Coverage { api.coverage }

        /// Returns the text of a file by its path, or by the name of its type if it's in Gtk.
        subscript(name: String) -> String? { files[name] ?? files["Gtk/Generated/\(name).swift"] }
    }

    /// Generates code from snippets, each with the content of a namespace. Declarations that all snippets need are
    /// included.
    func generate(
        _ gtk: String,
        widget: String = "",
        gdk: String = "",
        gio: String = "",
        glib: String = "",
        pango: String = "",
        maximumVersions: [String: Version] = [:],
        traits: PackageTraits? = nil
    ) throws -> Output {
        let namespaces = try namespaces(gtk, widget: widget, gdk: gdk, gio: gio, glib: glib, pango: pango)
        var configuration = try Repository.configuration()
        configuration.maximumVersions = maximumVersions
        configuration.traits = traits
        // The functions of these files have unique names, for which there are no decisions.
        configuration.hidesUnplacedFunctions = false
        return output(of: try Generator(namespaces, configuration).api)
    }

    /// Returns the namespaces of the modules, each with the declarations that all snippets need.
    func namespaces(
        _ gtk: String = "",
        widget: String = "",
        gdk: String = "",
        gio: String = "",
        glib: String = "",
        pango: String = ""
    ) throws -> [GIRNamespace] {
        let contents = [
            ("GLib", "2.0", GIRSnippet.glib + glib), ("GObject", "2.0", GIRSnippet.gobject),
            ("Gio", "2.0", GIRSnippet.gio + gio), ("cairo", "1.0", GIRSnippet.cairo), ("Pango", "1.0", pango),
            ("Gdk", "4.0", GIRSnippet.gdk + gdk), ("Gtk", "4.0", GIRSnippet.gtk(widget: widget) + gtk),
        ]
        return try contents.map { name, version, content in
            let text = GIRSnippet.file(name, version: version, content)
            return try GIRParser.parse(Data(text.utf8), file: "\(name)-\(version).gir")
        }
    }

    /// Returns the files and the tables of an API.
    func output(of api: SwiftAPI) -> Output {
        var files: [String: String] = [:]
        var tables = TestTables(of: api.modules.map(\.name), typeNames: TypeNameTable(listings: []))
        tables.modules = api.modules
        for file in APIPrinter(api: api).files() + tables.files() {
            XCTAssertNil(files.updateValue(file.text, forKey: file.path), "\(file.path) occurs twice")
        }
        return Output(files: files, api: api)
    }

    /// The decision about a declaration of this package's modules.
    func decision(on name: String) throws -> Decision { try Policy.own.get()[name] }

    /// Generates code from the members of a class `GtkButton`, which derives from `GtkWidget`.
    func generate(button members: String...) throws -> Output {
        try generate(GIRSnippet.class("Button", members.joined()))
    }

    /// Asserts that a file contains exactly the given lines, except for their common indentation and the first
    /// sentences of comments.
    func assertFile(
        _ name: String,
        of output: Output,
        contains expected: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let text = output[name] else {
            XCTFail(
                "no file \(name) among \(output.files.keys.sorted().joined(separator: ", "))",
                file: file,
                line: line
            )
            return
        }
        if !has(withoutSentences(text), expected) {
            XCTFail("\(name) has no\n\(expected)\nIt is\n\(text)", file: file, line: line)
        }
    }

    /// Asserts that a file matches its snapshot in the folder `Fixtures`, except for the first sentences of comments.
    ///
    /// If the environment variable `GIRGEN_REWRITE` is set, the test writes the snapshot instead.
    func assertSnapshot(
        _ name: String,
        of output: Output,
        test: String = #function,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        guard let text = output[name] else { return XCTFail("no file \(name)", file: file, line: line) }
        let found = withoutSentences(text)
        let fixture = "\(type(of: self)).\(test.prefix { $0 != "(" }).\(name.replacing("/", with: ".")).txt"
        let url = Repository.root.appendingPathComponent("Tests/Tools/GirgenTests/Fixtures/\(fixture)")
        if ProcessInfo.processInfo.environment["GIRGEN_REWRITE"] != nil { return try Data(found.utf8).write(to: url) }
        let expected = try String(contentsOf: url, encoding: .utf8)
        if found == expected { return }
        let lines = zip(found.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
        let (other, first) = lines.first { $0 != $1 } ?? ("another number of lines", "the same beginning")
        XCTFail(
            "Fixtures/\(fixture) differs: expected \"\(first)\", found \"\(other)\". GIRGEN_REWRITE=1 writes the file.",
            file: file,
            line: line
        )
    }

    /// Asserts that no line of a file contains a text.
    func assertFile(
        _ name: String,
        of output: Output,
        lacks unexpected: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let text = output[name] else { return XCTFail("no file \(name)", file: file, line: line) }
        XCTAssertFalse(text.contains(unexpected), "\(name) has \(unexpected):\n\(text)", file: file, line: line)
    }

    /// Asserts that a member was left out, with the given reason.
    func assertSkipped(
        _ name: String,
        of output: Output,
        because reason: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let skipped = output.coverage.counts.values.flatMap { $0.values.flatMap(\.skipped) }
        guard let found = skipped.first(where: { $0.name == name }) else {
            return XCTFail("\(name) is not among what is left out: \(skipped)", file: file, line: line)
        }
        XCTAssertEqual(found.reason, reason, file: file, line: line)
    }

    /// Returns a file's text with only the C names in comments. ``DocumentationRulesTests`` checks the sentences before
    /// them.
    private func withoutSentences(_ text: String) -> String {
        var result: [String] = []
        for line in text.components(separatedBy: "\n") {
            let indentation = line.prefix { $0 == " " }
            let content = line.dropFirst(indentation.count)
            if content.hasPrefix("/// - [`") || content.hasPrefix("/// - `") {
                while let last = result.last, last.drop(while: { $0 == " " }).hasPrefix("/// ") { result.removeLast() }
                result.append(indentation + "/// " + content.dropFirst("/// - ".count))
            } else if content.hasPrefix("/// "), content.hasSuffix("`."),
                let name = line.range(of: ". `", options: .backwards)
            {
                result.append(indentation + "/// " + line[line.index(name.lowerBound, offsetBy: 2)...])
            } else {
                result.append(line)
            }
        }
        return result.joined(separator: "\n")
    }

    /// If the expected text ends with a brace, it also matches the beginning of a block on a single line. A statement
    /// also matches such a block.
    private func has(_ text: String, _ expected: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let margin = expected.prefix { $0 == " " }.count
        let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
        guard let last = wanted.last else { return true }
        let statement = last.dropFirst(margin)
        let blocks = ["{ \(statement) }", "{ \(statement.trimmingPrefix("return ")) }", "; \(statement) }"]
        if wanted.count == 1, lines.contains(where: { blocks.contains(where: $0.hasSuffix) }) { return true }
        return lines.indices.contains { start in
            let indentation = lines[start].prefix { $0 == " " }.dropLast(margin)
            guard start + wanted.count <= lines.count else { return false }
            let isEqual = zip(lines[start...], wanted.dropLast()).allSatisfy {
                $0 == ($1.isEmpty ? $1 : indentation + $1)
            }
            let end = lines[start + wanted.count - 1]
            return isEqual && (end == indentation + last || last.hasSuffix("{") && end.hasPrefix(indentation + last))
        }
    }
}

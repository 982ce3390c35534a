import Foundation
import XCTest

@testable import GirgenAnalyse
@testable import GirgenCommand

/// Tests of the handwritten sentences, and of the sentences of all declarations.
final class WordsTests: XCTestCase {
    /// Returns the sentences with their files.
    private func entries() throws -> [(file: String, name: String, sentence: String)] {
        let folder = Repository.tool.appendingPathComponent("Policy/Words")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).flatMap {
            file in
            try NamedLines(contentsOf: file).texts.map { (file.lastPathComponent, $0.key, $0.value) }
        }
    }

    func testNoNameIsInTwoFiles() throws {
        for (name, places) in Dictionary(grouping: try entries(), by: \.name) where places.count > 1 {
            XCTFail("\(name) is in \(places.map(\.file).joined(separator: " and in "))")
        }
    }

    func testEachNameIsThatOfADeclaration() throws {
        let names = Set(try InstalledFiles.output().api.documentation.compactMap(\.cNames.first)).union(
            try namesOfTraits()
        )
        for (file, name, _) in try entries() where !names.contains(name) {
            XCTFail("\(file): no generated declaration has the name \(name)")
        }
    }

    /// Returns the first C names of declarations in comments of the files with declarations of traits.
    private func namesOfTraits() throws -> Set<String> {
        var texts: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: Repository.sources.path)
        where path.contains("/Generated/") && path.hasSuffix(".swift") {
            let text = try String(contentsOf: Repository.sources.appendingPathComponent(path), encoding: .utf8)
            if text.contains("#if GTK4_") { texts.append(text) }
        }
        return Set(texts.flatMap { $0.matches(of: /\/\/\/ (?:- |.*\. )?\[?`([\w:.-]+)`/).map { String($0.1) } })
    }

    func testEachSentenceIsWellFormed() throws {
        for (file, name, sentence) in try entries() {
            if let fault = fault(of: sentence) { XCTFail("\(file), \(name): \(fault): \(sentence)") }
        }
    }

    /// The comment of each declaration begins with a sentence or the C name, on lines that are not too wide.
    func testEveryDeclarationHasAComment() throws {
        for (path, text) in try InstalledFiles.output().files
        where path.contains("/Generated/") && path.hasSuffix(".swift") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where isDeclaration(line) {
                var first = index
                while first > 0, isCommentOrAttribute(lines[first - 1]) { first -= 1 }
                guard let start = lines[first..<index].firstIndex(where: { $0.contains("///") }) else {
                    if !isExplainedElsewhere(line, lines[..<index]) {
                        XCTFail("\(path):\(index + 1) has no comment: \(line)")
                    }
                    continue
                }
                let paragraph = lines[start..<index].prefix {
                    let text = $0.trimmingCharacters(in: .whitespaces)
                    return text.hasPrefix("/// ") && !text.hasPrefix("/// - ")
                }
                let sentence = paragraph.map { $0.trimmingCharacters(in: .whitespaces).dropFirst(4) }
                    .joined(separator: " ")
                if sentence.hasPrefix("`") || sentence.hasPrefix("[`") { continue }
                XCTAssertTrue(paragraph.allSatisfy { $0.count <= 120 }, "\(path):\(first + 1) is too wide")
                if let fault = fault(of: withoutCName(sentence)) {
                    XCTFail("\(path):\(first + 1): \(fault): \(sentence)")
                }
            }
        }
    }

    /// Most commonly used declarations have handwritten sentences.
    func testMostDeclarationsHaveHandwrittenSentences() throws {
        let sentences = try Policy.own.get().sentences
        let documentation = try InstalledFiles.output().api.documentation
        XCTAssertGreaterThan(documentation.count { $0.cNames.contains { sentences[$0] != nil } }, 4000)
    }

    // MARK: Requirements for sentences

    /// Returns the problem with a sentence, or nil if the sentence is correct.
    private func fault(of sentence: some StringProtocol) -> String? {
        if !sentence.hasSuffix(".") { return "does not end with a full stop" }
        guard let first = sentence.first, first.isUppercase || first.isNumber || first == "\"" else {
            return "does not begin like a sentence"
        }
        if sentence.contains("  ") || sentence.contains(" ,") { return "has a space too many" }
        if sentence.count(where: { $0 == "`" }) % 2 != 0 { return "has a backquote without another" }
        return nil
    }

    /// Returns a sentence without the C name that follows it on the line.
    private func withoutCName(_ text: some StringProtocol) -> String {
        let text = String(text)
        guard text.hasSuffix("`."), let range = text.range(of: ". `", options: .backwards) else { return text }
        return String(text[..<range.lowerBound]) + "."
    }

    private func isDeclaration(_ line: Substring) -> Bool {
        let text = line.trimmingCharacters(in: .whitespaces)
        return ["public ", "open ", "case "].contains { text.hasPrefix($0) }
            && !text.hasPrefix("public override init(wr")
            && !text.hasPrefix("case .") && !text.hasPrefix("case \"") && !isNumberedCase(text)
    }

    /// Returns a Boolean value that indicates whether a line is part of a `switch` over numbers.
    private func isNumberedCase(_ text: String) -> Bool {
        text.hasPrefix("case ") && (text.dropFirst(5).first?.isNumber == true || text.hasPrefix("case -"))
    }

    private func isCommentOrAttribute(_ line: Substring) -> Bool {
        let text = line.trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("///") || text.hasPrefix("@")
    }

    /// Returns a Boolean value that indicates whether a declaration implements or overrides another one, which has the
    /// comment.
    private func isExplainedElsewhere(_ line: Substring, _ before: ArraySlice<Substring>) -> Bool {
        let text = line.trimmingCharacters(in: .whitespaces)
        return [
            "override ", "static var valueType", "static var errorDomain", "rawValue", "func hash(into",
            "static func ==",
        ].contains { text.contains($0) }
    }
}

import Foundation

/// The folder with the decisions about the modules of this package, and with the sentences of comments.
package struct PolicyFolder: Sendable {
    /// The folder `Policy` of girgen's sources. It always exists, because girgen is built from source.
    package static let own = Result {
        try PolicyFolder(URL(fileURLWithPath: "\(#filePath)/../../../Policy").standardizedFileURL)
    }

    struct File: Sendable {
        let path: String
        let namespace: String
        let text: String
        let file: PolicyFile

        /// Returns an error on the line of an entry.
        func error(_ key: String, _ reason: String) -> GIRError {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = lines.firstIndex { $0.hasPrefix("  \"\(key)\":") }.map { $0 + 1 }
            return GIRError(file: path, line: line, reason: reason)
        }
    }

    let files: [File]
    let policy: Policy
    /// The lists of words, by file name.
    let lists: [String: String]

    init(_ folder: URL) throws {
        func files(_ path: String, _ ending: String) throws -> [URL] {
            let place = folder.appendingPathComponent(path)
            let all = try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
            return all.filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
        }
        var decisions: [String: Decision] = [:]
        self.files = try files("", ".json").map { try Self.read($0) }
        var fragments: [String: [String]] = [:]
        for file in try files("Fragments", ".swift.txt") {
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            fragments[file.lastPathComponent] = lines.last == "" ? lines.dropLast() : lines
        }
        for file in self.files {
            for (key, decision) in file.file.entries {
                if let fault = decision.fault { throw file.error(key, "\(key): \(fault)") }
                if let body = decision.type.body, fragments[body] == nil {
                    throw file.error(key, "\(key): Fragments has no file \(body)")
                }
                if decisions.updateValue(decision, forKey: key) != nil {
                    throw file.error(key, "\(key) is also in another file")
                }
            }
        }
        var sentences: [String: String] = [:]
        for file in try files("Words", ".txt") { sentences.merge(try NamedLines(contentsOf: file).texts) { $1 } }
        lists = try files("Lists", ".txt").reduce(into: [:]) { texts, file in
            texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        policy = Policy(decisions, sentences: sentences, fragments: fragments)
    }

    private static func read(_ url: URL) throws -> File {
        let text = try String(contentsOf: url, encoding: .utf8)
        let namespace = url.deletingPathExtension().lastPathComponent
        let keys = text.matches(of: /(?m)^  "([^"]+)":/)
        do {
            let file = try JSONDecoder().decode(PolicyFile.self, from: Data(text.utf8))
            let found = File(path: url.path, namespace: namespace, text: text, file: file)
            // A decoder would silently drop one of the entries.
            var known: Set<Substring> = []
            if let key = keys.map(\.output.1).first(where: { !known.insert($0).inserted }) {
                throw found.error(String(key), "\(key) occurs twice")
            }
            return found
        } catch let error as DecodingError {
            let place = keys.first { error.words.hasPrefix($0.output.1 + ": ") }?.range.lowerBound ?? fault(in: text)
            let line = place.map { text[..<$0].count(where: \.isNewline) + 1 }
            throw GIRError(file: url.path, line: line, reason: error.words)
        }
    }

    /// Returns the position at which a text isn't JSON. `JSONDecoder` doesn't report it.
    private static func fault(in text: String) -> String.Index? {
        let result = Result { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        let offset = "\(result)".firstMatch(of: /character (\d+)/).flatMap { Int($0.output.1) }
        return offset.flatMap { text.utf8.index(text.startIndex, offsetBy: $0, limitedBy: text.endIndex) }
    }

    /// - Parameter isNewer: A Boolean value that indicates whether to check the entries with `since`, which are for the
    ///   newest trait, or those without it.
    package func check(_ namespaces: [GIRNamespace], isNewer: Bool) throws {
        for namespace in namespaces {
            guard let file = files.first(where: { $0.namespace == namespace.name }) else { continue }
            let names = PolicyNames(namespace)
            for (key, decision) in file.file.entries where (decision.since != nil) == isNewer {
                if let mistake = names.mistakes(in: key, decision).first { throw file.error(key, mistake) }
            }
        }
    }
}

extension DecodingError {
    package var words: String {
        func words(_ context: Context) -> String {
            let path = context.codingPath.map { key in key.intValue.map { "entry \($0 + 1)" } ?? key.stringValue }
            let place = path.isEmpty ? "" : path.joined(separator: ": ") + ": "
            return place + context.debugDescription
        }
        switch self {
        case .keyNotFound(let key, let context): return "\(words(context)) \"\(key.stringValue)\" is missing"
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
            return words(context)
        @unknown default: return "\(self)"
        }
    }
}

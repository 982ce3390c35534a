import CombineModel

/// The request line and the header fields of an HTTP request. The parser is strict and rejects unusual requests.
struct RequestHead: Equatable {
    /// The bytes that end the head.
    static let terminator: [UInt8] = Array("\r\n\r\n".utf8)

    /// Returns the range of the first terminator, or nil if the bytes don't contain one.
    static func end(in bytes: ArraySlice<UInt8>) -> Range<Int>? { bytes.firstOccurrence(of: terminator) }

    let method: String
    let target: String
    /// The header fields, with lowercase names.
    private let fields: [Field]

    private struct Field: Equatable {
        let name: String
        let value: String
    }

    /// Parses a head. Fails if the head is malformed.
    init?(_ bytes: some Collection<UInt8>) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        // The only control character that browsers send is the tab. The server could interpret other control
        // characters, such as single line feeds, in a different way than this parser.
        let isPlain = lines.allSatisfy { line in
            line.unicodeScalars.allSatisfy { $0 == "\t" || ($0 >= " " && $0 != "\u{7F}") }
        }
        guard isPlain, let first = lines.first else { return nil }
        let words = first.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
        else { return nil }
        var fields: [Field] = []
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else { return nil }
            let value = parts[1].drop(while: \.isWhitespace)
            let end = value.lastIndex { !$0.isWhitespace }
            fields.append(Field(name: parts[0].lowercased(), value: end.map { String(value[...$0]) } ?? ""))
        }
        method = String(words[0])
        target = String(words[1])
        self.fields = fields
    }

    /// Returns a Boolean value that indicates whether there is a field with the given name, which must be lowercase.
    func contains(_ name: String) -> Bool {
        fields.contains { $0.name == name }
    }

    /// Returns the value of the field with the given lowercase name, or nil if the head doesn't contain exactly one
    /// such field.
    func value(_ name: String) -> String? {
        let matching = fields.filter { $0.name == name }
        return matching.count == 1 ? matching[0].value : nil
    }
}

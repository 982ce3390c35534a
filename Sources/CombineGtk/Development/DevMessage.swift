// The program `gtkpackager` also compiles this file, through a symbolic link.
#if DEBUG || GTKPACKAGER
/// A message between `swift package dev` and the program that it runs. It consists of a name and further fields.
///
/// A message is a line of text, in which tabs separate the fields.
struct DevMessage: Equatable {
    let name: String
    let fields: [String]

    init(_ name: String, _ fields: [String] = []) {
        self.name = name
        self.fields = fields
    }

    /// Creates a message from a line without its line break.
    init(line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { Self.unescaped(String($0)) }
        self.init(parts[0], Array(parts.dropFirst()))
    }

    var line: String { ([name] + fields).map(Self.escaped).joined(separator: "\t") + "\n" }

    /// Returns a field, or an empty string if the message has fewer fields.
    func field(_ index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                isEscaped = false
                switch scalar {
                case "t": result.append("\t")
                case "n": result.append("\n")
                default: result.append(scalar)
                }
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

/// A buffer that divides the bytes received from the other process into messages.
struct DevMessageBuffer {
    private var bytes: [UInt8] = []

    /// Adds bytes and returns the messages that are complete.
    mutating func receive(_ received: some Sequence<UInt8>) -> [DevMessage] {
        bytes += received
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let complete = bytes[..<end]
        bytes = Array(bytes[(end + 1)...])
        return complete.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { DevMessage(line: String(decoding: $0, as: UTF8.self)) }
    }
}
#endif

/// The changes that the proxy makes to the page that `gtk4-broadwayd` serves. They set the title and the language, and
/// replace the windows with a message after the windows move to another tab or the program exits.
struct ServedPage: Sendable {
    /// The title, which is the name of the program.
    let title: String
    /// The language of the windows, such as "de".
    let language: String
    /// The message for a tab whose windows have moved to another tab.
    let moved: String
    /// The message that is shown after the program has exited.
    let ended: String

    /// Applies the changes to a response and returns it. A response in an unexpected format is returned unchanged.
    func changing(_ response: [UInt8]) -> [UInt8] {
        guard let end = RequestHead.end(in: response[...]) else { return response }
        let original = Array(response[end.upperBound...])
        var body = original
        Self.replace("<html>", with: "<html lang=\"\(Self.escaped(language))\">", in: &body)
        Self.replace("<title>broadway 2.0</title>", with: "<title>\(Self.escaped(title))</title>", in: &body)
        Self.replace("body { overflow: hidden; }", with: Self.style, in: &body)
        // The first alert is shown when another tab connects, and the second one when the connection ends.
        Self.replace(Self.alert, with: Self.script(showing: moved), in: &body)
        Self.replace(Self.alert, with: Self.script(showing: ended), in: &body)
        if body == original { return response }
        var head = Array(response[..<end.lowerBound])
        Self.replace("Content-Length: \(original.count)", with: "Content-Length: \(body.count)", in: &head)
        return head + RequestHead.terminator + body
    }

    // This doesn't use `replacing(_:with:)`, which would link the regular expression library.
    private static func replace(_ old: String, with new: String, in bytes: inout [UInt8]) {
        let old = Array(old.utf8)
        let starts = 0..<max(0, bytes.count - old.count + 1)
        let offset = bytes.withUnsafeBufferPointer { buffer in
            starts.first { buffer[$0] == old[0] && buffer[$0..<$0 + old.count].elementsEqual(old) }
        }
        if let offset { bytes.replaceSubrange(offset..<offset + old.count, with: Array(new.utf8)) }
    }

    private static let alert = "alert (\"disconnected\");"

    private static let style = """
        body { overflow: hidden; margin: 0; }
        body.ended { padding: 20vh 10vw; font: 1.25em sans-serif; text-align: center; color-scheme: light dark; }
        """

    private static func script(showing text: String) -> String {
        "document.body.className = \"ended\"; document.body.textContent = \(quoted(text));"
    }

    /// Returns a string with special HTML characters escaped.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0 == "&" || $0 == "<" || $0 == "\"" ? "&#\($0.value);" : String($0) }.joined()
    }

    /// Returns a string as a JavaScript string literal.
    static func quoted(_ text: String) -> String {
        let characters = text.utf16.map { unit in
            switch unit {
            case 0x20, 0x21, 0x23...0x3B, 0x3D...0x5B, 0x5D...0x7E: String(UnicodeScalar(UInt8(unit)))
            default: "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
            }
        }
        return "\"\(characters.joined())\""
    }
}

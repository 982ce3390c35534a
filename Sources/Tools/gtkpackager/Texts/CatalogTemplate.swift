/// The template for the catalogs of a program, in the format of `.pot` files.
struct CatalogTemplate {
    /// The content of the file.
    private(set) var text: String
    /// Messages about texts that have two different plurals.
    private(set) var mistakes: [String] = []

    init(_ texts: [TranslatableText], name: String) {
        text = """
            msgid ""
            msgstr ""
            \(Self.quoted("Project-Id-Version: \(name)\n"))
            "MIME-Version: 1.0\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Content-Transfer-Encoding: 8bit\\n"

            """
        var order: [TranslatableText.Key] = []
        var uses: [TranslatableText.Key: [TranslatableText]] = [:]
        for text in texts {
            if uses[text.key] == nil { order.append(text.key) }
            uses[text.key, default: []].append(text)
        }
        for key in order {
            let entries = uses[key] ?? []
            let plurals = entries.filter { $0.plural != nil }
            if let first = plurals.first, let other = plurals.first(where: { $0.plural != first.plural }) {
                mistakes.append(
                    "\(other.place): \"\(key.text)\" has a different plural in \(first.place). Use a context to distinguish them."
                )
            }
            text += entry(key, plural: plurals.first?.plural, entries)
        }
    }

    private func entry(_ key: TranslatableText.Key, plural: String?, _ uses: [TranslatableText]) -> String {
        var lines = [""]
        var comments: [String] = []
        for comment in uses.compactMap(\.comment) where !comments.contains(comment) { comments.append(comment) }
        lines += comments.flatMap { $0.split(separator: "\n") }.map { "#. \($0)" }
        var files: [String] = []
        for file in uses.map(\.place.file) where !files.contains(file) { files.append(file) }
        lines += files.map { "#: \($0.split(whereSeparator: \.isNewline).joined(separator: " "))" }
        if let context = key.context { lines.append("msgctxt \(Self.quoted(context))") }
        lines.append("msgid \(Self.quoted(key.text))")
        if let plural {
            lines += ["msgid_plural \(Self.quoted(plural))", #"msgstr[0] """#, #"msgstr[1] """#]
        } else {
            lines.append(#"msgstr """#)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }
}

import Foundation

/// A catalog of translations. It's the `.po` file of a language or the `.pot` template of such files.
struct Catalog {
    struct Entry {
        let key: TranslatableText.Key
        var plural: String?
        /// The translation, or its plural forms. An empty string stands for a missing translation.
        var translations: [String] = []
        /// A Boolean value that indicates whether a translator must review the translation.
        let isFuzzy: Bool
        let line: Int

        var isTranslated: Bool { !isFuzzy && !translations.isEmpty && !translations.contains("") }
    }

    let file: String
    /// The entries, except for obsolete entries and the header.
    private(set) var entries: [Entry] = []

    /// Parses a `.po` file that gettext accepts.
    init(_ text: String, file: String) {
        self.file = file
        var (context, id, plural): (String?, String?, String?)
        var (translations, isFuzzy, start): ([String], Bool, Int) = ([], false, 0)
        var field = ""
        func entry() -> Entry? {
            guard let id, !id.isEmpty else { return nil }
            let key = TranslatableText.Key(text: id, context: context)
            return Entry(key: key, plural: plural, translations: translations, isFuzzy: isFuzzy, line: start)
        }
        let lineBreaks: Set<Character> = ["\n", "\r\n", "\r"]
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: lineBreaks.contains)
        for (index, line) in lines.enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.first != "#" || line.hasPrefix("#,") else { continue }
            let name = String(line.prefix { $0 != " " && $0 != "\"" })
            let isNew = name == "#," || name == "msgctxt" || name == "msgid"
            if isNew, field.hasPrefix("msgstr") {
                if let entry = entry() { entries.append(entry) }
                (context, id, plural, translations, isFuzzy) = (nil, nil, nil, [], false)
            }
            if name == "#," {
                isFuzzy = line.contains("fuzzy")
                field = name
                continue
            }
            if !name.isEmpty { field = name }
            if name == "msgid" { start = index + 1 }
            guard let quote = line.firstIndex(of: "\"") else { continue }
            let content = Self.unescaped(line[line.index(after: quote)...].dropLast())
            switch field {
            case "msgctxt": context = (context ?? "") + content
            case "msgid": id = (id ?? "") + content
            case "msgid_plural": plural = (plural ?? "") + content
            default:
                if !name.isEmpty { translations.append("") }
                if !translations.isEmpty { translations[translations.count - 1] += content }
            }
        }
        if let entry = entry() { entries.append(entry) }
    }

    /// Messages about translations with incorrect placeholders. Each message contains the file and the line.
    var mistakes: [String] {
        entries.flatMap { entry -> [String] in
            if entry.isFuzzy { return [] }
            return entry.translations.filter { !$0.isEmpty }.compactMap { translation in
                let text = entry.plural ?? entry.key.text
                guard let mistake = Placeholders.mistake(in: translation, of: text, canOmit: entry.plural != nil)
                else { return nil }
                return "\(file):\(entry.line): \"\(translation)\" \(mistake)."
            }
        }
    }

    /// A summary that states the numbers of translated texts, texts to check, and untranslated texts.
    var summary: String {
        let translated = entries.count(where: \.isTranslated)
        let fuzzy = entries.count(where: \.isFuzzy)
        return "\(translated) translated, \(fuzzy) to be checked, \(entries.count - translated - fuzzy) untranslated"
    }

    private static func unescaped(_ text: Substring) -> String {
        var (result, isEscaped) = ("", false)
        for character in text {
            if isEscaped {
                switch character {
                case "n": result += "\n"
                case "t": result += "\t"
                case "r": result += "\r"
                default: result.append(character)
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

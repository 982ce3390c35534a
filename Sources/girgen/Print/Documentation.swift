/// The one line of documentation that a generated declaration has: its C name, since when, and where its page is.
struct Documentation {
    let module: Configuration.Module?
    let names: SwiftNames

    func line(_ cNames: [String], _ info: GIRInfo, page: String) -> String {
        var text = "/// " + cNames.map { "`\($0)`" }.joined(separator: ", ") + "."
        if let version = info.version { text += " Since \(version)." }
        if info.isDeprecated {
            text += " Deprecated" + (info.deprecatedVersion.map { " since \($0)" } ?? "") + "."
        }
        if let base = module?.documentation, !base.isEmpty { text += " [Reference](\(base)\(page).html)" }
        return text
    }

    /// The attribute of a deprecated declaration, naming what C says to use instead.
    func attribute(_ info: GIRInfo) -> String? {
        guard info.isDeprecated else { return nil }
        var instead: [String] = []
        for replacement in Documentation.replacements(in: info.deprecation ?? "").compactMap({ names[$0] })
        where !instead.contains(replacement) {
            instead.append(replacement)
        }
        if instead.isEmpty { return "@available(*, deprecated)" }
        return "@available(*, deprecated, message: \"use \(instead.joined(separator: " or "))\")"
    }

    /// The C functions and types that a text names.
    static func replacements(in text: String) -> [String] {
        var found: [String] = []
        let words = text.split { !($0.isLetter || $0.isNumber || "_@.-:".contains($0)) }
        for word in words {
            var name = String(word)
            if let at = name.lastIndex(of: "@") { name = String(name[name.index(after: at)...]) }
            while let last = name.last, ".:-".contains(last) { name.removeLast() }
            let isFunction = ["g_", "gtk_", "gdk_", "gsk_", "pango_"].contains { name.hasPrefix($0) }
            let isReference = word.contains("@") && name.contains(".")
            if (isFunction || isReference), !found.contains(name) { found.append(name) }
        }
        return found
    }
}

extension Documentation {
    /// Returns the C functions and types that a text mentions.
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

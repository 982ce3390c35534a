/// The rule for the Swift names of C counts: `n_items` and `num_items` become `itemCount`.
enum CountNaming {
    static func words(_ words: [String]) -> [String] {
        guard let place = words.firstIndex(where: { ["n", "num"].contains($0) }), place < words.count - 1
        else { return words }
        let rest = words[(place + 1)...]
        if let names = names[rest.joined(separator: " ")] { return Array(words[..<place]) + names }
        guard let plural = rest.firstIndex(where: { English.isPlural($0) || irregular[$0] != nil })
        else { return words }
        let counted = words[(place + 1)..<plural] + [singular(words[plural])]
        return Array(words[..<place]) + counted + ["count"] + words[(plural + 1)...]
    }

    /// The Swift words for counts whose C names don't contain a plural, by the words of the C names.
    private static let names: [String: [String]] = [
        "press": ["press", "count"], "up": ["pages", "per", "sheet"], "up layout": ["pages", "per", "sheet", "layout"],
    ]

    private static let irregular: [String: String] = ["axes": "axis", "children": "child", "indices": "index"]

    private static func singular(_ word: String) -> String {
        if let singular = irregular[word] { return singular }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if ["ches", "shes", "sses", "xes"].contains(where: { word.hasSuffix($0) }) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }
}

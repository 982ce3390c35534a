/// The rules that turn the C names of keyboard keys into Swift names.
///
/// 1. Words are joined: `GDK_KEY_Page_Up` is `.pageUp`. `KP_` becomes `keypad`, and `3270_` becomes `ibm3270`. The
///    suffixes `_L` and `_R` of keys that exist twice become `Left` and `Right`.
/// 2. A digit is `.digit0`. If a letter exists in both cases, the lowercase letter has the plain name. The name of the
///    uppercase letter contains `capital` after the name of the script: `.a`, `.capitalA`, `.cyrillicA`,
///    `.cyrillicCapitalA`.
/// 3. The names of small kana letters contain `Small`.
struct KeyNaming {
    /// The names of keyboard keys without `GDK_KEY_`, by their lowercase forms. Some names differ only in case.
    private let spellings: [String: [String]]

    init(_ cNames: [String]) { spellings = Dictionary(grouping: cNames) { $0.lowercased() } }

    private static let scripts: [String: String] = ["3270": "ibm3270", "KP": "keypad", "Sinh": "sinhala"]

    private static let sides: [String: String] = ["L": "Left", "R": "Right"]

    private static let keysOnBothSides: Set<String> = ["Alt", "Control", "Hyper", "Meta", "Shift", "Super"]

    /// - Parameter cName: The part of the C name after `GDK_KEY_`.
    func name(of cName: String) -> String {
        var parts = cName.split(separator: "_").map(String.init)
        if cName.count == 1, cName.first?.isNumber == true { return "digit" + cName }
        if parts.count == 2, KeyNaming.keysOnBothSides.contains(parts[0]), let side = KeyNaming.sides[parts[1]] {
            return parts[0].lowercased() + side
        }
        let small = cName.lowercased()
        let isOneOfTwo = (spellings[small] ?? []).count > 1 && spellings[small]?.contains { isSmall($0) } == true
        let script = parts.count > 1 ? parts.removeFirst() : nil
        var words = script.map { script in KeyNaming.scripts[script].map { [$0] } ?? KeyNaming.words(of: script) } ?? []
        if isOneOfTwo {
            // The spelling of an uppercase letter, for example `IOTAdieresis`, would be divided into the wrong words.
            let letter = (script == nil ? small : small.split(separator: "_").dropFirst().joined(separator: "_"))
            if isSmall(cName) == (script == "kana") { words.append(script == "kana" ? "small" : "capital") }
            words += letter.split(separator: "_").map(String.init)
        } else {
            words += parts.flatMap { KeyNaming.words(of: $0) }
        }
        return Naming.joined(words)
    }

    /// Ignores the script in the name.
    private func isSmall(_ cName: String) -> Bool {
        let parts = cName.split(separator: "_")
        let letter = parts.count > 1 ? parts.dropFirst().joined() : cName
        return letter == letter.lowercased()
    }

    /// If all letters have the same case, the name is a single word.
    private static func words(of part: String) -> [String] {
        part.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1) \($0.2)" }
            .split(separator: " ").map { $0.lowercased() }
    }
}

extension Naming {
    static func joined(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        let result = first + words.dropFirst().map(upperFirst).joined()
        return result.first?.isNumber == true ? "_" + result : result
    }
}

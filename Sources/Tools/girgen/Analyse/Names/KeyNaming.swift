/// The rules that turn the C names of keys into Swift names.
///
/// 1. Words are joined: `GDK_KEY_Page_Up` is `.pageUp`. `KP_` is `keypad`, `3270_` is `ibm3270`, and the `_L` and `_R` of
///    keys that exist twice are `Left` and `Right`.
/// 2. A digit is `.digit0`. If C has a letter in both cases, the small one has the plain name, and the other
///    has `capital` in it, after the script's name: `.a`, `.capitalA`, `.cyrillicA`, `.cyrillicCapitalA`.
/// 3. Kana are the other way round: the small one has `Small` in it.
struct KeyNaming {
    /// Names of one key in the C names' part after `GDK_KEY_`, by the same in small letters.
    private let spellings: [String: [String]]

    init(_ cNames: [String]) {
        spellings = Dictionary(grouping: cNames) { $0.lowercased() }
    }

    private static let scripts: [String: String] = ["3270": "ibm3270", "KP": "keypad", "Sinh": "sinhala"]

    private static let sides: [String: String] = ["L": "Left", "R": "Right"]

    private static let keysOnBothSides: Set<String> = ["Alt", "Control", "Hyper", "Meta", "Shift", "Super"]

    /// Returns the Swift name of a key.
    ///
    /// - Parameter cName: the part of the C name after `GDK_KEY_`.
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
            // Of both the small one says where words end.
            let letter = (script == nil ? small : small.split(separator: "_").dropFirst().joined(separator: "_"))
            if script == "kana" {
                if isSmall(cName) { words.append("small") }
            } else if !isSmall(cName) {
                words.append("capital")
            }
            words += letter.split(separator: "_").map(String.init)
        } else {
            words += parts.flatMap { KeyNaming.words(of: $0) }
        }
        return Naming.joined(words)
    }

    /// Returns a Boolean value that indicates whether a letter is the small one of two: what C's name has after the
    /// script's.
    private func isSmall(_ cName: String) -> Bool {
        let parts = cName.split(separator: "_")
        let letter = parts.count > 1 ? parts.dropFirst().joined() : cName
        return letter == letter.lowercased()
    }

    /// Returns the words of `AudioRaiseVolume`. A part in one case is a single word.
    private static func words(of part: String) -> [String] {
        var words: [String] = []
        var previous: Character = "A"
        let characters = Array(part)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : "A"
            let begins = character.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
            if words.isEmpty || begins { words.append("") }
            words[words.count - 1].append(character)
            previous = character
        }
        return words.map { $0.lowercased() }
    }
}

extension Naming {
    /// Words as a name that begins with a small letter, whatever the words are.
    static func joined(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        let result = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return result.first?.isNumber == true ? "_" + result : result
    }
}

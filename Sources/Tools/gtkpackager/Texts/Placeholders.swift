/// The placeholders in a text. A placeholder is `%@`, or states the position of its value, for example `%2$@` for the
/// second value.
struct Placeholders {
    /// The positions of the values that the placeholders stand for. The first position is 1.
    private(set) var positions: Set<Int> = []
    /// The first unsupported placeholder, for example `%d`, or nil if all placeholders are supported.
    private(set) var foreign: String?
    private(set) var isMixed = false

    init(_ text: String) {
        var (next, numbered) = (1, 0)
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            let directive = rest[rest.index(after: percent)...]
            let digits = directive.prefix { $0.isASCII && $0.isNumber }
            let after = directive[digits.endIndex...]
            if after.first == "@", digits.isEmpty {
                positions.insert(next)
                next += 1
            } else if after.hasPrefix("$@"), let position = Int(digits) {
                positions.insert(position)
                numbered += 1
            } else if let letter = after.drop(while: { $0 == "$" || $0 == "l" }).first, "dsiuf".contains(letter) {
                let end = after.firstIndex(of: letter).map(after.index(after:)) ?? after.endIndex
                foreign = foreign ?? String(rest[percent..<end])
            }
            rest = directive
        }
        isMixed = numbered > 0 && next > 1
    }

    /// Returns a message about a mistake in the placeholders of a translation, or nil if the placeholders are correct.
    ///
    /// - Parameters:
    ///   - translation: The translation.
    ///   - text: The text in the sources.
    ///   - canOmit: A Boolean value that indicates whether the translation can omit values. This is allowed in plural
    ///     forms.
    static func mistake(in translation: String, of text: String, canOmit: Bool) -> String? {
        let (found, expected) = (Placeholders(translation), Placeholders(text))
        if let foreign = found.foreign, expected.foreign == nil {
            return "contains \"\(foreign)\". The placeholder of a value is \"%@\""
        }
        if found.isMixed { return "has placeholders with and without numbers. Number all of them, or none" }
        if let position = found.positions.subtracting(expected.positions).min() {
            return "has a placeholder for value \(position), but the text has "
                + (expected.positions.isEmpty ? "no values" : "\(expected.positions.count)")
        }
        if !canOmit, let position = expected.positions.subtracting(found.positions).min() {
            return "has no placeholder for value \(position) of \(expected.positions.count)"
        }
        return nil
    }
}

/// The rule by which a catalog selects the form of a text for a number, such as `plural=n%10==1 ? 0 : 1`.
enum PluralRule {
    /// Returns a Boolean value that indicates whether gettext can evaluate the rule in a catalog's header for every number.
    ///
    /// A division by zero would end the program. The rules of all languages only divide by constants.
    static func isSafe(inHeader header: String) -> Bool {
        for line in header.split(separator: "\n") where line.lowercased().hasPrefix("plural-forms:") {
            var rest = line.drop { $0 != "=" }.filter { !$0.isWhitespace }[...]
            while let operation = rest.firstIndex(where: { $0 == "/" || $0 == "%" }) {
                rest = rest[rest.index(after: operation)...]
                guard let divisor = UInt(rest.prefix { $0.isASCII && $0.isNumber }), divisor > 0 else { return false }
            }
        }
        return true
    }
}

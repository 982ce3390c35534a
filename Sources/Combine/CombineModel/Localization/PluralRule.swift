/// A catalog's rule that selects the plural form for a number, such as `plural=n%10==1 ? 0 : 1`.
enum PluralRule {
    /// Returns a Boolean value that indicates whether gettext can safely evaluate the rule in the header of a catalog.
    ///
    /// A division by zero would crash the program. Therefore, a rule is safe only if all its divisors are positive
    /// constants. The rules of all languages meet this condition.
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

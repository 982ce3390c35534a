/// A format that converts numbers to text and parses text that the user typed.
///
/// Represent an amount of money as an `Int` in the smallest unit, for example cents. Unlike a `Double`, an `Int` is
/// exact.
///
/// ```swift
/// NumberFormat.user.string(123_456, decimals: 2)      // 1,234.56, or 1.234,56 in German
/// NumberFormat.user.value("1,234.5", decimals: 2)     // 123450
/// ```
public struct NumberFormat: Hashable, Sendable {
    /// The format of the user's locale.
    public static let user = NumberFormat(
        decimalSeparator: UserLocale.current.decimalSeparator,
        groupingSeparator: UserLocale.current.groupingSeparator
    )

    /// The string between the integer part and the decimals.
    public let decimalSeparator: String
    /// The string between groups of three digits. If it's empty, digits aren't grouped.
    public let groupingSeparator: String

    /// Creates a format with the given separators.
    ///
    /// - Parameters:
    ///   - decimalSeparator: The string between the integer part and the decimals. If it's empty, a point is used.
    ///   - groupingSeparator: The string between groups of three digits. If it's empty, digits aren't grouped.
    public init(decimalSeparator: String, groupingSeparator: String) {
        self.decimalSeparator = decimalSeparator.isEmpty ? "." : decimalSeparator
        self.groupingSeparator = groupingSeparator
    }

    /// Returns a number as text.
    ///
    /// - Parameters:
    ///   - value: The number, in units of the last decimal. For example, 150 with two decimals is 1.50.
    ///   - decimals: The number of digits after the decimal separator.
    public func string(_ value: Int, decimals: Int = 0) -> String {
        let digits = String(value.magnitude)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let whole = padded.dropLast(decimals)
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index).isMultiple(of: 3) { grouped += groupingSeparator }
            grouped.append(digit)
        }
        let fraction = decimals > 0 ? decimalSeparator + padded.suffix(decimals) : ""
        return (value < 0 ? "-" : "") + grouped + fraction
    }

    /// Parses a number that the user typed, or returns nil if the text isn't a number.
    ///
    /// Grouping separators and decimals are optional. If the text has too many decimals, the result is nil instead of a
    /// rounded number.
    ///
    /// - Parameters:
    ///   - text: The text, with an optional sign and optional surrounding white space.
    ///   - decimals: The maximum number of digits after the decimal separator. The result is in units of the last
    ///     decimal.
    public func value(_ text: String, decimals: Int = 0) -> Int? {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        let isNegative = rest.first == "-" || rest.first == "\u{2212}"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        let separator = rest.firstOccurrence(of: decimalSeparator)
        let fraction = separator.map { rest[$0.upperBound...] } ?? ""
        let end = separator?.lowerBound ?? rest.endIndex
        guard let whole = ungrouped(rest[..<end]), fraction.count <= decimals else { return nil }
        let digits = whole + fraction
        guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        return Int((isNegative ? "-" : "") + digits + String(repeating: "0", count: decimals - fraction.count))
    }

    /// Returns the digits of an integer without grouping separators, or nil if the separators are in the wrong places.
    private func ungrouped(_ whole: Substring) -> String? {
        guard let separator = groupingSeparator.first else { return String(whole) }
        // Users type a regular space instead of a narrow space.
        let isSeparator = { (character: Character) in
            character == separator || (separator.isWhitespace && character.isWhitespace)
        }
        let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        let areComplete = groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.count == 1 || groups[0].count <= 3)
        return areComplete && (groups.count == 1 || !groups[0].isEmpty) ? groups.joined() : nil
    }
}

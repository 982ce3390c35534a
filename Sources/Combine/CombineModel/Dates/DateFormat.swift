/// A format that converts dates to text in a locale, and parses dates that the user typed.
struct DateFormat: Sendable {
    static let user = DateFormat(.current)
    private static let iso8601 = "%Y-%m-%d"

    private enum Part: Character {
        case day = "d"
        case month = "m"
        case year = "y"
    }

    private let locale: UserLocale
    /// The `strftime` pattern, with a four-digit year.
    let pattern: String
    private let order: [Part]
    private let monthNames: [[String]]
    /// The words in the pattern, such as "de" in Portuguese.
    private let words: Set<Substring>

    init(_ locale: UserLocale) { self.init(locale, pattern: locale.datePattern) }

    /// Creates a format from a pattern. If the pattern doesn't contain a day, a month and a year, the ISO 8601 pattern
    /// is used.
    init(_ locale: UserLocale, pattern: String) {
        self.locale = locale
        let (full, order) = Self.read(pattern)
        let isComplete = Set(order).count == 3 && order.count == 3
        // "%m/%d/%y" is the pattern of the C locale. It isn't used, because users outside the United States could
        // mistake the month for the day.
        let isUsed = isComplete && pattern != "%m/%d/%y"
        self.pattern = isUsed ? full : Self.iso8601
        self.order = isUsed ? order : [.year, .month, .day]
        words = Set(Self.withoutConversions(full).lowercased().split { !$0.isLetter })
        monthNames = locale.monthNames.map { $0.map { $0.lowercased() } }
    }

    /// Returns a pattern in which conversions, such as `%-d`, are replaced with spaces.
    private static func withoutConversions(_ pattern: String) -> String {
        var (text, rest) = ("", pattern[...])
        while let character = rest.popFirst() {
            text.append(character == "%" ? " " : character)
            if character == "%" { rest = rest.drop { "-_0^#".contains($0) }.dropFirst() }
        }
        return text
    }

    /// Parses a pattern. Returns the order of its components, and the pattern with a four-digit year.
    private static func read(_ pattern: String) -> (full: String, order: [Part]) {
        var (full, order): (String, [Part]) = ("", [])
        var rest = Substring(pattern.substituting("%D", with: "%m/%d/%y").substituting("%F", with: "%Y-%m-%d"))
        while let character = rest.popFirst() {
            guard character == "%" else {
                full.append(character)
                continue
            }
            var flags = ""
            // Skip the width and the modifiers E and O. Keep the flags.
            while let next = rest.first, "-_0^#EO123456789".contains(next) {
                if "-_0^#".contains(next) { flags.append(next) }
                rest.removeFirst()
            }
            guard let conversion = rest.popFirst() else { break }
            switch conversion {
            case "d", "e": order.append(.day)
            case "m", "b", "B", "h": order.append(.month)
            case "y", "Y", "G", "g": order.append(.year)
            default: break
            }
            full += "%" + flags + (conversion == "y" || conversion == "g" ? "Y" : String(conversion))
        }
        return (full, order)
    }

    func string(_ date: CalendarDate) -> String {
        // The C library doesn't pad years before 1000 to four digits.
        pattern == Self.iso8601 ? date.description : locale.format(date, pattern)
    }

    func date(_ text: String) -> CalendarDate? {
        if let date = CalendarDate(text) { return date }
        guard let (tokens, nameIndex) = tokens(of: text) else { return nil }
        var order = order
        var numbers: [Part: Int] = [:]
        if let nameIndex {
            numbers[.month] = month(named: tokens[nameIndex])
            order.removeAll { $0 == .month }
            order.insert(.month, at: nameIndex)
        }
        // A number with more than two digits is the year, regardless of the locale.
        if let index = tokens.firstIndex(where: { $0.count > 2 && number($0) != nil }), order[index] != .year {
            guard let new = self.order(withYearAt: index, monthNameAt: nameIndex) else { return nil }
            order = new
        }
        for (part, token) in zip(order, tokens) where numbers[part] == nil {
            guard let number = number(token) else { return nil }
            numbers[part] = part == .year && token.count <= 2 ? number + (number < 69 ? 2000 : 1900) : number
        }
        guard let year = numbers[.year], let month = numbers[.month], let day = numbers[.day] else { return nil }
        return CalendarDate(validatingYear: year, month: month, day: day)
    }

    /// Splits text into three numbers, or into two numbers and the name of a month. Also returns the index of the name.
    /// Words of the pattern are skipped.
    private func tokens(of text: String) -> (tokens: [Substring], nameIndex: Int?)? {
        var (tokens, nameIndex): ([Substring], Int?) = ([], nil)
        var rest = text.lowercased()[...]
        while let first = rest.first {
            let isPart = first.isWholeNumber ? \Character.isWholeNumber : \Character.isLetter
            let token = rest.prefix { $0[keyPath: isPart] && $0.isWholeNumber == first.isWholeNumber }
            rest = rest.dropFirst(max(token.count, 1))
            if token.isEmpty || words.contains(token) { continue }
            if !first.isWholeNumber {
                guard nameIndex == nil, month(named: token) != nil else { return nil }
                nameIndex = tokens.count
            }
            tokens.append(token)
        }
        return tokens.count == 3 ? (tokens, nameIndex) : nil
    }

    /// Returns the order of the three components of a date whose year is at the given index. The parameter `month` is
    /// the index of the month's name, or nil if the month is a number. If the month is a number, the function returns
    /// nil unless the year is the first or the last component.
    private func order(withYearAt year: Int, monthNameAt month: Int?) -> [Part]? {
        guard let month else { return year == 0 ? [.year, .month, .day] : year == 2 ? [.day, .month, .year] : nil }
        return (0..<3).map { $0 == year ? .year : $0 == month ? .month : .day }
    }

    /// Returns the value of a token that consists of at most four digits, or nil for any other token.
    private func number(_ token: Substring) -> Int? {
        token.count <= 4 && token.allSatisfy(\.isWholeNumber)
            ? token.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } : nil
    }

    /// Returns the number of the month whose name equals the given string or begins with it. Returns nil if the string
    /// is too short, unknown or ambiguous.
    private func month(named name: Substring) -> Int? {
        let exact = monthNames.firstIndex { $0.contains(String(name)) }
        if let exact { return exact + 1 }
        if name.count < 3 { return nil }
        let found = monthNames.indices.filter { monthNames[$0].contains { $0.hasPrefix(name) } }
        return found.count == 1 ? found[0] + 1 : nil
    }
}

extension String {
    /// A text as it is written in the program, and as catalogs know it: a literal, which may have values in it.
    ///
    /// A value in the text appears as `%@` in the catalog, which has `"Sent to \(name)"` as `Sent to %@`. A translation
    /// with a different order numbers the values: `%2$@ … %1$@`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The text that catalogs have.
        public let key: String
        /// The values in the text, as they are shown.
        public let arguments: [String]

        /// Creates a text that is found out as the program runs, without values in it.
        public init(_ text: String) {
            (key, arguments) = (text, [])
        }

        public init(stringLiteral text: String) {
            self.init(text)
        }

        public init(stringInterpolation interpolation: StringInterpolation) {
            (key, arguments) = (interpolation.key, interpolation.arguments)
        }

        /// Collects a text with values in it.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 2 * interpolationCount)
                arguments.reserveCapacity(interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) {
                key += literal
            }

            /// Adds a value, as `String(describing:)` shows it.
            public mutating func appendInterpolation(_ value: some Any) {
                key += "%@"
                arguments.append(String(describing: value))
            }
        }

        /// Returns a translation with the values where it has `%@`, or `%1$@` for the first.
        ///
        /// A translation that asks for a value that there is not keeps what it has there: a mistake in a catalog is
        /// seen, and breaks nothing.
        func filling(_ translation: String) -> String {
            if arguments.isEmpty { return translation }
            var result = ""
            var next = 0
            var rest = translation[...]
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                var directive = rest[percent...].dropFirst()
                let digits = directive.prefix { $0.isASCII && $0.isNumber }
                var index = next
                if let number = Int(digits), directive.dropFirst(digits.count).first == "$" {
                    index = number - 1
                    directive = directive.dropFirst(digits.count + 1)
                }
                if directive.first == "@", arguments.indices.contains(index) {
                    result += arguments[index]
                    rest = directive.dropFirst()
                    if digits.isEmpty { next += 1 }
                } else {
                    result += "%"
                    rest = rest[percent...].dropFirst()
                }
            }
            return result + rest
        }
    }
}

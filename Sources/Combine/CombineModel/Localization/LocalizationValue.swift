extension String {
    /// A text of the program as it appears in catalogs: a literal, which may contain values.
    ///
    /// A value in the text appears as `%@` in the catalog, which has `"Sent to \(name)"` as `Sent to %@`. A translation
    /// with a different order numbers the values: `%2$@ … %1$@`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The text as it appears in catalogs.
        public let key: String
        /// The values in the text, as they are displayed.
        public let arguments: [String]

        /// Creates a text without values that is computed at run time.
        public init(_ text: String) {
            (key, arguments) = (text, [])
        }

        public init(stringLiteral text: String) {
            self.init(text)
        }

        public init(stringInterpolation interpolation: StringInterpolation) {
            (key, arguments) = (interpolation.key, interpolation.arguments)
        }

        /// A builder of a text that contains values.
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

            /// Adds a value, as described by `String(describing:)`.
            public mutating func appendInterpolation(_ value: some Any) {
                key += "%@"
                arguments.append(String(describing: value))
            }
        }

        /// Returns a translation in which the values replace `%@`, or `%1$@` for the first value.
        ///
        /// If a translation refers to a value that doesn't exist, the placeholder is kept. The mistake in the catalog
        /// is then visible, but harmless.
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

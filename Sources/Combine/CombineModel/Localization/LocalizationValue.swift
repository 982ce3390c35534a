extension String {
    /// A translatable string. You write it as a string literal, which can contain interpolated values.
    ///
    /// The catalog contains `%@` in place of each value. For example, `"Sent to \(name)"` is `Sent to %@` in the
    /// catalog. A translation can number the values to change their order: `%2$@ … %1$@`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The key of the string in catalogs.
        public let key: String
        /// The interpolated values, converted to strings.
        public let arguments: [String]

        /// Creates a value from a string that is computed at run time and doesn't contain interpolated values.
        public init(_ text: String) { (key, arguments) = (text, []) }

        public init(stringLiteral text: String) { self.init(text) }

        public init(stringInterpolation interpolation: StringInterpolation) {
            (key, arguments) = (interpolation.key, interpolation.arguments)
        }

        /// A type that builds a translatable string from literals and interpolated values.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 2 * interpolationCount)
                arguments.reserveCapacity(interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { key += literal }

            /// Adds a value, which is converted with `String(describing:)`.
            public mutating func appendInterpolation(_ value: some Any) {
                key += "%@"
                arguments.append(String(describing: value))
            }
        }

        /// Returns a translation with its placeholders, such as `%@` and `%1$@`, replaced with the values.
        ///
        /// If a placeholder refers to a value that doesn't exist, the placeholder is kept. An error in a catalog is
        /// therefore visible but harmless.
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

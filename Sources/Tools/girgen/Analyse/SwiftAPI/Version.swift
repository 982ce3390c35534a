/// A version of a library, for example `4.8` or `4.8.2`.
package struct Version: Comparable, CustomStringConvertible {
    package let numbers: [Int]

    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        numbers = parts.compactMap(\.self)
    }

    package var description: String { numbers.map(String.init).joined(separator: ".") }

    package static func < (left: Version, right: Version) -> Bool {
        // Parts that only one of the versions has are ignored, because `4.8.2` belongs to `4.8`.
        for (left, right) in zip(left.numbers, right.numbers) where left != right { return left < right }
        return false
    }
}

extension Version: Decodable {
    package init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        self = try Version(text).required("no version: \(text)", in: decoder)
    }
}

/// A version of a library, `4.8` or `4.8.2`.
struct Version: Comparable, CustomStringConvertible {
    let numbers: [Int]

    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        numbers = parts.compactMap(\.self)
    }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func < (left: Version, right: Version) -> Bool {
        // `4.8.2` belongs to `4.8`: only what both state is compared.
        for (left, right) in zip(left.numbers, right.numbers) where left != right { return left < right }
        return false
    }
}

// These methods replace `firstRange(of:)`, `contains(_:)` and `replacing(_:with:)` of the standard library for parts of
// strings. Those functions link the library for regular expressions, which makes a static program 1.4 MB larger.
extension Collection where Element: Equatable {
    /// Returns the range of the first occurrence of consecutive elements, or nil if they don't occur.
    package func firstOccurrence(of elements: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while !self[start...].starts(with: elements) {
            if start == endIndex { return nil }
            formIndex(after: &start)
        }
        return start..<index(start, offsetBy: elements.count)
    }
}

extension String {
    /// Returns a copy in which each occurrence of a text is replaced. The text must not be empty.
    package func substituting(_ text: String, with replacement: String) -> String {
        precondition(!text.isEmpty, "substituting(_:with:) requires a text that isn't empty")
        var (result, rest) = ("", self[...])
        while let found = rest.firstOccurrence(of: text) {
            result += rest[..<found.lowerBound] + replacement
            rest = rest[found.upperBound...]
        }
        return result + rest
    }
}

/// The lists of words for the naming rules, in the folder `Policy/Lists`.
///
/// A file has a word on each line, or a word and its replacement: `addr: address`.
package enum WordLists {
    package static func words(_ list: String) -> Set<String> { Set(lines(of: list).map(String.init)) }

    package static func texts(_ list: String) -> [String: String] {
        let pairs = lines(of: list).map { line in
            guard let colon = line.firstRange(of: ": ")
            else { fatalError("Policy/Lists/\(list).txt has no replacement for \"\(line)\".") }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    static func phrases(_ list: String) -> [String: [String]] {
        texts(list).mapValues { $0.split(separator: " ").map(String.init) }
    }

    private static func lines(of list: String) -> [Substring] {
        // If the folder can't be read, the error is reported later, when the decisions are read.
        guard let folder = try? PolicyFolder.own.get() else { return [] }
        guard let text = folder.lists[list] else { fatalError("Policy/Lists has no \(list).txt.") }
        return text.split(separator: "\n")
    }
}

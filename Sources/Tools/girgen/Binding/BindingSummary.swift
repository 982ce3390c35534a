/// A summary of a bound library: the numbers of bound declarations, and the skipped declarations with the reasons.
struct BindingSummary {
    let library: BoundLibrary
    let counts: [Coverage.Category: Coverage.Count]

    /// The order in which the kinds of declarations are listed.
    private static let categories: [Coverage.Category] = [
        .types, .records, .enumerations, .constructors, .methods, .functions, .properties, .signals, .virtualFunctions,
        .constants,
    ]

    var lines: [String] {
        let bound = Self.categories.compactMap { category in
            counts[category].flatMap { $0.total > 0 ? "\($0.bound) of \($0.total) \(category.rawValue)" : nil }
        }
        let kept = Self.categories.map { ($0, counts[$0]?.notIntrospectable ?? 0) }.filter { $0.1 > 0 }
        let lines =
            reasons { Dictionary(grouping: $0.skipped, by: \.reason).mapValues(\.count) }.map { "left out: \($0)" }
            + reasons { $0.unbound }.map { "left out: \($0)" }
            + reasons { Dictionary(grouping: $0.hidden, by: \.reason).mapValues(\.count) }.map { "hidden: \($0)" }
            + (kept.isEmpty ? [] : ["not introspectable according to the GIR file: \(Self.words(kept))"])
        return ["Sources/\(library.module.name): \(bound.joined(separator: ", "))"] + lines.map { "    " + $0 }
    }

    /// Returns the reasons with the numbers of declarations. The most frequent reason is first.
    private func reasons(_ select: (Coverage.Count) -> [String: Int]) -> [String] {
        var byReason: [String: [(category: Coverage.Category, number: Int)]] = [:]
        for category in Self.categories {
            guard let count = counts[category] else { continue }
            for (reason, number) in select(count) { byReason[reason, default: []].append((category, number)) }
        }
        func total(_ reason: String) -> Int { byReason[reason]?.reduce(0) { $0 + $1.number } ?? 0 }
        return byReason.keys.sorted { (total($1), $0) < (total($0), $1) }
            .map { "\(Self.words(byReason[$0] ?? [])): \($0)" }
    }

    /// Returns numbers with their categories, for example `2 methods, 1 signal`.
    private static func words(_ numbers: [(category: Coverage.Category, number: Int)]) -> String {
        numbers.map { "\($0.number) \($0.number == 1 ? $0.category.singular : $0.category.rawValue)" }
            .joined(separator: ", ")
    }
}

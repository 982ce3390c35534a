/// Generates the `CombineLatest` operators for three or more publishers.
enum CombineLatestTemplate {
    static func file(_ count: Int) -> String {
        TupleTemplate(
            name: "CombineLatest",
            function: "combineLatest",
            summary: ("the latest values of", " whenever one of them sends a value."),
            details: ["It behaves like ``CombineLatest``."],
            combined: "the latest values",
            receive: receive
        ).file(count)
    }

    private static func receive(_ arity: Arity) -> [String] {
        let latest = arity.types.map { "latest\($0)" }
        let values = zip(arity.names, latest).map { "let \($0) = \($1).value" }
        return Declaration.lines(
            zip(latest, arity.types).map { "let \($0) = LatestValue<\($1).Output>()" },
            ["let inner = CombineLatestCoordinator(subscriber, upstreamCount: \(arity.count)) {", "    guard"],
            values.dropLast().map { "        \($0)," },
            ["        \(values[values.count - 1])", "    else { return nil }"],
            ["    return (\(arity.names.joined(separator: ", ")))", "}"],
            arity.names.indices.map { "inner.subscribe(to: \(arity.names[$0]), at: \($0), latest: \(latest[$0]))" }
        )
    }
}

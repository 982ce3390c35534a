/// Generates the `Zip` operators for three or more publishers.
enum ZipTemplate {
    static func file(_ count: Int) -> String {
        TupleTemplate(
            name: "Zip",
            function: "zip",
            summary: ("the first values of", ", then the second values, and so on."),
            details: ["It behaves like ``Zip``."],
            combined: "the values",
            receive: receive
        ).file(count)
    }

    private static func receive(_ arity: Arity) -> [String] {
        let waiting = arity.types.map { "waiting\($0)" }
        let empty = waiting.map { "        !\($0).isEmpty," }
        let values = zip(arity.names, waiting).map { "let \($0) = \($1).popFirst()" }
        return Declaration.lines(
            zip(waiting, arity.types).map { "let \($0) = WaitingValues<\($1).Output>()" },
            ["let inner = ZipCoordinator(subscriber, waiting: [\(waiting.joined(separator: ", "))]) {", "    guard"],
            empty,
            values.dropLast().map { "        \($0)," },
            ["        \(values[values.count - 1])", "    else { return nil }"],
            ["    return (\(arity.names.joined(separator: ", ")))", "}"],
            arity.names.indices.map { "inner.subscribe(to: \(arity.names[$0]), at: \($0), waiting: \(waiting[$0]))" }
        )
    }
}

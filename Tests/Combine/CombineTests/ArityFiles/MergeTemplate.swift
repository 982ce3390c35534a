/// Generates the `Merge` operators for three or more publishers.
enum MergeTemplate {
    private static let maximalCount = 8

    static func file(_ count: Int) -> String {
        let arity = Arity(count)
        let type = "Merge\(count)"
        let body = Declaration.lines(
            ["public typealias Output = A.Output", "public typealias Failure = A.Failure", ""],
            arity.members("One of the merged publishers."),
            ["", "@inlinable", "public func receive<S>(subscriber: S)"],
            ["where S: Subscriber, S.Failure == A.Failure, S.Input == A.Output {"],
            ["    let inner = MergeCoordinator(subscriber, publisherCount: \(count))"],
            arity.names.map { "    inner.subscribe(to: \($0))" },
            ["}"]
        )
        let declaration = Declaration(
            head: "public struct \(type)<\(arity.types.joined(separator: ", "))>",
            type: "Publisher",
            constraints: Arity.publishers(arity.types) + Arity.same("Failure", "Output", of: arity.types),
            body: body
        )
        let others = Array(arity.types.dropFirst())
        let names = Array(arity.names.dropFirst())
        let function = Declaration(
            head: "public func merge<\(others.joined(separator: ", "))>",
            parameters: zip(names, others).enumerated().map { "\($0 == 0 ? "with" : "_") \($1.0): \($1.1)" },
            type: "Publishers.\(type)<Self, \(others.joined(separator: ", "))>",
            constraints: Arity.publishers(others) + Arity.same("Failure", "Output", of: ["Self"] + others),
            body: ["Publishers.\(type)(self, \(names.joined(separator: ", ")))"]
        )
        let lines = Declaration.lines(
            ["extension Publishers {"],
            ["    /// A publisher that publishes the values of \(Arity.word(count)) publishers as they arrive."],
            ["    ///", "    /// It behaves like ``Merge``."],
            declaration.lines,
            ["}", ""],
            arity.equatable(type),
            ["", "extension Publisher {"],
            ["    /// Merges the values of this publisher and \(Arity.others(count - 1)).", "    @inlinable"],
            function.lines,
            ["}", ""]
        )
        return (count < maximalCount ? merging(count) + "\n" : "") + lines.joined(separator: "\n")
    }

    /// Returns the functions that add publishers to an operator that already merges `count` publishers.
    static func merging(_ count: Int) -> String {
        let functions = (1...maximalCount - count).map { adding($0, to: count) }
        return (["extension Publishers.\(type(count)) {"] + functions.joined(separator: [""]) + ["}", ""])
            .joined(separator: "\n")
    }

    private static func adding(_ added: Int, to count: Int) -> [String] {
        let arity = Arity(count)
        let types = ["Z", "Y", "X", "W", "V", "U"].prefix(added).map { $0 }
        let names = added == 1 ? ["publisher"] : (1...added).map { "publisher\($0)" }
        let result = "Publishers.\(type(count + added))"
        let declaration = Declaration(
            head: "public func merge<\(types.joined(separator: ", "))>",
            parameters: zip(names, types).enumerated().map { "\($0 == 0 ? "with" : "_") \($1.0): \($1.1)" },
            type: "\(result)<\((arity.types + types).joined(separator: ", "))>",
            constraints: Arity.publishers(types) + Arity.same("Failure", "Output", of: arity.types.suffix(1) + types),
            body: ["\(result)(\((arity.names + names).joined(separator: ", ")))"]
        )
        return ["    /// Merges the values of these publishers and \(Arity.others(added)).", "    @inlinable"]
            + declaration.lines
    }

    private static func type(_ count: Int) -> String {
        count == 2 ? "Merge" : "Merge\(count)"
    }
}

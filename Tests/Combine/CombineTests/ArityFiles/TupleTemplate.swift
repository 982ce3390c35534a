/// A generator of `CombineLatest` and `Zip`, which publish tuples with one value from each publisher.
struct TupleTemplate {
    /// The name of the publisher type, without the number of publishers.
    let name: String

    /// The name of the operator function.
    let function: String

    /// The first sentence of the type's documentation, as the parts before and after the number of publishers.
    let summary: (before: String, after: String)

    /// The lines of the second paragraph in the type's documentation.
    let details: [String]

    /// The phrase that the functions' documentation uses for the combined values.
    let combined: String

    /// A closure that returns the lines in the body of `receive(subscriber:)`.
    let receive: (Arity) -> [String]

    func file(_ count: Int) -> String {
        let arity = Arity(count)
        let type = "\(name)\(count)"
        let generics = arity.types.joined(separator: ", ")
        let outputs = arity.types.map { "\($0).Output" }.joined(separator: ", ")
        let body = Declaration.lines(
            ["public typealias Output = (\(outputs))", "public typealias Failure = A.Failure", ""],
            arity.members("One of the combined publishers."),
            ["", "@inlinable", "public func receive<S>(subscriber: S)"],
            ["where S: Subscriber, S.Failure == A.Failure, S.Input == Output {"],
            receive(arity).map { "    " + $0 },
            ["}"]
        )
        let declaration = Declaration(
            head: "public struct \(type)<\(generics)>",
            type: "Publisher",
            constraints: Arity.publishers(arity.types) + Arity.same("Failure", of: arity.types),
            body: body
        )
        let lines = Declaration.lines(
            ["extension Publishers {"],
            ["    /// A publisher that combines \(summary.before) \(Arity.word(count)) publishers\(summary.after)"],
            ["    ///"],
            details.map { "    /// \($0)" },
            declaration.lines,
            ["}", ""],
            arity.equatable(type),
            ["", "extension Publisher {"],
            functions(count, type: type),
            ["}", ""]
        )
        return lines.joined(separator: "\n")
    }

    private func functions(_ count: Int, type: String) -> [String] {
        let types = Array(["P", "Q", "R"].prefix(count - 1))
        let all = ["Self"] + types
        let parameters = types.indices.map { "_ publisher\($0 + 1): \(types[$0])" }
        let result = "Publishers.\(type)<\(all.joined(separator: ", "))>"
        let constraints = Arity.publishers(types) + Arity.same("Failure", of: all)
        let names = types.indices.map { "publisher\($0 + 1)" }.joined(separator: ", ")
        let places = all.indices.map { "$0.\($0)" }.joined(separator: ", ")
        let tuple = Declaration(
            head: "public func \(function)<\(types.joined(separator: ", "))>",
            parameters: parameters,
            type: result,
            constraints: constraints,
            body: ["Publishers.\(type)(self, \(names))"]
        )
        let outputs = all.map { "\($0).Output" }.joined(separator: ", ")
        let transformed = Declaration(
            head: "public func \(function)<\((types + ["T"]).joined(separator: ", "))>",
            parameters: parameters + ["_ transform: @escaping (\(outputs)) -> T"],
            type: "Publishers.Map<\(result), T>",
            constraints: constraints,
            body: ["\(function)(\(names)).map { transform(\(places)) }"]
        )
        let others = Arity.others(count - 1)
        let sentence = "Combines \(combined) of this publisher and \(others)"
        return ["    /// \(sentence).", "    @inlinable"] + tuple.lines
            + ["", "    /// \(sentence) with a closure.", "    @inlinable"] + transformed.lines
    }
}

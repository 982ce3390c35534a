/// The operators that publish a tuple of a value of each publisher: `CombineLatest` and `Zip`.
struct TupleTemplate {
    /// The type's name, without the number.
    let name: String

    /// The function's name.
    let function: String

    /// The first sentence of the type's documentation: the parts before and after the number of publishers.
    let summary: (before: String, after: String)

    /// The second paragraph of the type's documentation.
    let details: [String]

    /// The phrases for this publisher's values and for the values of the other publishers.
    let pairing: (with: String, of: String)

    /// The body of `receive(subscriber:)`.
    let receive: (Arity) -> [String]

    func file(_ count: Int) -> String {
        let arity = Arity(count)
        let type = "\(name)\(count)"
        let generics = arity.types.joined(separator: ", ")
        let outputs = arity.types.map { "\($0).Output" }.joined(separator: ", ")
        let body =
            ["public typealias Output = (\(outputs))", "public typealias Failure = A.Failure", ""]
            + arity.members("A publisher whose values are combined.")
            + ["", "@inlinable", "public func receive<S>(subscriber: S)"]
            + ["where S: Subscriber, S.Failure == A.Failure, S.Input == Output {"]
            + receive(arity).map { "    " + $0 } + ["}"]
        let declaration = Declaration(
            head: "public struct \(type)<\(generics)>",
            type: "Publisher",
            constraints: Arity.publishers(arity.types) + Arity.same("Failure", of: arity.types),
            body: body
        )
        let lines =
            ["extension Publishers {"]
            + ["    /// A publisher that publishes \(summary.before) \(Arity.word(count)) publishers \(summary.after)"]
            + ["    ///"]
            + details.map { "    /// \($0)" } + declaration.lines + ["}", ""]
            + arity.equatable(type) + ["", "extension Publisher {"] + functions(count, type: type) + ["}", ""]
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
        let values = "this publisher's \(pairing.with) \(pairing.of) \(others)"
        return ["    /// Publishes \(values).", "    @inlinable"] + tuple.lines
            + ["", "    /// Publishes the results of a closure for \(values).", "    @inlinable"] + transformed.lines
    }
}

/// The parts of an operator's declarations that depend on the number of publishers.
struct Arity {
    let count: Int

    init(_ count: Int) {
        self.count = count
    }

    /// The names of the generic parameters for the publishers: `A`, `B`, `C` and so on.
    var types: [String] { "ABCDEFGH".prefix(count).map { String($0) } }

    /// The names of the properties for the publishers: `a`, `b`, `c` and so on.
    var names: [String] { types.map { $0.lowercased() } }

    /// Returns a number as an English word.
    static func word(_ count: Int) -> String {
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"][count]
    }

    /// Returns a phrase for the given number of publishers, for example "two other publishers" or "another publisher".
    static func others(_ count: Int) -> String {
        count == 1 ? "another publisher" : "\(word(count)) other publishers"
    }

    /// Returns the constraints that require the given types to conform to `Publisher`.
    static func publishers(_ types: [String]) -> [String] {
        types.map { "\($0): Publisher" }
    }

    /// Returns the constraints that require the associated types with the given names to be the same in all given
    /// types.
    static func same(_ associated: String..., of types: [String]) -> [String] {
        zip(types, types.dropFirst()).flatMap { first, second in
            associated.map { "\(first).\($0) == \(second).\($0)" }
        }
    }

    /// Returns the stored properties for the publishers and an initializer that sets them.
    func members(_ documentation: String) -> [String] {
        let properties = zip(names, types).flatMap { ["/// \(documentation)", "public let \($0): \($1)", ""] }
        let parameters = zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
        let assignments = names.map { "    self.\($0) = \($0)" }
        return properties + ["@inlinable", "public init(\(parameters)) {"] + assignments + ["}"]
    }

    /// Returns an extension that makes the operator equatable if its publishers are equatable.
    ///
    /// `==` is declared explicitly, because a synthesized `==` isn't a public declaration.
    func equatable(_ name: String) -> [String] {
        let head = "extension Publishers.\(name): Equatable"
        let constraints = "where \(types.map { "\($0): Equatable" }.joined(separator: ", ")) {"
        let isShort = head.count + 1 + constraints.count <= Declaration.width
        return (isShort ? ["\(head) \(constraints)"] : [head, constraints])
            + ["    public static func == (lhs: Self, rhs: Self) -> Bool {"] + comparison + ["    }", "}"]
    }

    private var comparison: [String] {
        let indent = "        "
        let terms = names.map { "lhs.\($0) == rhs.\($0)" }
        let line = indent + terms.joined(separator: " && ")
        if line.count <= Declaration.width { return [line] }
        return [indent + terms[0]] + terms.dropFirst().map { "\(indent)    && \($0)" }
    }
}

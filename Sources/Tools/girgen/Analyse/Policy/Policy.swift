/// All decisions, and the handwritten sentences. `README.md` lists the forms of the keys of decisions.
struct Policy: Sendable {
    /// The decisions about the modules of this package, read from its folder on first use.
    static let own = PolicyFolder.own.map(\.policy)

    let decisions: [String: Decision]
    /// The handwritten first sentences of comments, by C name.
    let sentences: [String: String]
    /// The lines of the files in the folder `Fragments`, by file name. They're inserted into the bodies of classes.
    let fragments: [String: [String]]
    private let patterns: [(prefix: String, suffix: String, key: String)]

    init(_ decisions: [String: Decision], sentences: [String: String] = [:], fragments: [String: [String]] = [:]) {
        self.decisions = decisions
        self.sentences = sentences
        self.fragments = fragments
        patterns = decisions.keys.compactMap { key in
            key.firstIndex(of: "*").map { (String(key[..<$0]), String(key[key.index(after: $0)...]), key) }
        }.sorted { ($0.prefix.count, $0.suffix.count) > ($1.prefix.count, $1.suffix.count) }
    }

    /// Returns these decisions together with `others`, which take precedence.
    func adding(_ others: [[String: Decision]], sentences: [[String: String]]) -> Policy {
        Policy(
            others.reduce(decisions) { $0.merging($1) { $1 } },
            sentences: sentences.reduce(self.sentences) { $0.merging($1) { $1 } },
            fragments: fragments
        )
    }

    /// The decision about a type, a property, a signal or a member, by its full name.
    subscript(name: String) -> Decision { decisions[name] ?? Decision() }

    /// If the key of the decision contains a `*`, also returns the part of the name that the `*` matches.
    func decision(on name: String) -> (decision: Decision, rest: String?) {
        if let found = decisions[name] { return (found, nil) }
        for pattern in patterns
        where name.hasPrefix(pattern.prefix) && name.dropFirst(pattern.prefix.count).hasSuffix(pattern.suffix) {
            let rest = name.dropFirst(pattern.prefix.count).dropLast(pattern.suffix.count)
            return (self[pattern.key], String(rest))
        }
        return (Decision(), nil)
    }

    func handwrittenTypes(of namespace: String) -> Set<String> {
        let keys = decisions.keys.filter { $0.hasPrefix("\(namespace).") && decisions[$0]?.handwritten != nil }
        return Set(keys.map { String($0.dropFirst(namespace.count + 1)) })
    }

    func documentation(ofGroup group: String) -> String? {
        decisions.values.map(\.constant).first { $0.group == group && $0.documentation != nil }?
            .documentation?.joined(separator: " ")
    }

    func hidden(_ name: String) -> String? { decision(on: name).decision.hide }
}

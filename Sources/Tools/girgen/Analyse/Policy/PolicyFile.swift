/// Decisions by C name, as JSON.
///
/// ```json
/// {
///   "adw_init": { "hide": "Adw.Application does it" },
///   "adw_leaflet_append": { "name": "append(_:)" },
///   "adw_flap_get_flap": { "nullable": ["result"], "transfer": { "result": "none" } }
/// }
/// ```
package struct PolicyFile: Decodable {
    /// A decision whose keys are checked while it's decoded.
    private struct Entry: Decodable {
        let decision: Decision

        private struct Value: Decodable { init(from decoder: any Decoder) {} }

        init(from decoder: any Decoder) throws {
            let words = try decoder.singleValueContainer().decode([String: Value].self).keys
            let unknown = words.sorted().first { !Decision.words.contains($0) } ?? ""
            let reason = "\"\(unknown)\" isn't a decision; expected \(Decision.words.joined(separator: ", "))"
            decision = try (unknown.isEmpty ? Decision(from: decoder) : nil).required(reason, in: decoder)
        }
    }

    package let entries: [String: Decision]

    package init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([String: Entry].self).mapValues(\.decision)
    }

    /// Returns the mistakes in the entries for a library, each as a sentence.
    package func mistakes(for namespace: GIRNamespace) -> [String] {
        let names = PolicyNames(namespace)
        return entries.sorted { $0.key < $1.key }.flatMap { key, decision in
            names.mistakes(in: key, decision)
                + (decision.body == nil ? [] : ["\(key): only CombineGtk itself can use \"body\""])
        }
    }
}

extension Decision {
    /// The keys that an entry can contain.
    static let words = Mirror(reflecting: Decision()).children.compactMap(\.label)

    /// The decisions that need a reason.
    private static let explained: Set<String> = [
        "body", "byteRoom", "calledMember", "category", "changed", "check", "comparisonCheck", "counted", "endedResult",
        "filled", "nonnull", "nullable", "omitted", "othersOnly", "owner", "parameterChecks", "positionsElsewhere",
        "setLater", "stateCheck", "throws", "transfer", "type", "types",
    ]

    /// The error in a decision of this package, for example a missing reason, or nil if the decision is valid.
    var fault: String? {
        let stated = Mirror(reflecting: self).children.compactMap { label, value -> (word: String, value: Any)? in
            guard let label, let value = Mirror(reflecting: value).children.first?.value else { return nil }
            return (label, value)
        }
        if let empty = stated.first(where: { ($0.value as? String)?.isEmpty == true }) {
            return "\"\(empty.word)\" is empty"
        }
        if reason != nil || handwritten != nil || hide != nil || leftOut != nil { return nil }
        return stated.first { Decision.explained.contains($0.word) }.map { "\"\($0.word)\" needs a \"reason\"" }
    }
}

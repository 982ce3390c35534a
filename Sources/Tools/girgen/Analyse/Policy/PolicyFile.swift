/// Decisions by C name, as JSON. `README.md` shows examples.
package struct PolicyFile: Decodable {
    /// A decision, whose words are checked while it's decoded.
    private struct Entry: Decodable {
        let decision: Decision

        private struct Value: Decodable { init(from decoder: any Decoder) {} }

        init(from decoder: any Decoder) throws {
            var decision = try Decision(from: decoder)
            decision.subject = try Decision.Subject(decoder.codingPath.last?.stringValue ?? "", decoder)
            let words = try decoder.singleValueContainer().decode([String: Value].self).keys
            let fault = decision.fault(ofWords: words)
            self.decision = try (fault == nil ? decision : nil).required(fault ?? "", in: decoder)
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
                + (decision.type.body == nil ? [] : ["\(key): only CombineGtk itself can use \"body\""])
        }
    }
}

extension Decision.Subject {
    /// Decodes the decisions about a declaration. Its key in the policy determines the kind.
    fileprivate init(_ key: String, _ decoder: any Decoder) throws {
        if key.contains("::") {
            self = .signal(try SignatureDecision(from: decoder))
        } else if key.contains(":") {
            self = .property(try PropertyDecision(from: decoder))
        } else if key.contains(/(Class|Interface|Iface)\./) {
            self = try .virtualFunction(SignatureDecision(from: decoder), VirtualFunctionDecision(from: decoder))
        } else if key.contains(/\.[A-Z]|\..*_t$|(Class|Interface|Iface)$/) {
            self = .type(try TypeDecision(from: decoder))
        } else if key.contains(".") {
            self = .field
        } else if key.contains(/^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$|_func_t$/) {
            self = try .callback(SignatureDecision(from: decoder), CallbackDecision(from: decoder))
        } else if key.contains(/^[A-Z]/) {
            self = .constant(try ConstantDecision(from: decoder))
        } else {
            self = try .function(SignatureDecision(from: decoder), FunctionDecision(from: decoder))
        }
    }
}

extension Decision {
    /// The decisions that need a reason.
    private static let explained: Set<String> = [
        "body", "byteRoom", "calledMember", "category", "changed", "check", "comparisonCheck", "counted", "endedResult",
        "filled", "nonnull", "nullable", "omitted", "othersOnly", "owner", "parameterChecks", "positionsElsewhere",
        "setLater", "stateCheck", "throws", "transfer", "type", "types",
    ]

    /// The kind of the declaration, and the values whose properties are the words of an entry.
    private var parts: (kind: String, values: [Any]) {
        switch subject {
        case .function(let signature, let function): ("a function", [self, signature, function])
        case .virtualFunction(let signature, let function): ("a virtual function", [self, signature, function])
        case .callback(let signature, let callback): ("a callback", [self, signature, callback])
        case .signal(let signature): ("a signal", [self, signature])
        case .property(let property): ("a property", [self, property])
        case .type(let type): ("a type", [self, type])
        case .constant(let constant): ("a constant", [self, constant])
        case .field, nil: ("a field", [self])
        }
    }

    /// The words that an entry about this kind of declaration can contain, each with its value or nil.
    private var words: [(word: String, value: Any?)] {
        parts.values.flatMap { Mirror(reflecting: $0).children }.compactMap { label, value in
            label == "subject" ? nil : label.map { ($0, Mirror(reflecting: value).children.first?.value) }
        }
    }

    /// Returns the error for a word that isn't a decision about this kind of declaration, or nil.
    fileprivate func fault(ofWords used: some Sequence<String>) -> String? {
        let known = words.map(\.word)
        return used.sorted().first { !known.contains($0) }.map {
            "\"\($0)\" isn't a decision about \(parts.kind); expected \(known.joined(separator: ", "))"
        }
    }

    /// The error in a decision of this package, for example a missing reason, or nil if the decision is valid.
    var fault: String? {
        let stated = words.filter { $0.value != nil }
        if let empty = stated.first(where: { ($0.value as? String)?.isEmpty == true }) {
            return "\"\(empty.word)\" is empty"
        }
        if reason != nil || handwritten != nil || hide != nil || leftOut != nil { return nil }
        return stated.first { Decision.explained.contains($0.word) }.map { "\"\($0.word)\" needs a \"reason\"" }
    }
}

extension Optional {
    /// Returns the wrapped value. If the optional is nil, throws a decoding error with the given reason.
    func required(_ reason: String, in decoder: any Decoder) throws -> Wrapped {
        if let self { return self }
        let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: reason)
        throw DecodingError.dataCorrupted(context)
    }
}

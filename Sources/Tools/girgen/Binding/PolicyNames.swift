import Foundation

/// The names that a library's policy can speak of.
struct PolicyNames {
    private let file: String
    /// The parameters of functions, by C name.
    private var functions: [String: Set<String>] = [:]
    /// Properties, signals, virtual functions, types and constants.
    private var others: Set<String> = []

    init(_ namespace: GIRNamespace) {
        file = URL(fileURLWithPath: namespace.file).lastPathComponent
        add(namespace.functions + namespace.callbacks)
        for compound in namespace.compounds {
            let name = "\(namespace.name).\(compound.info.name)"
            others.insert(name)
            add(compound.methods + compound.functions + compound.constructors)
            others.formUnion(compound.properties.map { "\(name):\($0.info.name)" })
            others.formUnion(compound.signals.map { "\(name)::\($0.info.name)" })
            others.formUnion(compound.fields.map { "\(compound.cType ?? "").\($0.name)" })
        }
        for enumeration in namespace.enumerations {
            others.insert("\(namespace.name).\(enumeration.info.name)")
            add(enumeration.functions)
        }
        others.formUnion(namespace.callbacks.map { "\(namespace.name).\($0.info.name)" })
        others.formUnion(namespace.constants.map(\.cType))
    }

    private mutating func add(_ callables: [GIRCallable]) {
        for callable in callables { functions[callable.cIdentifier] = Set(callable.parameters.map(\.name)) }
    }

    /// Returns the mistakes in the decisions about a name, a sentence for each.
    func mistakes(in key: String, _ decisions: [Policy.Decision]) -> [String] {
        if let star = key.firstIndex(of: "*") {
            let (prefix, suffix) = (key[..<star], key[key.index(after: star)...])
            let isUsed = functions.keys.contains { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
            return isUsed ? [] : ["\(key): no function of \(file) has such a name"]
        }
        guard let parameters = functions[key] else {
            if others.contains(key) { return [] }
            return ["\(key): \(file) has nothing of this name\(nearest(to: key).map { "; did you mean \($0)?" } ?? "")"]
        }
        let known = parameters.union(["result"])
        return decisions.flatMap { names(in: $0) }.filter { !known.contains($0) }.map { name in
            "\(key): no parameter \"\(name)\"; expected \(known.sorted().joined(separator: ", "))"
        }
    }

    /// Returns the parameters that a decision speaks of.
    private func names(in decision: Policy.Decision) -> [String] {
        switch decision {
        case .order(let names): names
        case .parameters(let names), .defaults(let names): names.keys.sorted()
        case .properties(let names, _, _): names.keys.sorted()
        case .nullable(let names), .nonnull(let names): names.sorted()
        case .transfer(let transfers): transfers.keys.sorted()
        default: []
        }
    }

    /// Returns the name that shares most of its letters' pairs with one, if it is most of them.
    private func nearest(to key: String) -> String? {
        func pairs(_ text: String) -> Set<String> {
            Set(zip(text, text.dropFirst()).map { "\($0)\($1)" })
        }
        let wanted = pairs(key)
        let scored = (Array(functions.keys) + Array(others)).map { name -> (name: String, score: Double) in
            let found = pairs(name)
            return (name, Double(wanted.intersection(found).count) / Double(max(wanted.union(found).count, 1)))
        }
        return scored.filter { $0.score > 0.6 }.max { ($0.score, $1.name) < ($1.score, $0.name) }?.name
    }
}

import Foundation

/// The names that the policy of a library can refer to.
struct PolicyNames {
    private let file: String
    /// The parameter names of functions, virtual functions and signals, by C name.
    private var functions: [String: Set<String>] = [:]
    /// The names of properties, fields, types and constants.
    private var others: Set<String> = []

    init(_ namespace: GIRNamespace) {
        file = URL(fileURLWithPath: namespace.file).lastPathComponent
        add(namespace.functions + namespace.callbacks)
        for compound in namespace.compounds {
            let name = "\(namespace.name).\(compound.info.name)"
            others.insert(name)
            if compound.classStructureOf != nil, let cType = compound.cType { others.insert(cType) }
            add(compound.methods + compound.functions + compound.constructors)
            others.formUnion(compound.properties.map { "\(name):\($0.info.name)" })
            for signal in compound.signals { add(signal, as: "\(name)::\(signal.info.name)") }
            others.formUnion(compound.fields.map { "\(compound.cType ?? "").\($0.name)" })
        }
        for structure in namespace.compounds {
            guard let type = structure.classStructureOf, let cType = structure.cType,
                let compound = namespace.compounds.first(where: { $0.info.name == type })
            else { continue }
            for function in compound.virtualMethods { add(function, as: "\(cType).\(function.info.name)") }
        }
        for enumeration in namespace.enumerations {
            others.insert("\(namespace.name).\(enumeration.info.name)")
            others.formUnion(enumeration.members.map(\.cIdentifier))
            add(enumeration.functions)
        }
        others.formUnion(namespace.callbacks.map { "\(namespace.name).\($0.info.name)" })
        others.formUnion(namespace.constants.map(\.cType))
    }

    private mutating func add(_ callables: [GIRCallable]) {
        for callable in callables { add(callable, as: callable.cIdentifier) }
    }

    private mutating func add(_ callable: GIRCallable, as name: String) {
        functions[name] = Set(callable.parameters.map(\.name))
    }

    /// Returns the mistakes in the decisions about a name. Each mistake is described in one sentence.
    func mistakes(in key: String, _ decision: Decision) -> [String] {
        if let star = key.firstIndex(of: "*") {
            let (prefix, suffix) = (key[..<star], key[key.index(after: star)...])
            let isUsed = others.union(functions.keys).contains { name in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).hasSuffix(suffix)
            }
            return isUsed ? [] : ["\(key): no function or constant of \(file) has such a name"]
        }
        guard let parameters = functions[key] else {
            if others.contains(key) { return [] }
            let hint = nearest(to: key).map { "; did you mean \($0)?" } ?? ""
            return ["\(key): \(file) doesn't have a declaration with this name\(hint)"]
        }
        let known = parameters.union(["result", "instance"])
        return decision.parameterNames.filter { !known.contains($0) }.map { name in
            "\(key): no parameter \"\(name)\"; expected \(known.sorted().joined(separator: ", "))"
        }
    }

    /// Returns the name that has the most pairs of adjacent letters in common with a key, if it's similar enough.
    private func nearest(to key: String) -> String? {
        func pairs(_ text: String) -> Set<String> { Set(zip(text, text.dropFirst()).map { "\($0)\($1)" }) }
        let wanted = pairs(key)
        let scored = (Array(functions.keys) + Array(others)).map { name -> (name: String, score: Double) in
            let found = pairs(name)
            return (name, Double(wanted.intersection(found).count) / Double(max(wanted.union(found).count, 1)))
        }
        return scored.filter { $0.score > 0.6 }.max { ($0.score, $1.name) < ($1.score, $0.name) }?.name
    }
}

extension Decision {
    /// The parameter names in an entry.
    fileprivate var parameterNames: [String] {
        let (call, function) = (signature, function)
        let single = [function.othersOnly, call.byteRoom, call.counted, call.omitted]
        let lists: [[String]?] = [
            function.order, function.defaults?.keys.sorted(), function.properties?.keys.sorted(),
            function.positionsElsewhere?.sorted(), call.parameters?.keys.sorted(), call.types?.keys.sorted(),
            call.transfer?.keys.sorted(), call.nullable?.sorted(), call.nonnull?.sorted(), call.changed?.sorted(),
            call.filled?.sorted(), single.compactMap(\.self),
        ]
        return lists.compactMap(\.self).flatMap(\.self)
    }
}

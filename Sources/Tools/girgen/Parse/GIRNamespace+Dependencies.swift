extension GIRNamespace {
    /// Throws ``GIRError`` for the first declaration that depends on itself, or on too many declarations, because
    /// functions that follow dependencies are recursive. A class depends on its superclass and interfaces, an interface
    /// on its prerequisites, and an alias on its target. A type must not be declared twice.
    package static func checkDependencies(of namespaces: [GIRNamespace]) throws {
        let (deepest, largest) = (32, 1000)
        var links: [String: [String]] = [:]
        var places: [(name: String, file: String, line: Int?)] = []
        for namespace in namespaces {
            let types = namespace.compounds.map { ($0.info, [$0.parent ?? ""] + $0.implements + $0.prerequisites) }
            for (info, names) in types + namespace.aliases.map({ ($0.info, $0.target.names) }) {
                let qualified = names.map { $0.contains(".") ? $0 : "\(namespace.name).\($0)" }
                let name = "\(namespace.name).\(info.name)"
                if links.updateValue(qualified, forKey: name) != nil {
                    throw GIRError(file: namespace.file, line: info.line, reason: "\(name) is declared twice")
                }
                places.append((name, namespace.file, info.line))
            }
        }
        // The numbers of paths that begin at the declarations. They don't exceed the limit.
        var counts: [String: Int] = [:]
        func count(_ name: String, at depth: Int) -> Int {
            if let count = counts[name] ?? (depth > deepest ? largest : nil) { return count }
            let count = (links[name] ?? []).reduce(1) { min($0 + count($1, at: depth + 1), largest) }
            counts[name] = count
            return count
        }
        for (name, file, line) in places where count(name, at: 0) >= largest {
            throw GIRError(file: file, line: line, reason: "\(name) depends on itself, or on too many declarations")
        }
    }
}

import CombineModel

/// A cycle of property bindings in a user interface description.
struct BindingCycle {
    /// A property of an object that has an ID in the description.
    struct Property: Hashable, CustomStringConvertible {
        let name: String
        let id: String

        init(_ name: String, of id: String) {
            self.name = name.substituting("_", with: "-")
            self.id = id
        }

        var description: String { "\"\(name)\" of \"\(id)\"" }
    }

    /// The properties in the cycle. Each property is bound to the next property. The last property is bound to the
    /// first property.
    let properties: [Property]
    /// The number of the line that contains the first property's binding.
    let line: Int

    /// Returns the first cycle in a description, or nil if there are no cycles.
    static func first(in description: InterfaceDescription) -> BindingCycle? {
        var sources: [Property: [Property]] = [:]
        let bindings = description.bindings.compactMap { binding in
            description.mentions[binding.owner].id.map { (Property(binding.property, of: $0), binding) }
        }
        for (property, binding) in bindings {
            let evaluatedObject = binding.evaluatedObject ?? description.template?.id
            sources[property, default: []] += properties(readBy: binding.expression, for: evaluatedObject)
        }
        for (property, binding) in bindings {
            if let path = path(from: property, sources) { return BindingCycle(properties: path, line: binding.line) }
        }
        return nil
    }

    private static func properties(
        readBy expression: InterfaceDescription.Expression,
        for evaluatedObject: String?
    ) -> [Property] {
        switch expression {
        case .constant, .object: return []
        case .closure(let closure):
            return closure.arguments.flatMap { properties(readBy: $0, for: evaluatedObject) }
        case .lookup(let name, _, of: nil): return evaluatedObject.map { [Property(name, of: $0)] } ?? []
        case .lookup(let name, _, of: .object(let id)?): return [Property(name, of: id)]
        case .lookup(_, _, of: let object?): return properties(readBy: object, for: evaluatedObject)
        }
    }

    /// Returns the shortest cycle that begins at a property. The property isn't repeated at the end.
    private static func path(from start: Property, _ sources: [Property: [Property]]) -> [Property]? {
        var paths = [[start]]
        var visited: Set<Property> = []
        while !paths.isEmpty {
            var longer: [[Property]] = []
            for path in paths {
                for source in path.last.flatMap({ sources[$0] }) ?? [] {
                    if source == start { return path }
                    if visited.insert(source).inserted { longer.append(path + [source]) }
                }
            }
            paths = longer
        }
        return nil
    }
}

// What records become: Swift structures, or classes that own a C value.

extension GIRLibrary {
    /// What a record becomes.
    func category(of declaration: Declaration, _ compound: GIRCompound) -> Declaration.Category {
        if let category = Overrides.handwrittenTypes[declaration.girName] { return category }
        if let category = Overrides.recordCategories[declaration.girName] { return category }
        if compound.info.name.hasSuffix("Private") || compound.info.name.hasPrefix("_") {
            return .unsupported("C code's private part of a class")
        }
        if compound.isForeign { return .unsupported("a type of a library without introspection") }
        if declaration.isComplete, hasOnlyPlainFields(compound, declaration.namespace), isPlainMemory(compound) {
            return .value
        }
        if declaration.getType != nil { return .boxed }
        let functions = Dictionary(
            compound.methods.filter(\.parameters.isEmpty).map { ($0.info.name, $0.cIdentifier) },
            uniquingKeysWith: { first, _ in first }
        )
        if let reference = functions["ref"], let unreference = functions["unref"] {
            return .counted(copy: reference, free: unreference, as: nil)
        }
        if let copy = functions["copy"], let free = functions["free"] {
            return .counted(copy: copy, free: free, as: nil)
        }
        return .unsupported("a record that C neither copies nor frees")
    }

    /// Whether a record is copied by assignment and freed as memory, and not by functions of its own.
    private func isPlainMemory(_ compound: GIRCompound) -> Bool {
        let methods = Set(compound.methods.map(\.info.name))
        if !methods.isDisjoint(with: ["ref", "unref"]) { return false }
        if compound.fields.contains(where: { Overrides.referenceCounts.contains($0.name) }) { return false }
        // Only the registered functions know how to free what C makes and no function is there to free.
        let isMadeByC = compound.getType != nil && !compound.constructors.isEmpty
        return !isMadeByC || !methods.isDisjoint(with: ["copy", "free"])
    }

    /// Whether a record is nothing but numbers and the like, which anybody may read and set.
    private func hasOnlyPlainFields(_ compound: GIRCompound, _ namespace: String) -> Bool {
        guard compound.kind == .record, !compound.fields.isEmpty else { return false }
        return compound.fields.allSatisfy { field in
            guard let type = field.type, !field.isPrivate, type.cType?.contains("*") != true else {
                return false
            }
            switch kind(of: type, in: namespace) {
            case .bool, .integer, .float, .double, .character, .type, .enumeration, .flags: return true
            case .value(let value): return value.category == .value
            default: return false
            }
        }
    }
}

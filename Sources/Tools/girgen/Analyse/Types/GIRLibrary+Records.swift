// Rules that determine whether a record becomes a Swift structure or a class that owns the C record.

extension GIRLibrary {
    /// The reason for skipping private records. The coverage report doesn't count these records.
    static let privateRecord = "the private part of a class"

    /// The names of record fields that contain a reference count.
    static let referenceCounts: Set<String> = ["ref_count", "refcount", "refcnt", "ref_cnt", "n_refs", "refs"]

    func category(of declaration: Declaration, _ compound: GIRCompound) -> Declaration.Category {
        if let category = declaration.decision.type.category { return category }
        if compound.info.name.hasSuffix("Private") || compound.info.name.hasPrefix("_") {
            return .unsupported(GIRLibrary.privateRecord)
        }
        if compound.isForeign { return .unsupported("a type of a library without introspection") }
        if declaration.isComplete, hasOnlyPlainFields(compound, declaration.namespace), isPlainMemory(compound) {
            return .value
        }
        if declaration.getType != nil { return .boxed }
        func function(_ name: String) -> String? {
            compound.methods.first { $0.info.name == name && $0.parameters.isEmpty }?.cIdentifier
        }
        for (copy, free) in [("ref", "unref"), ("copy", "free")] {
            guard let copy = function(copy), let free = function(free) else { continue }
            return .counted(copy: copy, free: free, as: nil)
        }
        return .unsupported("a record that C neither copies nor frees")
    }

    /// Returns a Boolean value that indicates whether Swift can copy the memory of a record without calling C. It's
    /// false for reference-counted records, and for records that can only be freed with `g_boxed_free`.
    private func isPlainMemory(_ compound: GIRCompound) -> Bool {
        let methods = Set(compound.methods.map(\.info.name))
        if !methods.isDisjoint(with: ["ref", "unref"]) { return false }
        if compound.fields.contains(where: { GIRLibrary.referenceCounts.contains($0.name) }) { return false }
        // Without `copy` and `free`, only `g_boxed_free` can free a record that a C constructor creates.
        let isMadeByC = compound.getType != nil && !compound.constructors.isEmpty
        return !isMadeByC || !methods.isDisjoint(with: ["copy", "free"])
    }

    private func hasOnlyPlainFields(_ compound: GIRCompound, _ namespace: String) -> Bool {
        guard compound.kind == .record, !compound.fields.isEmpty else { return false }
        return compound.fields.allSatisfy { field in
            guard let type = field.type, !field.isPrivate, type.cType?.contains("*") != true else { return false }
            switch kind(of: type, in: namespace) {
            case .bool, .integer, .float, .double, .character, .type, .enumeration, .flags: return true
            case .value(let value): return value.category == .value
            default: return false
            }
        }
    }
}

// The functions that temporarily map the memory of records, for example of a buffer.

extension TypePlanner {
    /// Returns the functions that map the memory of a record. `map(info, flags)` or `map_range(…, info, flags)` fills
    /// the structure `info` with `data` and `size`. Afterwards, the structure is passed to `unmap(info)`.
    func mappedMemory(_ declaration: Declaration, _ compound: GIRCompound) -> [RecordClass.MappedMemory] {
        guard let unmap = compound.methods.first(where: { $0.info.name == "unmap" }), unmap.parameters.count == 1,
            unmap.info.isIntrospectable
        else { return [] }
        return compound.methods.filter { ["map", "map_range"].contains($0.info.name) }
            .compactMap { mapped($0, unmap, declaration) }
    }

    private func mapped(_ map: GIRCallable, _ unmap: GIRCallable, _ type: Declaration) -> RecordClass.MappedMemory? {
        let namespace = type.namespace
        let bounds = map.parameters.dropLast(2)
        guard map.info.isIntrospectable, library.policy.hidden(map.cIdentifier) == nil, !map.throwsError,
            map.parameters.count >= 2, bounds.isEmpty == (map.info.name == "map"),
            bounds.allSatisfy({ isBound($0, in: namespace) }), library.kind(of: map.result.type, in: namespace) == .bool
        else { return nil }
        let (place, options) = (map.parameters[bounds.count], map.parameters[bounds.count + 1])
        guard place.isCallerAllocated, let info = place.type.name, info == unmap.parameters[0].type.name,
            let structure = library.declaration(info, in: namespace), structure.isComplete,
            let fields = structure.compound?.fields,
            fields.contains(where: { $0.name == "data" && $0.type?.cType == "guint8*" }),
            fields.contains(where: { $0.name == "size" && $0.type?.cType == "gsize" }),
            case .flags(let flags) = library.kind(of: options.type, in: namespace)
        else { return nil }
        func documentation(_ more: [String]) -> Documentation {
            let sentence = "Maps the memory, calls the closure with it, and returns what the closure returns."
            return Documentation(sentence: sentence, cNames: [map.cIdentifier, unmap.cIdentifier], more: more)
        }
        return RecordClass.MappedMemory(
            map: map.cIdentifier,
            unmap: unmap.cIdentifier,
            cast: calls(type).cast(type.cType + "*"),
            info: library.cName(structure.cType),
            flags: library.swiftType(.flags(flags)),
            cFlags: library.cName(flags.cType),
            range: bounds.map { (Naming.argument($0.name), $0.name) },
            documentation: documentation([
                "Returns nil if C can't map the memory in this way. The bytes are valid only while the closure runs, and writable only if",
                "the flags allow it.",
            ]),
            spanDocumentation: documentation([
                "The closure states the type of its parameter, `RawSpan`. The compiler keeps the bytes from leaving the closure."
            ])
        )
    }

    /// The caller passes an integer that limits the range.
    private func isBound(_ parameter: GIRParameter, in namespace: String) -> Bool {
        if case .integer = library.kind(of: parameter.type, in: namespace) { parameter.direction == .in } else { false }
    }
}

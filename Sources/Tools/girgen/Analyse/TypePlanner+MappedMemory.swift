// The memory of records that C maps for a while, such as that of a buffer.

extension TypePlanner {
    /// How C maps the memory of a record: `map(info, flags)` fills a structure with `data` and `size`, which `unmap(info)` takes back.
    func mappedMemory(_ declaration: Declaration, _ compound: GIRCompound) -> RecordClass.MappedMemory? {
        guard let map = compound.methods.first(where: { $0.info.name == "map" }),
            let unmap = compound.methods.first(where: { $0.info.name == "unmap" }),
            map.info.isIntrospectable, unmap.info.isIntrospectable,
            library.policy.hidden(map.cIdentifier) == nil,
            map.parameters.count == 2, unmap.parameters.count == 1, !map.throwsError,
            library.kind(of: map.result.type, in: declaration.namespace) == .bool,
            map.parameters[0].isCallerAllocated,
            let info = map.parameters[0].type.name, info == unmap.parameters[0].type.name,
            let structure = library.declaration(info, in: declaration.namespace), structure.isComplete,
            let fields = structure.compound?.fields,
            fields.contains(where: { $0.name == "data" && $0.type?.cType == "guint8*" }),
            fields.contains(where: { $0.name == "size" && $0.type?.cType == "gsize" }),
            case .flags(let flags) = library.kind(of: map.parameters[1].type, in: declaration.namespace)
        else { return nil }
        let calls = calls(declaration)
        var documentation = Documentation(cNames: [map.cIdentifier, unmap.cIdentifier])
        documentation.sentence = Sentence(
            origin: .mappedMemory,
            text: "Maps the memory, calls the closure with it, and returns what the closure returns."
        )
        documentation.more = [
            "Returns nil if C can't map the memory in this way. The bytes are valid only while the closure runs, and writable only if",
            "the flags say so.",
        ]
        return RecordClass.MappedMemory(
            map: map.cIdentifier,
            unmap: unmap.cIdentifier,
            cast: calls.cast(declaration.cType + "*"),
            info: library.cName(structure.cType),
            flags: library.swiftType(.flags(flags)),
            cFlags: library.cName(flags.cType),
            documentation: documentation
        )
    }
}

// Fundamental classes without reference counting, which no Swift object stands for.

extension GIRLibrary {
    /// Whether a class of another package's library is fundamental, and neither it nor an ancestor counts references.
    func isUncounted(_ compound: GIRCompound, in namespace: String) -> Bool {
        let isCounted = compound.refFunction != nil || compound.methods.contains { $0.info.name == "ref" }
        let isOfBinding = configuration.module(ofNamespace: namespace)?.isBinding ?? false
        guard isOfBinding, compound.isFundamental, !isCounted else { return false }
        guard let parent = compound.parent else { return true }
        let parts = parent.split(separator: ".").map(String.init)
        let home = parts.count > 1 ? parts[0] : namespace
        let above = namespaces[home]?.compounds.first { $0.kind == .class && $0.info.name == parts.last }
        return above.map { isUncounted($0, in: home) } ?? false
    }
}

// Reference counting of fundamental classes. A class without reference counting has no counterpart in Swift.

extension GIRLibrary {
    /// Returns a Boolean value that indicates whether a fundamental class of another package's library has no
    /// reference-counting functions. The ancestors of the class must not have these functions either.
    func isUncounted(_ compound: GIRCompound, in namespace: String) -> Bool {
        guard configuration.isOfBinding(namespace), compound.isFundamental, !compound.countsReferences
        else { return false }
        if compound.parent == nil { return true }
        return superclass(of: compound, in: namespace).map { isUncounted($0.compound, in: $0.namespace) } ?? false
    }

    /// Returns the class that declares the reference-counting functions: a fundamental class or its ancestor.
    func countingClass(of compound: GIRCompound, in namespace: String) -> GIRCompound? {
        if compound.countsReferences { return compound }
        return superclass(of: compound, in: namespace).flatMap { countingClass(of: $0.compound, in: $0.namespace) }
    }

    private func superclass(of type: GIRCompound, in namespace: String) -> (compound: GIRCompound, namespace: String)? {
        guard let parts = type.parent?.split(separator: ".").map(String.init), let name = parts.last else { return nil }
        let home = parts.count > 1 ? parts[0] : namespace
        let found = namespaces[home]?.compounds.first { $0.kind == .class && $0.info.name == name }
        return found.map { ($0, home) }
    }
}

extension GIRCompound {
    fileprivate var countsReferences: Bool { refFunction != nil || methods.contains { $0.info.name == "ref" } }
}

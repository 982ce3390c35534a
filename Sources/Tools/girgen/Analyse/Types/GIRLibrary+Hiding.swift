// Reasons for hiding declarations. Either a decision hides a declaration, or another declaration has replaced it.

extension GIRLibrary {
    func hidden(_ name: String, _ info: GIRInfo, in namespace: String) -> String? {
        policy.hidden(name) ?? replaced(info, in: namespace)
    }

    /// Declarations of a bound library aren't hidden, because programs can use the older declaration.
    private func replaced(_ info: GIRInfo, in namespace: String) -> String? {
        guard info.isDeprecated, let since = info.deprecatedVersion, let version = Version(since),
            let module = configuration.module(ofNamespace: namespace), !module.isBinding,
            let base = module.version.flatMap({ Version($0) }), !(base < version)
        else { return nil }
        let successor = Documentation.replacements(in: info.deprecation ?? "").first { isSuccessor($0) }
        return successor.map { "deprecated since \(since); \($0) replaces it" }
    }

    /// Returns a Boolean value that indicates whether a name in a deprecation message belongs to a bound declaration.
    private func isSuccessor(_ name: String) -> Bool {
        if name.contains(".") { return true }
        let decision = policy.decision(on: name).decision
        if decision.hide != nil || decision.leftOut != nil { return false }
        return boundFunctions.contains(name)
    }
}

// Declarations that are hidden, by a decision or because another declaration replaced them before the base.

extension GIRLibrary {
    /// Returns the reason why a member isn't bound, or nil if it is.
    func hidden(_ name: String, _ info: GIRInfo, in namespace: String) -> String? {
        policy.hidden(name) ?? replaced(info, in: namespace)
    }

    /// Returns the reason for hiding a declaration that was replaced before the version that this package is written for.
    ///
    /// Declarations of a bound library stay, because programs can use the older declaration.
    private func replaced(_ info: GIRInfo, in namespace: String) -> String? {
        guard info.isDeprecated, let since = info.deprecatedVersion, let version = Version(since),
            let module = configuration.module(ofNamespace: namespace), !module.isBinding,
            let base = module.version.flatMap({ Version($0) }), !(base < version)
        else { return nil }
        let successor = Documentation.replacements(in: info.deprecation ?? "").first { isSuccessor($0) }
        return successor.map { "deprecated since \(since); \($0) replaces it" }
    }

    /// Returns a Boolean value that indicates whether a name in a deprecation's text is that of something that is bound.
    private func isSuccessor(_ name: String) -> Bool {
        if name.contains(".") { return true }
        let decision = policy.decision(on: name).decision
        if decision.hide != nil || decision.leftOut != nil { return false }
        return boundFunctions.contains(name)
    }
}

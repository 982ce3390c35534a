// Sentences about properties.

extension DocumentationRules {
    /// Returns the sentence for a property such as `background-set`, which indicates whether the property `background`
    /// takes effect.
    func property(_ property: PropertyPlan, of declaration: Declaration) -> Sentence? {
        let words = Naming.words(property.gir.info.name)
        guard property.kind == .bool, words.count > 1, words.last == "set" else { return nil }
        let name = words.dropLast().joined(separator: "-")
        guard let found = declaration.compound?.properties.first(where: { $0.info.name == name }) else { return nil }
        let other = Naming.property(name, isBoolean: found.type.name == "gboolean")
        return sentence(.effect, "A Boolean value that indicates whether `\(other)` takes effect")
    }
}

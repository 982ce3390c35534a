import CGtk

extension Variant {
    /// Traps unless the variant is a dictionary of strings and variants, whose keys C reads without checking their
    /// type.
    func requireDictionary(_ what: StaticString) {
        if typeString == "a{sv}" { return }
        fatalError("\(what): expected a variant of the type a{sv}, found \(typeString)")
    }
}

import CGtk

extension Variant {
    /// Traps if the variant isn't a dictionary with string keys and variants as values. C reads the entries without
    /// checking their type.
    func requireDictionary(_ what: StaticString) {
        if typeString == "a{sv}" { return }
        fatalError("\(what): expected a variant of the type a{sv}, found \(typeString)")
    }
}

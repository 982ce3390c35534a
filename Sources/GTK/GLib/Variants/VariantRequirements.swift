import CGtk

extension Variant {
    /// Traps if the variant isn't a dictionary of the type `a{sv}`. C reads the entries without checking the type.
    func requireDictionary(_ what: StaticString) {
        if typeString == "a{sv}" { return }
        fatalError("\(what): expected a variant of the type a{sv}, found \(typeString)")
    }
}

// Numbers that represent keyboard keys.

extension GIRNamespace {
    /// Changes the types of parameters and results to keys if their names indicate keyvals.
    mutating func typeKeys() {
        for index in compounds.indices {
            compounds[index].methods.typeKeys()
            compounds[index].constructors.typeKeys()
            compounds[index].functions.typeKeys()
            compounds[index].signals.typeKeys()
            for property in compounds[index].properties.indices
            where ["accel-key", "keyval", "mnemonic-keyval"].contains(compounds[index].properties[property].info.name) {
                compounds[index].properties[property].type.typeKey()
            }
        }
        functions.typeKeys()
    }
}

extension [GIRCallable] {
    fileprivate mutating func typeKeys() {
        for index in indices {
            for parameter in self[index].parameters.indices
            where ["keyval", "accelerator_key", "accel_key"].contains(self[index].parameters[parameter].name) {
                self[index].parameters[parameter].type.typeKey()
            }
            if self[index].info.name.hasSuffix("get_keyval") || self[index].info.name.hasSuffix("_mnemonic_keyval") {
                self[index].result.type.typeKey()
            }
        }
    }
}

extension GIRType {
    fileprivate mutating func typeKey() {
        if name == "guint" { name = "Gdk.Key" }
    }
}

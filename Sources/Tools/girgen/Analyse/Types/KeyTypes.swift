extension GIRNamespace {
    /// Changes the types of keyvals to `Gdk.Key`, according to the name of the parameter, function or property.
    mutating func typeKeys() {
        compounds.change { compound in
            compound.changeFunctions { $0.typeKeys() }
            compound.signals.change { $0.typeKeys() }
            compound.properties.change { property in
                if ["accel-key", "keyval", "mnemonic-keyval"].contains(property.info.name) { property.type.typeKey() }
            }
        }
        functions.change { $0.typeKeys() }
    }
}

extension GIRCallable {
    fileprivate mutating func typeKeys() {
        parameters.change { parameter in
            if ["keyval", "accelerator_key", "accel_key"].contains(parameter.name) { parameter.type.typeKey() }
        }
        if info.name.hasSuffix("get_keyval") || info.name.hasSuffix("_mnemonic_keyval") { result.type.typeKey() }
    }
}

extension GIRType { fileprivate mutating func typeKey() { if name == "guint" { name = "Gdk.Key" } } }

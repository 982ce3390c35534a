/// Finds virtual functions that would be lost without a word, as no trait has them or no type of the base can take them.
struct NewerChecks {
    let traits: PackageTraits
    /// The C functions of the base's header of virtual functions.
    let symbols: Set<String>

    func check(_ modules: [Module]) throws {
        for module in modules {
            for type in module.types { try check(type, module) }
        }
    }

    private func check(_ type: TypeDeclaration, _ module: Module) throws {
        func place(_ function: VirtualFunction) -> Int? {
            traits.place(of: function.function.documentation, in: module.namespace)
        }
        // What is new itself is written whole.
        if traits.place(of: type.documentation, in: module.namespace) != nil { return }
        switch type.form {
        case .class(let form):
            for function in form.virtualFunctions
            where !symbols.contains(MethodSymbols.function(type.name, function.field)) {
                if place(function) == nil {
                    throw failure("has no version: expected one in “introduced”", function)
                }
                if !symbols.contains(MethodSymbols.function(type.name, "class")) {
                    throw failure("is the first of \(type.name.name), whose body has no place for it", function)
                }
            }
        case .interface(let form):
            for requirement in form.requirements ?? [] {
                let function = requirement.virtualFunction
                let names = traits.traits.map(\.name)
                let first = names.firstIndex { $0 == form.trait } ?? -1
                let found = place(function) ?? -1
                if found < first {
                    let (found, expected) = (found < 0 ? "the base" : names[found], form.trait ?? "the base")
                    throw failure("came with \(found), expected \(expected), like \(type.name.name)", function)
                }
                if found > first, requirement.fallback == nil {
                    throw failure("came after \(type.name.name), expected it among “optional” or “absent”", function)
                }
            }
        default: break
        }
    }

    private func failure(_ reason: String, _ function: VirtualFunction) -> GIRError {
        GIRError(file: "Traits.json", line: nil, reason: "\(function.cName) \(reason)")
    }
}

/// Groups the declarations of a module by the traits that introduce them.
///
/// The declarations of the base are dropped, because they are generated from the GIR files of the base.
struct NewerSplitter {
    let traits: PackageTraits
    /// The C functions that the base's header for virtual functions declares. For some of these functions, newer GIR
    /// files incorrectly state a version after the base.
    private let symbols: Set<String>
    /// The indexes of the traits that introduce interfaces, by interface. Interfaces of the base have no entry.
    private var interfaces: [TypeName: Int] = [:]
    /// The C names of interfaces, by the names of their protocols.
    private let cNames: [TypeName: String]

    init(_ traits: PackageTraits, _ api: SwiftAPI, besides symbols: Set<String>) {
        (self.traits, self.symbols, cNames) = (traits, symbols, api.modules.interfaceNames)
        for module in api.modules {
            for type in module.types {
                guard case .interface(let form) = type.form else { continue }
                let place = place(of: type.documentation, module)
                interfaces[type.name] = place
                guard let native = form.native else { continue }
                interfaces[type.name.renamed(native)] = traits.traits.firstIndex { $0.name == form.trait } ?? place
            }
        }
    }

    func parts(of module: Module) -> [NewerPart] { traits.traits.indices.map { part(of: module, at: $0) } }

    private func part(of module: Module, at place: Int) -> NewerPart {
        func isNew(_ documentation: Documentation) -> Bool { self.place(of: documentation, module) == place }
        var part = NewerPart(trait: traits.traits[place].name, module: module)
        part.module.callbacks = module.callbacks.filter { isNew($0.documentation) }
        part.module.functions = module.functions.filter { isNew($0.documentation) }
        part.module.constants = module.constants.compactMap { group in
            var group = group
            group.isNew = group.constants.map { self.place(of: $0.documentation, module) ?? -1 }.min() == place
            group.constants = group.constants.filter { isNew($0.documentation) }
            return group.constants.isEmpty ? nil : group
        }
        // A new type doesn't contain the members that later traits add.
        func new(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
            types.filter { isNew($0.documentation) }.map { type in
                var type = self.part(of: type, module) { ($0 ?? -1) <= place }
                let equality = traits.place(of: type.equality?.introduced, in: module.namespace) ?? 0
                if equality > place, equality < traits.traits.count {
                    type.equality?.trait = traits.traits[equality].name
                }
                return type
            }
        }
        part.module.types = new(module.types)
        part.module.enumerations = new(module.enumerations)
        part.additions = (module.types + module.enumerations).compactMap { addition(to: $0, module, place) }
        return part
    }

    /// Returns a type with only those members whose places satisfy a condition.
    private func part(of type: TypeDeclaration, _ module: Module, where isIncluded: (Int?) -> Bool) -> TypeDeclaration {
        var type = type
        type.members = type.members.filter { isIncluded(place(of: $0.documentation, module)) }
        type.implementationMembers = type.implementationMembers.filter {
            isIncluded(place(of: $0.documentation, module))
        }
        switch type.form {
        case .class(var form):
            form.interfaces = form.interfaces.filter { isIncluded(place(of: $0, type, module)) }
            form.virtualFunctions = form.virtualFunctions.filter {
                isIncluded(place(of: $0.documentation, module)) && !symbols.contains(type.name.symbol($0.field))
            }
            type.form = .class(form)
        case .enumeration(var form):
            form.cases = form.cases.filter { isIncluded(traits.place(of: $0.introduced, in: module.namespace)) }
            type.form = .enumeration(form)
        default: break
        }
        return type
    }

    /// Returns the declarations that a trait adds to a type of an earlier version, or nil if it adds none.
    private func addition(to type: TypeDeclaration, _ module: Module, _ place: Int) -> NewerPart.Addition? {
        if let own = self.place(of: type.documentation, module), own >= place { return nil }
        var addition = NewerPart.Addition(type: type, added: part(of: type, module) { $0 == place })
        switch type.form {
        case .interface(var form):
            let first = traits.traits.firstIndex { $0.name == form.trait } ?? -1
            addition.isImplementable = first == place && form.requirements != nil
            form.requirements = form.requirements?.filter { requirement in
                let found = self.place(of: requirement.documentation, module) ?? -1
                return first == place ? found <= place : first < place && found == place
            }
            addition.added.form = .interface(form)
        case .enumeration(let form):
            guard case .enumeration(var added) = addition.added.form else { break }
            for index in added.cases.indices {
                added.cases[index].original =
                    form.cases.first { earlier in
                        earlier.number == added.cases[index].number
                            && traits.place(of: earlier.introduced, in: module.namespace) == nil
                    }?.name
            }
            addition.added.form = .enumeration(added)
        default: break
        }
        return addition.isEmpty ? nil : addition
    }

    private func place(of documentation: Documentation, _ module: Module) -> Int? {
        traits.place(of: documentation.introduced, in: module.namespace)
    }

    /// Returns the index of the trait in which a class implements an interface, or nil for the base. It's the trait
    /// that introduces the interface, or a later one.
    private func place(of interface: TypeName, _ type: TypeDeclaration, _ module: Module) -> Int? {
        guard let cName = cNames[interface], let version = traits.introduced["\(type.cType): \(cName)"] else {
            return interfaces[interface]
        }
        return traits.place(of: version, in: module.namespace)
    }
}

extension [Module] {
    /// The C names of interfaces, by the names of their protocols.
    var interfaceNames: [TypeName: String] {
        var names: [TypeName: String] = [:]
        for type in flatMap(\.types) {
            guard case .interface(let form) = type.form else { continue }
            names[type.name] = type.cType
            if let native = form.native { names[type.name.renamed(native)] = type.cType }
        }
        return names
    }
}

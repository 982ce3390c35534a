/// Groups the declarations of a module by the traits that introduce them.
///
/// The declarations of the base are dropped, because they are generated from the GIR files of the base.
struct NewerSplitter {
    let traits: PackageTraits
    /// The C functions in the base's header for virtual functions. For some of these functions, newer GIR files
    /// incorrectly state a version after the base.
    private let symbols: Set<String>
    /// The indexes of the traits that introduce interfaces, by interface. Interfaces of the base have no entry.
    private let interfaces: [TypeName: Int]
    /// The C names of interfaces, by the names of their protocols.
    private let cNames: [TypeName: String]

    init(_ traits: PackageTraits, _ api: SwiftAPI, besides symbols: Set<String>) {
        self.traits = traits
        self.symbols = symbols
        var interfaces: [TypeName: Int] = [:]
        for module in api.modules {
            for type in module.types {
                guard case .interface(let form) = type.form else { continue }
                let place = traits.place(of: type.documentation, in: module.namespace)
                interfaces[type.name] = place
                if let native = form.native {
                    let implementable = traits.traits.firstIndex { $0.name == form.trait }
                    interfaces[type.name.renamed(native)] = implementable ?? place
                }
            }
        }
        self.interfaces = interfaces
        cNames = api.modules.interfaceNames
    }

    /// Returns the parts of a module, one for each trait.
    func parts(of module: Module) -> [NewerPart] {
        traits.traits.indices.map { part(of: module, at: $0) }
    }

    private func part(of module: Module, at place: Int) -> NewerPart {
        var empty = module
        empty.types = []
        empty.enumerations = []
        func isNew(_ documentation: Documentation) -> Bool {
            traits.place(of: documentation, in: module.namespace) == place
        }
        empty.callbacks = module.callbacks.filter { isNew($0.documentation) }.map { marked($0, place) }
        empty.functions = module.functions.filter { isNew($0.documentation) }.map { marked($0, place) }
        empty.constants = module.constants.compactMap { group in
            var group = group
            let places = group.constants.map { traits.place(of: $0.documentation, in: module.namespace) ?? -1 }
            group.isNew = places.min() == place
            group.constants = group.constants.filter { isNew($0.documentation) }.map { marked($0, place) }
            return group.constants.isEmpty ? nil : group
        }
        var part = NewerPart(trait: traits.traits[place].name, module: empty)
        for type in module.types {
            if isNew(type.documentation) { part.module.types.append(whole(type, module, place)) }
            append(addition(to: type, module, place), to: &part)
        }
        for type in module.enumerations {
            if isNew(type.documentation) { part.module.enumerations.append(whole(type, module, place)) }
            append(addition(to: type, module, place), to: &part)
        }
        return part
    }

    private func append(_ addition: NewerPart.Addition, to part: inout NewerPart) {
        if !addition.isEmpty { part.additions.append(addition) }
    }

    /// Returns a type that a trait introduces, without the members that later traits add.
    private func whole(_ type: TypeDeclaration, _ module: Module, _ place: Int) -> TypeDeclaration {
        var type = type
        func isThere(_ member: Member) -> Bool {
            (traits.place(of: member.documentation, in: module.namespace) ?? 0) <= place
        }
        type.documentation.trait = traits.traits[place].name
        type.members = type.members.filter(isThere).map { marked($0, place) }
        type.implementationMembers = type.implementationMembers.filter(isThere).map { marked($0, place) }
        switch type.form {
        case .class(var form):
            form.interfaces = form.interfaces.filter { (self.place(of: $0, type, module) ?? 0) <= place }
            form.virtualFunctions = form.virtualFunctions.filter {
                (traits.place(of: $0.function.documentation, in: module.namespace) ?? 0) <= place
            }.map { marked($0, place) }
            type.form = .class(form)
        case .enumeration(var form):
            form.cases = form.cases.filter { (self.place(of: $0, module) ?? 0) <= place }
            type.form = .enumeration(form)
        default: break
        }
        return type
    }

    /// Returns the declarations that a trait adds to a type of an earlier version.
    private func addition(to type: TypeDeclaration, _ module: Module, _ place: Int) -> NewerPart.Addition {
        var addition = NewerPart.Addition(type: type)
        if let own = traits.place(of: type.documentation, in: module.namespace), own >= place {
            return addition
        }
        func isNew(_ member: Member) -> Bool {
            traits.place(of: member.documentation, in: module.namespace) == place
        }
        addition.members = type.members.filter(isNew).map { marked($0, place) }
        addition.implementationMembers = type.implementationMembers.filter(isNew).map { marked($0, place) }
        switch type.form {
        case .class(let form):
            addition.interfaces = form.interfaces.filter { self.place(of: $0, type, module) == place }
            addition.virtualFunctions = form.virtualFunctions.filter {
                traits.place(of: $0.documentation, in: module.namespace) == place
                    && !symbols.contains(type.name.symbol($0.field))
            }.map { marked($0, place) }
        case .interface(let form):
            let first = traits.traits.firstIndex { $0.name == form.trait } ?? -1
            if first == place {
                let requirements = form.requirements?.filter { (self.place(of: $0, module) ?? 0) <= place }
                addition.requirements = requirements?.map { marked($0, place) }
            } else if first < place {
                let later = form.requirements?.filter { self.place(of: $0, module) == place } ?? []
                addition.laterRequirements = later.map { marked($0, place) }
            }
        case .enumeration(let form):
            addition.cases = form.cases.filter { self.place(of: $0, module) == place }.map { later in
                var later = later
                later.original =
                    form.cases.first { $0.number == later.number && self.place(of: $0, module) == nil }?.name
                return later
            }
        default: break
        }
        return addition
    }

    private func place(of member: Enumeration.Case, _ module: Module) -> Int? {
        traits.place(of: member, in: module.namespace)
    }

    /// Returns the index of the trait in which a class implements an interface, or nil for the base. It's the trait
    /// that introduces the interface, or a later one.
    private func place(of interface: TypeName, _ type: TypeDeclaration, _ module: Module) -> Int? {
        guard let cName = cNames[interface], let version = traits.introduced["\(type.cType): \(cName)"] else {
            return interfaces[interface]
        }
        return traits.place(of: version, in: module.namespace)
    }

    private func place(of requirement: Requirement, _ module: Module) -> Int? {
        traits.place(of: requirement.documentation, in: module.namespace)
    }

    // MARK: Comments

    private func marked(_ documentation: Documentation, _ place: Int) -> Documentation {
        var documentation = documentation
        documentation.trait = traits.traits[place].name
        documentation.introduced = traits.version(of: documentation)
        return documentation
    }

    private func marked<Declaration: Documented>(_ declaration: Declaration, _ place: Int) -> Declaration {
        var declaration = declaration
        declaration.documentation = marked(declaration.documentation, place)
        return declaration
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

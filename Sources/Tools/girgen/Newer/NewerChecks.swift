/// Finds declarations that would be lost silently, because they don't belong to a trait or can't be added to their type
/// in the base.
struct NewerChecks {
    /// The declarations of the base.
    struct Base {
        /// The C names in the comments of the base's files.
        var cNames: Set<String> = []
        /// The public declarations.
        var declarations: Set<String> = []
    }

    let traits: PackageTraits
    /// The C functions that the base's header for virtual functions declares.
    let symbols: Set<String>

    func check(_ modules: [Module]) throws {
        for module in modules { for type in module.types { try check(type, module) } }
    }

    private func isInBase(_ documentation: Documentation, _ module: Module) -> Bool {
        traits.place(of: documentation.introduced, in: module.namespace) == nil
    }

    /// Checks that declarations without a version are in the base, unless there is a stated reason for skipping them.
    func check(_ modules: [Module], against base: Base) throws {
        let interfaces = modules.interfaceNames
        let names = Set(modules.flatMap { unversioned($0, base, interfaces) }).filter { !traits.leavesOut($0) }.sorted()
        if names.isEmpty { return }
        let reason =
            "no version of \(names.joined(separator: ", ")): expected one in \"introduced\", or a reason in \"unversioned\""
        throw GIRError(file: "Traits.json", line: nil, reason: reason)
    }

    private func unversioned(_ module: Module, _ base: Base, _ interfaces: [TypeName: String]) -> [String] {
        func isLost(_ documentation: Documentation) -> Bool {
            isInBase(documentation, module) && !documentation.cNames.contains(where: base.cNames.contains)
        }
        var documentation = module.constants.flatMap { $0.constants.map(\.documentation) }
        documentation += module.callbacks.map(\.documentation) + module.functions.map(\.documentation)
        var names: [String] = []
        // The members of a new type are printed with the type.
        for type in module.types + module.enumerations where isInBase(type.documentation, module) {
            documentation.append(type.documentation)
            documentation += (type.members + type.implementationMembers).map(\.documentation)
            switch type.form {
            case .enumeration(let form):
                names += form.cases.filter { member in
                    traits.place(of: member.introduced, in: module.namespace) == nil
                        && !base.cNames.contains(member.cName)
                }.map(\.cName)
            case .class(let form): names += self.interfaces(of: type, form, base, interfaces)
            default: break
            }
        }
        return names + documentation.filter(isLost).compactMap(\.cNames.first)
    }

    /// Returns the interfaces of the base that a class implements, but that the declaration of the class in the base
    /// doesn't contain.
    private func interfaces(
        of type: TypeDeclaration,
        _ form: Class,
        _ base: Base,
        _ cNames: [TypeName: String]
    ) -> [String] {
        let access = form.isFinal ? "public final" : "open"
        let header = base.declarations.first { $0.hasPrefix("\(access) class \(type.name.name): ") }
        guard let header else { return [] }
        let named = Set(header.split { ":, ".contains($0) }.map { $0.split(separator: ".").last ?? $0 })
        return form.interfaces.compactMap { interface in
            guard let cName = cNames[interface], !named.contains(Substring(interface.name)),
                base.declarations.contains(where: { $0.hasPrefix("public protocol \(interface.name): ") })
            else { return nil }
            let name = "\(type.cType): \(cName)"
            return traits.introduced[name] == nil ? name : nil
        }
    }

    /// Checks that no declaration of a trait uses a type that a later trait introduces.
    func check(_ files: [GeneratedFile], of parts: [[NewerPart]]) throws {
        let places = Dictionary(traits.traits.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var types: [Substring: Int] = [:]
        for part in parts.joined() {
            for type in part.module.types + part.module.enumerations {
                types[Substring(type.name.name)] = places[part.trait]
            }
        }
        for file in files {
            guard let place = file.path.split(separator: "/").lazy.compactMap({ places[String($0)] }).first else {
                continue
            }
            for declaration in SwiftScanner.plain(SwiftScanner.declarations(in: file.text)) {
                let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                guard let later = words.first(where: { types[$0] ?? 0 > place }), let found = types[later] else {
                    continue
                }
                let reason =
                    "\(declaration) has the type \(later), which requires \(traits.traits[found].name), "
                    + "but belongs to \(traits.traits[place].name): expected its version in \"introduced\""
                throw GIRError(file: "Traits.json", line: nil, reason: reason)
            }
        }
    }

    private func check(_ type: TypeDeclaration, _ module: Module) throws {
        // A new declaration is printed completely. Therefore its parts don't need to be checked.
        if !isInBase(type.documentation, module) { return }
        func failure(_ reason: String, _ function: VirtualFunction) -> GIRError {
            GIRError(file: "Traits.json", line: nil, reason: "\(function.cName) \(reason)")
        }
        switch type.form {
        case .class(let form):
            for function in form.virtualFunctions where !symbols.contains(type.name.symbol(function.field)) {
                if isInBase(function.documentation, module) {
                    throw failure("has no version: expected one in \"introduced\"", function)
                }
                if !symbols.contains(type.name.symbol("class")) {
                    let reason = "is the first virtual function of \(type.name.name), which has no table of C functions"
                    throw failure(reason, function)
                }
            }
        case .interface(let form):
            let names = traits.traits.map(\.name)
            let first = names.firstIndex { $0 == form.trait } ?? -1
            for requirement in form.requirements ?? [] {
                let found = traits.place(of: requirement.documentation.introduced, in: module.namespace) ?? -1
                if found < first {
                    let (place, expected) = (found < 0 ? "the base" : names[found], form.trait ?? "the base")
                    let reason = "is in \(place), but implementing \(type.name.name) requires \(expected)"
                    throw failure(reason, requirement.virtualFunction)
                }
                if found > first, requirement.fallback == nil {
                    let reason = "is newer than \(type.name.name): add it to \"optional\" or \"absent\""
                    throw failure(reason, requirement.virtualFunction)
                }
            }
        default: break
        }
    }
}

/// Adds the declarations that require traits to the declarations of the base.
///
/// The base is planned from the GIR files of its version, because newer files describe the same declarations
/// differently. The newest files only contribute declarations with a condition that the base doesn't contain.
struct APIMerger {
    let base: SwiftAPI
    let newest: SwiftAPI
    /// The public declarations that exist without traits, including handwritten ones. They aren't added again.
    let known: Set<String>

    var api: SwiftAPI {
        let newer = Dictionary(newest.modules.map { ($0.name, $0) }) { first, _ in first }
        var api = newest
        api.modules = base.modules.map { module in newer[module.name].map { merged(module, $0) } ?? module }
        api.names.merge(base.names) { $1 }
        return api
    }

    private func merged(_ base: Module, _ newest: Module) -> Module {
        var module = base
        module.types = merged(base.types, newest.types, in: base)
        module.enumerations = merged(base.enumerations, newest.enumerations, in: base)
        module.callbacks = base.callbacks.merged(newest.callbacks, by: \.cType)
        module.functions = base.functions.merged(newest.functions, by: \.documentation.cNames)
        let groups = Dictionary(newest.constants.map { ($0.fileName, $0.constants) }) { first, _ in first }
        module.constants = base.constants.merged(newest.constants, by: \.fileName) { _ in true }
        for index in module.constants.indices {
            let known = base.constants.first { $0.fileName == module.constants[index].fileName }?.constants ?? []
            let added = groups[module.constants[index].fileName] ?? []
            module.constants[index].constants = known.merged(added, by: \.documentation.cNames)
        }
        module.constants.removeAll(where: \.constants.isEmpty)
        return module
    }

    private func merged(_ base: [TypeDeclaration], _ newest: [TypeDeclaration], in module: Module) -> [TypeDeclaration]
    {
        let newer = Dictionary(newest.map { ($0.cType, $0) }) { first, _ in first }
        let types = base.map { type in newer[type.cType].map { merged(type, $0, in: module) } ?? type }
        return types.merged(newest, by: \.cType)
    }

    private func merged(_ base: TypeDeclaration, _ newest: TypeDeclaration, in module: Module) -> TypeDeclaration {
        var type = base
        let printer = APIPrinter(api: self.newest)
        func merge(_ members: inout [Member], _ newer: [Member], of name: String) {
            members = members.merged(newer, by: \.documentation.cNames) { member in
                member.condition != nil
                    && printer.declarations(of: member, in: name, of: module).contains { !known.contains($0) }
            }
        }
        merge(&type.members, newest.members, of: type.name.name)
        switch (base.form, newest.form) {
        case (.class(var form), .class(let newer)):
            form.interfaces = form.interfaces.merged(newer.interfaces, by: \.name) { $0.condition != nil }
            form.virtualFunctions = form.virtualFunctions.merged(newer.virtualFunctions, by: \.field)
            type.form = .class(form)
        case (.interface(var form), .interface(let newer)):
            merge(&type.implementationMembers, newest.implementationMembers, of: form.implementation.name)
            if let requirements = form.requirements {
                form.requirements = requirements.merged(newer.requirements ?? [], by: \.virtualFunction.field)
            } else {
                (form.requirements, form.native, form.condition) = (newer.requirements, newer.native, newer.condition)
            }
            type.form = .interface(form)
        case (.enumeration(var form), .enumeration(let newer)):
            let known = form.cases
            form.cases = known.merged(newer.cases, by: \.cName) { added in
                let declaration = "\(type.name.name).public static var \(added.name): \(type.name.name) { get }"
                return added.condition != nil && !self.known.contains(declaration)
                    && !known.contains { $0.name == added.name }
            }.map { member in
                if member.condition == nil { return member }
                var member = member
                member.original = known.first { $0.number == member.number && $0.original == nil }?.name
                return member
            }
            type.form = .enumeration(form)
        default: break
        }
        return type
    }
}

extension Array {
    /// Returns all elements. An added element follows the element that precedes it in the newest files.
    fileprivate func merged<K: Hashable>(_ newest: Self, by key: KeyPath<Element, K>, where isNew: (Element) -> Bool)
        -> Self
    {
        let known = Set(map { $0[keyPath: key] })
        var added: [K?: [Element]] = [:]
        var last: K?
        for element in newest {
            if known.contains(element[keyPath: key]) {
                last = element[keyPath: key]
            } else if isNew(element) {
                added[last, default: []].append(element)
            }
        }
        let first = added[nil] ?? []
        return first + flatMap { [$0] + (added.removeValue(forKey: $0[keyPath: key]) ?? []) }
    }
}

extension Array where Element: Documented {
    fileprivate func merged<K: Hashable>(_ newest: Self, by key: KeyPath<Element, K>) -> Self {
        merged(newest, by: key) { $0.condition != nil }
    }
}

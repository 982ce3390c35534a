/// Finds declarations of the newest GIR files that would be lost silently, because they don't belong to a trait or can't
/// be added to their type in the base.
struct TraitChecks {
    let traits: PackageTraits
    let base: SwiftAPI
    private let types: [String: TypeDeclaration]
    private let cNames: Set<String>

    /// The words with which the lines begin that declare something.
    private static let keywords: Set<Substring> = ["public", "open", "extension", "var", "func"]

    init(_ traits: PackageTraits, base: SwiftAPI) {
        (self.traits, self.base) = (traits, base)
        let all = base.modules.flatMap { $0.types + $0.enumerations }
        types = Dictionary(all.map { ($0.cType, $0) }) { first, _ in first }
        cNames = Set(base.documentation.flatMap(\.cNames))
    }

    private func error(_ reason: String) -> GIRError { GIRError(file: "Traits.json", reason: reason) }

    func check(_ newest: SwiftAPI) throws {
        for type in newest.modules.flatMap(\.types) { try check(type) }
        let names = Set(newest.modules.flatMap(unversioned)).filter { !traits.leavesOut($0) }.sorted()
        if names.isEmpty { return }
        let list = names.joined(separator: ", ")
        throw error("no version of \(list): expected one in \"introduced\", or a reason in \"unversioned\"")
    }

    /// Returns the C names of declarations without a version that the base doesn't contain.
    private func unversioned(_ module: Module) -> [String] {
        var documentation = module.constants.flatMap { $0.constants.map(\.documentation) }
        documentation += module.callbacks.map(\.documentation) + module.functions.map(\.documentation)
        var names: [String] = []
        // The members of a new type are printed with the type.
        for type in module.types + module.enumerations where type.condition == nil {
            documentation.append(type.documentation)
            documentation += (type.members + type.implementationMembers).map(\.documentation)
            switch type.form {
            case .enumeration(let form):
                names += form.cases.filter { $0.condition == nil && !cNames.contains($0.cName) }.map(\.cName)
            case .class(let form): names += interfaces(of: type, form)
            default: break
            }
        }
        let lost = documentation.filter { $0.condition == nil && !$0.cNames.contains(where: cNames.contains) }
        return names + lost.compactMap(\.cNames.first)
    }

    /// Returns the interfaces that a class implements, but that it doesn't implement in the base.
    private func interfaces(of type: TypeDeclaration, _ form: Class) -> [String] {
        guard case .class(let earlier) = types[type.cType]?.form else { return [] }
        let known = Set(earlier.interfaces.map(\.name))
        return form.interfaces.filter { $0.condition == nil && !known.contains($0.name) }.map { interface in
            let other = base.modules.flatMap(\.types).first { other in
                interface.name == other.name
                    || other.implementable?.native.map { interface.name == other.name.renamed($0) } ?? false
            }
            return "\(type.cType): \(other?.cType ?? interface.name.name)"
        }.filter { traits.introduced[$0] == nil }
    }

    private func check(_ type: TypeDeclaration) throws {
        // A new type is printed completely. Therefore, its parts don't need to be checked.
        guard let earlier = types[type.cType] else { return }
        switch (earlier.form, type.form) {
        case (.class(let earlier), .class(let form)):
            let known = Set(earlier.virtualFunctions.map(\.field))
            for function in form.virtualFunctions where !known.contains(function.field) {
                let (cName, name) = (function.cName, type.name.name)
                if function.condition == nil { throw error("\(cName) has no version: expected one in \"introduced\"") }
                if !known.isEmpty { continue }
                throw error("\(cName) is the first virtual function of \(name), which has no table of C functions")
            }
        case (.interface, .interface(let form)):
            for requirement in form.requirements ?? [] {
                let (name, condition) = (requirement.virtualFunction.cName, requirement.condition)
                if form.condition.isLater(than: condition) {
                    let (found, expected) = (condition?.trait ?? "the base", form.condition?.trait ?? "the base")
                    throw error("\(name) is in \(found), but implementing \(type.name.name) requires \(expected)")
                }
                if condition.isLater(than: form.condition), requirement.fallback == nil {
                    throw error("\(name) is newer than \(type.name.name): add it to \"optional\" or \"absent\"")
                }
            }
        default: break
        }
    }

    /// Checks that no declaration in the generated files has a type that requires a later trait.
    func check(_ files: [GeneratedFile], of merged: SwiftAPI) throws {
        let types = merged.modules.flatMap { $0.types + $0.enumerations }
        let conditions = Dictionary(types.map { (Substring($0.name.name), $0.condition) }) { first, _ in first }
        for file in files {
            var enclosing: [Condition?] = []
            for line in file.text.split(separator: "\n").lazy.map({ $0.drop { $0 == " " } }) {
                if line.hasPrefix("#if ") { enclosing.append(traits.condition(named: String(line.dropFirst(4)))) }
                if line == "#endif" { enclosing.removeLast() }
                let condition = enclosing.last ?? nil
                guard Self.keywords.contains(line.prefix { $0 != " " }) else { continue }
                let words = line.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                guard let later = words.first(where: { (conditions[$0] ?? nil).isLater(than: condition) })
                else { continue }
                let (required, found) = ((conditions[later] ?? nil)?.trait ?? "", condition?.trait ?? "the base")
                let place = "requires \(required), but belongs to \(found)"
                throw error("\(line) has the type \(later), which \(place): expected its version in \"introduced\"")
            }
        }
    }
}

/// The files for the declarations of a module. A file contains a family: the types whose names begin with the same word,
/// with the subclasses of its classes. For example, `Button.swift` contains `Button`, `ToggleButton` and `LinkButton`.
///
/// In debug builds, the compiler repeats part of its work for every 25 files of a module, so fewer files take less
/// processor time. Therefore, a small family is in the file of another one: the family that the last word of its name
/// denotes, or the family that uses its types. Otherwise, it's in a file for all such declarations, for example
/// `Widgets.swift`. Very few files would take longer on many processors, which compile groups of files in parallel.
struct FileFamilies {
    /// The names of the files, by the names of the declarations.
    private(set) var names: [String: String] = [:]

    /// The number of members that a family must have to be in a separate file.
    private static let smallest = 14
    /// The number of members up to which all subclasses of a class are in the file of the class.
    private static let largest = 330

    private struct Declaration {
        let name: String
        /// The words of the name without the prefix of the module.
        let words: [String]
        let count: Int
        var superclass: String?
        /// The name of the file if the declaration belongs to a small family.
        let others: String
        let isNew: Bool

        init(_ name: String, _ words: [String], _ count: Int, _ superclass: String?, others: String, isNew: Bool) {
            (self.name, self.words, self.count, self.superclass) = (name, words, count, superclass)
            (self.others, self.isNew) = (others, isNew)
        }
    }

    private var declarations: [String: Declaration] = [:]

    /// - Parameter files: The files of the module, each with a single declaration after which it's named.
    init(_ module: Module, _ files: [(name: String, text: String)]) {
        let all = Self.declarations(of: module)
        self.init(all, module, files)
        // The files of other declarations can be checked without the newest GIR files.
        let texts = files.map { ($0.name, APIListing.withoutTraits($0.text)) }
        names.merge(FileFamilies(all.filter { !$0.isNew }, module, texts).names) { $1 }
    }

    private init(_ all: [Declaration], _ module: Module, _ files: [(name: String, text: String)]) {
        for declaration in all { declarations[declaration.name] = declaration }
        let families = Dictionary(grouping: declarations.values) { family(of: $0) }
        let large = families.filter { $0.value.map(\.count).reduce(0, +) >= Self.smallest }
        // A module can't have two files with the same name.
        let titles = large.mapValues { module.handwritten.contains(title($0)) ? title($0) + "Types" : title($0) }
        let users = self.users(files.filter { large[declarations[$0.name].map { family(of: $0) } ?? ""] != nil })
        for declaration in declarations.values {
            let family = self.family(of: declaration)
            let last = declaration.words.last ?? ""
            let user = users[declaration.name].flatMap { titles[$0] }
            names[declaration.name] = titles[family] ?? titles[last] ?? user ?? declaration.others
        }
    }

    private static func declarations(of module: Module) -> [Declaration] {
        let prefix = ["GLib", "Gio"].contains(module.name) ? "G" : module.name
        func words(_ name: String, _ cNames: [String]) -> [String] {
            let isCName = cNames.contains(name) && name.count > prefix.count
            return self.words(isCName ? String(name.dropFirst(prefix.count)) : name)
        }
        let types = (module.types + module.enumerations).map { type in
            let (count, parent, others) = Self.form(type)
            let superclass = parent?.module == module.name ? parent?.name : nil
            let (words, isNew) = (words(type.name.name, [type.cType, type.typeName]), type.condition != nil)
            let members = Self.count(type, (type.members + type.implementationMembers).map(\.condition))
            return Declaration(type.name.name, words, 2 + members + count, superclass, others: others, isNew: isNew)
        }
        let callbacks = module.callbacks.map { callback in
            let (name, isNew) = (callback.name.name, callback.condition != nil)
            return Declaration(name, words(name, [callback.cType]), 1, nil, others: "Callbacks", isNew: isNew)
        }
        let constants = module.constants.map { group in
            let words = if case .extension = group.place { [group.fileName] } else { words(group.fileName, []) }
            let count = group.constants.count { !$0.condition.isLater(than: group.condition) }
            return Declaration(group.fileName, words, count, nil, others: "Constants", isNew: group.condition != nil)
        }
        return types + callbacks + constants
    }

    /// Returns the additional number of members, the superclass, and the name of the file for small families.
    private static func form(_ type: TypeDeclaration) -> (count: Int, superclass: TypeName?, others: String) {
        switch type.form {
        case .class(let form):
            let count = count(type, form.virtualFunctions.map(\.condition))
            return (count, form.superclass, form.superclass?.name == "Widget" ? "Widgets" : "Objects")
        case .interface(let form):
            let conditions = (form.requirements ?? []).map { $0.condition.and(form.condition) }
            return (count(type, conditions), nil, "Interfaces")
        case .fundamental(let form): return (0, form.superclass, "Objects")
        case .record(let form): return (form.fields.count, nil, "Structures")
        case .structure(let form): return (form.fields?.count ?? 0, nil, "Structures")
        case .enumeration(let form): return (count(type, form.cases.map(\.condition)), nil, "Enumerations")
        }
    }

    /// Returns the number of members that don't require a later trait than the type.
    private static func count(_ type: TypeDeclaration, _ members: [Condition?]) -> Int {
        members.count { !$0.isLater(than: type.condition) }
    }

    /// Returns the first word of the name of a declaration or of its most distant ancestor in the same file.
    private func family(of declaration: Declaration) -> String { root(declaration).words.first ?? "" }

    private func root(_ declaration: Declaration) -> Declaration {
        guard let superclass = declaration.superclass.flatMap({ declarations[$0] }), count(superclass) <= Self.largest
        else { return declaration }
        return root(superclass)
    }

    /// Returns the number of members of a class and of its subclasses.
    private func count(_ declaration: Declaration) -> Int {
        declarations.values.filter { $0.superclass == declaration.name }.map(count).reduce(declaration.count, +)
    }

    /// Returns the words with which the names of all declarations of a family begin.
    private func title(_ family: [Declaration]) -> String {
        let base = family.filter { !$0.isNew }
        let all = (base.isEmpty ? family : base).map { root($0).words }
        var title = all[0]
        for words in all { title = Array(zip(title, words).prefix { $0 == $1 }.map(\.0)) }
        return title.joined()
    }

    /// Returns the families whose declarations use a type, by the name of the type.
    private func users(_ files: [(name: String, text: String)]) -> [String: String] {
        var users: [String: String] = [:]
        for file in files.sorted(by: { $0.name < $1.name }) {
            guard let family = declarations[file.name].map({ self.family(of: $0) }) else { continue }
            for line in file.text.split(separator: "\n") where line.contains("public ") || line.contains("open ") {
                let header = line.prefix { $0 != "{" }
                for word in header.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
                    let word = String(word)
                    if declarations[word] != nil, users[word] == nil { users[word] = family }
                }
            }
        }
        return users
    }

    /// Returns the words of a name. An abbreviation is a word, and a single letter belongs to the next word.
    private static func words(_ name: String) -> [String] {
        name.replacing(/([^A-Z])([A-Z])/) { "\($0.1) \($0.2)" }
            .replacing(/([A-Z]{2,})([A-Z][a-z])/) { "\($0.1) \($0.2)" }.split(separator: " ").map(String.init)
    }
}

/// What is decided by hand about members, by C name: `gtk_widget_get_ancestor`, `Gtk.Entry:invisible-char`,
/// `Gtk.ListBox::move-cursor`.
///
/// A key with a `*` stands for all names of a namespace's functions that begin with what is before it and end with what is
/// after it; a name of its own goes before. Functions of this package's own namespaces are hidden unless there is a decision
/// on them. ``own`` decides on this package's modules; a ``PolicyFile`` adds what others decide on theirs.
struct Policy {
    enum Decision {
        /// Not bound: code that Swift has no use for, or that is not safe in it.
        case hide(String)
        /// The Swift name, with labels as in `text(in:)`, or without.
        case name(String)
        /// The parameters in Swift's order, by C name.
        case order([String])
        /// The words that a parameter's Swift name is made of.
        case parameters([String: String])
        /// What an argument is where it is not given.
        case defaults([String: String])
        /// A function of a namespace becomes a static one of a type, named as if C called it so; a `*` in that name is
        /// what the key's leaves open.
        case home(String, as: String? = nil)
        /// A function of a namespace becomes a method of its first parameter's type, named as if C called it so.
        case method(String, as: String? = nil)
        /// The type of a property, or of a signal's argument of that name, where the GIR's says too little.
        case type(of: String = "", String)
        /// Never null, although the GIR does not say so.
        case required
        /// The structure that several results come as.
        case result(String)
        /// An interface that Swift classes implement, but for functions that C has itself, and those that are nothing or none.
        ///
        /// `replaced` has the Swift expression that is evaluated if an implementation leaves a function out and C calls another one
        /// then. `trait` is the package's without which C keeps the interface's structure to itself.
        case implementable(
            optional: [String] = [],
            absent: [String] = [],
            replaced: [String: String] = [:],
            trait: String? = nil
        )
        /// An interface that Swift classes implement by a protocol that is written by hand, as are the calls of C.
        case implementableByHand(requirements: String)
        /// A class whose functions C calls without asking: those that a Swift class has to have, and those that do nothing
        /// where it leaves them out.
        case derivable(required: [String] = [], filled: [String] = [])
        /// An interface that is a class in Swift, as only C implements it.
        case asClass
        /// Parameters that may be null although the GIR does not say so; `result` is what the function gives back.
        case nullable(Set<String>)
        /// Parameters that are never null although the GIR says so; `result` is what the function gives back.
        case nonnull(Set<String>)
        /// Who owns a parameter, or the `result`, where the GIR is wrong.
        case transfer([String: GIRTransfer])
        /// The properties that replace a constructor, so that a Swift subclass inherits the initializer. See
        /// ``ConstructorProperties``.
        case properties([String: String], values: [String: String] = [:], statements: [String] = [])
        /// Whether the function reports failures by a last parameter `GError **`.
        case throwing(Bool)
    }

    /// What is decided on the modules of this package.
    static let own = Policy([glib, gio, graphene, pango, gdk, gsk, gtk, constructors])

    /// All decisions, by name.
    let decisions: [String: [Decision]]
    private let patterns: [(prefix: String, suffix: String, decisions: [Decision])]

    init(_ tables: [[String: [Decision]]]) {
        let decisions = tables.reduce(into: [:]) { all, some in all.merge(some) { $0 + $1 } }
        self.decisions = decisions
        patterns = decisions.compactMap { key, decisions in
            guard let star = key.firstIndex(of: "*") else { return nil }
            return (String(key[..<star]), String(key[key.index(after: star)...]), decisions)
        }.sorted { $0.prefix.count > $1.prefix.count }
    }

    /// These decisions and others, which go before.
    func adding(_ tables: [[String: [Decision]]]) -> Policy { Policy(tables + [decisions]) }

    /// The decisions on a name, and the part of it that a pattern leaves open.
    func decisions(on name: String) -> (decisions: [Decision], rest: String?) {
        if let found = decisions[name] { return (found, nil) }
        for pattern in patterns where name.hasPrefix(pattern.prefix) && name.hasSuffix(pattern.suffix) {
            let rest = name.dropFirst(pattern.prefix.count).dropLast(pattern.suffix.count)
            return (pattern.decisions, String(rest))
        }
        return ([], nil)
    }

    /// Why something is hidden, if it is.
    func hidden(_ name: String) -> String? {
        decisions(on: name).decisions.lazy.compactMap { decision -> String? in
            if case .hide(let reason) = decision { reason } else { nil }
        }.first
    }

    /// Returns a Boolean value that indicates whether a type, given by its name in GIR files, is hidden.
    func isTypeHidden(_ girName: String) -> Bool {
        decisions[girName]?.contains { if case .hide = $0 { true } else { false } } ?? false
    }

    func name(_ name: String) -> String? {
        decisions[name]?.lazy.compactMap { decision -> String? in
            if case .name(let name) = decision { name } else { nil }
        }.first
    }

    func parameterName(_ parameter: String, of function: String) -> String? {
        decisions(on: function).decisions.lazy.compactMap { decision -> String? in
            if case .parameters(let names) = decision { names[parameter] } else { nil }
        }.first
    }

    func order(_ function: String) -> [String]? {
        decisions[function]?.lazy.compactMap { decision -> [String]? in
            if case .order(let names) = decision { names } else { nil }
        }.first
    }

    func defaultValue(_ parameter: String, of function: String) -> String? {
        decisions[function]?.lazy.compactMap { decision -> String? in
            if case .defaults(let values) = decision { values[parameter] } else { nil }
        }.first
    }

    /// The GIR's name of the type that a property or a signal's argument has.
    func type(of argument: String = "", _ name: String) -> String? {
        decisions[name]?.lazy.compactMap { decision -> String? in
            if case .type(argument, let type) = decision { type } else { nil }
        }.first
    }

    /// The structure that the results of a function come as.
    func resultStructure(_ function: String) -> String? {
        decisions[function]?.lazy.compactMap { decision -> String? in
            if case .result(let name) = decision { name } else { nil }
        }.first
    }

    /// The properties and statements that do what a constructor does.
    struct ConstructorProperties {
        /// The properties that parameters set, by the parameters' C names.
        let names: [String: String]
        /// Properties that Swift expressions of the parameters set.
        let values: [(String, String)]
        /// Swift statements that run once the object exists.
        let statements: [String]

        /// A Boolean value that indicates whether values or statements use the parameters that don't correspond to a property.
        var isComplete: Bool { !values.isEmpty || !statements.isEmpty }
    }

    func properties(_ constructor: String) -> ConstructorProperties? {
        decisions[constructor]?.lazy.compactMap { decision -> ConstructorProperties? in
            guard case .properties(let names, let values, let statements) = decision else { return nil }
            return ConstructorProperties(
                names: names,
                values: values.sorted { $0.key < $1.key },
                statements: statements
            )
        }.first
    }

    func isRequired(_ name: String) -> Bool {
        decisions[name]?.contains { if case .required = $0 { true } else { false } } ?? false
    }

    /// The functions that an implementation in Swift may leave out; nil where there is none in Swift.
    func optionalRequirements(of girName: String) -> OptionalRequirements? {
        decisions[girName]?.lazy.compactMap { decision -> OptionalRequirements? in
            if case .implementable(let optional, let absent, let replaced, let trait) = decision {
                OptionalRequirements(optional: optional, absent: absent, replaced: replaced, trait: trait)
            } else {
                nil
            }
        }.first
    }

    /// The functions of an interface that an implementation in Swift may leave out; see ``Decision/implementable``.
    struct OptionalRequirements {
        let optional: [String]
        let absent: [String]
        let replaced: [String: String]
        let trait: String?

        /// Returns what an implementation has that leaves out a function, or nil if it can't.
        func fallback(of field: String) -> Requirement.Fallback? {
            if let expression = replaced[field] { return .expression(expression) }
            if optional.contains(field) { return .cs }
            return absent.contains(field) ? .nothing : nil
        }
    }

    /// The protocol, written by hand, of what Swift classes have that implement an interface.
    func handwrittenRequirements(of girName: String) -> String? {
        decisions[girName]?.lazy.compactMap { decision -> String? in
            if case .implementableByHand(let requirements) = decision { requirements } else { nil }
        }.first
    }

    /// Whether Swift classes can implement an interface.
    ///
    /// - Parameter hasTraits: whether what the package's traits bring is there.
    func isImplementable(_ girName: String, hasTraits: Bool) -> Bool {
        if let found = optionalRequirements(of: girName) { return found.trait == nil || hasTraits }
        return handwrittenRequirements(of: girName) != nil
    }

    /// Whether C calls a function of a class's structure without asking whether it is there.
    func requirement(of field: String, in structure: String) -> VirtualFunction.Requirement {
        for case .derivable(let required, let filled) in decisions[structure] ?? [] {
            if required.contains(field) { return .required }
            if filled.contains(field) { return .filled }
        }
        return .none
    }

    func isClass(_ girName: String) -> Bool {
        decisions[girName]?.contains { if case .asClass = $0 { true } else { false } } ?? false
    }
}

import Foundation

/// The traits of the package, each with the versions that it asks for: what came later than the base is compiled with one.
struct PackageTraits: Decodable {
    struct Trait: Decodable {
        /// The name in `Package.swift`, which is the condition of `#if` as well.
        let name: String
        /// The versions that have all of it, by namespace.
        let versions: [String: Version]
    }

    /// The versions that have all that is compiled without a trait, by namespace.
    let base: [String: Version]
    /// The namespaces that gain classes or interfaces, whose modules make these known as well.
    let gaining: Set<String>
    /// The versions of declarations whose file names none, or a wrong one, by their C names.
    ///
    /// `GtkScrollbar: GtkAccessibleRange` is an interface that a class implements.
    let introduced: [String: Version]
    /// Why declarations without a version are left out, by their C names. A `*` stands for the rest of a name.
    let unversioned: [String: String]
    /// The traits, each after those that it includes.
    let traits: [Trait]

    /// Reads the list of traits.
    init(contentsOf file: URL) throws {
        do {
            self = try JSONDecoder().decode(PackageTraits.self, from: Data(contentsOf: file))
        } catch {
            throw GIRError(file: file.path, line: nil, reason: "no list of traits: \(error)")
        }
    }

    /// Returns the place among the traits of the first that has a declaration, or nil for what is in the base.
    ///
    /// Versions that are newer than the last trait come last, in order.
    func place(of documentation: Documentation, in namespace: String) -> Int? {
        place(of: version(of: documentation), in: namespace)
    }

    /// Returns the version that introduced a declaration, or nil if it is unknown.
    func version(of documentation: Documentation) -> Version? {
        documentation.cNames.first.flatMap { introduced[$0] } ?? documentation.introduced
    }

    /// Returns the place among the traits of the first that has a case.
    func place(of member: Enumeration.Case, in namespace: String) -> Int? {
        place(of: introduced[member.cName] ?? member.introduced, in: namespace)
    }

    /// Returns a Boolean value that indicates whether a declaration without a version is left out for a stated reason.
    func leavesOut(_ cName: String) -> Bool {
        unversioned.keys.contains { key in
            key.last == "*" ? cName.hasPrefix(key.dropLast()) : cName == key
        }
    }

    /// Returns the place among the traits of the first that has a version.
    func place(of introduced: Version?, in namespace: String) -> Int? {
        guard let introduced, let base = base[namespace], base < introduced else { return nil }
        return traits.firstIndex { trait in trait.versions[namespace].map { !($0 < introduced) } ?? false }
            ?? traits.count
    }

    /// The versions of the last trait.
    var newest: [String: Version] { traits.last?.versions ?? base }
}

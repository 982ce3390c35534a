import Foundation

/// The traits of the package, each with the versions that it requires. Declarations that are newer than the base are
/// compiled with a trait.
struct PackageTraits: Decodable {
    struct Trait: Decodable {
        /// The name in `Package.swift`, which is also the condition of `#if`.
        let name: String
        /// The versions that contain all declarations of the trait, by namespace.
        let versions: [String: Version]
    }

    /// The versions that contain all declarations that are compiled without a trait, by namespace.
    let base: [String: Version]
    /// The namespaces that get new classes or interfaces, which their modules must register too.
    let gaining: Set<String>
    /// The versions of declarations for which the file states none or a wrong one, by their C names.
    ///
    /// `GtkScrollbar: GtkAccessibleRange` is an interface that a class implements.
    let introduced: [String: Version]
    /// The reasons for skipping declarations without a version, by their C names. A `*` matches the rest of a name.
    let unversioned: [String: String]
    /// The traits. Each one follows the traits that it includes.
    let traits: [Trait]

    /// Reads the list of traits.
    init(contentsOf file: URL) throws {
        do {
            self = try JSONDecoder().decode(PackageTraits.self, from: Data(contentsOf: file))
        } catch {
            throw GIRError(file: file.path, line: nil, reason: "can't be decoded: \(error)")
        }
    }

    /// Returns the index of the first trait that contains a declaration, or nil if it's in the base.
    ///
    /// Versions that are newer than the last trait have higher indexes, in order.
    func place(of documentation: Documentation, in namespace: String) -> Int? {
        place(of: version(of: documentation), in: namespace)
    }

    /// Returns the version that introduced a declaration, or nil if it is unknown.
    func version(of documentation: Documentation) -> Version? {
        documentation.cNames.first.flatMap { introduced[$0] } ?? documentation.introduced
    }

    /// Returns the index of the first trait that contains a case.
    func place(of member: Enumeration.Case, in namespace: String) -> Int? {
        place(of: introduced[member.cName] ?? member.introduced, in: namespace)
    }

    /// Returns a Boolean value that indicates whether a declaration without a version is left out for a stated reason.
    func leavesOut(_ cName: String) -> Bool {
        unversioned.keys.contains { key in
            key.last == "*" ? cName.hasPrefix(key.dropLast()) : cName == key
        }
    }

    /// Returns the index of the first trait that contains a version.
    func place(of introduced: Version?, in namespace: String) -> Int? {
        guard let introduced, let base = base[namespace], base < introduced else { return nil }
        return traits.firstIndex { trait in trait.versions[namespace].map { !($0 < introduced) } ?? false }
            ?? traits.count
    }

    /// The versions of the last trait.
    var newest: [String: Version] { traits.last?.versions ?? base }
}

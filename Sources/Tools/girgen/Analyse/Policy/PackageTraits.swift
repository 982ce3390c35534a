/// The traits of the package, each with the library versions that it requires. Declarations that are newer than the
/// versions in ``base`` are only compiled if a trait is enabled.
package struct PackageTraits: Decodable {
    package struct Trait: Decodable {
        /// The name in `Package.swift`. It's also the condition of `#if`.
        package let name: String
        /// The library versions that contain all declarations of the trait, by namespace.
        package let versions: [String: Version]
    }

    /// The library versions that the package requires without a trait, by namespace.
    package let base: [String: Version]
    /// The versions of declarations for which the GIR file states no version or a wrong version, by C name.
    ///
    /// The key `GtkScrollbar: GtkAccessibleRange` stands for the interface that the class implements.
    package let introduced: [String: Version]
    /// The reasons for skipping declarations without a version, by C name. A `*` at the end of a key matches any text.
    let unversioned: [String: String]
    /// The traits. Each trait follows the traits that it includes.
    package let traits: [Trait]

    /// Returns a Boolean value that indicates whether there is a reason for skipping a declaration without a version.
    package func leavesOut(_ cName: String) -> Bool {
        unversioned.keys.contains { $0.last == "*" ? cName.hasPrefix($0.dropLast()) : cName == $0 }
    }

    /// Returns the condition with the first trait that contains a version, or nil if the version requires no trait.
    func condition(of introduced: Version?, in namespace: String) -> Condition? {
        guard let introduced, let base = base[namespace], base < introduced else { return nil }
        return condition { trait in trait.versions[namespace].map { !($0 < introduced) } ?? false }
    }

    package func condition(named name: String) -> Condition? { condition { $0.name == name } }

    private func condition(where isContained: (Trait) -> Bool) -> Condition? {
        traits.firstIndex(where: isContained).map { Condition(trait: traits[$0].name, place: $0) }
    }

    /// Returns true if the library is newer than the last trait requires, which must require more than the base.
    package func isOutdated(_ namespace: String, by found: Version) -> Bool {
        guard let newest = newest[namespace], let base = base[namespace] else { return false }
        return base < newest && newest < found
    }

    /// The library versions of the last trait, by namespace.
    package var newest: [String: Version] { traits.last?.versions ?? base }
}

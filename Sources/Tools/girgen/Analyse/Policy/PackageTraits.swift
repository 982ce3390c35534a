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
    let base: [String: Version]
    /// The namespaces to which traits add classes or interfaces. The modules of these namespaces must also register the
    /// added types.
    package let gaining: Set<String>
    /// The versions of declarations for which the GIR file states no version or a wrong version, by C name.
    ///
    /// The key `GtkScrollbar: GtkAccessibleRange` stands for the interface `GtkAccessibleRange` that the class
    /// implements.
    package let introduced: [String: Version]
    /// The reasons for skipping declarations without a version, by C name. A `*` at the end of a key matches any text.
    let unversioned: [String: String]
    /// The traits. Each trait follows the traits that it includes.
    package let traits: [Trait]

    /// Returns a Boolean value that indicates whether there is a reason for skipping a declaration without a version.
    package func leavesOut(_ cName: String) -> Bool {
        unversioned.keys.contains { $0.last == "*" ? cName.hasPrefix($0.dropLast()) : cName == $0 }
    }

    /// Returns the index of the first trait that contains a version, or nil if the version requires no trait.
    ///
    /// For a version that is newer than the last trait, returns the number of traits.
    package func place(of introduced: Version?, in namespace: String) -> Int? {
        guard let introduced, let base = base[namespace], base < introduced else { return nil }
        return traits.firstIndex { trait in trait.versions[namespace].map { !($0 < introduced) } ?? false }
            ?? traits.count
    }

    /// The library versions of the last trait, by namespace.
    package var newest: [String: Version] { traits.last?.versions ?? base }
}

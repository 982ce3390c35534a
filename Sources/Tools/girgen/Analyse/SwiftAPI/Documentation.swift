/// The information about a declaration: its purpose, its C names, the version that added it, and its page.
package struct Documentation: Equatable {
    package struct Deprecation: Equatable {
        package var version: String?
        /// C's names of what to use instead, as ``SwiftAPI/names`` has them.
        package var replacements: [String] = []
    }

    package var sentence: Sentence?
    package var cNames: [String]
    /// The version of the library that it came with.
    package var introduced: Version?
    /// The trait of the package that it takes.
    package var trait: String?
    package var deprecation: Deprecation?
    /// The address of its page.
    package var link: String?
    /// Further lines.
    package var more: [String] = []
}

/// The information about a declaration: its purpose, its C names, the version that added it, and its page.
struct Documentation: Equatable {
    struct Deprecation: Equatable {
        var version: String?
        /// C's names of what to use instead, as ``SwiftAPI/names`` has them.
        var replacements: [String] = []
    }

    var sentence: Sentence?
    var cNames: [String]
    /// The version of the library that it came with.
    var introduced: Version?
    /// The trait of the package that it takes.
    var trait: String?
    var deprecation: Deprecation?
    /// The address of its page.
    var link: String?
    /// Further lines.
    var more: [String] = []
}

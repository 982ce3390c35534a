/// What there is to say about a declaration: its names in C, since when it is there, and where its page is.
struct Documentation: Equatable {
    struct Deprecation: Equatable {
        var version: String?
        /// C's names of what to use instead, as ``SwiftAPI/names`` has them.
        var replacements: [String] = []
    }

    var cNames: [String]
    /// The version of the library that it came with.
    var introduced: Version?
    var deprecation: Deprecation?
    /// The address of its page.
    var link: String?
    /// Further lines.
    var more: [String] = []
}

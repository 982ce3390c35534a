/// The information about a declaration: its purpose, its C names, the version that introduced it, and its page.
package struct Documentation: Equatable {
    package struct Deprecation: Equatable {
        package var version: String?
        /// The C names of the replacements for the deprecated declaration. The names are keys of ``SwiftAPI/names``.
        package var replacements: [String] = []
    }

    /// The first sentence. It's nil if a sentence could only repeat the name.
    package var sentence: String?
    package var cNames: [String]
    package var introduced: Version?
    package var condition: Condition?
    package var deprecation: Deprecation?
    /// The URL of the reference page.
    package var link: String?
    package var more: [String] = []
}

/// A declaration with a comment.
package protocol Documented { var documentation: Documentation { get } }

extension Documented {
    /// The trait of the package that introduces the declaration.
    package var condition: Condition? { documentation.condition }
}

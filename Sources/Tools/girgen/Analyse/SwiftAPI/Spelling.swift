/// The spelling of names that are Swift keywords.
package enum Spelling {
    /// The Swift keywords. They're only valid as names in backticks.
    private static let keywords = WordLists.words("SwiftKeywords")

    /// Returns the spelling of a name in a declaration. A keyword is enclosed in backticks.
    package static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Returns the name of a local variable for a parameter.
    package static func local(_ name: String) -> String { name == "self" ? "`self`" : declared(name) }
}

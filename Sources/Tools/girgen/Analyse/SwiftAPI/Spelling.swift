/// The spelling of names that are Swift keywords.
package enum Spelling {
    /// Returns the spelling of a name in a declaration. A keyword is enclosed in backticks.
    package static func declared(_ name: String) -> String { GIRParser.keywords.contains(name) ? "`\(name)`" : name }

    /// Returns a string literal on a single line.
    package static func literal(_ text: String) -> String {
        let escapes = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r"]
        return "\"" + text.unicodeScalars.map { escapes[String($0)] ?? String($0) }.joined() + "\""
    }

    /// Returns the name of a local variable for a parameter.
    package static func local(_ name: String) -> String { name == "self" ? "`self`" : declared(name) }
}

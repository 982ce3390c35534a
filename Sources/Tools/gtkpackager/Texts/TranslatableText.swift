/// A text that a program translates, and a place in the sources that uses it.
struct TranslatableText {
    /// The identification of a text in a catalog, with an optional context.
    struct Key: Hashable {
        let text: String
        let context: String?
    }

    /// A line in a source file.
    struct Place: CustomStringConvertible {
        let file: String
        let line: Int

        var description: String { "\(file):\(line)" }
    }

    let key: Key
    let plural: String?
    /// A comment for translators, or nil.
    let comment: String?
    let place: Place
}

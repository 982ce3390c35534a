/// A text that a program translates, and a place in the sources that uses it.
struct TranslatableText {
    /// The text and the optional context, which identify an entry of a catalog.
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

/// A translatable text of a program, and a place in the sources that contains the text.
struct TranslatableText {
    /// The text and its optional context. Together, they identify an entry of a catalog.
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
    /// The comment for translators, or nil if there is no comment.
    let comment: String?
    let place: Place
}

/// A text that a program shows in the user's language, with the places in the sources that use it.
struct TranslatableText {
    /// A text in a catalog: a text without or with a context.
    struct Key: Hashable {
        let text: String
        let context: String?
    }

    /// A line of a source file.
    struct Place: CustomStringConvertible {
        let file: String
        let line: Int

        var description: String { "\(file):\(line)" }
    }

    let key: Key
    let plural: String?
    /// A note to translators.
    let comment: String?
    let place: Place
}

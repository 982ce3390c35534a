import CombineModel

/// The state of a mailbox as text, without GTK.
struct Inbox {
    var unread = 0
    var sender = "Ada"

    /// Call this method before the program displays text. To embed the catalogs in the program, pass `embedded:`.
    static func findTexts(in folder: String? = nil) {
        TextDomain.program = TextDomain("inbox", folder: folder)
    }

    var title: String {
        unread == 0
            ? String(localized: "Nothing new")
            : String(localized: "\(unread) new letter", plural: "\(unread) new letters", count: unread)
    }

    // TRANSLATORS: %@ is the user's name
    var latest: String { String(localized: "The latest is from \(sender)") }

    var openTitle: String { String(localized: "Open", context: "verb") }
}

import CGtk

/// Strings in the user's language, from the translations of GTK.
enum GTKText {
    static var cancel: String { translated("_Cancel") }
    static var ok: String { translated("_OK") }
    static var close: String { translated("_Close") }
    static var undo: String { translated("_Undo") }

    /// Returns the translation of a string from the GTK catalog, without the underscores of mnemonics.
    private static func translated(_ text: String) -> String {
        // If there is no translation, GLib returns the string itself.
        let translation = text.withCString { text in
            g_dgettext("gtk40", text).map { String(cString: $0) } ?? String(cString: text)
        }
        return translation.filter { $0 != "_" }
    }
}

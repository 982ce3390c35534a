internal import CGettext
import Combine
internal import Glibc

/// The texts of a program or a library and the location of their translations, as a gettext text domain.
///
/// ```swift
/// TextDomain.program = TextDomain("notes", embedded: ["de": PackageResources.notes_de_mo])
/// label.label = String(localized: "No notes")
/// ```
///
/// - A translation is a gettext catalog, `notes.mo`, one for each language. The user's languages are those of the
///   environment variable `LANGUAGE`, a list. It applies if the locale of `LC_ALL`, `LC_MESSAGES` or `LANG` is
///   installed.
/// - Create a domain at the start of the program, on the main thread, before its texts are translated. Afterwards, any
///   thread can translate.
/// - Texts of `.ui` files are looked up in the program's domain, or in the domain that `<interface domain="…">` names.
public struct TextDomain: Hashable, Sendable, CustomStringConvertible {
    /// The name, which is also the name of the catalog files.
    public let name: String

    /// The languages of the catalogs that the program embeds.
    package private(set) var embeddedLanguages: [String] = []

    private static let programDomain = Locked<TextDomain?>(nil)

    /// Creates a domain with catalogs in a folder, such as `de/LC_MESSAGES/notes.mo` for a domain named "notes".
    ///
    /// Traps if the name can't be a file name.
    ///
    /// - Parameters:
    ///   - name: The name of the catalog files.
    ///   - folder: The folder. Without one, the domain uses the first of these folders that has a catalog in one of the
    ///     user's languages: `locale` next to the program, `../share/locale` relative to it, and `locale` in
    ///     `$XDG_DATA_HOME` and `$XDG_DATA_DIRS`.
    public init(_ name: String, folder: String? = nil) {
        self.init(checking: name)
        bind(to: folder ?? Self.installedFolder(for: name) ?? "/usr/share/locale")
    }

    /// Creates a domain of catalogs that are embedded in the program.
    ///
    /// Because gettext reads files, the catalogs of the user's languages are written to the user's cache folder, once.
    /// If that fails, a message is logged, and the texts aren't translated.
    ///
    /// - Parameters:
    ///   - name: The name of the catalog files. A name that can't be a file name traps.
    ///   - embedded: The catalogs by their languages, for example `de` or `pt_BR`. SwiftPM's `.embedInCode` creates
    ///     them from `.mo` files.
    public init(_ name: String, embedded: [String: [UInt8]]) {
        self.init(checking: name)
        embeddedLanguages = embedded.keys.sorted()
        if let folder = EmbeddedCatalogs(name, embedded).folder() { bind(to: folder) }
    }

    private init(checking name: String) {
        if name.isEmpty || name.hasPrefix(".") || name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) {
            fatalError("\"\(name)\" can't be the name of a text domain, because it can't be a file name")
        }
        self.name = name
        // Until a program sets the user's locale, the C locale is used. GTK sets it when it starts.
        if PreferredLanguages.isUnset { setlocale(LC_MESSAGES, "") }
    }

    private func bind(to folder: String) {
        bindtextdomain(name, folder)
        bind_textdomain_codeset(name, "UTF-8")
    }

    /// The domain of the program's texts, for `String(localized:)` and `.ui` files. It's nil by default. It corresponds
    /// to the C function `textdomain`.
    ///
    /// Set it at the start of the program, on the main thread. Setting it reads the languages of the environment again.
    public static var program: TextDomain? {
        get { programDomain.value }
        set {
            programDomain.exchange(newValue)
            // The initial value in every C program.
            textdomain(newValue?.name ?? "messages")
            PackageText.reset()
        }
    }

    public var description: String { "the text domain \"\(name)\"" }

    /// Returns the first folder that contains a catalog with the given name in one of the user's languages.
    private static func installedFolder(for name: String) -> String? {
        let languages = PreferredLanguages.all
        if languages.isEmpty { return nil }
        return
            (BaseDirectory.program.flatMap { ["\($0)/locale", "\($0)/../share/locale"] }
            + BaseDirectory.data.map { "\($0)/locale" })
            .first { folder in
                languages.contains { access("\(folder)/\($0)/LC_MESSAGES/\(name).mo", R_OK) == 0 }
            }
    }

    // MARK: Lookup

    /// A Boolean value that indicates whether there is a catalog in one of the user's languages.
    var hasCatalog: Bool { header != nil }

    /// The header of the catalog, stored under the empty text, or nil if there is no catalog.
    private var header: String? {
        "".withCString { key in
            // Without a catalog, gettext returns the key, which is only valid here.
            guard let found = dgettext(name, key), found != key, found.pointee != 0 else { return nil }
            return String(cString: found)
        }
    }

    /// Returns the translation of a text, or nil if the text isn't translated.
    func translation(of text: String, context: StaticString?) -> String? {
        // The key of a catalog's header is the empty text.
        if text.isEmpty { return nil }
        let key = Self.key(text, context)
        return key.withCString { key in
            guard let found = dgettext(name, key), found != key else { return nil }
            return String(cString: found)
        }
    }

    /// Returns the translation of a text for a number, or nil if the text isn't translated.
    func translation(of text: String, plural: String, count: Int, context: StaticString?) -> String? {
        let key = Self.key(text, context)
        guard let header, PluralRule.isSafe(inHeader: header) else { return nil }
        return key.withCString { key in
            plural.withCString { plural in
                guard let found = dngettext(name, key, plural, count.magnitude), found != key, found != plural else {
                    return nil
                }
                return String(cString: found)
            }
        }
    }

    /// Returns a text with its context as they appear in catalogs.
    private static func key(_ text: String, _ context: StaticString?) -> String {
        context.map { "\($0)\u{4}\(text)" } ?? text
    }
}

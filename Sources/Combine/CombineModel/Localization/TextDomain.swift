internal import CLibrary
import Combine
internal import Glibc

/// A gettext text domain, which provides the translations of a program or a library.
///
/// ```swift
/// TextDomain.program = TextDomain("notes", embedded: ["de": PackageResources.notes_de_mo])
/// label.label = String(localized: "No notes")
/// ```
///
/// - Each language has a gettext catalog, for example `notes.mo`. The environment variable `LANGUAGE` contains the list
///   of the user's languages. This variable has an effect only if the locale of `LC_ALL`, `LC_MESSAGES` or `LANG` is
///   installed.
/// - Create a domain on the main thread when the program starts, before the program translates strings. After that, you
///   can translate strings on any thread.
/// - The strings in `.ui` files are looked up in the domain of the program or in the domain that is specified by
///   `<interface domain="…">`.
public struct TextDomain: Hashable, Sendable, CustomStringConvertible {
    /// The name of the domain and of its catalog files.
    public let name: String

    package private(set) var embeddedLanguages: [String] = []

    private static let programDomain = Locked<TextDomain?>(nil)

    /// Creates a domain with catalogs in a folder.
    ///
    /// For example, the German catalog of a domain named "notes" is `de/LC_MESSAGES/notes.mo`.
    ///
    /// Traps if the name isn't a valid file name.
    ///
    /// - Parameters:
    ///   - name: The name of the catalog files.
    ///   - folder: The folder. If it's nil, the domain searches these folders for a catalog in one of the user's
    ///     languages: `locale` next to the program, `../share/locale` relative to the program's folder, and `locale` in
    ///     `$XDG_DATA_HOME` and `$XDG_DATA_DIRS`.
    public init(_ name: String, folder: String? = nil) {
        self.init(checking: name)
        bind(to: folder ?? Self.installedFolder(for: name) ?? "/usr/share/locale")
    }

    /// Creates a domain with catalogs that are embedded in the program.
    ///
    /// Because gettext can only read files, the catalogs of the user's languages are written to the user's cache folder
    /// once. If this fails, a message is logged and strings aren't translated. Traps if the name isn't a valid file
    /// name.
    ///
    /// - Parameters:
    ///   - name: The name of the catalog files.
    ///   - embedded: The contents of the catalogs by language, for example `de` or `pt_BR`. To embed `.mo` files, use
    ///     the SwiftPM rule `.embedInCode`.
    public init(_ name: String, embedded: [String: [UInt8]]) {
        self.init(checking: name)
        embeddedLanguages = embedded.keys.sorted()
        if let folder = EmbeddedCatalogs(name, embedded).folder() { bind(to: folder) }
    }

    private init(checking name: String) {
        if name.isEmpty || name.hasPrefix(".") || name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) {
            fatalError("TextDomain name \"\(name)\" isn't a valid file name")
        }
        self.name = name
        // Every process starts in the C locale. GTK sets the user's locale, but programs without GTK need it too.
        if PreferredLanguages.isUnset { setlocale(LC_MESSAGES, "") }
    }

    private func bind(to folder: String) {
        bindtextdomain(name, folder)
        bind_textdomain_codeset(name, "UTF-8")
    }

    /// The domain for `String(localized:)` and `.ui` files.
    ///
    /// Set this property on the main thread when the program starts. Setting it also reads the user's languages from
    /// the environment again. The default is nil. Corresponds to the C function `textdomain`.
    public static var program: TextDomain? {
        get { programDomain.value }
        set {
            programDomain.exchange(newValue)
            // "messages" is the initial domain of every program.
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

    /// The header of the catalog, or nil if there is no catalog. Its key in the catalog is the empty string.
    private var header: String? {
        "".withCString { key in
            // Without a catalog, gettext returns the pointer to the key.
            guard let found = dgettext(name, key), found != key, found.pointee != 0 else { return nil }
            return String(cString: found)
        }
    }

    /// Returns the translation of a string, or nil if there is no translation.
    func translation(of text: String, context: StaticString?) -> String? {
        // A catalog stores its header under the empty string.
        if text.isEmpty { return nil }
        let key = Self.key(text, context)
        return key.withCString { key in
            guard let found = dgettext(name, key), found != key else { return nil }
            return String(cString: found)
        }
    }

    /// Returns the translation of a string for a number, or nil if there is no translation.
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

    private static func key(_ text: String, _ context: StaticString?) -> String {
        context.map { "\($0)\u{4}\(text)" } ?? text
    }
}

/// How C's names become Swift's.
///
/// The rules are few so that somebody who knows the C name can say the Swift one:
///
/// 1. The prefix goes, and words are joined: `gtk_widget_queue_draw` is `queueDraw`; abbreviations stay in one case.
/// 2. `get_` goes. What then takes nothing and cannot fail is a property; so are `is_…`, `has_…` and `can_…`.
/// 3. The first argument has no label, the others have their C names. Where the name ends in a preposition and more,
///    those words label the first argument: `gtk_stack_get_child_by_name(name)` is `child(byName:)`. `_async`
///    goes, as Swift says `await`: `g_socket_client_connect_to_uri_async` is `connect(toURI:…)`.
/// 4. A constructor is an initialiser whose labels are the parameters' names; with a single parameter, the words after
///    `new_` and `with_`, `from_` or `for_`: `gtk_button_new_from_icon_name` is `Button(iconName:)`.
/// 5. A name that an ancestor, an interface or another member has already is told apart. A property or a method gets the
///    type's name in front: `GtkMenuButton:direction` is `menuButtonDirection`. A signal gets `Signal` behind. What
///    emits an action signal is called `emit…`.
/// 6. A type whose name the standard library, Swift concurrency or Combine has keeps its C name: `GtkRange`.
enum Naming {
    /// Abbreviations that Swift writes in one case.
    private static let abbreviations: [String: String] = [
        "api": "API", "css": "CSS", "dbus": "DBus", "dnd": "DND", "dns": "DNS", "dtls": "DTLS", "fd": "FD", "gl": "GL",
        "guid": "GUID", "html": "HTML", "id": "ID", "im": "IM", "io": "IO", "ip": "IP", "mime": "MIME", "pdf": "PDF",
        "png": "PNG", "rgb": "RGB", "rgba": "RGBA", "svg": "SVG", "tcp": "TCP", "tiff": "TIFF", "tls": "TLS",
        "ttl": "TTL", "udp": "UDP", "ui": "UI", "uri": "URI", "url": "URL", "utf8": "UTF8", "uuid": "UUID",
        "vfs": "VFS", "xml": "XML",
    ]

    /// Words that join an argument to a verb, and so begin its label.
    private static let prepositions: Set<String> = [
        "after", "at", "before", "by", "for", "from", "in", "of", "on", "to", "with", "within",
    ]

    /// Words that Swift keeps to itself, where they would begin a declaration's name.
    private static let keywords: Set<String> = [
        "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Names of the standard library, of Swift concurrency and of Combine, which a type may not take.
    static let takenTypeNames: Set<String> = [
        "Actor", "Any", "Array", "Bool", "Cancellable", "Character", "Clock", "Collection", "Decoder", "Deferred",
        "Dictionary", "Double", "Duration", "Empty", "Encoder", "Error", "Executor", "Fail", "Float", "Future",
        "Hasher", "Identifiable", "Int", "Job", "Just", "Mirror", "Never", "Observable", "Optional", "Protocol",
        "Published", "Publisher", "Publishers", "Range", "Record", "Result", "Scheduler", "Self", "Sequence", "Set",
        "Slice", "String", "Subject", "Subscriber", "Subscribers", "Subscription", "Substring", "Task", "Type",
        "Unicode", "Void",
    ]

    static func words(_ name: String) -> [String] {
        name.split { $0 == "_" || $0 == "-" || $0 == "." || $0 == " " }.map { $0.lowercased() }
    }

    /// Words as a name that begins with a small letter.
    static func lowerCamel(_ words: [String]) -> String {
        guard let first = words.first else { return "" }
        let rest = upperCamel(Array(words.dropFirst()))
        let result = first + rest
        return result.first.map { $0.isNumber ? "_" + result : result } ?? result
    }

    /// Words as the part of a name that follows others.
    static func upperCamel(_ words: [String]) -> String {
        words.map { word in
            abbreviations[word] ?? word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }

    static func lowerCamel(_ name: String) -> String { lowerCamel(words(name)) }

    /// A type's name as the beginning of a member's: `MenuButton` as `menuButton`, `GLArea` as `glArea`.
    static func lowerFirst(_ typeName: String) -> String {
        let capitals = typeName.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < typeName.count ? capitals - 1 : capitals
        return typeName.prefix(count).lowercased() + typeName.dropFirst(count)
    }

    /// A name as it is written where it is declared, in backticks if it is a keyword.
    static func declared(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// The name of a local variable for a parameter.
    static func local(_ name: String) -> String {
        name == "self" ? "`self`" : declared(name)
    }

    /// A function's base name and the label of its first argument, if it has one.
    static func function(_ cName: String, hasArguments: Bool) -> (base: String, firstLabel: String?) {
        var words = words(cName)
        if words.first == "get", words.count > 1 { words.removeFirst() }
        if words.last == "async", words.count > 1 { words.removeLast() }
        if hasArguments, words.count > 2,
            let index = words.lastIndex(where: { prepositions.contains($0) }), index > 0, index < words.count - 1
        {
            return (lowerCamel(Array(words[..<index])), lowerCamel(Array(words[index...])))
        }
        return (lowerCamel(words), nil)
    }

    /// Whether the C name is that of something to read rather than to do.
    static func readsLikeProperty(_ cName: String) -> Bool {
        let words = words(cName)
        guard words.count > 1, let first = words.first else { return false }
        return ["get", "is", "has", "can"].contains(first)
    }

    /// The label that a constructor's only argument takes from the constructor's name, if it says anything.
    static func constructorLabel(_ cName: String) -> String? {
        var words = words(cName)
        guard words.first == "new" else { return nil }
        words.removeFirst()
        if let first = words.first, ["with", "from", "for"].contains(first) { words.removeFirst() }
        return words.isEmpty ? nil : lowerCamel(words)
    }
}

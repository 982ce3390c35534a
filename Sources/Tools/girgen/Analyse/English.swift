/// English for the words that C's names are made of.
enum English {
    // MARK: Words

    /// The C abbreviations, and the words with capitals in English.
    private static let spellings: [String: String] = [
        "2d": "2D", "3d": "3D",
        "accel": "accelerator", "accels": "accelerators", "addr": "address", "app": "application", "arg": "argument",
        "args": "arguments",
        "async": "asynchronous", "attr": "attribute", "auth": "authentication", "bgr": "BGR", "attrs": "attributes",
        "autodir": "automatic direction",
        "bidi": "bidirectional", "buf": "buffer", "cairo": "Cairo", "calc": "calculation", "char": "character",
        "chars": "characters", "cmp": "comparison", "col": "column", "coords": "coordinates",
        "cursorpos": "cursor position", "css": "CSS", "dbus": "D-Bus", "desc": "description",
        "dest": "destination", "dest_": "destination", "dir": "directory", "dnd": "drag and drop", "dns": "DNS",
        "dpi": "DPI", "dtls": "DTLS", "dx": "horizontal distance", "dy": "vertical distance",
        "err": "error", "etag": "entity tag", "fd": "file descriptor", "fds": "file descriptors",
        "fs": "file system", "fstype": "file system type", "func": "function", "gid": "group identifier",
        "gerror": "error", "gl": "OpenGL", "guid": "GUID", "gvariant": "variant",
        "hadjustment": "horizontal adjustment", "halign": "horizontal alignment",
        "hexpand": "horizontal expansion", "hscroll": "horizontal scrolling", "hscrollbar": "horizontal scroll bar",
        "html": "HTML", "id": "identifier", "ids": "identifiers", "idx": "index", "im": "input method",
        "info": "information", "int32": "32-bit integer", "int64": "64-bit integer",
        "io": "I/O", "ip": "IP", "ipv4": "IPv4", "ipv6": "IPv6", "iter": "iterator",
        "keyfile": "key file", "keyname": "key name", "keynav": "keyboard navigation", "keyval": "key value",
        "lang": "language",
        "ltr": "left-to-right", "max": "maximum", "mc": "multicast", "menubar": "menu bar", "mime": "MIME",
        "min": "minimum", "monday": "Monday",
        "mtu": "MTU", "nat": "natural", "nbytes": "number of bytes", "nonblocking": "without blocking", "num": "number",
        "obj": "object", "onscreen": "on the screen", "pango": "Pango", "param": "parameter",
        "params": "parameters", "pdf": "PDF", "pid": "process identifier", "png": "PNG", "pos": "position",
        "pref": "preference", "ps": "PostScript", "prev": "previous", "ptr": "pointer", "rect": "rectangle",
        "res": "result", "rowstride": "row stride",
        "rgb": "RGB", "rgba": "color", "rtl": "right-to-left", "rtt": "round-trip time", "spec": "specification",
        "src": "source", "ssl": "SSL", "ssl3": "SSL 3", "str": "string", "stringv": "strings", "sunday": "Sunday",
        "svg": "SVG", "tcp": "TCP",
        "tls": "TLS",
        "ttl": "time to live", "udp": "UDP", "uid": "user identifier", "uint32": "unsigned 32-bit integer",
        "uint64": "unsigned 64-bit integer", "ui": "user interface",
        "unix": "Unix", "uri": "URI", "uris": "URIs", "url": "URL", "utc": "UTC", "utf8": "UTF-8", "uuid": "UUID",
        "vadjustment": "vertical adjustment", "valign": "vertical alignment", "val": "value",
        "vexpand": "vertical expansion", "vscroll": "vertical scrolling", "vscrollbar": "vertical scroll bar",
        "vulkan": "Vulkan",
        "win": "window", "wm": "window manager", "x11": "X11", "xalign": "horizontal alignment", "xml": "XML",
        "xpad": "horizontal padding", "yalign": "vertical alignment", "yrange": "vertical range",
        "ypad": "vertical padding",
    ]

    /// Words, as a phrase without an article: `n_items` as `number of items`.
    static func phrase(_ words: [String]) -> String {
        var words = words
        var beginning: [String] = []
        if words.count > 1, words[0] == "n" || words[0] == "num" && isPlural(words[1]) {
            beginning = ["number of"]
            words.removeFirst()
        } else if words.count > 1, ["max", "min"].contains(words[0]), words[1] == "n" || isPlural(words[1]) {
            beginning = [words[0] == "max" ? "maximum" : "minimum", "number of"]
            words.removeFirst(words[1] == "n" && words.count > 2 ? 2 : 1)
        }
        return (beginning + words.map { spellings[$0] ?? $0 }).joined(separator: " ")
    }

    private static let prepositions: Set<String> = [
        "after", "around", "as", "at", "before", "between", "by", "for", "from", "in", "into", "of", "on", "onto",
        "over", "to",
        "under", "until", "with", "within", "without",
    ]

    /// Words that stand without an article.
    private static let bare: Set<String> = [
        "again", "all", "any", "async", "back", "both", "down", "each", "everything", "it",
        "itself", "nonblocking", "now",
        "out", "up", "visually", "interactive", "off",
    ]

    /// Returns a phrase with its articles: `the path at the position`.
    static func definite(_ words: [String]) -> String {
        var groups: [(preposition: String?, words: [String])] = [(nil, [])]
        for (index, word) in words.enumerated() {
            if prepositions.contains(word), index < words.count - 1 {
                groups.append((word, []))
            } else {
                groups[groups.count - 1].words.append(word)
            }
        }
        let parts = groups.compactMap { group -> String? in
            guard let first = group.words.first else { return group.preposition }
            let named = phrase(group.words)
            let noun: String =
                if bare.contains(first) || group.words.count == 1 && isPreposition(first) {
                    named
                } else if group.preposition == "as" {
                    indefinite(group.words)
                } else if group.preposition == "by" {
                    "its \(named)"
                } else {
                    "the \(named)"
                }
            return group.preposition.map { "\($0) \(noun)" } ?? noun
        }
        return parts.joined(separator: " ")
    }

    static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    /// Returns a phrase with `a` or `an`, or with neither where it is of several things or of none that can be counted.
    static func indefinite(_ words: [String]) -> String {
        let text = phrase(words)
        guard let last = words.last else { return text }
        let isUncounted = isPlural(last) || uncounted.contains(last) || bare.contains(words[0])
        return isUncounted ? text : "\(article(text)) \(text)"
    }

    private static let uncounted: Set<String> = [
        "access", "alpha", "audio", "bidi", "content", "data", "encoding", "focus", "information", "markup", "media",
        "memory", "metadata", "pending", "proximity", "space", "spacing", "text", "video", "visibility",
    ]

    /// Returns the article of a word, as it is spoken.
    static func article(_ text: String) -> String {
        let word = text.drop { !$0.isLetter }
        let letters = word.prefix { $0.isLetter }
        // Spelled letter by letter: an RGBA, a TLS.
        if letters.count > 1, letters.prefix(2).allSatisfy(\.isUppercase) {
            return "AEFHILMNORSX".contains(letters.first ?? " ") ? "an" : "a"
        }
        let lower = letters.lowercased()
        if ["uni", "us", "ur", "utf", "eu", "one"].contains(where: lower.hasPrefix) { return "a" }
        if lower == "hour" { return "an" }
        return "aeiou".contains(lower.first ?? " ") ? "an" : "a"
    }

    static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
            && !["settings", "alias"].contains(word)
            || ["children", "data"].contains(word)
    }

    // MARK: Adjectives and participles

    private static let adjectives: Set<String> = [
        "abstract", "active", "alike", "anonymous", "automatic", "bold", "busy", "clear", "compatible", "complete",
        "constant", "custom", "default", "dirty", "drawable", "editable", "empty", "equal", "exclusive", "final",
        "full", "global",
        "homogeneous", "horizontal", "identical", "incremental", "infinite", "invalid", "kinetic", "legacy", "local",
        "mutable", "modal",
        "monospace", "multicast", "native", "near", "numeric", "opaque", "open", "primary", "readonly", "ready",
        "rectilinear", "relative", "remote", "rgba", "sensitive", "singular", "static", "successful", "symbolic",
        "synthesized", "valid", "variable", "vertical", "virtual",
    ]

    /// Words with an adjective's ending that are nouns.
    private static let nouns: Set<String> = ["native", "need", "seed", "speed", "table", "variable", "feed", "embed"]

    /// Returns the plural of a noun: `entries`, `buses`.
    static func plural(_ noun: String) -> String {
        if noun.hasSuffix("y"), !["a", "e", "o", "u"].contains(noun.dropLast().suffix(1)) {
            return noun.dropLast() + "ies"
        }
        return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
    }

    static func isAdjective(_ word: String) -> Bool {
        if adjectives.contains(word) { return true }
        if nouns.contains(word) { return false }
        return ["able", "ible", "ed"].contains { word.hasSuffix($0) } && word.count > 4 || participles.contains(word)
    }

    /// Past participles that do not end in `ed`, and present ones that say what something does.
    private static let participles: Set<String> = [
        "hidden", "loading", "lost", "playing", "running", "seeking", "shown", "showing", "spinning", "visible",
        "writing",
        "closing", "editing",
    ]

    static func isPastParticiple(_ word: String) -> Bool {
        word.hasSuffix("ed") && word.count > 4 && !nouns.contains(word) || word == "lost"
    }

    private static let intransitive: Set<String> = [
        "changed", "connected", "disconnected", "ended", "failed", "finished", "succeeded", "started", "stopped",
        "vanished",
    ]

    /// Returns a clause about an event in the past: `the selection has changed`, `the row was activated`.
    static func event(_ words: [String]) -> String? {
        guard let last = words.last, isPastParticiple(last) else { return nil }
        let thing = words.dropLast()
        let hasVerb =
            thing.contains { ["has", "is", "was", "no", "had"].contains($0) }
            || thing.contains(where: prepositions.contains)
        if hasVerb || thing.last.map(isAdjective) == true { return nil }
        let isSeveral = thing.last.map(isPlural) ?? false
        let auxiliary = intransitive.contains(last) ? (isSeveral ? "have" : "has") : (isSeveral ? "were" : "was")
        return "\(thing.isEmpty ? "it" : definite(Array(thing))) \(auxiliary) \(last)"
    }

    // MARK: Verbs

    /// Verbs that C's functions begin with.
    private static let verbs: Set<String> = [
        "accept", "acquire", "activate", "add", "adopt", "advance", "allocate", "allow", "always", "answer", "append",
        "apply", "ask", "attach", "authorize", "bind", "block", "build", "calculate", "call", "cancel", "change",
        "check", "clamp", "clear", "close", "collapse", "commit", "communicate", "compare", "compile", "complete",
        "compose", "composite", "compute", "configure", "connect", "contain", "convert", "copy", "create", "cut",
        "deactivate",
        "decompose", "delay", "delete", "describe", "deserialize", "destroy", "detach", "determine", "disable",
        "disconnect", "dispatch",
        "dispose", "divide", "do", "drag", "draw", "drop", "duplicate", "eject", "embed", "emit", "empty", "enable",
        "end", "ensure", "enumerate", "escape", "evaluate", "expand", "export", "expose", "extend", "fill", "filter",
        "find", "finish", "flip", "flush", "focus", "force", "format", "forward", "freeze", "generate", "grab", "group",
        "guess", "handle", "hide", "hold", "ignore", "implement", "init", "initialize", "inhibit", "insert", "inset",
        "interpolate", "intersect", "invalidate", "invert", "invoke", "iterate", "join", "launch", "leave", "listen",
        "load", "lock", "lookup", "lower", "make", "map", "mark", "match", "maximize", "measure", "merge", "minimize",
        "monitor", "mount", "move", "multiply", "negate", "normalize", "notify", "observe", "offset", "open",
        "pack", "parse", "paste", "pause", "peek", "perform", "pick", "place", "play", "point", "poll", "pop",
        "populate", "popdown", "popup", "prepare", "prepend", "present", "print", "project", "propagate", "provide",
        "purge", "push", "put",
        "query", "queue", "quit", "raise", "read", "realize", "receive", "refilter", "refresh", "register", "reject",
        "release", "reload", "remount", "remove", "render", "reorder", "replace", "reply", "report", "request", "reset",
        "resize", "resolve", "restore", "restrict", "retrieve", "return", "reveal", "revert", "rotate", "round", "run",
        "save",
        "scale", "scan", "scroll", "search", "seek", "select", "send", "serialize", "set", "setenv", "shape", "shift",
        "show", "shrink", "shutdown", "skew", "skip", "snapshot", "sort", "spawn", "spin", "splice", "split", "start",
        "steal",
        "stop", "store", "subtract", "support", "swap", "sync", "take", "tell", "terminate", "thaw", "toggle", "track",
        "transform", "translate", "transpose", "trash", "trigger", "truncate", "unbind", "undo", "redo", "unescape",
        "unexport", "unfullscreen", "ungroup",
        "uninhibit", "unlock", "unmap", "unmark", "unmaximize", "unminimize", "unmount", "unparent", "unproject",
        "unrealize",
        "unregister", "unselect", "unset", "unsetenv", "unshadow", "untransform", "unwatch", "update", "use", "verify",
        "wait", "walk", "warn", "watch", "withdraw", "wrap", "write", "yield", "zoom",
    ]

    /// Verbs that English writes as two words.
    private static let phrasalVerbs: [String: [String]] = [
        "ask": ["ask", "for"], "init": ["initialize"], "lookup": ["look", "up"], "popdown": ["close"],
        "popup": ["open"],
        "query": ["ask", "for"], "setenv": ["set", "the", "environment", "variable"], "shutdown": ["shut", "down"],
        "sync": ["synchronize"], "trash": ["move", "to", "the", "trash"], "unset": ["take", "away"],
        "unsetenv": ["remove", "the", "environment", "variable"],
    ]

    static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

    /// Returns the third person of a verb: `Adds`, `Looks up`.
    static func thirdPerson(_ verb: String) -> String {
        let words = phrasalVerbs[verb] ?? [verb]
        let first = words[0]
        let conjugated: String =
            switch first {
            case "do": "does"
            case _ where first.hasSuffix("y") && !"aeiou".contains(first.dropLast().last ?? " "):
                first.dropLast() + "ies"
            case _ where ["s", "sh", "ch", "x", "z"].contains { first.hasSuffix($0) }: first + "es"
            default: first + "s"
            }
        return ([conjugated] + words.dropFirst()).joined(separator: " ")
    }

    /// Returns the third person of a verb with its object: `Closes it`, `Looks it up`.
    static func doesIt(_ verb: String) -> String {
        let words = thirdPerson(verb).split(separator: " ").map(String.init)
        if words.count == 2, ["up", "down", "away"].contains(words[1]) { return "\(words[0]) it \(words[1])" }
        if words.count > 2, words[1] == "to" { return ([words[0], "it"] + words.dropFirst()).joined(separator: " ") }
        return words.joined(separator: " ") + " it"
    }

    private static let standingAlone: Set<String> = ["advance", "listen", "poll", "seek", "wait", "communicate"]

    /// Returns a Boolean value that indicates whether a verb is said of what does it, and of nothing else.
    static func standsAlone(_ verb: String) -> Bool { standingAlone.contains(verb) }

    private static let takingArguments: Set<String> = [
        "accept", "activate", "add", "append", "attach", "detach", "delete", "emit", "evaluate", "export", "find",
        "grab", "insert", "load",
        "lookup", "open", "parse", "pick", "place", "prepend", "push", "put", "read", "register", "reject", "remove",
        "replace", "select",
        "send", "set", "take", "unexport", "unregister", "unselect", "unset", "verify", "watch", "write",
    ]

    /// Returns a Boolean value that indicates whether a verb's object is a function's first argument, rather than what
    /// the function belongs to.
    static func takesArgument(_ verb: String) -> Bool { takingArguments.contains(verb) }

    /// Returns the plain form of what is a verb's third person: `contain` of `contains`.
    static func verb(ofThirdPerson word: String) -> String? {
        guard word.hasSuffix("s") else { return nil }
        let stems = [String(word.dropLast()), String(word.dropLast(2)), String(word.dropLast(3)) + "y"]
        if ["exists", "speaks", "includes", "needs", "receives", "equals"].contains(word) { return stems[0] }
        return stems.first { isVerb($0) && thirdPerson($0) == word }
    }

    // MARK: Lists

    /// `a`, `a and b`, `a, b and c`.
    static func list(_ items: [String], _ conjunction: String = "and") -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

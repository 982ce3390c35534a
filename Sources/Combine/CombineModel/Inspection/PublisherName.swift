#if DEBUG
/// Functions that turn the types of publishers into readable names, which consist of the names of the source and its
/// operators.
package enum PublisherName {
    /// Returns the operators of a publisher's type in the order in which they were called, for example
    /// `Published<Int> → map → removeDuplicates`.
    package static func describe(_ type: Any.Type) -> String {
        var parser = TypeNameParser(String(reflecting: type))
        return describe(parser.type())
    }

    /// Returns the short name of a subscriber's type, without its generic parameters, such as `Sink`.
    package static func subscriber(_ type: Any.Type) -> String {
        var parser = TypeNameParser(String(reflecting: type))
        return parser.type().path.last ?? "\(type)"
    }

    private static let names = [
        "MapKeyPath": "map", "MapKeyPath2": "map", "MapKeyPath3": "map", "ReceiveOn": "receive(on:)",
        "SubscribeOn": "subscribe(on:)", "CollectByCount": "collect", "CollectByTime": "collect",
        "FirstWhere": "first(where:)", "LastWhere": "last(where:)", "ContainsWhere": "contains(where:)",
        "PrefixUntilOutput": "prefix(untilOutputFrom:)", "DropUntilOutput": "drop(untilOutputFrom:)",
        "PrefixWhile": "prefix(while:)", "DropWhile": "drop(while:)", "Concatenate": "append", "MergeMany": "merge",
    ]
    /// Operators whose upstream isn't their first generic parameter.
    private static let upstreamIsSecond: Set<String> = ["FlatMap", "SwitchToLatest"]
    private static let combining: Set<String> = [
        "CombineLatest", "CombineLatest3", "CombineLatest4", "Zip", "Zip3", "Zip4", "Merge", "Merge3", "Merge4",
        "Merge5", "Merge6", "Merge7", "Merge8",
    ]

    private static func describe(_ type: TypeNameParser.Name) -> String {
        guard type.path.dropLast().last == "Publishers", let base = type.path.last, !type.arguments.isEmpty,
            base != "Sequence"
        else { return type.short }
        let name = names[base] ?? base.prefix(1).lowercased() + base.dropFirst()
        if combining.contains(base) {
            let sources = type.arguments.map(describe).joined(separator: ", ")
            return "\(name.filter { !$0.isNumber })(\(sources))"
        }
        let index = upstreamIsSecond.contains(base) ? 1 : 0
        guard type.arguments.indices.contains(index) else { return type.short }
        return "\(describe(type.arguments[index])) → \(name)"
    }
}

/// A parser for the names of generic types. It doesn't interpret tuples and functions.
struct TypeNameParser {
    /// The name of a type. The name of a nominal type is divided into the names of the module, the outer types and the
    /// type. Any other name, for example of a tuple, isn't divided.
    struct Name {
        /// The names of the module, the outer types and the type.
        var path: [String] = []
        /// The generic arguments of the type and of its outer types.
        var arguments: [Name] = []
        /// The name without modules.
        var short = ""
    }

    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// Parses a type. The type ends before the next comma or closing angle bracket of the enclosing type.
    mutating func type() -> Name {
        var name = Name()
        var word = ""
        var depth = 0
        func isNested() -> Bool { depth > 0 }
        while let character = rest.first {
            if !isNested(), character == "," || (character == ">" && word.last != "-") { break }
            rest.removeFirst()
            switch character {
            case "(":
                depth += 1
                word.append(character)
            case ")":
                depth -= 1
                word.append(character)
            case "<" where !isNested():
                name.path.append(word)
                let arguments = list()
                name.arguments += arguments
                name.short += word + "<" + arguments.map(\.short).joined(separator: ", ") + ">"
                word = ""
            case "." where !isNested():
                if word.isEmpty {
                    name.short += "."
                } else {
                    name.path.append(word)
                    // The module is left out of the short name.
                    if name.path.count > 1 { name.short += word + "." }
                    word = ""
                }
            default: word.append(character)
            }
        }
        if !word.isEmpty {
            name.path.append(word)
            name.short += word
        }
        return name
    }

    private mutating func list() -> [Name] {
        var found: [Name] = []
        while !rest.isEmpty {
            found.append(type())
            if rest.first == "," {
                rest = rest.dropFirst().drop { $0 == " " }
            } else {
                if rest.first == ">" { rest.removeFirst() }
                break
            }
        }
        return found
    }
}
#endif

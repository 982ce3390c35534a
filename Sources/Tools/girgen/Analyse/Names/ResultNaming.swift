/// The rules that name the result of a function that returns several values.
struct ResultNaming {
    private static let prepositions: Set<String> = ["at", "by", "for", "from", "in", "of", "to", "with"]
    private static let endings: Set<String> = ["async", "finish", "sync"]

    /// Returns the last word of the result's type or, if the type isn't suitable, the last noun in the function's name.
    static func name(of kind: Kind, function: String, besides others: [String]) -> String {
        let name = noun(of: kind) ?? noun(ofFunction: function)
        return name.isEmpty || others.contains(name) ? "result" : name
    }

    private static func noun(of kind: Kind) -> String? {
        switch kind {
        case .object(let type), .interface(let type), .owner(let type), .value(let type), .enumeration(let type):
            Naming.camelWords(type.name).last?.lowercased()
        case .array(let element, _), .list(let element, _), .pointerArray(let element), .sizedArray(let element):
            noun(of: element).map { English.plural($0) }
        default: nil
        }
    }

    private static func noun(ofFunction name: String) -> String {
        let words = Naming.words(name).filter { !endings.contains($0) }
        let end = words.dropFirst().firstIndex { prepositions.contains($0) } ?? words.count
        return Naming.lowerCamel([words[..<end].last ?? ""])
    }
}

/// The form of a handwritten sentence: "A Boolean value that …" for a value, "Returns the …" for a function's result.
enum SentenceForm {
    case plain, value, result

    func applied(to text: String) -> String {
        let truth = "Boolean value that indicates whether "
        return switch self {
        case .plain: text
        case .value: text.replacing(#/^Whether /#, with: "A " + truth)
        case .result:
            text.replacing(#/^Whether /#, with: "Returns a " + truth)
                .replacing(#/^(?:The|A|An|All|Its) /#) { "Returns " + $0.output.lowercased() }
        }
    }
}

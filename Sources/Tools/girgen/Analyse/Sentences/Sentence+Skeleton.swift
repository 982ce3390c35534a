extension Sentence {
    /// Returns a handwritten text in the form that suits the declaration: "Returns the …" for a function.
    static func text(_ text: String, for subject: DocumentedDeclaration) -> String {
        let truth = "Boolean value that indicates whether "
        switch subject {
        case .property, .computed: return text.replacing(prefix: "Whether ", with: "A " + truth)
        case .function(let call) where call.last.resultKind != .none || !call.last.outputs.isEmpty,
            .virtualFunction(let call, _, _, _) where call.last.resultKind != .none || !call.last.outputs.isEmpty:
            if text.hasPrefix("Whether ") { return text.replacing(prefix: "Whether ", with: "Returns a " + truth) }
            for article in ["The ", "A ", "An ", "All ", "Its "] where text.hasPrefix(article) {
                return text.replacing(prefix: article, with: "Returns " + article.lowercased())
            }
            return text
        default: return text
        }
    }
}

extension String {
    fileprivate func replacing(prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}

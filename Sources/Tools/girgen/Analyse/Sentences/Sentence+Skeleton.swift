extension Sentence {
    /// The form of a handwritten sentence: "A Boolean value that …" for a value, "Returns the …" for a function's result.
    enum Form { case plain, value, result }

    /// Creates a sentence from a handwritten text.
    init(_ text: String, _ form: Form, _ origin: Origin = .byHand) {
        let truth = "Boolean value that indicates whether "
        let formed =
            switch form {
            case .plain: text
            case .value: text.replacing(#/^Whether /#, with: "A " + truth)
            case .result:
                text.replacing(#/^Whether /#, with: "Returns a " + truth)
                    .replacing(#/^(?:The|A|An|All|Its) /#) { "Returns " + $0.output.lowercased() }
            }
        self.init(origin: origin, text: formed)
    }
}
